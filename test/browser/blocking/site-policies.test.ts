import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sample } from '../../support/sample.ts';
import { inBrowser } from '../support/browser.ts';
import { button, ran, settled } from '../support/widget.ts';

const inline = 'window.ran = [...(window.ran ?? []), "inline"]; "advertsQueue"';
const hash = `'sha256-${createHash('sha256').update(inline).digest('base64')}'`;
const everything = ['adverts.js', 'counter', 'group.js', 'inline'];
const types = "script-src 'nonce-abc' 'strict-dynamic'; require-trusted-types-for 'script'";
const defaultPolicy = `<script nonce="abc">trustedTypes.createPolicy('default', {
  createHTML: (text) => text, createScript: (text) => text, createScriptURL: (text) => text })</script>`;

/** What runs after consent under a website's own policy. */
const policies: Record<string, [policy: string, runs: string[], head?: string]> = {
  'a nonce': ["script-src 'nonce-abc'", everything],
  '“strict-dynamic”': ["script-src 'nonce-abc' 'strict-dynamic' https:", everything],
  // A service's own code has no hash.
  'hosts and hashes': [`script-src 'self' SERVICE ${hash}`, ['adverts.js', 'group.js', 'inline']],
  'Trusted Types': [types, ['adverts.js', 'inline']],
  'Trusted Types that only “placet” may create': [`${types}; trusted-types placet`, ['adverts.js', 'inline']],
  'Trusted Types with a default policy': [types, everything, defaultPolicy],
};
const cases = Object.entries(policies).flatMap(([name, policy]) =>
  [false, true].map((strictBlocking) => ({ name, policy, strictBlocking })),
);

inBrowser('a website with a content security policy', (site, visit) => {
  for (const { name, policy, strictBlocking } of sample(cases, 5))
    test(`blocks and releases with ${name}${strictBlocking ? ' and strict blocking' : ''}`, async () => {
      const [csp, runs, head = ''] = policy;
      const stranger = site().pageUrl.replace('localhost', '127.0.0.1');
      site().setPage({
        csp: csp.replace('SERVICE', site().service),
        head: `${head}<script nonce="abc" src="/adverts.js"></script><script nonce="abc">${inline}</script>
          <script type="text/x-ccm-loader" nonce="abc" data-ccm-loader-src="/group.js" data-ccm-loader-group="adverts"></script>
          <script nonce="abc" src="/strange.js"></script>`,
      });
      await site().configure({ domain: { strictBlocking } });
      const page = await (await visit()).newPage();
      await page.goto(site().pageUrl);
      await button(page, 'Only necessary').waitFor();
      await page.evaluate((src) => {
        const image = new Image();
        image.src = src;
        return new Promise((done) => image.addEventListener('error', done));
      }, `${stranger}pixel`);
      expect(await ran(page)).toEqual(['strange.js']);
      expect(site().hits('/pixel')).toBe(strictBlocking ? 0 : 1);
      await button(page, 'Accept all').click();
      await settled(page);
      const sorted = async () => (await ran(page)).toSorted();
      await expect.poll(sorted).toEqual([...runs, 'strange.js'].toSorted());
    });
});

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from './support/browser.ts';
import { button, dialog, ran, recordEvents, sendSignal, settled } from './support/widget.ts';

const guide = readFileSync('docs/website/javascript-api.md', 'utf8');
const troubleshooting = readFileSync('docs/website/troubleshooting.md', 'utf8');
const examples = (language: string, page = guide) =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, code]) => code!);

/** Keeps what the widget says of changes, over reloads. */
const recordChanges = `<script>
  window.changes = JSON.parse(sessionStorage.changes ?? '[]');
  addEventListener('ccm19ConsentChanged', ({ detail }) => {
    changes.push(detail);
    sessionStorage.changes = JSON.stringify(changes);
  });
</script>`;
type Change = { accepted: string[]; added: string[]; removed: string[] };

inBrowser('the JavaScript reference', (site, visit) => {
  async function open(html: { head?: string; body?: string } = {}) {
    site().setPage({ ...html, head: `${recordEvents}${html.head ?? ''}` });
    const page = await (await visit()).newPage();
    await page.goto(site().pageUrl);
    await dialog(page).waitFor();
    return page;
  }
  const changes = (page: Page) => page.evaluate<Change[]>('changes');

  test('its examples run without an error, before and after a decision', async () => {
    const page = await open();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    for (const decided of [false, true]) {
      for (const code of [...examples('js'), ...examples('js', troubleshooting)])
        await page.evaluate(`(async () => {${code}})()`);
      expect(errors).toEqual([]);
      if (!decided) {
        // What the examples have begun, such as a change of the language, ends with the page.
        await page.goto(site().pageUrl);
        await page.evaluate(() => CCM.openWidget());
        await button(page, 'Accept all').click();
        await settled(page);
      }
    }
    expect(examples('js').length).toBeGreaterThan(6);
  });

  test('its HTML waits for consent, and links and the declaration work', async () => {
    const page = await open({ body: examples('html').join('\n') });
    expect(await ran(page)).toEqual([]);
    expect(site().hits('/video/1') + site().hits('/group.js') + site().hits('/adverts.js/pixel')).toBe(0);
    await expect.poll(() => page.locator('.ccm-cookie-declaration').textContent()).toContain('Counter');
    await button(page, 'Accept all').click();
    await expect.poll(async () => (await ran(page)).toSorted()).toEqual(['counter', 'group', 'group.js']);
    await expect.poll(() => site().hits('/video/1')).toBe(1);
    await expect.poll(() => site().hits('/adverts.js/pixel')).toBe(1);
    await page.getByRole('link', { name: 'Privacy settings', exact: true }).click();
    await button(page, 'Save selection').waitFor();
  });

  test('names every member of CCM and every event', async () => {
    const page = await open();
    for (const name of await page.evaluate(() => Object.keys(CCM))) expect(guide).toContain(`\`${name}`);
    const events = readFileSync('packages/client/src/events.ts', 'utf8').matchAll(/^ {2}(ccm19\w+):/gm);
    for (const [, name] of events) expect(guide).toContain(`| \`${name}\``);
  });

  test('ccm19ConsentChanged tells what came and went: by decisions, withdrawals, other tabs and the next page view', async () => {
    const page = await open({ head: recordChanges });
    expect(await changes(page)).toEqual([]);
    await button(page, 'Only necessary').click();
    await settled(page);
    const session = { accepted: ['session'], added: ['session'], removed: [] };
    await expect.poll(() => changes(page)).toEqual([session]);

    await page.evaluate(() => CCM.openControlPanel());
    await page.getByRole('checkbox', { name: 'Adverts' }).check();
    await button(page, 'Save selection').click();
    const adverts = { accepted: ['session', 'adverts'], added: ['adverts'], removed: [] };
    await expect.poll(() => changes(page)).toEqual([session, adverts]);

    const other = await page.context().newPage();
    await other.goto(site().pageUrl);
    await other.evaluate(() => CCM.openWidget());
    await button(other, 'Only necessary').click();
    const withdrawn = { accepted: ['session'], added: [], removed: ['adverts'] };
    await expect.poll(() => changes(page)).toEqual([session, adverts, withdrawn]);
  });

  test('ccm19ConsentChanged comes before the reload that stops a service', { tags: 'full' }, async () => {
    const page = await open({ head: recordChanges });
    await button(page, 'Accept all').click();
    await expect.poll(() => ran(page)).toEqual(['counter']);
    await settled(page);
    await page.evaluate(() => CCM.openWidget());
    await Promise.all([page.waitForEvent('load'), button(page, 'Only necessary').click()]);
    await expect
      .poll(async () => (await changes(page)).map(({ added, removed }) => [added, removed]))
      .toEqual([
        [['session', 'counter', 'adverts', 'video'], []],
        [[], ['counter', 'adverts', 'video']],
        [['session'], []],
      ]);
  });

  test('CCM.debug() says what is blocked, and why', async () => {
    await site().configure({
      domain: { blockNewScripts: true, blockFirstPartyScripts: false, blockedScriptMarkers: ['never'] },
    });
    const page = await open({
      body: `<script src="/adverts.js"></script><script>/* never */</script>
        <script type="text/x-ccm-loader" data-ccm-loader-group="adverts">1</script>
        <script src="https://unknown.invalid/a.js"></script><iframe src="/video/1"></iframe>`,
    });
    const rows = () =>
      page.evaluate(async () =>
        (await CCM.debug()).blocked.map(({ element, ...row }) => ({ tag: element.localName, ...row })),
      );
    expect(await rows()).toEqual([
      {
        tag: 'script',
        address: '/adverts.js',
        service: 'adverts',
        marker: '/adverts.js',
        rule: '',
        since: '',
      },
      {
        tag: 'script',
        address: '/* never */',
        service: '',
        marker: '',
        rule: 'blockedScriptMarkers',
        since: '',
      },
      { tag: 'script', address: '1', service: 'adverts', marker: 'adverts', rule: '', since: '' },
      {
        tag: 'script',
        address: 'https://unknown.invalid/a.js',
        service: '',
        marker: '',
        rule: 'blockNewScripts',
        since: '',
      },
      { tag: 'iframe', address: '/video/1', service: 'video', marker: '/video/', rule: '', since: '' },
    ]);
    const { policy, storage, notice, stopped } = await page.evaluate(async () => {
      const { blocked: _, ...rest } = await CCM.debug();
      return rest;
    });
    expect([policy, storage, notice, stopped]).toEqual([
      'optIn',
      'localStorage',
      expect.stringMatching(/^[0-9a-f]{64}$/),
      [],
    ]);

    const logged: string[] = [];
    page.on('console', (message) => void logged.push(message.text()));
    await page.evaluate(() => CCM.debug({ live: true }));
    await button(page, 'Accept all').click();
    await expect.poll(() => logged.filter((text) => text.startsWith('Placet released')).length).toBe(3);
  });

  test(
    'CCM.debug() says by which rule a service is allowed or not, and since which decision',
    { tags: 'full' },
    async () => {
      const page = await open({ body: '<script src="/adverts.js"></script>' });
      const debug = () =>
        page.evaluate(async () => {
          const { services, blocked } = await CCM.debug();
          return {
            services: services.map(({ key, state, reason, since }) =>
              [key, state, reason, since].join(' ').trim(),
            ),
            blocked: blocked.map(({ since }) => since),
          };
        });
      expect(await debug()).toEqual({
        services: [
          'session allowed necessary',
          'counter undecided noDecision',
          'adverts undecided noDecision',
          'video undecided noDecision',
        ],
        blocked: [''],
      });

      await page.evaluate(() => CCM.openControlPanel());
      await page.getByRole('checkbox', { name: 'Counter' }).check();
      await button(page, 'Save selection').click();
      await settled(page);
      const time = await page.evaluate(() => {
        const key = Object.keys(localStorage).find((name) => /^placet_[0-9a-f]+$/.test(name))!;
        return new Date(JSON.parse(localStorage[key]).time * 1000).toISOString();
      });
      const decided = {
        services: [
          'session allowed necessary',
          `counter accepted decision ${time}`,
          `adverts rejected decision ${time}`,
          `video rejected decision ${time}`,
        ],
        blocked: [time],
      };
      expect(await debug()).toEqual(decided);
      await page.reload();
      await page.waitForFunction(() => window.CCM);
      expect(await debug()).toEqual(decided);

      await site().configure({ services: { 'More counters': { purpose: 'a717ff5', active: true } } });
      await page.reload();
      await dialog(page).waitFor();
      expect((await debug()).services.at(-1)).toBe('more-counters undecided notCovered');

      // The browser begins to send the signal after a decision for adverts.
      await page.evaluate(() => CCM.openWidget());
      await button(page, 'Accept all').click();
      await settled(page);
      await sendSignal(page);
      await page.reload();
      await dialog(page).waitFor();
      expect((await debug()).services[2]).toBe('adverts undecided globalPrivacyControl');
    },
  );

  test(
    'CCM.debug() says what the region’s policy allows, and what an objection stops there',
    { tags: 'full' },
    async () => {
      site().setPlace('US-CA');
      await site().configure({ domain: { policyUsStates: 'optOut' } });
      const page = await open();
      const services = () =>
        page.evaluate(async () => {
          const { policy, services } = await CCM.debug();
          return [
            policy,
            ...services.map(({ state, reason, since }) => `${state} ${reason} ${since && 'since'}`),
          ];
        });
      expect(await services()).toEqual(['optOut', 'allowed necessary ', ...Array(3).fill('allowed policy ')]);

      await sendSignal(page);
      await page.reload();
      await dialog(page).waitFor();
      expect(await services()).toEqual([
        'optOut',
        'allowed necessary ',
        'allowed policy ',
        'undecided globalPrivacyControl ',
        'undecided globalPrivacyControl ',
      ]);

      await button(page, 'Do not sell or share my personal information').click();
      await settled(page);
      await site().configure({ domain: { consentResetBeforeDate: new Date().toISOString().slice(0, 10) } });
      // The decision is older than the reset.
      await page.evaluate(() => {
        const key = Object.keys(localStorage).find((name) => /^placet_[0-9a-f]+$/.test(name))!;
        const decision = JSON.parse(localStorage[key]);
        localStorage[key] = JSON.stringify({ ...decision, time: decision.time - 2 * 86_400 });
      });
      await page.reload();
      await dialog(page).waitFor();
      expect((await services()).slice(2)).toEqual(Array(3).fill('undecided objection since'));

      site().setPlace('DE');
      await page.reload();
      await dialog(page).waitFor();
      expect((await services()).slice(2)).toEqual(Array(3).fill('undecided reset '));
    },
  );
});

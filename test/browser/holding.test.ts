import { expect, test } from 'vitest';
import { inBrowser } from './browser.ts';
import { embeddings } from './config.ts';
import { button, ran, settled } from './widget.ts';

inBrowser('scripts and frames that need consent', (site, visit) => {
  async function open(html: { head?: string; body?: string }, patch = {}) {
    site().setPage(html);
    site().setConfig(patch);
    const page = await (await visit()).newPage();
    await page.goto(site().pageUrl);
    return page;
  }

  test('scripts of the loader’s type wait for their group, and then run in their order', async () => {
    const page = await open({
      head: `<script type="text/x-ccm-loader" data-ccm-loader-src="/one.js" data-ccm-loader-group="adverts"></script>
        <script type="text/x-ccm-loader" data-ccm-loader-group="adverts">ran.push('two')</script>
        <script type="text/x-ccm-loader" data-ccm-loader-group="other">ran.push('never')</script>`,
    });
    await page.waitForFunction(() => window.CCM);
    expect(await ran(page)).toEqual([]);
    await button(page, 'Accept all').click();
    await expect.poll(() => ran(page)).toEqual(expect.arrayContaining(['one.js', 'two', 'counter']));
    const order = await ran(page);
    expect(order.indexOf('two')).toBeGreaterThan(order.indexOf('one.js'));
    expect(order).not.toContain('never');
  });

  test('scripts with an embedding’s marker wait, whether the page or code puts them there', async () => {
    const page = await open({
      head: `<script src="/plain.js"></script><script src="/adverts.js?1"></script>
        <script>window.advertsQueue = ran.push('inline')</script>`,
      body: `<script>
        for (const how of [(s) => document.body.appendChild(s), (s) => document.head.append(s), (s) => document.body.firstChild.before(s)]) {
          const script = document.createElement('script');
          script.src = '/adv' + 'erts.js?2';
          how(script);
        }
        const plain = document.createElement('script');
        plain.text = "ran.push('added')";
        document.body.append(plain);
      </script>`,
    });
    await page.waitForFunction(() => window.CCM);
    expect(await ran(page)).toEqual(['plain.js', 'added']);
    await button(page, 'Accept all').click();
    await expect.poll(() => ran(page)).toHaveLength(8);
    expect((await ran(page)).filter((name) => name === 'adverts.js')).toHaveLength(4);
    await page.reload();
    expect((await ran(page)).slice(0, 3)).toEqual(['plain.js', 'adverts.js', 'inline']);
  });

  test('unknown scripts wait where the domain says so, allowed ones never', async () => {
    const page = await open(
      {
        head: `<script src="/first.js"></script><script>ran.push('inline')</script>
          <script src="/allowed.js"></script><script>ran.push('blocked marker')</script>`,
      },
      {
        blockFirstPartyScripts: true,
        allowedScriptMarkers: ['allowed.js'],
        blockedScriptMarkers: ['blocked marker'],
      },
    );
    await page.waitForFunction(() => window.CCM);
    expect(await ran(page)).toEqual(['allowed.js']);
  });

  test('a frame gives way to a placeholder whose button allows just this service', async () => {
    const page = await open(
      {
        body: '<iframe title="film" src="/video/1" width="400" height="300"></iframe><div id="later"></div>',
      },
      { appendConsentSwitchToIframes: true },
    );
    await button(page, 'Only necessary').click();
    const frames = () => page.frames().filter((frame) => frame.url().includes('/video/')).length;
    expect(frames()).toBe(0);
    await page.evaluate(() => {
      document.querySelector('#later')!.innerHTML =
        '<iframe src="/video/2" width="400" height="300"></iframe>';
    });
    const placeholders = page.getByRole('region', { name: 'Video' });
    await expect.poll(() => placeholders.count()).toBe(2);
    expect(await placeholders.first().textContent()).toContain('A video waits here');
    expect(await placeholders.first().boundingBox()).toMatchObject({ width: 404 });
    await placeholders.getByRole('button', { name: 'Agree and show' }).first().click();
    await expect.poll(frames).toBe(2);
    expect(await placeholders.count()).toBe(0);
    await expect.poll(() => site().posts()).toHaveLength(2);
    expect(site().posts()[1]).toMatchObject({ consent: true, embeddings: ['0000000000a1', '0000000000d4'] });

    await page.getByRole('checkbox', { name: 'Show external content (Video)' }).first().click();
    await expect.poll(() => placeholders.count()).toBe(2);
    expect(frames()).toBe(0);
    await expect.poll(() => site().posts()).toHaveLength(3);
    expect(site().posts()[2]).toMatchObject({ consent: false, embeddings: ['0000000000a1'] });
  });

  test('a frame that waits for its address in data-ccm-loader-src is not asked for at all', async () => {
    const page = await open({
      body: '<iframe data-ccm-loader-src="/video/3"></iframe>',
    });
    await page.waitForFunction(() => window.CCM);
    expect(site().hits('/video/3')).toBe(0);
    await button(page, 'Accept all').click();
    await expect.poll(() => site().hits('/video/3')).toBe(1);
  });

  test('frames of strangers wait where the domain says so, and a host once allowed is remembered', async () => {
    const stranger = site().pageUrl.replace('localhost', '127.0.0.1');
    const page = await open(
      { body: `<iframe src="${stranger}video/"></iframe>` },
      { blockIframes: true, iframeBlockMode: 'whitelist', embeddings: [] },
    );
    await button(page, 'Only necessary').click();
    const shown = () => page.frames().filter((frame) => frame.url() === `${stranger}video/`).length;
    expect(shown()).toBe(0);
    await button(page, `Agree and show: ${new URL(stranger).host}`).click();
    await expect.poll(shown).toBe(1);
    await page.reload();
    await expect.poll(shown).toBe(1);
    await page.evaluate(() => CCM.openWidget());
    await button(page, 'Only necessary').click();
    expect(shown()).toBe(0);
    site().setConfig({
      rememberIframeConsentPerDomain: false,
      iframeMarkers: ['127.0.0.1'],
      iframeBlockMode: 'blacklist',
    });
    await page.reload();
    expect(shown()).toBe(0);
  });

  test('what waits in the loader’s way runs at once where consent is given already, and only on the right pages', async () => {
    const page = await open({}, {});
    await button(page, 'Accept all').click();
    await settled(page);
    await page.evaluate(() => {
      const script = Object.assign(document.createElement('script'), {
        type: 'text/x-ccm-loader',
        text: "ran.push('late')",
      });
      script.dataset.ccmLoaderGroup = 'adverts';
      document.body.append(script);
    });
    await expect.poll(() => ran(page)).toEqual(['counter', 'late']);
    site().setConfig({
      embeddings: embeddings.map((e) => ({ ...e, excludeUrlsMode: 'exclude', excludeFromUrls: ['/shop/*'] })),
    });
    await page.goto(`${site().pageUrl}shop/1`);
    await page.waitForFunction(() => CCM.fullConsentGiven);
    expect(await ran(page)).toEqual([]);
  });
});

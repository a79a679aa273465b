import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from './browser.ts';
import { button, dialog, ran, settled } from './widget.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function faults(page: Page) {
  const result = await page.evaluate<{ violations: { id: string; nodes: { html: string }[] }[] }>(
    `${axe};axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] })`,
  );
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const outer = document.activeElement;
    const inner = outer?.shadowRoot?.activeElement ?? outer;
    return (
      inner?.getAttribute('aria-label') ??
      (inner as HTMLInputElement)?.labels?.[0]?.textContent ??
      inner?.textContent
    );
  });

inBrowser('the widget under adverse conditions', (site, visit) => {
  test('the keyboard alone suffices, focus stays inside and returns', async () => {
    site().setPage({ body: '<main><h1>A site</h1><a href="#CCM.openWidget">again</a></main>' });
    const page = await (await visit()).newPage();
    await page.goto(site().pageUrl);
    await expect.poll(() => focused(page)).toBe('Cookies and privacy');
    for (const name of ['Accept all', 'Only necessary', 'Settings']) {
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe(name);
    }
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('Privacy settings');
    const seen = new Set<string | null | undefined>();
    for (let i = 0; i < 25; i++) {
      await page.keyboard.press('Tab');
      seen.add(await focused(page));
      if ((await focused(page)) === 'Counter') await page.keyboard.press('Space');
    }
    expect(seen).toContain('Save selection');
    expect(seen).not.toContain('again');
    await page.keyboard.press('Escape');
    expect(await focused(page)).toBe('Cookies and privacy');
    await page.keyboard.press('Shift+Tab');
    await button(page, 'Only necessary').focus();
    await page.keyboard.press('Enter');
    expect(await dialog(page).count()).toBe(0);

    await page.getByRole('link', { name: 'again' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    expect(await focused(page)).toBe('again');
    expect(site().posts()).toHaveLength(1);
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`axe finds nothing to complain about in ${colorScheme} mode`, async () => {
      site().setPage({ body: '<main><h1>A site</h1><iframe title="film" src="/video/1"></iframe></main>' });
      const page = await (await visit({ colorScheme })).newPage();
      await page.goto(site().pageUrl);
      await dialog(page).waitFor();
      expect(await faults(page)).toEqual([]);
      await button(page, 'Settings').click();
      for (const summary of await page.locator('summary').all()) await summary.click();
      expect(await faults(page)).toEqual([]);
      await button(page, 'Save selection').click();
      await page.evaluate(() => document.body.style.setProperty('background', 'Canvas'));
      expect(await faults(page)).toEqual([]);
    });

  test('a hostile stylesheet changes nothing', async () => {
    const measure = async (page: Page) => ({
      box: await dialog(page).boundingBox(),
      button: await button(page, 'Accept all').boundingBox(),
      font: await button(page, 'Accept all').evaluate((element) => getComputedStyle(element).font),
    });
    site().setPage({});
    const page = await (await visit()).newPage();
    await page.goto(site().pageUrl);
    const before = await measure(page);
    site().setPage({
      head: `<style>
        html { font-size: 40px !important; transform: scale(0.5) }
        * { all: unset !important; display: none !important; color: red !important; font: 3px serif !important; direction: rtl !important }
        html, body, body * { display: block !important }
        div { opacity: 0 !important; visibility: hidden !important; position: absolute !important; z-index: -1 !important; pointer-events: none !important }
        dialog, button { width: 1px !important; inset: auto !important }
      </style>`,
      body: '<iframe src="/video/1" width="300" height="200"></iframe>',
    });
    await page.goto(site().pageUrl);
    expect(await measure(page)).toEqual(before);
    await button(page, 'Only necessary').click();
    await page.getByRole('button', { name: 'Agree and show: Video' }).click();
  });

  test('a strict policy with a nonce is kept, and scripts after consent run under it', async () => {
    const host = new URL(site().pageUrl).origin;
    site().setPage({
      csp: `default-src 'none'; script-src 'nonce-abc'; connect-src ${host}; frame-src ${host}; style-src 'nonce-abc'; base-uri 'none'`,
      head: '<script type="text/x-ccm-loader" data-ccm-loader-src="/one.js" data-ccm-loader-group="adverts" nonce="abc"></script>',
      body: '<iframe src="/video/1"></iframe><script type="text/x-ccm-loader" data-ccm-loader-group="adverts">ran.push("smuggled")</script>',
    });
    const page = await (await visit()).newPage();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    await page.goto(site().pageUrl);
    expect((await dialog(page).boundingBox())!.width).toBe(608);
    expect(await button(page, 'Accept all').evaluate((element) => getComputedStyle(element).fontWeight)).toBe(
      '600',
    );
    await page.evaluate(() => CCM.switchLocale('de_DE'));
    await button(page, 'Nur notwendige').waitFor();
    expect(complaints).toEqual([]);
    await button(page, 'Alle akzeptieren').click();
    await expect.poll(() => ran(page)).toEqual(['counter', 'one.js']);
    await expect.poll(() => site().posts()).toHaveLength(1);
    // The page's own policy still decides about its own scripts: one without a nonce stays out.
    expect(complaints).toHaveLength(1);
  });

  test('while the service is down the page works, and the next page sends the choice', async () => {
    site().setPage({ head: '<script src="/adverts.js"></script>' });
    site().setAnswer(0);
    const page = await (await visit()).newPage();
    await page.goto(site().pageUrl);
    await button(page, 'Accept all').click();
    await expect.poll(() => ran(page)).toEqual(['counter', 'adverts.js']);
    site().setAnswer(503);
    await page.reload();
    await expect.poll(() => site().posts()).toHaveLength(1);
    site().setAnswer(201);
    await page.reload();
    await expect.poll(() => site().posts()).toHaveLength(2);
    await settled(page);
    await page.reload();
    await page.waitForFunction(() => CCM.fullConsentGiven);
    await page.waitForTimeout(100);
    expect(site().posts()).toHaveLength(2);
    expect(site().posts()[1]).toEqual(site().posts()[0]);
  });

  test('a final refusal by the service is not repeated', async () => {
    site().setPage({});
    site().setAnswer(400);
    const page = await (await visit()).newPage();
    await page.goto(site().pageUrl);
    await button(page, 'Accept all').click();
    await expect.poll(() => site().posts()).toHaveLength(1);
    await settled(page);
    await page.reload();
    await page.waitForTimeout(200);
    expect(site().posts()).toHaveLength(1);
  });

  test('two tabs agree, and send a waiting choice once', async () => {
    site().setPage({ head: '<script src="/adverts.js"></script>' });
    site().setAnswer(0);
    const context = await visit();
    const [one, two] = [await context.newPage(), await context.newPage()];
    await one.goto(site().pageUrl);
    await two.goto(site().pageUrl);
    await button(one, 'Accept all').click();
    await expect.poll(() => ran(two)).toEqual(['counter', 'adverts.js']);
    expect(await dialog(two).count()).toBe(0);
    expect(await two.evaluate(() => CCM.ucid)).toBe(await one.evaluate(() => CCM.ucid));
    site().setAnswer(201);
    await Promise.all([one.reload(), two.reload()]);
    await expect.poll(() => site().posts()).toHaveLength(1);
    await one.waitForTimeout(200);
    expect(site().posts()).toHaveLength(1);
  });

  test('with manipulation prevention the widget comes back when it is removed or hidden, and says so', async () => {
    site().setPage({});
    site().setConfig({
      theme: {
        widgetBlocking: true,
        widgetButtons: ['accept'],
        widgetPosition: 'center',
        manipulationPrevention: true,
      },
    });
    const page = await (await visit()).newPage();
    await page.goto(site().pageUrl);
    const remove = (what: string) =>
      dialog(page).evaluate((element, what) => {
        const host = (element.getRootNode() as ShadowRoot).host;
        if (what === 'host') host.remove();
        if (what === 'inside') element.remove();
        if (what === 'shown') element.removeAttribute('open');
        if (what === 'style') (element as HTMLElement).style.setProperty('display', 'none', 'important');
      }, what);
    for (const what of ['host', 'inside', 'shown', 'style']) {
      await dialog(page).waitFor();
      await remove(what);
    }
    await button(page, 'Accept all').click();
    await expect.poll(() => site().posts()).toMatchObject([{ manipulationPrevention: true }]);
  });
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../support/browser.ts';
import { button, ran, recordEvents, settled } from '../support/widget.ts';

/** Milliseconds for which each script of the page keeps the browser busy. */
const BUSY = 60;

const tags = (count: number) =>
  Array.from(
    { length: count },
    (_, i) => `<script type="text/x-ccm-loader" data-ccm-loader-group="adverts">
      window.ran = [...(window.ran ?? []), 'tag ${i}'];
      const until${i} = performance.now() + ${BUSY};
      while (performance.now() < until${i});
    </script>`,
  ).join('');

/** Records what happens after a click, with the frames that the browser paints. */
const watchPaints = `<script>
  window.order = [];
  addEventListener('click', () => {
    const paint = () => requestAnimationFrame(() => {
      order.push('paint', document.querySelector('#ccm-widget').hidden ? 'closed' : 'open');
      if (order.length < 200) paint();
    });
    paint();
  }, true);
</script>`;

inBrowser('what accepting costs the page', (site, visit) => {
  async function open(html: { head?: string; body?: string }) {
    site().setPage(html);
    const page = await (await visit()).newPage();
    await page.goto(site().pageUrl);
    return page;
  }

  const order = (page: Page) => page.evaluate<string[]>('order');

  test('the banner is closed and painted before the first script runs, and scripts keep their order', async () => {
    const page = await open({
      head: `${watchPaints}<script type="text/x-ccm-loader" data-ccm-loader-group="adverts">
        order.push('script');
      </script>${tags(3)}`,
    });
    await button(page, 'Accept all').click();
    await expect.poll(() => ran(page)).toEqual(['counter', 'tag 0', 'tag 1', 'tag 2']);
    const seen = await order(page);
    expect(seen.indexOf('script')).toBeGreaterThan(seen.indexOf('closed'));
    expect(seen).not.toContain('open');
  });

  test('the browser can paint and handle input between two scripts', async () => {
    const page = await open({ head: tags(6) });
    await button(page, 'Accept all').waitFor();
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      const look = () => {
        seen.push(window.ran?.length ?? 0);
        if (seen.at(-1)! < 7) requestAnimationFrame(look);
      };
      look();
    });
    await button(page, 'Accept all').click();
    await page.waitForFunction(() => window.ran?.length === 7);
    const between = await page.evaluate('seen.filter((count) => count > 1 && count < 7)');
    expect(between).not.toEqual([]);
  });

  test('scripts that the browser does not load hold nothing back', { tags: 'full' }, async () => {
    const page = await open({
      head: `<script nomodule src="/adverts.js"></script>${tags(1)}`,
      body: '',
    });
    await site().configure({
      services: { Counter: { scriptHtmlCode: '<script type="text/plain" src="/other.js"></script>' } },
    });
    await page.reload();
    await button(page, 'Accept all').click();
    await expect.poll(() => ran(page)).toEqual(['tag 0']);
  });

  test('a page that has broken `requestAnimationFrame` loses no decision', { tags: 'full' }, async () => {
    const page = await open({
      head: `<script>requestAnimationFrame = () => { throw new Error('broken') }</script>${tags(1)}`,
    });
    await button(page, 'Accept all').click();
    await expect.poll(() => ran(page)).toEqual(['counter', 'tag 0']);
    await site().stored({ accepted: ['Session', 'Counter', 'Adverts', 'Video'] });
  });

  test('a scheduler of the page that fails loses no script', { tags: 'full' }, async () => {
    const page = await open({
      head: `<script>scheduler.yield = () => Promise.reject(new Error('aborted'))</script>
        <script src="/adverts.js"></script>${tags(2)}`,
    });
    await button(page, 'Accept all').click();
    await expect.poll(() => ran(page)).toEqual(['counter', 'adverts.js', 'tag 0', 'tag 1']);
  });

  test('events keep their order: services first, then the closed widget', async () => {
    const page = await open({ head: recordEvents });
    await button(page, 'Accept all').click();
    await expect
      .poll(async () => (await page.evaluate(() => window.events)).at(-1))
      .toEqual(['WidgetClosed', null]);
    const names = (await page.evaluate(() => window.events)).map(([name]) => name);
    expect(names[0]).toBe('WidgetLoaded');
    expect(names.filter((name) => name === 'WidgetClosed')).toHaveLength(1);
  });

  test('nothing is lost if the page is left at once: the decision is recorded, and the next page runs the scripts', async () => {
    const page = await open({ head: tags(1) });
    const accept = button(page, 'Accept all');
    await accept.waitFor();
    await page.evaluate(() =>
      addEventListener('click', () => queueMicrotask(() => (location.href = '/?next'))),
    );
    await Promise.all([page.waitForURL('**/?next'), accept.click()]);
    await expect.poll(async () => (await ran(page)).toSorted()).toEqual(['counter', 'tag 0']);
    await settled(page);
    await site().stored({ accepted: ['Session', 'Counter', 'Adverts', 'Video'] });
  });
});

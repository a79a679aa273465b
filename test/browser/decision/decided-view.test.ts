import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../support/browser.ts';
import { button, settled } from '../support/widget.ts';

/** Counts the reads of cookies and of the names of databases, and looks for the widget’s elements when the page is parsed. */
const watch = `<script>
  window.reads = { cookie: 0, databases: 0 };
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookie,
    get() { reads.cookie++; return cookie.get.call(this); },
  });
  const { databases } = IDBFactory.prototype;
  IDBFactory.prototype.databases = function () { reads.databases++; return databases.call(this); };
  addEventListener('DOMContentLoaded', () => setTimeout(() => {
    window.found = ['#ccm-widget', '#ccm-control-panel', '#ccm-widget .ccm--decline-cookies', '.ccm-link-container']
      .filter((name) => document.querySelector(name));
    window.roots = [...document.querySelectorAll('.ccm-modal')].map((host) => !!host.shadowRoot);
  }));
</script>`;

type Watched = { reads: Record<string, number>; found: string[]; roots: boolean[] };
const seen = (page: Page) =>
  page.evaluate(() => {
    const { reads, found, roots } = window as unknown as Watched;
    return { reads, found, roots };
  });

inBrowser('the page of a visitor who has decided', (site, _, openPage) => {
  const assets = [
    { storageType: 'cookie', name: '_counter' },
    { storageType: 'localStorage', name: 'counter.*' },
  ];
  const open = async (choice: string) => {
    const page = await openPage({ head: watch }, { services: { Counter: { assets } } });
    await button(page, choice).click();
    await settled(page);
    await page.evaluate(() => {
      document.cookie = '_counter=1;path=/';
      localStorage.setItem('counter.7', '1');
    });
    await page.reload();
    await expect.poll(() => seen(page).then(({ roots }) => roots)).toEqual([false, false]);
    return page;
  };

  test('reads no storage if nothing is rejected, and has the elements that websites address', async () => {
    const page = await open('Accept all');
    const { reads, found } = await seen(page);
    expect(reads).toMatchObject({ cookie: 0, databases: 0 });
    expect(found).toHaveLength(4);
    expect(await page.evaluate(() => localStorage.getItem('counter.7'))).toBe('1');
    await button(page, 'Change or withdraw consent').waitFor();
    await page.evaluate(() => CCM.openWidget());
    await button(page, 'Only necessary').waitFor();
    expect(await site().entries()).toHaveLength(1);
  });

  test('reads only what a rejected service uses, and deletes it', async () => {
    const page = await open('Only necessary');
    await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('_counter');
    expect(await page.evaluate(() => localStorage.getItem('counter.7'))).toBeNull();
    expect((await seen(page)).reads).toMatchObject({ databases: 0 });
    expect(await site().entries()).toHaveLength(1);
  });
});

import { expect, test } from 'vitest';
import { inBrowser } from './browser.ts';
import { button, dialog, settled } from './widget.ts';

inBrowser('what pages load', (site, visit) => {
  /** A page with a foreign image, which a visitor draws the lot for who is one in fifty. */
  async function open(drawn: number, hash = '') {
    const other = new URL(site().pageUrl);
    other.hostname = 'tracker.localhost';
    site().setPage({
      head: `<script>document.cookie = 'user_4711=secret'</script>`,
      body: `<img src="${other.href}pixel?visitor=4711" alt="">`,
    });
    await site().configure({ domain: { recordScriptsOnWebsite: true } });
    const page = await (await visit()).newPage();
    await page.addInitScript((drawn) => (Math.random = () => drawn), drawn);
    await page.goto(site().pageUrl + hash);
    await dialog(page).waitFor();
    return page;
  }
  const found = ['early:tracker.localhost', 'service:tracker.localhost', 'storage:cookie:user_*'];

  test('is reported by hosts and names, once a visitor who was drawn has accepted statistics', async () => {
    const page = await open(0.001);
    await button(page, 'Accept all').click();
    await settled(page);
    await page.goto('about:blank');
    await expect.poll(() => site().findings()).toEqual(found);
  });

  test('is not reported by who was not drawn, who refused, or who followed a link that nobody made', async () => {
    const reports: string[] = [];
    const visits = [
      [0.5, 'Accept all', ''],
      [0.001, 'Only necessary', ''],
      [0.5, 'Only necessary', '#CCM.record=0123456789abcdef'],
    ] as const;
    for (const [drawn, answer, hash] of visits) {
      const page = await open(drawn, hash);
      page.on('request', (request) => reports.push(new URL(request.url()).pathname));
      await button(page, answer).click();
      await settled(page);
      expect(await page.evaluate(() => [location.hash, Object.keys(sessionStorage)])).toEqual(['', []]);
      await page.goto('about:blank');
    }
    expect(reports).not.toContain('/app/sightings');
    expect(await site().findings()).toEqual([]);
  });
});

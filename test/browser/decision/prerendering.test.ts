import { expect, test } from 'vitest';
import { inBrowser } from '../support/browser.ts';

inBrowser('a page that the browser prerenders', (site, visit) => {
  /**
   * Opens a page that has `/next` prerendered and then goes to `path`. Playwright must not attach to it, because Chromium
   * prerenders nothing for a page with developer tools.
   */
  async function open(path: string) {
    site().setPage({
      head: `<script>
          addEventListener('ccm19WidgetLoaded', () => document.prerendering && fetch('/prerendered'));
          document.addEventListener('prerenderingchange', () => fetch('/activated'));
          if (location.pathname === '/') {
            const rules = document.createElement('script');
            rules.type = 'speculationrules';
            rules.text = '{ "prerender": [{ "urls": ["/next"], "eagerness": "immediate" }] }';
            document.head.append(rules);
            setTimeout(() => (location.href = '${path}'), 3000);
          }
        </script>`,
    });
    const client = await (await visit()).browser()!.newBrowserCDPSession();
    const { targetId } = await client.send('Target.createTarget', { url: site().pageUrl });
    await expect.poll(() => site().hits('/prerendered')).toBe(1);
    return () => client.send('Target.closeTarget', { targetId });
  }
  const shown = async () => (await site().statistics()).map(({ shown, unanswered }) => [shown, unanswered]);

  test('is not counted as shown if nobody sees it, and decides nothing', async () => {
    const close = await open('/elsewhere');
    await expect.poll(() => site().hits('/elsewhere')).toBe(1);
    // The banner of the first page alone.
    await expect.poll(shown).toEqual([[1, 1]]);
    await new Promise((over) => setTimeout(over, 500));
    expect(await shown()).toEqual([[1, 1]]);
    await close();
    expect(await site().entries()).toEqual([]);
    expect(site().hits('/activated')).toBe(0);
  });

  test('is counted once when the visitor has come to it', async () => {
    const close = await open('/next');
    await expect.poll(() => site().hits('/activated')).toBe(1);
    expect(site().hits('/next')).toBe(1);
    await close();
    await expect.poll(shown).toEqual([[2, 2]]);
  });
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../support/browser.ts';
import { PARSED, PAUSE } from '../support/site.ts';
import { button, ran } from '../support/widget.ts';

const videos = (page: Page) => page.frames().filter((frame) => frame.url().includes('/video/')).length;

inBrowser('frames and scripts in shadow roots', (site, visit) => {
  async function open(html: { head?: string; body?: string }) {
    site().setPage(html);
    const page = await (await visit()).newPage();
    await page.goto(site().pageUrl);
    return page;
  }

  /** Adds an element whose shadow root gets this HTML. */
  const addHost = (page: Page, mode: ShadowRootMode, html: string) =>
    page.evaluate(
      ([mode, html]) => {
        const host = document.createElement('div');
        const root = host.attachShadow({ mode: mode as ShadowRootMode });
        root.innerHTML = html!;
        document.body.append(host);
        Object.assign(window, { root });
      },
      [mode, html],
    );

  for (const mode of ['open', 'closed'] as const)
    test(`a frame in the HTML of an ${mode} root is blocked, has a placeholder, and follows each decision`, async () => {
      const page = await open({});
      await button(page, 'Only necessary').click();
      await addHost(page, mode, '<iframe src="/video/1" width="300" height="200"></iframe>');
      const placeholder = page.getByRole('group', { name: 'Video' });
      // Selectors do not find what is in a closed root.
      if (mode === 'open') await placeholder.waitFor();
      await expect.poll(() => videos(page)).toBe(0);
      const accept = () =>
        page.evaluate(() => CCM.openWidget()).then(() => button(page, 'Accept all').click());
      if (mode === 'open')
        await placeholder.getByRole('button', { name: 'Accept and show – always' }).click();
      else await accept();
      await expect.poll(() => videos(page)).toBe(1);
      await page.evaluate(() => CCM.openWidget());
      await button(page, 'Only necessary').click();
      await expect.poll(() => videos(page)).toBe(0);
    });

  test('a frame that loaded with consent is withdrawn, too', async () => {
    const page = await open({});
    await button(page, 'Accept all').click();
    await addHost(page, 'closed', '<iframe src="/video/1"></iframe>');
    await expect.poll(() => videos(page)).toBe(1);
    await page.evaluate(() => CCM.openWidget());
    await button(page, 'Only necessary').click();
    await expect.poll(() => videos(page)).toBe(0);
  });

  test('scripts that code adds to a root are blocked, and run after consent', async () => {
    const page = await open({});
    await button(page, 'Only necessary').click();
    await addHost(page, 'closed', '<p></p>');
    await page.evaluate(() => {
      const { root } = window as unknown as { root: ShadowRoot };
      const made = () => Object.assign(document.createElement('script'), { src: '/adverts.js' });
      root.appendChild(made());
      root.append(made());
      root.firstElementChild!.replaceChildren(made());
      root.firstElementChild!.after(made());
    });
    expect(await ran(page)).toEqual([]);
    await page.evaluate(() => CCM.openWidget());
    await button(page, 'Accept all').click();
    await expect.poll(async () => (await ran(page)).filter((name) => name === 'adverts.js')).toHaveLength(4);
  });

  test('open declarative roots are watched, in the page’s HTML and added later', async () => {
    const page = await open({
      head: `<script>
        new MutationObserver(() => {
          const host = document.querySelector('#host');
          if (document.readyState === 'loading' && host && !host.shadowRoot) document.title = 'paused';
        }).observe(document, { childList: true, subtree: true });
      </script>`,
      body: `<div id="host"><template shadowrootmode="open">
        <iframe src="/video/1"></iframe><script src="/adverts.js"></script>
        <div><template shadowrootmode="open"><iframe src="/video/2"></iframe></template></div>
      </template></div>`,
    });
    // The parser may pause anywhere. The next test is about a pause between the host and its root.
    while ((await page.title()) === 'paused') await page.reload();
    await button(page, 'Only necessary').click();
    const placeholders = page.getByRole('group', { name: 'Video' });
    await expect.poll(() => placeholders.count()).toBe(2);
    await page.evaluate(() => {
      const place = document.createElement('div');
      document.body.append(place);
      place.setHTMLUnsafe(
        '<p><template shadowrootmode="open"><iframe src="/video/3"></iframe></template></p>',
      );
    });
    await expect.poll(() => placeholders.count()).toBe(3);
    await expect.poll(() => videos(page)).toBe(0);
    expect(await ran(page)).toEqual([]);
    await page.evaluate(() => CCM.openWidget());
    await button(page, 'Accept all').click();
    await expect.poll(() => videos(page)).toBe(3);
    await expect.poll(() => ran(page)).toContain('adverts.js');
    expect((await ran(page)).filter((name) => name === 'adverts.js')).toHaveLength(1);
  });

  for (const [kind, script] of Object.entries({
    inline: '<script>ran = [...(window.ran ?? []), "adverts.js"]; advertsQueue = 1</script>',
    external: '<script src="/adverts.js"></script>',
  })) {
    test(
      `after a pause of the parser before a root, its iframes wait, and its first script, ${kind}, runs once`,
      { tags: 'full' },
      async () => {
        const page = await open({
          body: `${PARSED}<div id="host">${PAUSE}<template shadowrootmode="open"><iframe src="/video/1"></iframe>
          ${script}</template></div><p></p>
          <script>early = host.shadowRoot.querySelector('iframe').getAttribute('src')</script>`,
        });
        expect(await page.evaluate('early')).toBe('about:blank');
        await button(page, 'Only necessary').click();
        await expect.poll(() => videos(page)).toBe(0);
        // The gap that docs/website/iframes.md names.
        expect(await ran(page)).toEqual(['adverts.js']);
        await page.evaluate(() => CCM.openWidget());
        await button(page, 'Accept all').click();
        await expect.poll(() => ran(page)).toEqual(['adverts.js', 'counter']);
        await expect.poll(() => videos(page)).toBe(1);
      },
    );

    test(
      `after a pause of the parser in a root, its next script, ${kind}, waits`,
      { tags: 'full' },
      async () => {
        const page = await open({
          body: `${PARSED}<div><template shadowrootmode="open"><p></p>${PAUSE}${script}</template></div>`,
        });
        await button(page, 'Only necessary').click();
        expect(await ran(page)).toEqual([]);
        await page.evaluate(() => CCM.openWidget());
        await button(page, 'Accept all').click();
        await expect.poll(() => ran(page)).toContain('adverts.js');
      },
    );
  }

  test('copies of declarative roots are watched', { tags: 'full' }, async () => {
    const page = await open({});
    await button(page, 'Only necessary').click();
    await page.evaluate(() => {
      const template = document.createElement('template');
      template.setHTMLUnsafe(
        `<div><p><template shadowrootmode="open" shadowrootclonable><iframe src="/video/1"></iframe></template></p></div>`,
      );
      document.body.append(template.content.cloneNode(true));
    });
    await page.getByRole('group', { name: 'Video' }).waitFor();
    await expect.poll(() => videos(page)).toBe(0);
  });

  test(
    'a root whose host comes into the page later gets its placeholder then',
    { tags: 'full' },
    async () => {
      const page = await open({});
      await button(page, 'Only necessary').click();
      await page.evaluate(() => {
        const host = document.createElement('div');
        host.attachShadow({ mode: 'open' }).innerHTML = '<iframe src="/video/1"></iframe>';
        Object.assign(window, { host });
      });
      await page.evaluate(() => document.body.append((window as unknown as { host: Element }).host));
      await page.getByRole('group', { name: 'Video' }).waitFor();
      expect(videos(page)).toBe(0);
    },
  );
});

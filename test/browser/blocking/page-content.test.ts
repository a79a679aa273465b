import { expect, test } from 'vitest';
import { sample } from '../../support/sample.ts';
import { inBrowser } from '../support/browser.ts';
import { press } from '../support/press.ts';
import { button, settled } from '../support/widget.ts';

// What others can write into a page, such as comments and posts that a sanitizer has passed, never becomes code.

/** Addresses that are code, or documents with code, each with the marker of a service. */
const code = [
  'javascript:top.pwned=1//adverts.js',
  ' JaVa&#10;Script:top.pwned=1//adverts.js',
  'javascript:top.pwned=1//video/',
  'javascript:top.pwned=1//nobodys',
  'data:text/html,<script>parent.postMessage(1,`*`)</script>/adverts.js/video/',
  'data:text/javascript,top.pwned=1//adverts.js',
  'blob:null/adverts.js/video/',
  'about:blankjavascript:top.pwned=1//video/',
];

/** The elements and attributes that keep addresses. */
const keeping: ((address: string) => string)[] = [
  (to) => `<iframe data-ccm-loader-src="${to}"></iframe>`,
  (to) => `<iframe src="about:blank" data-ccm-loader-src="${to}" data-ccm-loader-group="adverts"></iframe>`,
  (to) => `<iframe data-ccm-loader-src="/adverts.js" data-ccm-loader-srcdoc="${to}"></iframe>`,
  (to) => `<object data-ccm-loader-src="${to}"></object><embed data-ccm-loader-src="${to}">`,
  (to) => `<img data-ccm-loader-src="${to}"><img data-ccm-loader-src="" data-ccm-loader-srcset="${to} 1x">`,
  (to) => `<img data-ccm-loader-src="" data-ccm-loader-srcset="/own.png 2x, ${to} 1x">`,
  (to) => `<video data-ccm-loader-src="${to}" data-ccm-loader-poster="${to}"></video>`,
  (to) => `<link rel="stylesheet" data-ccm-loader-src="${to}" data-ccm-loader-imagesrcset="${to}">`,
  (to) => `<svg><image data-ccm-loader-src="${to}"></image><a data-ccm-loader-src="${to}"></a></svg>`,
  (to) => `<a data-ccm-loader-src="${to}"></a><form data-ccm-loader-src="${to}"></form>`,
  (to) => `<script type="text/x-ccm-loader" data-ccm-loader-src="${to}"></script>`,
  (to) =>
    `<script type="text/x-ccm-loader" data-ccm-loader-src="${to}" data-ccm-loader-group="adverts"></script>`,
];

const pwned = () => (window as unknown as { pwned?: unknown }).pwned;
const listening = `<script>addEventListener('message', ({ data }) => { if (data === 1) window.pwned = 1 })</script>`;

inBrowser('kept addresses that others have written', (_site, _visit, open) => {
  const body = keeping.flatMap((write) => code.map(write)).join('\n');

  for (const name of ['Accept all', 'Only necessary'])
    test(`none that is code is restored after “${name}”`, async () => {
      const page = await open({ head: listening, body });
      await button(page, name).click();
      await settled(page);
      // Each placeholder that offers to show an iframe.
      for (let i = 0; i < 5; i++) await press(page, { selector: 'button', text: 'Accept and show – always' });
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(pwned)).toBeUndefined();
      const restored = await page.evaluate(() =>
        [...document.body.querySelectorAll('*')]
          .flatMap((tag) =>
            [...tag.attributes].filter(
              ({ name, value }) =>
                /^(src|href|data|srcset|imagesrcset|poster|srcdoc)$/.test(name) &&
                /^\s*(j\s*a\s*v\s*a|data|blob)|pwned/i.test(value),
            ),
          )
          .map(({ ownerElement, name, value }) => `${ownerElement!.localName} ${name}=${value}`),
      );
      expect(restored).toEqual([]);
    });

  test(
    'one that is invalid, or whose form names its fields like methods, keeps nothing else from loading',
    { tags: 'full' },
    async () => {
      const page = await open({
        body: `<img data-ccm-loader-src="http://[/adverts.js"><iframe data-ccm-loader-src="http://[/video/"></iframe>
        <form><input name="load"><source data-ccm-loader-src="/adverts.js?source"></form>
        <img data-ccm-loader-src="/adverts.js?after">`,
      });
      expect(await page.evaluate(async () => (await CCM.debug()).blocked.length)).toBeGreaterThan(0);
      await button(page, 'Accept all').click();
      await page.locator('img[src]').waitFor({ state: 'attached' });
      await settled(page);
    },
  );

  test('a link, a base and a form get none', { tags: 'full' }, async () => {
    const page = await open({
      body: ['a', 'base', 'area', 'form']
        .map((tag) => `<${tag} data-ccm-loader-src="/adverts.js?${tag}"></${tag}>`)
        .join(''),
    });
    await button(page, 'Accept all').click();
    await settled(page);
    expect(await page.locator('[data-ccm-loader-src][href]').count()).toBe(0);
  });

  test('an iframe is restored with the address that it had', async () => {
    const page = await open({ body: '<iframe src="/video/about:blank/1"></iframe>' });
    await button(page, 'Accept all').click();
    const paths = () => page.frames().map((frame) => new URL(frame.url()).pathname);
    await expect.poll(paths).toContain('/video/about:blank/1');
  });
});

/** The ways in which code inserts HTML; each gets a box and the HTML. */
const insertions: Record<string, (box: HTMLElement, html: string) => unknown> = {
  innerHTML: (box, html) => (box.innerHTML = html),
  'innerHTML outside the page': (box, html) => {
    const outside = document.createElement('div');
    outside.innerHTML = html;
    box.append(outside);
  },
  outerHTML: (box, html) => (box.appendChild(document.createElement('p')).outerHTML = html),
  insertAdjacentHTML: (box, html) => box.insertAdjacentHTML('beforeend', html),
  'innerHTML of a shadow root': (box, html) => (box.attachShadow({ mode: 'open' }).innerHTML = html),
  setHTMLUnsafe: (box, html) => box.setHTMLUnsafe(html),
  createContextualFragment: (box, html) => box.append(document.createRange().createContextualFragment(html)),
  'document.write': (_box, html) => document.write(html),
};

/** Text that was made to look like marks of the widget, and text in which marks would end a value. */
const forged = [
  '<img src="/own.png" alt="<img >"><a data-ccm-number="1" href="https://tile.example/onerror=window.pwned=1//adverts.js">',
  '<img src="/own.png" alt="<img >"><img data-ccm-number="1" data-ccm-number="0" src="https://tile.example/onerror=window.pwned=1//adverts.js">',
  `<a title='<img >'>a</a><img src='https://tile.example/" onerror="window.pwned=1//adverts.js'>`,
  '<a href=<img/src=https://tile.example/onerror=window.pwned=1//adverts.js>a</a><img src=/adverts.js>',
  '<image href=<img/src=https://tile.example/ onerror="" id=<img/adverts.js><img src=/adverts.js>',
  '<noscript><p title="</noscript><img src=/own.png>"></noscript><img src=/adverts.js>',
  `<noscript><p title='</noscript><a title="'><img src="/adverts.js onerror=window.pwned=1">`,
  '<noscript><img src=x onerror=window.pwned=1></noscript><img src=/adverts.js>',
  '<svg></p><style><a title="</style><img src=/own.png>"></style></svg><img src=/adverts.js>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.pwned=1&gt;"><img src=/adverts.js>',
  '<textarea><img src=/adverts.js onerror=window.pwned=1></textarea><script async src="/adverts.js"></script>',
  '<img src="/own.png" alt="<script >"><script async src="/adverts.js"></script>',
];

inBrowser('HTML that others have written', (_site, _visit, open) => {
  for (const [name, insert] of sample(Object.entries(insertions), 3))
    test(`stays what it is in ${name}, apart from what is blocked`, async () => {
      const marked = (tag: Element) => tag.matches('img[src*="/adv"],script[src],[data-ccm-loader-src]');
      const found = async (bare: boolean) => {
        const page = await open({
          bare,
          body: `<script>window.isMarked = ${String(marked)}; window.found = ${JSON.stringify(forged).replaceAll('<', '\\u003c').replaceAll('adverts', 'adv')}.map((text) => {
              const html = text.replaceAll('adv', 'adv' + 'erts');
              const box = document.body.appendChild(document.createElement('div'));
              const before = new Set(document.querySelectorAll('*'));
              (${String(insert)})(box, html);
              return [...document.querySelectorAll('*'), ...(box.shadowRoot?.querySelectorAll('*') ?? [])].filter((tag) => !before.has(tag))
                .map((tag) => tag.localName + ' ' + (isMarked(tag) ? 'blocked' : [...tag.attributes].map(({ name, value }) => name + '=' + value).join(' ')));
            })</script>`,
        });
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate(pwned)).toBeUndefined();
        return page.evaluate(() => (window as unknown as { found: string[][] }).found);
      };
      const plain = await found(true);
      expect(plain.flat().length).toBeGreaterThan(forged.length);
      expect(await found(false)).toEqual(plain);
    });

  test('a form whose fields have the names of methods breaks no insertion, and is looked through', async () => {
    const page = await open();
    const fields = [
      'querySelectorAll',
      'hasAttribute',
      'attributes',
      'closest',
      'firstElementChild',
      'shadowRoot',
      'localName',
    ]
      .map((name) => `<input name="${name}">`)
      .join('');
    const errors: unknown[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.evaluate((html) => {
      for (const insert of [
        (box: HTMLElement) => (box.innerHTML = html),
        (box: HTMLElement) => box.setHTMLUnsafe(html),
        (box: HTMLElement) => box.append(document.createRange().createContextualFragment(html)),
        (box: HTMLElement) => {
          const { body } = new DOMParser().parseFromString(html, 'text/html');
          box.append(body.firstElementChild!);
        },
      ])
        insert(document.body.appendChild(document.createElement('div')));
    }, `<form>${fields}<img src="/adverts.js"><div><iframe src="/video/1"></iframe></div></form>`);
    await expect.poll(() => page.locator('iframe[src="about:blank"]').count()).toBe(4);
    expect(await page.locator('img[data-ccm-loader-src]').count()).toBe(4);
    expect(errors).toEqual([]);
  });

  test('a piece that is written into the value of an attribute stays in it', async () => {
    const piece = '<img src=/x/autofocus/onfocus=window.pwned=1/tabindex=1//adverts.js >';
    const page = await open({
      body: `<script>
        document.write('<a id="cut" title="');
        document.write(${JSON.stringify(piece.replace('adverts', 'adv'))}.replace('adv', 'adverts'));
        document.write('">text</a>');
      </script>`,
    });
    expect(
      await page.locator('#cut').evaluate((link) => [...link.attributes].map(({ value }) => value)),
    ).toEqual(['cut', piece]);
  });
});

import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { placet, type EdgeOptions } from '../../packages/client/src/edge.ts';
import { cases, comparable, rules } from './rewrite-cases.ts';

declare const HTMLRewriter: new () => {
  on: (selector: string, handlers: object) => { transform: (response: Response) => Response };
};

const KEY = 'ab'.repeat(32);
const HTML = { 'Content-Type': 'text/html; charset=utf-8' };
const FRAME = '<iframe src="https://www.youtube.com/embed/1"></iframe>';
const MOVED = '<iframe data-ccm-loader-src="https://www.youtube.com/embed/1"></iframe>';
const connect = globalThis.fetch;

let domains = 0;
let options: EdgeOptions;
/** What the service answers. */
let service: (request: Request) => Response | Promise<Response>;
const site = (markers = rules) => ({
  services: [
    { mandatory: false, ...markers },
    { mandatory: true, markers: ['necessary.example'], scriptMarkers: ['necessary.example'] },
  ],
  allowedScriptMarkers: ['gtag("allowed")'],
});
let asked: Request[];

beforeEach(() => {
  // The isolate keeps the rules of a domain.
  options = { service: 'https://consent.example', domain: `domain${++domains}`, apiKey: 'key', key: KEY };
  service = () => Response.json(site(), { headers: { ETag: '"1"' } });
  asked = [];
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (to, init) => {
    const request = new Request(to, init);
    asked.push(request);
    return service(request);
  });
});
afterEach(() => void vi.useRealTimers());

type Origin = (request: Request) => Response | Promise<Response>;
const page =
  (body: BodyInit | null, headers: HeadersInit = HTML, status = 200): Origin =>
  () =>
    new Response(body, { status, headers });
const real =
  (path: string): Origin =>
  () =>
    connect(`http://${inject('site')}/${path}`);
const visit = (origin: Origin, headers: Record<string, string> = {}, path = '/page') =>
  placet(
    new Request(`https://www.mysite.xyz${path}`, { headers: { Accept: 'text/html', ...headers } }),
    origin,
    options,
  );
const rewritten = async (html: BodyInit, headers: HeadersInit = HTML) =>
  (await visit(page(html, headers))).text();
const snippet = (attributes = '') =>
  `<script data-cfasync="false" src="/consent/app?apiKey=key&amp;domain=${options.domain}" referrerpolicy="origin"${attributes}></script>`;
const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('tags of services', () => {
  test.each(cases)('$title', async ({ input, output }) => {
    const html = await rewritten(input.replace('52fe2cf95139', options.domain));
    expect(comparable(html.replace(options.domain, '52fe2cf95139'))).toBe(comparable(output));
  });

  test('wait in shadow roots and templates, and inline code that the domain allows does not', async () => {
    const html = `<template>${FRAME}</template><script>gtag("allowed")</script><script>gtag("other")</script>`;
    expect(await rewritten(html)).toBe(
      `<template>${MOVED}</template><script>gtag("allowed")</script><script type="text/x-ccm-loader">gtag("other")</script>`,
    );
  });

  test('a letter of another alphabet leads to the host that browsers reach', async () => {
    for (const host of [
      '𝔰ecure．gravatar.com',
      '&sfr;ecure&#46;gravatar&period;com',
      'se&shy;cure.gr&ascr;vatar.com',
    ])
      expect(await rewritten(`<img src="https://${host}/avatar/1">`)).toBe(
        '<img data-ccm-loader-src="https://secure.gravatar.com/avatar/1">',
      );
  });

  test('the hosts of markers that belong to the website itself are no hosts of services', async () => {
    service = () => Response.json(site({ markers: ['www.mysite.xyz/film/'], scriptMarkers: [] }));
    const html = '<link rel="preload" as="image" href="https://www.mysite.xyz/own.png">';
    expect(await rewritten(html)).toBe(html);
    expect(await rewritten(html.replace('own', 'film/own'))).toBe('<link rel="preload" as="image">');
  });
});

describe('the snippet', () => {
  test.each([
    ['<!doctype html><html><head><title>A</title><base href="/x/"></head>', '<base'],
    ['<!doctype html><html><head><meta charset="utf-8"><script src="/a.js"></script></head>', '<script src'],
    ['<!doctype html><html><head><meta http-equiv="refresh" content="9"></head>', '<meta http'],
    ['<!doctype html><html><head></head><body></body></html>', '</head>'],
    ['<!doctype html><html><head><body><p></p>', '<body>'],
    ['<!doctype html><title>A</title><script src="/a.js"></script>', '<script src'],
    ['<head><title>A</title></head>', '</head>'],
    ['<html><frameset></frameset></html>', '<frameset>'],
    ['<!doctype html><title>A</title><p>Text</p>', '<p>'],
    ['<!doctype html><title>A</title>Text', ''],
  ])('is in front of everything that loads: %s', async (html, first) => {
    const at = first ? html.indexOf(first) : html.length;
    expect(await rewritten(html)).toBe(html.slice(0, at) + snippet() + html.slice(at));
  });

  test('stays where the page has it, and a second one is taken away', async () => {
    const own = `<script nonce="n" src="/consent/app?apiKey=key&amp;domain=${options.domain}&amp;lang=de_DE"></script>`;
    const former = `<script src="https://consent.example/app.js?apiKey=key&amp;domain=${options.domain}"></script>`;
    const first = `<!doctype html><head><meta charset="utf-8"><title>A</title>${own}<script src="/a.js"></script></head>`;
    expect(await rewritten(first)).toBe(first);
    expect(await rewritten(first + former)).toBe(first);
    const late = `<!doctype html><head><script src="/a.js"></script>${former}</head>`;
    expect(await rewritten(late)).toBe(
      `<!doctype html><head>${snippet()}<script src="/a.js"></script></head>`,
    );
    const other = former.replace(options.domain, 'another');
    expect(await rewritten(first + other)).toBe(first + other);
  });

  test.each(['defer', 'async', 'type="rocketlazyloadscript"', 'type="module"', 'nomodule'])(
    'is replaced where a tool keeps the one of the page from running first (%s)',
    async (attribute) => {
      const own = `<script ${attribute} src="/consent/app?apiKey=key&amp;domain=${options.domain}"></script>`;
      expect(await rewritten(`<!doctype html><head>${own}</head>`)).toBe(
        `<!doctype html><head>${snippet()}</head>`,
      );
    },
  );

  test('takes over the nonce of the page’s policy', async () => {
    const policy = "default-src 'self'; script-src 'nonce-a+/b=' 'strict-dynamic'";
    const html = await rewritten('<!doctype html><head></head>', {
      ...HTML,
      'Content-Security-Policy': policy,
    });
    expect(html).toContain(snippet(' nonce="a+/b="'));
    const hostile = await rewritten('<!doctype html><head></head>', {
      ...HTML,
      'Content-Security-Policy': `script-src 'nonce-"><b>'`,
    });
    expect(hostile).toContain(snippet());
  });

  test('is not in parts of pages, which scripts fetch, nor in AMP pages', async () => {
    expect(await rewritten(`<div>${FRAME}</div>`)).toBe(`<div>${MOVED}</div>`);
    for (const html of [`<!doctype html><html ⚡><head></head>${FRAME}`, `<html amp><head></head>${FRAME}`])
      expect(await rewritten(html)).toBe(html);
  });
});

describe('a text that waits for its end', () => {
  const script = (text: string) => `<script defer>${text}</script>`;
  test('passes unchanged if it is longer than 256 KiB', async () => {
    const long = `gtag("a<b");${' '.repeat(256 * 1024)}`;
    expect(await rewritten(script(long) + FRAME)).toBe(script(long) + MOVED);
    expect(await rewritten(`<noscript>${FRAME}${long}</noscript>${FRAME}`)).toBe(
      `<noscript>${FRAME}${long}</noscript>${MOVED}`,
    );
    const short = `gtag("a<b");${' '.repeat(200 * 1024)}`;
    expect(await rewritten(script(short))).toContain('text/x-ccm-loader');
  });

  test('is not lost if the page ends in it', async () => {
    for (const html of [
      '<script>gtag(1)',
      '<noscript><img src="/a.png">',
      '<p title="',
      '<!-- x',
      '<textarea>x',
    ])
      expect(await rewritten(html)).toBe(html);
  });
});

describe('nothing but pages is changed', () => {
  const body = `<!doctype html><head></head>${FRAME}`;
  test.each([
    ['text/plain'],
    ['application/xhtml+xml'],
    ['application/json'],
    ['text/html-sandboxed'],
    [''],
    ['text/html; charset=utf-16le'],
    ['text/html; charset=ISO-2022-JP'],
  ])('%s', async (type) => {
    const response = await visit(page(body, { 'Content-Type': type, ETag: '"o"' }));
    expect([await response.text(), response.headers.get('ETag')]).toEqual([body, '"o"']);
  });

  test('nor a part of a file, nor what is compressed in a way that Cloudflare does not open', async () => {
    const part = { ...HTML, 'Content-Range': 'bytes 0-9/99' };
    expect(await (await visit(page(body, part, 206))).text()).toBe(body);
    const other = await visit(page(body, { ...HTML, 'Content-Encoding': 'zstd' }));
    expect(other.headers.get('Content-Encoding')).toBe('zstd');
  });
});

describe('the answer', () => {
  test('keeps its status, its cookies and its headers, without validators of the page before', async () => {
    const headers = new Headers({
      ...HTML,
      ETag: '"o"',
      'Last-Modified': 'Sun, 01 Nov 2026 00:00:00 GMT',
      'Content-Length': '3',
      'Cache-Control': 'public, max-age=60',
      'Accept-Ranges': 'bytes',
    });
    headers.append('Set-Cookie', 'a=1');
    headers.append('Set-Cookie', 'b=2');
    const response = await visit(page('<p>', headers, 404));
    expect(response.status).toBe(404);
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=60');
    for (const name of ['ETag', 'Last-Modified', 'Content-Length', 'Accept-Ranges'])
      expect([name, response.headers.get(name)]).toEqual([name, null]);
    expect((await visit(page(null, HTML, 304))).status).toBe(304);
  });

  test('hints at no service in its headers', async () => {
    const own = '</a.css>; rel=preload; as=style';
    const link = [
      '<https://www.youtube.com>; rel=preconnect',
      own,
      '<https://i.ytimg.com/a,b.jpg>; rel="preload"; as=image',
      '<//I.YTIMG.com:443/x>; as=image; REL=Preload',
      '<https://www.youtube.com/embed/1>; rel=canonical',
    ].join(', ');
    const response = await visit(page('<p>', { ...HTML, Link: link }));
    expect(response.headers.get('Link')).toBe(
      `${own}, <https://www.youtube.com/embed/1>; rel=canonical`.replace(', <', ', <'),
    );
    const only = await visit(page('<p>', { ...HTML, Link: '<https://i.ytimg.com/>; rel=dns-prefetch' }));
    expect(only.headers.get('Link')).toBe(null);
  });

  test('is never a copy in the browser of an older page, and files are asked for as before', async () => {
    const conditions = {
      'If-None-Match': '"o"',
      'If-Modified-Since': 'x',
      Range: 'bytes=0-9',
      Cookie: 'a=1',
    };
    const seen: Request[] = [];
    const origin: Origin = (request) => {
      seen.push(request);
      return new Response('<p>', { headers: HTML });
    };
    await visit(origin, conditions);
    await visit(origin, { ...conditions, Accept: 'image/avif,*/*' });
    expect(
      seen.map(({ headers }) => ['If-None-Match', 'Range', 'Cookie'].map((name) => headers.get(name))),
    ).toEqual([
      [null, null, 'a=1'],
      ['"o"', 'bytes=0-9', 'a=1'],
    ]);
  });
});

describe('the rules', () => {
  const frame = () => rewritten(FRAME);

  test('are asked for once a minute, with the ETag, and not for files', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await visit(page('PNG', { 'Content-Type': 'image/png' }), { Accept: 'image/*' });
    expect(asked).toEqual([]);
    expect([await frame(), await frame()]).toEqual([MOVED, MOVED]);
    expect(asked.map(({ url }) => url)).toEqual([
      `https://consent.example/app/services?apiKey=key&domain=${options.domain}`,
    ]);
    service = () => new Response(null, { status: 304 });
    vi.setSystemTime(Date.now() + 60_000);
    expect([await frame(), await frame()]).toEqual([MOVED, MOVED]);
    expect(asked.map(({ headers }) => headers.get('If-None-Match'))).toEqual([null, '"1"']);
    service = () => Response.json(site({ markers: ['other'], scriptMarkers: [] }));
    vi.setSystemTime(Date.now() + 60_000);
    expect(await frame()).toBe(FRAME);
  });

  test.each<[string, typeof service]>([
    ['does not respond', () => Promise.reject(new Error('down'))],
    ['fails', () => new Response('x', { status: 503 })],
    ['redirects', () => new Response(null, { status: 302, headers: { Location: 'https://evil.example/' } })],
    ['answers with something else', () => Response.json([])],
    ['answers with a page', () => new Response('<html>')],
  ])('stay the last ones if the service %s, and are asked for again after ten seconds', async (_, broken) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await frame();
    service = broken;
    vi.setSystemTime(Date.now() + 60_000);
    expect([await frame(), await frame()]).toEqual([MOVED, MOVED]);
    expect(asked).toHaveLength(2);
    vi.setSystemTime(Date.now() + 10_000);
    await frame();
    expect(asked).toHaveLength(3);
  });

  test('are waited for 300 ms at most; the page then has the guard, and the next ones do not wait', async () => {
    const guard = '<script>"CCM"in window||guard()</script>';
    options.guard = guard;
    const after = (ms: number) => () =>
      new Promise<Response>((done) => void setTimeout(() => done(Response.json(site())), ms));
    const headers = { ...HTML, 'Content-Security-Policy': "script-src 'nonce-n'" };
    const html = `<!doctype html><head></head>${FRAME}`;
    const lines = () => `${snippet(' nonce="n"')}${guard.replace('>', ' nonce="n">')}</head>`;
    service = after(1000);
    expect(await rewritten(html, headers)).toBe(html.replace('</head>', lines()));
    expect(await rewritten(html, headers)).toBe(html.replace('</head>', lines()));
    expect(asked).toHaveLength(1);
    options.domain += 'b';
    service = after(200);
    expect(await rewritten(html)).toBe(`<!doctype html><head>${snippet()}</head>${MOVED}`);
  });

  test('are known to each of the first pages of an isolate, which come at once', async () => {
    const pages = await Promise.all([frame(), frame(), frame()]);
    expect(pages).toEqual([MOVED, MOVED, MOVED]);
  });
});

describe('an origin that', () => {
  beforeEach(() => {
    const markers = ['www.googletagmanager.com/', ...rules.markers];
    service = () => Response.json(site({ ...rules, markers }));
  });

  test('answers slowly is not waited for: what it has sent comes at once', async () => {
    const response = await visit(real('stall'));
    const reader = response.body!.getReader();
    let text = '';
    while (!text.includes('data-ccm-loader-src'))
      text += new TextDecoder().decode((await reader.read()).value, { stream: true });
    expect(text).toContain(`<title>Page</title>`);
    await reader.cancel();
  }, 20_000);

  test('sends a page byte by byte gets it rewritten all the same', async () => {
    const html = `<!doctype html><html><head><title>ä</title></head><body>${FRAME}<script>gtag('ü<b')</script><select><option>1<style>a</style></select>${FRAME}`;
    const bytes = new TextEncoder().encode(html);
    let at = 0;
    const slow = new ReadableStream({
      pull(controller) {
        if (at < bytes.length) controller.enqueue(bytes.subarray(at, ++at));
        else controller.close();
      },
    });
    expect(await rewritten(slow)).toBe(
      html
        .replaceAll(FRAME, MOVED)
        .replace('</head>', `${snippet()}</head>`)
        .replace('<script>', '<script type="text/x-ccm-loader">'),
    );
  });

  const inParts = (html: string, length: number) => {
    const bytes = new TextEncoder().encode(html);
    let at = 0;
    return new ReadableStream({
      pull(controller) {
        if (at < bytes.length) controller.enqueue(bytes.subarray(at, (at += length)));
        else controller.close();
      },
    });
  };

  test('has pictures of any size in its HTML; after a tag of more than 4 MiB, the page is as it was', async () => {
    const picture = (length: number) => `<img src="data:image/png;base64,${'x'.repeat(length)}" alt="a > b">`;
    const html = picture(2 ** 20) + FRAME;
    expect(await rewritten(inParts(html, 1400))).toBe(html.replace(FRAME, MOVED));
    const huge = picture(5 * 2 ** 20) + FRAME;
    expect(await rewritten(inParts(FRAME + huge, 65_536))).toBe(MOVED + huge);
  });

  test('hints at a service in rules that come in parts loses them with their tags', async () => {
    const rules = `<script type="speculationrules">{"prefetch": [{"urls": ["https://i.ytimg.com/${'x'.repeat(200)}"]}]}</script>`;
    expect(await rewritten(inParts(`<p>${rules}</p>${rules}${FRAME}`, 7))).toBe(`<p></p>${MOVED}`);
  });

  test.each(['gzip', 'br'])('compresses the page (%s)', async (how) => {
    const response = await visit(real(`compressed/${how}`));
    expect(response.headers.get('Content-Encoding')).toBe(how);
    const html = await response.text();
    expect(html.split('data-ccm-loader-src="https://www.googletagmanager.com/gtm.js')).toHaveLength(101);
  });

  test.each(['inline-5mb', 'scripts-50000'])('sends a huge page (%s)', async (path) => {
    const before = await (await real(path)(undefined!)).text();
    const after = await (await visit(real(path))).text();
    expect(after.replace(snippet(), '').length).toBeGreaterThanOrEqual(before.length);
    expect(after.slice(-200)).toBe(before.slice(-200));
  });

  test.each(['malformed', 'klingon', 'windows-1252/', 'undeclared', 'empty'])(
    'sends a page that is badly made (%s) gets it back byte by byte, but for the snippet',
    async (path) => {
      service = () => Response.json(site({ markers: ['no such'], scriptMarkers: [] }));
      const bytes = async (response: Response) =>
        Array.from(new Uint8Array(await response.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(
          '',
        );
      const before = await bytes(await real(path)(undefined!));
      expect((await bytes(await visit(real(path)))).replace(snippet(), '')).toBe(before);
    },
  );

  test('breaks off ends the page there', async () => {
    let isSent = false;
    const broken = new ReadableStream({
      pull(controller) {
        if (isSent) controller.error(new Error('broken'));
        else controller.enqueue(new TextEncoder().encode(FRAME));
        isSent = true;
      },
    });
    const response = await visit(page(broken));
    await expect(response.text()).rejects.toThrow('broken');
    await expect(visit(real('broken'))).rejects.toThrow(/connection/i);
    const unzippable = await visit(real('unzippable'));
    await expect(unzippable.text()).rejects.toThrow(/./);
  });

  test('is left alone as soon as the visitor leaves', async () => {
    const cancelled = Promise.withResolvers<string>();
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('<p>and so on</p>'.repeat(100))),
      cancel: () => cancelled.resolve('cancelled'),
    });
    const response = await visit(page(endless));
    const reader = response.body!.getReader();
    await reader.read();
    await reader.cancel();
    await expect(cancelled.promise).resolves.toBe('cancelled');
  }, 20_000);

  test('writes in another encoding keeps its bytes, in addresses as well', async () => {
    const html = latin1(
      '<p>\xe4\xff</p><img src="https://i.ytimg.com/\xe4.jpg" alt="\xe4"><script src="/plugins/chat.js?\xe4"></script>',
    );
    for (const charset of ['; charset=iso-8859-1', '; charset=klingon', '']) {
      const response = await visit(page(html, { 'Content-Type': `text/html${charset}` }));
      const text = Array.from(new Uint8Array(await response.arrayBuffer()), (byte) =>
        String.fromCharCode(byte),
      ).join('');
      expect(text).toContain('data-ccm-loader-src="https://i.ytimg.com/%C3%A4.jpg"');
      expect(text).toContain('alt="\xe4"');
      expect(text).toContain('<p>\xe4\xff</p>');
      expect(text).toContain('data-ccm-loader-src="/plugins/chat.js?\xe4"');
    }
    const named = latin1('<meta charset="koi8-r"><img src="https://i.ytimg.com/\xc1.jpg">');
    expect(await rewritten(named, { 'Content-Type': 'text/html' })).toContain('i.ytimg.com/%D0%B0.jpg');
  });
});

describe('a text in a list of options or a frameset', () => {
  test.each([
    `<select><option>1<style>a { content: "<b>" }</style></select>`,
    '<select><noscript>a</noscript><title>b</title></select>',
    '<select><iframe></iframe><xmp></xmp></select>',
    '<template><select><style></style></select></template>',
    '<frameset><frame></frameset><noscript>a</noscript>',
    '<script>a = "<select>"</script><style>b</style><title>c</title>',
    '<p title="<select>"><style>b</style>',
  ])('does not end the page: %s', async (html) => {
    const all = `<!doctype html><head><title>A</title></head>${FRAME}${html}${FRAME}<script>gtag(1)</script>${html}${FRAME}`;
    const expected = all
      .replaceAll(FRAME, MOVED)
      .replace('</head>', `${snippet()}</head>`)
      .replace('<script>gtag', '<script type="text/x-ccm-loader">gtag');
    expect(await rewritten(all)).toBe(expected);
  });
});

describe('who means no good', () => {
  test.each([
    ['white space', `<img src="x${' '.repeat(300_000)}y">`],
    ['dots', `<img src="https://x${'.'.repeat(300_000)}y/">`],
    ['references', `<img src="https://${'&amp'.repeat(100_000)}">`],
    ['slashes', `<img src="${'/'.repeat(300_000)}" srcset="${', '.repeat(200_000)}">`],
    ['imports', `<script>gtag(${';import x;'.repeat(25_000)}</script>`],
    ['relations', `<link rel="${' a'.repeat(200_000)}" href="${'\t'.repeat(100_000)}">`],
    ['tags', '<select>' + '<style '.repeat(2000)],
  ])(
    'cannot make the edge compute for long (%s)',
    async (_, html) => {
      const start = performance.now();
      expect((await rewritten(html)).length).toBeGreaterThan(html.length / 2);
      expect(performance.now() - start).toBeLessThan(3000);
    },
    20_000,
  );

  test.each([
    // U+0122 and U+013E, whose last bytes are those of " and >.
    [
      'a character that HTML refers to by its number',
      '<img src="x/i.ytimg.com/&#290; onerror=run() y=">',
      '<img data-ccm-loader-src="x/i.ytimg.com/&#290; onerror=run() y=">',
    ],
    [
      'such a character in a broken address',
      '<img src="https://[i.ytimg.com/&#x122;onerror=run() y=">',
      '<img data-ccm-loader-src="https://[i.ytimg.com/&#290;onerror=run() y=">',
    ],
    [
      'such a character in a list of pictures',
      '<img srcset="x/i.ytimg.com/&#290;onerror=run()&#32;y=&#x1f31e;">',
      '<img data-ccm-loader-src="" data-ccm-loader-srcset="x/i.ytimg.com/&#290;onerror=run() y=&#127774;">',
    ],
    [
      'such a character that stands for a byte here',
      '<img src="x/i.ytimg.com/&#xf7a2;&#xe000;&shy;&#0;">',
      '<img data-ccm-loader-src="x/i.ytimg.com/&#xf7a2;&#xe000;&#173;&#65533;">',
    ],
    [
      'an attribute without a space in front of it',
      '<iframe src="https://www.youtube.com/embed/1"title="a"><img onerror=run()></iframe>',
      '<iframe title="a" data-ccm-loader-src="https://www.youtube.com/embed/1"><img onerror=run()></iframe>',
    ],
    [
      'a character that is no space to HTML in front of an attribute',
      '<img src="https://i.ytimg.com/1"\vonerror=run()>',
      '<img \vonerror=run() data-ccm-loader-src="https://i.ytimg.com/1">',
    ],
    [
      'an attribute without the value that it announces',
      '<script src="https://www.googletagmanager.com/gtag/js" defer= ></script>',
      '<script defer= "" data-ccm-loader-src="https://www.googletagmanager.com/gtag/js" type="text/x-ccm-loader"></script>',
    ],
    [
      'an attribute whose name begins with the sign of a value',
      '<img src="https://i.ytimg.com/1" =>',
      '<img = data-ccm-loader-src="https://i.ytimg.com/1">',
    ],
  ])('cannot make code of text by %s', async (_, html, expected) => {
    expect(await rewritten(html)).toBe(expected);
    // The tags that browsers see are those of the page before.
    const tagsOf = async (page: string) => {
      const names: string[] = [];
      const element = ({ tagName }: { tagName: string }) => void names.push(tagName);
      await new HTMLRewriter().on('*', { element }).transform(new Response(page)).text();
      return names;
    };
    expect(await tagsOf(expected)).toEqual(await tagsOf(html));
  });

  test('a page that was sent without rules is kept by nobody', async () => {
    service = () => new Response(null, { status: 503 });
    const cached = {
      ...HTML,
      'Cache-Control': 'public, max-age=86400',
      'CDN-Cache-Control': 'max-age=86400',
    };
    const without = await visit(page('<p>', cached));
    expect(without.headers.get('Cache-Control')).toBe('no-store');
    expect(without.headers.get('CDN-Cache-Control')).toBe(null);
  });

  test('a type that is named twice is that of a page', async () => {
    expect(await rewritten(FRAME, { 'Content-Type': 'text/html, text/html; charset=utf-8' })).toBe(MOVED);
  });
});

describe('the own host', () => {
  const ask = (path: string, origin = page('of the website', { 'Content-Type': 'text/plain' })) =>
    visit(origin, {}, path).then((response) => response.text());

  test('answers what the widget calls, and the website all else', async () => {
    service = () => new Response('of the service');
    expect(await ask('/consent/app?apiKey=key')).toBe('of the service');
    expect(asked.map(({ url, headers }) => [url, headers.get('Placet-Key')])).toEqual([
      [`https://consent.example/own/${options.domain}/app?apiKey=key`, KEY],
    ]);
    for (const path of [
      '/consent',
      '/consent/',
      '/consent/application',
      '/consent/app/x',
      '/x/consent/app',
      '/consent/x/app',
      '/app',
    ])
      expect([path, await ask(path)]).toEqual([path, 'of the website']);
    options.path = 'a/b';
    expect(await ask('/a/b/app/consents')).toBe('of the service');
    expect(await ask('/consent/app')).toBe('of the website');
  });

  test.each([
    [{ path: '/consent/' }, '"path" must be a path without slashes at its ends.'],
    [{ path: 'a"b' }, '"path" must be a path without slashes at its ends.'],
    [{ apiKey: '' }, '"apiKey" must be the embed key.'],
    [{ key: '' }, '"key" must be the key of the domain’s own host.'],
  ])('options that cannot be right (%o) are refused', async (wrong, message) => {
    Object.assign(options, wrong);
    await expect(visit(page('<p>'))).rejects.toThrow(message);
  });
});

describe('the statement about Global Privacy Control', () => {
  const GPC = '/.well-known/gpc.json';
  const none = page('<h1>Not found</h1>', HTML, 404);

  test('is that of the domain where the website has none', async () => {
    service = ({ url }) =>
      new URL(url).pathname === '/app/gpc.json'
        ? Response.json({ gpc: true, lastUpdate: '2026-11-29' })
        : site404();
    const answer = await visit(none, { Accept: '*/*' }, GPC);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/json']);
    expect(await answer.json()).toEqual({ gpc: true, lastUpdate: '2026-11-29' });
    expect(asked.map(({ url }) => url)).toEqual([
      `https://consent.example/app/gpc.json?apiKey=key&domain=${options.domain}`,
    ]);
  });

  test('is the website’s own if it has one, and none if neither has, or the service does not answer', async () => {
    const own = await visit(
      page('{"gpc":false}', { 'Content-Type': 'application/json' }),
      { Accept: '*/*' },
      GPC,
    );
    expect(await own.json()).toEqual({ gpc: false });
    expect(asked).toEqual([]);
    for (const failing of [site404, () => Promise.reject(new Error('away')), () => new Response('<')]) {
      service = failing;
      expect((await visit(none, { Accept: '*/*' }, GPC)).status).toBe(404);
    }
  });
});

const site404 = () => new Response('', { status: 404 });

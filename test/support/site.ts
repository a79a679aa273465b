import { readFileSync } from 'node:fs';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { TestProject } from 'vitest/node';
import { goVerifier, hasGo } from './log/go-verifier.ts';
import { hasOpenssl, timestampAuthority } from './log/timestamp-authority.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** `127.0.0.1:{port}` of the server below. */
    site: string;
    /** Whether openssl is installed. */
    openssl: boolean;
    /** Whether Go is installed with the packages of test/verify/go. */
    go: boolean;
  }
}

const FIXTURES = 'test/hosting/onboarding/fixtures/';
const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

/** Sends without end, as fast as it is taken, and stops when nobody listens any more. */
function endless(response: ServerResponse, piece: string) {
  const send = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.on('drain', send);
  send();
}

const page = (body: string) => `<!doctype html><title>Page</title>${body}`;
const gtm = '<script src="https://www.googletagmanager.com/gtm.js?id=GTM-TEST"></script>';

// Tags that load before consent, twice the first, and those that do not.
const EARLY = `${'<script async src="https://www.googletagmanager.com/gtag/js?id=G-1&amp;l=x" data-a=1></script>'.repeat(2)}
  <SCRIPT TYPE=module SRC=https://unpkg.com/a@1/a.js></SCRIPT>
  <script src=//tracker.example/t.js onload='go("x")'></script>
  <script id=Cookiebot src="https://consent.cookiebot.com/uc.js" data-cbid=1></script>
  <link rel=stylesheet href="https://fonts.googleapis.com/css2?family=Inter" crossorigin>
  <link rel=preload as=style href=https://use.typekit.net/x.css onload="this.rel='stylesheet'">
  <link rel=preconnect href=https://fonts.gstatic.com/>
  <style>@import url("https://fonts.googleapis.com/css?family=A&display=swap"); body { background: url(https://pictures.example/back.png) }</style>
  <img alt src="https://www.facebook.com/tr?id=1" srcset="https://www.facebook.com/tr?id=1 2x" width=1>
  <img src=https://i.ytimg.com/vi/1/hq.jpg><video controls src=https://films.example/a.mp4></video>
  <iframe src="https://www.youtube-nocookie.com/embed/1" title=Film></iframe><iframe src="https://maps.example/"></iframe>
  <noscript><img src="https://www.facebook.com/tr?id=1&noscript=1"></noscript>`;
/** Google’s tag and Tag Manager from paths of the website, and what only looks like them. */
const GATEWAY = `<script async src="/metrics?id=G-ABCDE12345"></script>
<script src="/sst/gtm.js?id=GTM-AB12CD"></script><script src="/shop.js?id=G-12"></script>
<a href="/wine?id=G-ABCDE12345">Wine</a><img src="/wine.jpg?id=G-ABCDE12345" alt="">`;
/** Scripts of the website whose content is Google’s, and others. */
const COPIES = `<script async src="/vendor-code/gtag/a1b2"></script><script src="/vendor-code/container/x.js?v=2"></script>
<script>const loader = 'http://' + location.host; load("http://HOST/vendor-code/container/inline.js");</script>
<script src="/vendor-code/plain/shop.js"></script><script src="/vendor-code/named/own.js"></script>
<script src="/vendor-code/stalling/own.js"></script><script src="/vendor-code/endless/own.js"></script>
<script src="/vendor-code/missing/own.js"></script>`;
const TAG_DATA = (more: string) =>
  `// Copyright 2012 Google Inc. All rights reserved.\n(function(){\n\nvar data = {\n"resource": {\n  "version":"1",\n  \n  "tags":[${more}]}};})()`;
const VENDOR_CODE: Record<string, string> = {
  gtag: TAG_DATA('{"function":"__ccd_ga_first","vtp_instanceDestinationId":"G-ABCDE12345"}'),
  container: TAG_DATA(
    `{"function":"__googtag","vtp_tagId":"G-ABCDE12345"}]}};/*${'x'.repeat(100_000)}*/var c={ctid:"GTM-AB12CD"};[`,
  ),
  plain: 'document.title = "Shop"',
  named:
    'if (window.google_tag_manager) window.dataLayer.push({ id: "G-ABCDE12345", resource: "GTM-AB12CD" });',
};
const EXEMPT = `
  <script src="https://tracker.example/t.js" data-ccm-ignore></script>
  <iframe data-ccm-ignore src="https://www.youtube.com/embed/1" title="${'x'.repeat(3000)}"></iframe>
  <iframe src="https://www.youtube.com/embed/2"></iframe>
  <iframe src="/own" data-ccm-ignore></iframe>
  <img src="https://pictures.example/a.png" data-ccm-ignore>
  <script data-ccm-ignore>const code = 'https://tracker.example/t.js'</script>`;
const REPLACED = `<script src="https://placet.example/app.js?apiKey=1&amp;domain=2"></script>
  <script type="text/x-ccm-loader" data-ccm-loader-src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>
  <script type="text/plain" src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>
  <script>const src = 'https://www.googletagmanager.com/gtag/js?id=G-1';</script>
  <script src="https://js.stripe.com/v3/"></script><script src="/own.js"></script>
  <img data-ccm-loader-src="https://www.facebook.com/tr?id=1"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">
  <img data-src="https://tracker.example/lazy.png"><img src="picture.png">
  <link rel="stylesheet" data-ccm-loader-src="https://fonts.googleapis.com/css2?family=Inter">
  <link rel="canonical" href="https://other.example/"><a href="https://other.example/">link</a>
  <iframe data-ccm-loader-src="https://www.youtube.com/embed/1"></iframe>
  <iframe src="http://maps.example/"></iframe><iframe src="/own"></iframe><iframe src="about:blank"></iframe>
  <noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-1"></iframe></noscript>
  <img src="https://tracker.example/${'x'.repeat(3000)}">`;

type Answer = (response: ServerResponse, request: IncomingMessage, url: URL) => void;

// Websites that mean no good, and those that are badly made.
const hostile: Record<string, Answer> = {
  // 30 MB in 30 kB.
  bomb: (r) => {
    r.writeHead(200, { ...HTML, 'Content-Encoding': 'gzip' });
    r.end(gzipSync(Buffer.concat([Buffer.from(page(gtm)), Buffer.alloc(30 * 1024 * 1024, ' ')])));
  },
  // A page as it is compressed for most visitors: /compressed/gzip, /compressed/br.
  compressed: (r, _request, url) => {
    const isGzip = url.pathname.endsWith('gzip');
    r.writeHead(200, { ...HTML, 'Content-Encoding': isGzip ? 'gzip' : 'br' });
    r.end((isGzip ? gzipSync : brotliCompressSync)(page(gtm.repeat(100))));
  },
  endless: (r) => {
    r.writeHead(200, HTML);
    r.write(page(gtm));
    endless(r, '<p>and so on</p>\n'.repeat(1000));
  },
  'endless-header': (r) => {
    r.socket!.write('HTTP/1.1 200 OK\r\n');
    for (let i = 0; i < 100; i++) r.socket!.write(`X-${i}: ${'a'.repeat(4000)}\r\n`);
    r.socket!.end('\r\n');
  },
  stall: (r) => {
    r.writeHead(200, HTML);
    r.write(page(gtm));
  },
  silent: () => {},
  'stalling-parts': (r, _request, url) => {
    if (url.pathname.length > '/stalling-parts/'.length) return;
    r.writeHead(200, HTML);
    r.end(page(`${gtm}<a href="impressum">Impressum</a><a href="blog">Blog</a>`));
  },
  redirects: (r, _request, url) => {
    const n = Number(url.searchParams.get('n') ?? 1000);
    r.writeHead(302, { Location: `/redirects/?n=${n - 1}` });
    r.end();
  },
  'five-redirects': (r, _request, url) => {
    const n = Number(url.searchParams.get('n') ?? 5);
    if (n > 0) r.writeHead(302, { Location: `?n=${n - 1}`, 'Set-Cookie': `hop${n}=1` });
    else r.writeHead(200, HTML);
    r.end(page(gtm));
  },
  // A page with the snippet of /in-place/{embed key}/{domain id}/{before|first}/, and nothing that loads before consent.
  'in-place': (r, _request, url) => {
    const [, , apiKey, domain, place] = url.pathname.split('/');
    const snippet = `<script src="https://placet.example/app.js?apiKey=${apiKey}&amp;domain=${domain}"></script>`;
    const other = '<script src="/own.js"></script>';
    r.writeHead(200, HTML);
    r.end(`<!doctype html><html lang="de"><head>${place === 'first' ? snippet + other : other + snippet}</head>
      <a href="/plain/impressum">Impressum</a><a href="/plain/datenschutz">Datenschutz</a>`);
  },
  'to-private': (r, request) => {
    r.writeHead(302, { Location: `http://${request.headers.host}/plain/` });
    r.end();
  },
  'to-nowhere': (r) => {
    r.writeHead(301, { Location: 'http://[' });
    r.end();
  },
  klingon: (r) => {
    r.writeHead(200, { 'Content-Type': 'text/html; charset=klingon' });
    r.end(page('<a href="/plain/">Über uns: Impressum</a>'));
  },
  'windows-1252': (r, _request, url) => {
    r.writeHead(200, { 'Content-Type': 'text/html' });
    const imprint =
      '<meta charset=windows-1252><h1>Impressum</h1>Bäckerei Größmann GmbH<br>Königstraße 8<br>90402 Nürnberg';
    const home =
      '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1"><a href="impressum">Impressum für Gäste</a>';
    r.end(Buffer.from(page(url.pathname.endsWith('impressum') ? imprint : home), 'latin1'));
  },
  undeclared: (r) => {
    r.writeHead(200, { 'Content-Type': 'text/html' });
    r.end(Buffer.from(page('<h1>Impressum</h1>Café Süß e.K.<br>Am Plärrer 1<br>90443 Nürnberg'), 'latin1'));
  },
  'inline-5mb': (r) => {
    r.writeHead(200, HTML);
    r.end(page(`${gtm}<script>${'window.a = "aaaaaaaaaaaaaaaa"; // https://\n'.repeat(120_000)}</script>`));
  },
  'scripts-50000': (r) => {
    r.writeHead(200, HTML);
    const scripts = Array.from(
      { length: 50_000 },
      (_, i) => `<script src="//www.s${i}.example/a.js"></script>`,
    );
    r.end(page(gtm + scripts.join('\n')));
  },
  'deep-100000': (r) => {
    r.writeHead(200, HTML);
    r.end(page(gtm + '<div>'.repeat(100_000)));
  },
  malformed: (r) => {
    r.writeHead(200, HTML);
    r.end(
      `<html><<body <p class="x><a href="/plain/?x=1" title='Impressum'</p><script src='https://www.googletagmanager.com/gtm.js?id=GTM-1' <b>
      </script><a href=/impressum>Impr<i>es</i>sum</b><iframe src=https://www.youtube.com/embed/x <!-- <script>document.write("<scr`,
    );
  },
  'early-tags': (r, request, url) => {
    r.writeHead(200, HTML);
    const copies = COPIES.replace('HOST', request.headers.host!);
    const bodies: Record<string, string> = { replaced: REPLACED, exempt: EXEMPT, gateway: GATEWAY, copies };
    r.end(page(bodies[url.pathname.split('/').at(-1)!] ?? EARLY));
  },
  'vendor-code': (r, _request, url) => {
    const kind = url.pathname.split('/')[2]!;
    r.writeHead(kind === 'missing' ? 404 : 200, { 'Content-Type': 'text/javascript' });
    if (kind === 'endless') endless(r, '/* and so on */\n'.repeat(1000));
    else if (kind === 'stalling') r.write('//');
    else r.end(VENDOR_CODE[kind]);
  },
  cookies: (r) => {
    r.writeHead(
      200,
      [
        ['Content-Type', 'text/html'],
        ['Set-Cookie', 'PHPSESSID=abc; path=/; HttpOnly'],
        [
          'Set-Cookie',
          'wide=1; Domain=.127.0.0.1; Path=shop; SameSite=Sideways; Partitioned; Nonsense=;;= ;',
        ],
        ['Set-Cookie', 'foreign=1; Domain=other.example'],
        ['Set-Cookie', 'gone=; Max-Age=0'],
        ['Set-Cookie', 'old=1; expires=Thu, 01-Jan-1970 00:00:01 GMT'],
        ['Set-Cookie', 'kept=a=b; Expires=never; Max-Age=31536000'],
        ['Set-Cookie', 'no equals sign'],
        ['Set-Cookie', '=nameless'],
        ['Set-Cookie', `huge=${'x'.repeat(5000)}`],
        ['Set-Cookie', 'PHPSESSID=again; path=/'],
      ].flat(),
    );
    r.end(page('<p>Hello</p>'));
  },
  empty: (r) => {
    r.writeHead(200, HTML);
    r.end(' \n\t');
  },
  nothing: (r) => {
    r.writeHead(204);
    r.end();
  },
  picture: (r) => {
    r.writeHead(200, { 'Content-Type': 'image/png' });
    r.end('PNG');
  },
  unzippable: (r) => {
    r.writeHead(200, { ...HTML, 'Content-Encoding': 'gzip' });
    r.end('this is no gzip');
  },
  broken: (r) => {
    r.socket!.destroy();
  },
  status: (r, _request, url) => {
    const [, , status, error] = url.pathname.split('/');
    const text = error ? `error code: ${error}` : 'Sorry';
    r.writeHead(Number(status), { 'Content-Type': 'text/plain' });
    r.end(text);
  },
};

/** A real web server for the scan: the hostile pages above, and the sites in the folder of fixtures. */
export default async function serve(project: TestProject) {
  const authority = timestampAuthority();
  const go = goVerifier();
  const tools: typeof hostile = { timestamp: authority.answer, go: go.answer };
  const server = http.createServer((request, response) => {
    const url = new URL(request.url!, 'http://site');
    const [, first = '', ...rest] = url.pathname.split('/');
    const answer = tools[first] ?? hostile[first];
    if (answer) {
      answer(response, request, url);
      return;
    }
    try {
      const name = rest.join('/') || 'index';
      const html = readFileSync(`${FIXTURES}${first}/${name}.html`);
      const headers = readHeaders(first);
      response.writeHead(200, { ...HTML, ...headers });
      response.end(html);
    } catch {
      response.writeHead(404, HTML);
      response.end(page('Not found'));
    }
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  project.provide('site', `127.0.0.1:${(server.address() as AddressInfo).port}`);
  project.provide('openssl', hasOpenssl());
  project.provide('go', hasGo());
  return () => {
    authority.close();
    go.close();
    server.closeAllConnections();
    server.close();
  };
}

/** What a fixture's server adds to its answers (`headers.json`). */
function readHeaders(site: string): Record<string, string | string[]> {
  try {
    return JSON.parse(readFileSync(`${FIXTURES}${site}/headers.json`, 'utf8'));
  } catch {
    return {};
  }
}

import { gzipSync } from 'node:zlib';
import { lazy } from '../../../src/lib/caches/lazy.ts';
import type { FixtureSite } from './fixture-sites.ts';

/** A page with code only. */
const code = (text: string) => ({ '/': `<script>${text}</script>` });

/** 200 MB in 200 kB. */
const spaces = lazy(() => gzipSync(Buffer.alloc(200e6, ' ')));

/** Bytes that a visit of the following websites may keep: they make the browser tell as much as it can. */
const maxMemory = 150 * 1024 * 1024;

/** Websites that would keep or fool a careless visitor, each with the words of the error or of the limit that ends it. */
export const hostileSites: Record<string, FixtureSite & { ends: RegExp }> = {
  'endless-redirects': {
    pages: { '/': ({ url }, response) => response.writeHead(302, { location: `/?${url?.length}x` }).end() },
    ends: /ERR_TOO_MANY_REDIRECTS|could not be read/,
  },
  'endless-reloads': {
    pages: { '/': '<script>location.replace("/?" + Math.random())</script>' },
    ends: /could not be read|page|time/,
  },
  'endless-dialogs': {
    pages: { '/': '<script>for (;;) alert("Stay!")</script>' },
    ends: /time|could not be read/,
  },
  'endless-computing': {
    pages: { '/': '<script>setTimeout(() => { for (;;); }, 100)</script>' },
    ends: /time|could not be read/,
  },
  'endless-console': {
    pages: {
      '/': '<script>const text = "x".repeat(2 ** 29 - 99); setInterval(() => console.log(text))</script>',
    },
    ends: /^$/,
  },
  'endless-console-of-a-worker': {
    pages: {
      '/': '<script>new Worker("/worker.js")</script>',
      '/worker.js': (_, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end('const text = "x".repeat(2 ** 29 - 99); setInterval(() => console.log(text))');
      },
    },
    ends: /time|^$/,
  },
  'ten-thousand-requests': {
    pages: {
      '/': '<script>for (let i = 0; i < 10000; i++) new Image().src = `http://p${i % 50}.pixel.example/${i}.gif`</script>',
    },
    ends: /requests|bytes|time/,
  },
  'endless-body': {
    maxBytes: 3_000_000,
    pages: {
      '/': '<script>fetch("/endless").then((response) => response.arrayBuffer())</script>',
      '/endless': (_, response) => {
        response.setHeader('content-type', 'application/octet-stream');
        const more = () => {
          while (!response.destroyed && response.write(Buffer.alloc(1 << 20)));
        };
        response.on('drain', more);
        more();
      },
    },
    ends: /bytes/,
  },
  downloads: {
    pages: {
      '/': '<script>setInterval(() => open("/file"), 10); location.href = "/file"</script>',
      '/file': (_, response) =>
        response
          .writeHead(200, { 'content-disposition': 'attachment', 'content-type': 'application/zip' })
          .end('x'),
    },
    ends: /time|page|could not be read/,
  },
  'impossible-status': {
    pages: {
      '/': '<img src="/picture" alt="">',
      '/picture': ({ socket }) => socket.end('HTTP/1.1 099 Impossible\r\ncontent-length: 0\r\n\r\n'),
    },
    ends: /^$/,
  },
  'another-site': {
    pages: { '/': (_, response) => response.writeHead(302, { location: 'http://elsewhere.example/' }).end() },
    ends: /leads to another website, http:\/\/elsewhere\.example\//,
  },
  'endless-writing': {
    pages: code(
      `setInterval(() => { for (let i = 0; i < 1e5; i++) document.write('<p>' + 'x'.repeat(100)) })`,
    ),
    ends: /time/,
  },
  'endless-writing-at-once': { pages: code(`for (;;) document.write('<p>x'.repeat(1000))`), ends: /time/ },
  'endless-insertion': {
    pages: code(`setInterval(() => { for (let i = 0; i < 1e4; i++) document.body.append(new Option()) })`),
    ends: /time|^$/,
  },
  'endless-page': {
    pages: {
      '/': (_, response) => {
        response.setHeader('content-type', 'text/html');
        const timer = setInterval(
          () => (response.destroyed ? clearInterval(timer) : response.write('<p>x'.repeat(1e4))),
          5,
        );
      },
    },
    ends: /time/,
  },
  'endless-page-as-fast-as-it-goes': {
    maxBytes: 30_000_000,
    pages: {
      '/': (_, response) => {
        response.setHeader('content-type', 'text/html');
        const more = () => {
          while (!response.destroyed && response.write('<p>x'.repeat(1e5)));
        };
        response.on('drain', more);
        more();
      },
    },
    ends: /time|bytes/,
  },
  'endless-cookies': {
    pages: code(
      `let n = 0; setInterval(() => { for (let i = 0; i < 200; i++) document.cookie = 'c' + n++ + '=' + 'x'.repeat(3900) })`,
    ),
    ends: /time|^$/,
  },
  'endless-storage': {
    pages: code(
      `let n = 0; setInterval(() => { for (let i = 0; i < 1000; i++) localStorage.setItem('k' + n++, 'x') })`,
    ),
    ends: /names/,
  },
  'huge-titles': {
    pages: code(`setInterval(() => document.title = Math.random() + 'x'.repeat(1e8), 10)`),
    ends: /time/,
  },
  'endless-history': {
    pages: code(
      `let n = 0; setInterval(() => { for (let i = 0; i < 100; i++) history.pushState(0, '', '/?' + n++ + 'x'.repeat(1e5)) }); setInterval(() => location.hash = Math.random())`,
    ),
    ends: /time|memory|^$/,
  },
  'endless-refresh': { pages: { '/': '<meta http-equiv="refresh" content="0">' }, ends: /loop/ },
  'never-answers': { pages: { '/': () => {} }, ends: /did not answer within 4 s/ },
  'never-loads': {
    pages: { '/': '<img src="/never" alt=""><script src="/never" async></script>', '/never': () => {} },
    ends: /^$|time/,
  },
  'endless-service-worker': {
    host: 'localhost',
    allowPrivate: true,
    maxMemory,
    pages: {
      '/': `<script>navigator.serviceWorker.register('/worker.js')</script>`,
      '/worker.js': (_, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(`const text = 'x'.repeat(1e7);
          setInterval(() => { console.log(text); fetch('http://a.example/' + Math.random(), { mode: 'no-cors' }) });
          onfetch = (event) => event.respondWith(new Promise(() => {}))`);
      },
    },
    ends: /time|memory|page|bytes|^$/,
  },
  'closes-itself': {
    pages: code(`setInterval(() => { open('', '_self').close(); window.close() })`),
    ends: /^$|page|could not be read/,
  },
  'endless-sockets': {
    maxMemory,
    pages: code(
      `setInterval(() => { for (let i = 0; i < 50; i++) new WebSocket('ws://' + Math.random() + '.example/' + 'x'.repeat(1e5)) })`,
    ),
    ends: /time|memory|requests|bytes/,
  },
  'endless-messages-on-sockets': {
    maxMemory,
    pages: {
      ...code(
        `for (let i = 0; i < 20; i++) { const socket = new WebSocket('/live'); socket.onopen = () => setInterval(() => socket.send('x'.repeat(1e6))) }`,
      ),
    },
    ends: /time|memory|^$/,
  },
  'huge-addresses': {
    maxMemory,
    pages: code(
      `let n = 0; setInterval(() => { for (let i = 0; i < 50; i++) fetch('/?' + n++ + 'x'.repeat(1.9e6)).catch(() => {}) })`,
    ),
    ends: /time|memory|bytes/,
  },
  'huge-data-addresses': {
    maxMemory,
    pages: code(
      `setInterval(() => new Image().src = 'data:image/png,' + Math.random() + 'x'.repeat(1e8), 100)`,
    ),
    ends: /time|memory|^$/,
  },
  'huge-bodies': {
    maxMemory,
    pages: {
      ...code(
        `const body = 'x'.repeat(1e7); setInterval(() => fetch('/post', { method: 'POST', body }).catch(() => {}), 20)`,
      ),
      '/post': (request, response) => request.resume().on('end', () => response.end()),
    },
    ends: /time|memory|bytes/,
  },
  'huge-errors': {
    maxMemory,
    pages: code(`const text = 'x'.repeat(1e8); setInterval(() => { throw new Error(text) })`),
    ends: /time|memory/,
  },
  'huge-own-scripts': {
    maxMemory,
    pages: {
      '/': Array.from({ length: 8 }, (_, i) => `<script async src="/own-${i}.js"></script>`).join(''),
      // Small on the way, and 200 MB in the browser.
      ...Object.fromEntries(
        Array.from({ length: 8 }, (_, i) => [
          `/own-${i}.js`,
          ((_request, response) =>
            response
              .writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'gzip' })
              .end(spaces())) satisfies FixtureSite['pages'][string],
        ]),
      ),
    },
    ends: /time|memory|page|^$/,
  },
  'wrong-clock': {
    pages: code(
      `Date.now = performance.now = () => 1e15; Date.prototype.getTime = () => NaN; globalThis.setTimeout = globalThis.requestAnimationFrame = globalThis.queueMicrotask = () => 0; globalThis.Promise = class {}; globalThis.Date = undefined`,
    ),
    ends: /^$|page|time/,
  },
  'deep-page': {
    pages: code(
      `let at = document.body; for (let i = 0; i < 2e5; i++) at = at.appendChild(document.createElement('div')); at.attachShadow({ mode: 'open' }).innerHTML = '<p>x'.repeat(2e5)`,
    ),
    ends: /^$|page|time|could not be read/,
  },
  'endless-frames': {
    pages: code(
      `setInterval(() => { const frame = document.createElement('iframe'); frame.src = '/?' + Math.random(); document.body.append(frame) })`,
    ),
    ends: /time|names|requests|bytes/,
  },
  'endless-windows': {
    pages: code(`setInterval(() => { open('/'); open('about:blank')?.document.write('<p>x') })`),
    ends: /time|^$/,
  },
  'endless-violations': {
    pages: {
      '/': (_, response) =>
        response
          .setHeader('content-security-policy', `img-src 'none'; report-uri /${'x'.repeat(60_000)}`)
          .setHeader('content-type', 'text/html')
          .end(
            `<!doctype html><script>setInterval(() => { for (let i = 0; i < 100; i++) new Image().src = '//v.example/' + Math.random() })</script>`,
          ),
    },
    ends: /time|requests|bytes|page|^$/,
  },
  'huge-answers': {
    pages: code(
      `const big = 'x'.repeat(2 ** 29 - 200); Array.prototype.slice = function () { return [big] }; Array.from = () => [big, big]; Object.keys = () => [big];
      window.CCM = { openControlPanel() {}, debug: async () => ({ services: [{ name: big }], blocked: [big] }) }`,
    ),
    ends: /time|memory|page|^$/,
  },
  'many-answers': {
    pages: code(
      `const big = Array(2e6).fill({ a: { b: 'x'.repeat(100) } }); Array.prototype.slice = () => big; Array.from = () => big; Object.keys = () => big;
      window.CCM = { get consentRequired() { return big }, openControlPanel() {}, debug: async () => ({ services: big, blocked: big }) }`,
    ),
    ends: /time|memory|page/,
  },
  'answers-without-end': {
    pages: code(
      `Array.from = Object.keys = Array.prototype.slice = () => new Proxy([], { get: (_, key) => key === 'length' ? 2 ** 32 - 1 : 'x' })`,
    ),
    ends: /time|page/,
  },
  'endless-prompts': {
    pages: code(
      `onbeforeunload = () => { for (;;) alert('Stay!') }; setInterval(() => { prompt('x'.repeat(1e6)); confirm('y') })`,
    ),
    ends: /time|^$/,
  },
  'endless-downloads': {
    pages: code(
      `setInterval(() => Object.assign(document.createElement('a'), { href: URL.createObjectURL(new Blob(['x'.repeat(1e7)])), download: 'f' }).click())`,
    ),
    ends: /time|^$/,
  },
  'endless-printing': {
    pages: code(`setInterval(() => print()); onbeforeprint = () => print()`),
    ends: /time|^$/,
  },
  'endless-workers': {
    maxMemory,
    pages: code(
      `setInterval(() => { for (let i = 0; i < 5; i++) new Worker(URL.createObjectURL(new Blob(['setInterval(() => fetch("http://w.example/" + Math.random(), { mode: "no-cors" }))']))) })`,
    ),
    ends: /time|memory|requests|bytes|page|^$/,
  },
  'endless-pages-of-a-service-worker': {
    host: 'localhost',
    allowPrivate: true,
    maxMemory,
    pages: {
      '/': `<a href="/more">More</a><script>navigator.serviceWorker.register('/worker.js')</script>`,
      '/worker.js': (_, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(`oninstall = () => skipWaiting();
          onactivate = (event) => event.waitUntil(clients.claim().then(() => clients.matchAll()).then((all) => all.map((client) => client.navigate('/'))));
          const text = new TextEncoder().encode('<p>x'.repeat(1e5));
          onfetch = (event) => event.respondWith(new Response(new ReadableStream({ pull: (out) => out.enqueue(text) }), { headers: { 'content-type': 'text/html' } }))`);
      },
    },
    ends: /time|memory|page|bytes|could not be read/,
  },
  'endless-banners': {
    pages: code(
      `setInterval(() => document.body.innerHTML = ('<div role="dialog" style="position:fixed;inset:0">' + '<button>Accept all</button><button>Reject all</button>'.repeat(500) + '</div>').repeat(20))`,
    ),
    ends: /time|page|^$/,
  },
  'endless-writing-into-frames': {
    pages: code(
      `const write = (to) => { for (let i = 0; i < 3; i++) to.document.write('<iframe></iframe><p>' + 'x'.repeat(1e4)); for (let i = 0; i < to.length; i++) setTimeout(write, 0, to[i]) }; write(window); setInterval(write, 5, window)`,
    ),
    ends: /time|names|page|^$/,
  },
  'endless-databases': {
    pages: code(
      `setInterval(() => { for (let i = 0; i < 100; i++) { indexedDB.open(Math.random() + 'x'.repeat(1e5)); caches.open(Math.random() + 'x'.repeat(1e5)).catch(() => {}) } })`,
    ),
    ends: /time|memory|names|page|could not be read|^$/,
  },
  'fills-the-memory': {
    pages: code(
      `const all = []; setInterval(() => { for (let i = 0; i < 20; i++) all.push(new Array(1e7).fill(1.5)) })`,
    ),
    ends: /page|time|^$|could not be read/,
  },
};

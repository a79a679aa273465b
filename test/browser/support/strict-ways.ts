// The ways of docs/website/strict-blocking.md in which a page sends a host a request or runs its code.

/** A fresh address of the host with an ending, and one of the website that does something with a fresh address. */
type Target = { at: (ending: string) => string; own: (what: string, ending: string) => string };

/** The HTML of a way, several if it names several. */
type Way = (target: Target) => string[];

const code = (...lines: string[]) => lines.map((line) => `<script>try { ${line} } catch {}</script>`);
const add = (tag: string, more: string) =>
  code(`document.body.append(Object.assign(document.createElement('${tag}'), { ${more} }))`)[0]!;
const script = (address: string) => `<script src="${address}"><\\/script>`;
const frame = (address: string) => add('iframe', `src: ${address}`);

export const ways: Record<string, Way> = {
  'fetch, XMLHttpRequest, sendBeacon, WebSocket, EventSource, ping': ({ at }) => [
    ...code(
      `fetch('${at('txt')}', { mode: 'no-cors' }).catch(() => {})`,
      `const x = new XMLHttpRequest(); x.open('GET', '${at('txt')}'); x.send()`,
      `navigator.sendBeacon('${at('txt')}')`,
      `new WebSocket('${at('txt').replace('http', 'ws')}')`,
      `new EventSource('${at('txt')}')`,
    ),
    `<a id="ping" href="#top" ping="${at('txt')}"></a>`,
    ...code(`document.querySelector('#ping').click()`),
  ],
  'pictures, style sheets, @import, fonts, audio and video added by code': ({ at }) => [
    ...code(
      `new Image().src = '${at('png')}'`,
      `document.body.insertAdjacentHTML('beforeend', '<div style="background: url(${at('png')})">a</div>')`,
      `new FontFace('a', 'url(${at('woff2')})').load().catch(() => {})`,
      `new Audio('${at('mp3')}').load()`,
    ),
    add('link', `rel: 'stylesheet', href: '${at('css')}'`),
    add('style', `textContent: '@import "${at('css')}"'`),
    add('video', `src: '${at('mp3')}', poster: '${at('png')}'`),
    add('input', `type: 'image', src: '${at('png')}'`),
  ],
  '<object> and <embed> added by code': ({ at }) => [
    add('object', `data: '${at('html')}'`),
    add('embed', `src: '${at('html')}'`),
  ],
  'scripts added by code, import(), worklets': ({ at }) => [
    add('script', `src: '${at('js')}'`),
    ...code(
      `document.write('${script(at('js'))}')`,
      `import('${at('js')}').catch(() => {})`,
      `new OfflineAudioContext(1, 1, 44100).audioWorklet.addModule('${at('js')}').catch(() => {})`,
    ),
  ],
  'workers from a blob': ({ at }) =>
    code(
      `new Worker(URL.createObjectURL(new Blob(["importScripts('${at('js')}')"])))`,
      `new Worker(URL.createObjectURL(new Blob(["fetch('${at('txt')}')"])))`,
    ),
  'prefetch links, added by code or in the HTML': ({ at }) => [
    `<link rel="prefetch" href="${at('html')}">`,
    add('link', `rel: 'prefetch', href: '${at('html')}'`),
  ],
  'about:blank, srcdoc, blob: and data: documents': ({ at }) => [
    add('iframe', `srcdoc: '${script(at('js'))}'`),
    frame(`URL.createObjectURL(new Blob(['${script(at('js'))}'], { type: 'text/html' }))`),
    frame(`'data:text/html,' + encodeURIComponent('${script(at('js'))}')`),
    ...code(
      `const inner = document.body.appendChild(document.createElement('iframe')).contentDocument;
       inner.body.append(Object.assign(inner.createElement('script'), { src: '${at('js')}' }))`,
    ),
  ],
  'a redirect of the website to the host': ({ own }) => [
    add('script', `src: '${own('redirect', 'js')}'`),
    ...code(
      `fetch('${own('redirect', 'txt')}', { mode: 'no-cors' }).catch(() => {})`,
      `new Image().src = '${own('redirect', 'png')}'`,
    ),
  ],
  '<script>, <img>, style sheet, preload and modulepreload in the HTML': ({ at }) => [
    `<script src="${at('js')}"></script>`,
    `<script type="module" src="${at('js')}"></script>`,
    `<img src="${at('png')}" alt=""><img srcset="${at('png')} 1x" alt="">`,
    `<link rel="stylesheet" href="${at('css')}">`,
    `<link rel="preload" as="script" href="${at('js')}">`,
    `<link rel="modulepreload" href="${at('js')}">`,
  ],
  '<video>, <audio> and fonts in the HTML': ({ at }) => [
    `<video src="${at('mp3')}"></video>`,
    `<audio src="${at('mp3')}"></audio>`,
    `<style>@font-face { font-family: a; src: url('${at('woff2')}') } p { font-family: a }</style><p>Text</p>`,
  ],
  '<iframe> with blockIframes': ({ at }) => [
    `<iframe src="${at('html')}"></iframe>`,
    frame(`'${at('html')}'`),
  ],
  '<iframe> without blockIframes': ({ at }) => [`<iframe src="${at('html')}"></iframe>`],
  'workers and shared workers from a file of the website': ({ own }) =>
    code(`new Worker('${own('worker', 'js')}')`, `new SharedWorker('${own('worker', 'js')}')`),
  'a frame of the website with a document of its own, which needs its own snippet': ({ own }) => [
    `<iframe src="${own('page', 'js')}"></iframe>`,
  ],
  'links, forms and window.open': ({ at }) => [
    ...code(`window.open('${at('html')}')`),
    `<form id="form" action="${at('html')}" target="_blank"></form>`,
    ...code(`document.querySelector('#form').submit()`),
  ],
};

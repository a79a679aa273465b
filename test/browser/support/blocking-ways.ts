import { PAUSE } from './site.ts';

// The ways of docs/website/blocking.md in which a page starts code of another host, or sends it a request.

/** The addresses of one way on the other host. */
export type Addresses = {
  id: string;
  js: string;
  page: string;
  image: string;
  style: string;
  /** Code that names the host and contacts nobody. */
  code: string;
};

/** What the code of a way gets. */
type Target = Addresses & {
  make: <K extends keyof HTMLElementTagNameMap>(
    tag: K,
    more?: Partial<HTMLElementTagNameMap[K]>,
  ) => HTMLElementTagNameMap[K];
  /** A script with the address. */
  script: () => HTMLScriptElement;
  /** A box in the page that contains a text, a comment and a paragraph. */
  box: () => HTMLElement;
  /** Passes on what a worker says. */
  listen: (worker: Worker) => void;
  /** The address of a file of the website itself, which does this with the address. */
  own: (file: 'import.js' | 'worker.js' | 'redirect.js' | 'frame.html') => string;
};

/** What TypeScript does not know yet. */
type HtmlParent = {
  setHTML(html: string, options: { sanitizer: { elements: string[]; attributes: string[] } }): void;
  setHTMLUnsafe(html: string, options: { runScripts: boolean }): void;
};
type TrustedTypes = {
  createPolicy(name: string, rules: object): { createHTML(html: string): string };
};
type Deferred = { fetchLater(address: string, options: { activateAfter: number }): void };
declare const trustedTypes: TrustedTypes;

/** The HTML of a way in the page's body. */
export type Way = (to: Addresses) => string;

/** A way of code, which runs in the body. */
const run =
  (code: (to: Target) => unknown): Way =>
  ({ id }) =>
    `<script>(${String(code)})(target('${id}'))</script>`;

/** Defines `target` for the code of ways. The page has this above the snippet, so that the host's name in it blocks nothing. */
export function helpers(all: Addresses[]) {
  const targets = Object.fromEntries(all.map((to) => [to.id, to]));
  return `<script>
    addEventListener('message', ({ data }) => (window.ran = [...(window.ran ?? []), data]));
    function target(id) {
      const to = ${JSON.stringify(targets).replaceAll('<', '\\u003c')}[id];
      const make = (tag, more) => Object.assign(document.createElement(tag), more);
      const box = () => {
        const box = make('div');
        box.append('text', document.createComment('comment'), make('p'));
        document.body.append(box);
        return box;
      };
      const own = (file) => '/own/' + file + '?' + encodeURIComponent(to.js);
      const listen = (worker) => (worker.onmessage = ({ data }) => postMessage(data, '*'));
      return { ...to, make, box, own, listen, script: () => make('script', { src: to.js }) };
    }
  </script>`;
}

/** The same way for each of the nodes that a box contains. */
const forNodes = (code: (to: Target, node: ChildNode) => unknown) =>
  [0, 1, 2].map(
    (index): Way =>
      ({ id }) =>
        `<script>{ const to = target('${id}'); (${String(code)})(to, to.box().childNodes[${index}]) }</script>`,
  );

/** The same way in the page and in an open and a closed shadow root. */
const inRoots = (code: (to: Target, parent: ParentNode & Node) => unknown) => {
  const parents = [
    'to.box()',
    ...['open', 'closed'].map((mode) => `to.box().attachShadow({ mode: '${mode}' })`),
  ];
  return parents.map(
    (parent): Way =>
      ({ id }) =>
        `<script>{ const to = target('${id}'); (${String(code)})(to, ${parent}) }</script>`,
  );
};

const javascriptTypes = [
  ...['application', 'text'].flatMap((kind) =>
    ['javascript', 'ecmascript', 'x-javascript', 'x-ecmascript'].map((name) => `${kind}/${name}`),
  ),
  'text/jscript',
  'text/livescript',
  ...[0, 1, 2, 3, 4, 5].map((version) => `text/javascript1.${version}`),
  'TEXT/JAVASCRIPT',
  'MODULE',
  ' text/javascript ',
];

/** An address whose host ends with a dot, which browsers read as the same. */
const dotted = (address: string) => address.replace(/\/\/[^:/]+/, '$&.');

/** An address without its scheme and with a letter of its host encoded, which browsers read as the same. */
const disguised = (address: string) =>
  address
    .replace('http:', '')
    .replace(/\/\/(\w)/, (_, letter: string) => `//%${letter.charCodeAt(0).toString(16)}`);

const inlineModule = (from: string) => `<script type="module">import "${from}"</script>`;

/** Code that the parser sees only when it is written. */
const writing =
  (text: (to: Addresses) => string): Way =>
  ({ id }) =>
    `<script>document.write((${String(text)})(target('${id}')))</script>`;

/** Beginnings of inline scripts that contain a page’s data, with the code that follows them. */
const payloads: ((code: string) => string)[] = [
  (code) => `(self.__next_f=self.__next_f||[]).push([0]);${code}`,
  (code) => `self.__next_f=[];self.__next_f.push([1,""]);${code}`,
  (code) => `(self.__next_s=self.__next_s||[]).push([]);${code}`,
  (code) => `self.__next_r="";${code}`,
  (code) => `requestAnimationFrame(function(){$RT=performance.now()});${code}`,
  (code) => `$RB=[];${code}`,
  (code) => `window.__NUXT__={};window.__NUXT__.config={};${code}`,
  (code) => `\n{\n__sveltekit_1a2b = { base: "" };${code} }`,
  (code) => `\n{\nconst deferred = new Map();\n\n globalThis.__sveltekit_1a2b = { base: "" };${code} }`,
  (code) => `window.__reactRouterContext = {};${code}`,
  (code) => `;\nconst route0 = {...Math};\n window.__reactRouterRouteModules = {};${code}`,
  (code) => `window.__remixManifest = {};${code}`,
  (code) => `(self.__FLIGHT_DATA||=[]).push("");${code}`,
];

/** The ways of each row, by its first cell without the marks of code. */
export const ways: Record<string, Way[]> = {
  // In the HTML
  '<script src>': [
    ({ js }) => `<script src="${js}"></script>`,
    ({ js }) => `<script async src="${js}"></script>`,
    ({ js }) => `<script defer src="${js}"></script>`,
    ({ js }) => `<script type="module" src="${js}"></script>`,
    ({ js }) => `<script src="${disguised(js)}"></script>`,
    ({ js }) => `<div><template shadowrootmode="open"><script src="${js}"></script></template></div>`,
  ],
  'any JavaScript type, in any case': javascriptTypes.map(
    (type): Way =>
      ({ js }) =>
        `<script type="${type}" src="${js}"></script>`,
  ),
  'SVG <script href>': [
    ({ js }) => `<svg><script href="${js}"></script></svg>`,
    ({ js }) => `<svg><script xlink:href="${js}"></script></svg>`,
  ],
  'code in a <script>': [
    ({ code }) => `<script>${code}</script>`,
    ({ code }) => `<script type="module">${code}</script>`,
    ({ code }) => `<script type="TEXT/ECMASCRIPT">${code}</script>`,
    ({ code }) => `<svg><script>${code}</script></svg>`,
  ],
  'code in a <script> that arrives in two packets': [
    ({ code }) => `<script>/* ${PAUSE} */ ${code}</script>`,
    ({ code }) => `<script>${PAUSE}${code}</script>`,
  ],
  'the page data of a framework': payloads.map(
    (payload): Way =>
      ({ code }) =>
        `<script>${payload(code)}</script>`,
  ),
  'import in the code of a <script type="module">': [({ js }) => inlineModule(js)],
  'an import map': [
    ({ js, id }) =>
      `<script type="importmap">{ "imports": { "${id}": "${js}" } }</script>${inlineModule(id)}`,
    ({ js, id }) =>
      `<script type="importmap">{ "scopes": { "/": { "${id}": "${js}" } } }</script>${inlineModule(id)}`,
    ({ js, id }) =>
      `<script type="importmap">{ "imports": { "a": "http://", "${id}": "${js}" } }</script>${inlineModule(id)}`,
  ],
  'a frame that srcdoc, javascript: or data: fills with a <script src>': [
    ({ js }) => `<iframe srcdoc="<script src='${js}'></script>"></iframe>`,
    ({ js }) => `<iframe src="javascript:'<script src=${js}></script>'"></iframe>`,
    ({ js }) => `<iframe src="data:text/html,<script src='${js}'></script>"></iframe>`,
    ({ js }) =>
      `<iframe src="data:text/html,${encodeURIComponent(`<script src="${js}"></script>`)}"></iframe>`,
    run((to) => to.box().append(to.make('iframe', { srcdoc: `<script src="${to.js}"></script>` }))),
    run(
      (to) => (to.box().appendChild(to.make('iframe')).src = `javascript:'<script src=${to.js}></script>'`),
    ),
    run((to) =>
      to.box().append(to.make('iframe', { src: `data:text/html,<script src="${to.js}"></script>` })),
    ),
  ],
  'code in a <script> whose address begins with data:': [
    ({ code }) => `<script defer src="data:text/javascript,${encodeURIComponent(code)}"></script>`,
    ({ code }) => `<script defer src="data:text/javascript;base64,${btoa(code)}"></script>`,
    run((to) => to.box().append(to.make('script', { src: `data:text/javascript;base64,${btoa(to.code)}` }))),
  ],
  'an attribute such as onclick': [
    ({ code }) => `<img src="data:," onerror="${code}">`,
    ({ code }) => `<details open ontoggle="${code}">text</details>`,
  ],
  '<img>, <picture>, <input type="image">, <link rel="stylesheet">, <link rel="preload">': [
    ({ image }) => `<img src="${image}">`,
    ({ image }) => `<picture><source srcset="${image}"><img></picture>`,
    ({ image }) => `<input type="image" src="${image}">`,
    ({ image }) => `<img srcset="${image} 1x">`,
    ({ style }) => `<link rel="stylesheet" href="${style}">`,
    ({ js }) => `<link rel="preload" as="script" href="${js}">`,
    ({ js }) => `<link rel="modulepreload" href="${js}">`,
    ({ image }) => `<svg><image href="${image}"></image></svg>`,
  ],
  '<link rel="prefetch">, <video>, <audio>': [
    ({ page }) => `<link rel="prefetch" href="${page}">`,
    ({ image }) => `<video src="${image}"></video>`,
    ({ image }) => `<audio src="${image}" preload="auto"></audio>`,
  ],
  'a <link> that starts later by relList or disabled': [
    ({ style, id }) =>
      `<link id="${id}" href="${style}"><script>document.getElementById('${id}').relList.add('stylesheet')</script>`,
    ({ style, id }) =>
      `<link id="${id}" rel="stylesheet" disabled href="${style}"><script>document.getElementById('${id}').disabled = false</script>`,
  ],
  '<script src> in a closed declarative shadow root, or in a copy of a declarative one': [
    ({ js }) => `<div><template shadowrootmode="closed"><script src="${js}"></script></template></div>`,
    ({ js, id }) =>
      `<template id="${id}"><div><template shadowrootmode="open" shadowrootclonable>
        <script src="${js}"></script></template></div></template>
      <script>document.body.append(document.importNode(document.getElementById('${id}').content, true))</script>`,
  ],
  '<iframe>': [
    ({ page }) => `<iframe src="${page}"></iframe>`,
    ({ page }) => `<iframe src="${disguised(page)}"></iframe>`,
    ({ page }) => `<iframe src="${page.replace('//', '/&#10;/')}"></iframe>`,
  ],
  '<iframe> without blockIframes': [
    ({ page }) => `<iframe src="${page}"></iframe>`,
    ({ page }) => `<iframe src="${disguised(page)}"></iframe>`,
    ({ page }) => `<iframe src="${page.replace('//', '/&#10;/')}"></iframe>`,
  ],
  '<object>, <embed>, also by innerHTML, without blockIframes': [
    ({ page }) => `<object data="${page}" type="text/html"></object>`,
    ({ page }) => `<embed src="${page}" type="text/html">`,
    ({ page }) => `<object data="${disguised(page)}" type="text/html"></object>`,
    run((to) => (to.box().innerHTML = `<object data="${to.page}" type="text/html"></object>`)),
  ],
  '<object>, <embed>': [
    ({ page }) => `<object data="${page}" type="text/html"></object>`,
    ({ page }) => `<embed src="${page}" type="text/html">`,
    ({ page }) => `<object data="${disguised(page)}" type="text/html"></object>`,
  ],
  'data-ccm-ignore on <script>': [
    ({ js }) => `<script src="${js}" data-ccm-ignore></script>`,
    ({ js }) => `<script data-ccm-ignore defer src="${js}"></script>`,
  ],
  'data-ccm-ignore on <iframe> without blockIframes': [
    ({ page }) => `<iframe src="${page}" data-ccm-ignore></iframe>`,
    ({ page }) => `<p><iframe data-ccm-ignore src="${page}"></iframe></p>`,
  ],
  'data-ccm-ignore on <iframe>': [({ page }) => `<iframe src="${page}" data-ccm-ignore></iframe>`],
  '@import in a style sheet': [({ style }) => `<style>@import "${style}";</style>`],
  'a font or picture of a style sheet': [
    ({ image, id }) => `<style>#${id} { background: url("${image}") }</style><p id="${id}">text</p>`,
    ({ image, id }) =>
      `<style>@font-face { font-family: ${id}; src: url("${image}") }</style><p style="font-family: ${id}">text</p>`,
    run((to) => (to.box().style.backgroundImage = `url("${to.image}")`)),
    run((to) => new FontFace(to.id, `url("${to.image}")`).load().catch(() => {})),
    run((to) => {
      const sheet = new CSSStyleSheet();
      sheet.insertRule(`body { list-style: url("${to.image}") inside; display: list-item }`);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }),
  ],
  '@import in a style sheet that code adds': [
    run((to) => document.head.append(to.make('style', { textContent: `@import "${to.style}"` }))),
    run((to) => document.head.appendChild(to.make('style')).sheet!.insertRule(`@import "${to.style}"`)),
  ],

  // By code
  'append, insertBefore and every other method that inserts': [
    ...inRoots((to, parent) => parent.appendChild(to.script())),
    ...inRoots((to, parent) => parent.insertBefore(to.script(), parent.firstChild)),
    ...inRoots((to, parent) => parent.replaceChild(to.script(), parent.appendChild(to.make('p')))),
    ...inRoots((to, parent) => parent.append('text', to.script())),
    ...inRoots((to, parent) => parent.prepend(to.script())),
    ...inRoots((to, parent) => parent.replaceChildren(to.script())),
    ...inRoots((to, parent) => parent.appendChild(to.make('div')).append(to.script())),
    ...inRoots((to, parent) => {
      const box = to.make('div');
      box.append(to.script());
      parent.append(box);
    }),
    ...inRoots((to, parent) => {
      const fragment = new DocumentFragment();
      fragment.append(to.script());
      parent.append(fragment);
    }),
    ...forNodes((to, node) => node.before(to.script())),
    ...forNodes((to, node) => node.after(to.script())),
    ...forNodes((to, node) => node.replaceWith(to.script())),
    run((to) => to.box().insertAdjacentElement('beforeend', to.script())),

    run((to) => document.documentElement.append(to.script())),
    run((to) => to.box().appendChild(to.make('div')).attachShadow({ mode: 'open' }).append(to.script())),
    run((to) => {
      class Loader extends HTMLElement {
        connectedCallback() {
          this.append(to.script());
        }
      }
      customElements.define(`x-${to.id}`, Loader);
      to.box().innerHTML = `<x-${to.id}></x-${to.id}>`;
    }),
    run((to) =>
      new Promise((done) => requestIdleCallback(done)).then(() => document.head.prepend(to.script())),
    ),
    run((to) => to.box().append(to.script().cloneNode())),
    run((to) =>
      addEventListener('load', () => {
        const body = to.make('body');
        body.appendChild(to.make('script')).src = to.js;
        document.body = body;
      }),
    ),
  ],
  'a range’s insertNode, surroundContents, createContextualFragment': [
    ...forNodes((to, node) => {
      const range = document.createRange();
      range.selectNode(node);
      range.insertNode(to.script());
    }),
    ...forNodes((to, node) => {
      const range = document.createRange();
      range.selectNode(node);
      range.surroundContents(to.script());
    }),
    run((to) => {
      const range = document.createRange();
      range.selectNodeContents(to.box());
      range.insertNode(range.createContextualFragment(`<p><script src="${to.js}"></script></p>`));
    }),
    run((to) => {
      const host = to.box();
      const root = host.attachShadow({ mode: 'closed' });
      root.append('text');
      const range = document.createRange();
      range.selectNode(root.firstChild!);
      range.insertNode(to.script());
    }),
    run((to) =>
      to.box().append(document.createRange().createContextualFragment(`<script src="${to.js}"></script>`)),
    ),
  ],
  'an empty <script> that gets its address later': [
    ...inRoots((to, parent) => (parent.appendChild(to.make('script')).src = to.js)),
    ...inRoots((to, parent) => parent.appendChild(to.make('script')).setAttribute('src', to.js)),
    ...inRoots((to, parent) => parent.appendChild(to.make('script')).setAttributeNS(null, 'src', to.js)),
    run((to) => {
      const attribute = document.createAttribute('src');
      attribute.value = to.js;
      to.box().appendChild(to.make('script')).setAttributeNode(attribute);
    }),
    run((to) => {
      const attribute = document.createAttribute('src');
      attribute.value = to.js;
      to.box().appendChild(to.make('script')).setAttributeNodeNS(attribute);
    }),
    run((to) => {
      const attribute = document.createAttribute('src');
      attribute.value = to.js;
      to.box()
        .appendChild(to.make('script', { className: 'filled' }))
        .attributes.setNamedItem(attribute);
    }),
    run((to) => {
      const attribute = document.createAttribute('src');
      attribute.value = to.js;
      to.box()
        .appendChild(to.make('script', { className: 'filled' }))
        .attributes.setNamedItemNS(attribute);
    }),
    ...(['value', 'nodeValue', 'textContent'] as const).map(
      (name): Way =>
        ({ id }) =>
          `<script>{
            const script = target('${id}').box().appendChild(document.createElement('script'));
            const attribute = document.createAttribute('src');
            script.setAttributeNode(attribute);
            attribute.${name} = target('${id}').js;
          }</script>`,
    ),
    ...inRoots((to, parent) => {
      const host = to.make('div');
      host.attachShadow({ mode: 'closed' }).appendChild(to.make('script')).src = to.js;
      parent.append(host);
    }),
    run((to) => {
      const empty = to.box().appendChild(to.make('script'));
      setTimeout(() => (empty.src = to.js), 100);
    }),
    ({ id }) =>
      `<script id="${id}"></script><script>document.getElementById('${id}').src = target('${id}').js</script>`,
  ],
  'code in a <script> that code adds or fills': [
    run((to) => to.box().appendChild(to.make('script', { text: to.code }))),
    run((to) => to.box().firstChild!.after(to.make('script', { text: to.code }))),
    run((to) => (to.box().appendChild(to.make('script')).text = to.code)),
    run((to) => (to.box().appendChild(to.make('script')).textContent = to.code)),
    run((to) => (to.box().appendChild(to.make('script')).innerText = to.code)),
    run((to) => (to.box().appendChild(to.make('script')).innerHTML = to.code)),
    run((to) => to.box().appendChild(to.make('script')).append(to.code)),
    run((to) => to.box().appendChild(to.make('script')).appendChild(document.createTextNode(to.code))),
    run((to) => to.box().appendChild(to.make('script')).insertAdjacentText('beforeend', to.code)),
    run((to) => to.box().appendChild(to.make('script')).insertAdjacentHTML('beforeend', to.code)),
    run((to) => to.box().appendChild(to.make('script')).setHTMLUnsafe(to.code)),
    ({ id }) =>
      `<script id="${id}"></script><script>setTimeout(() => document.getElementById('${id}').text = target('${id}').code, 100)</script>`,
    writing(({ code }) => `<script>${code}</script>`),
  ],
  'a <script> of another type that gets a JavaScript type later': [
    run((to) => {
      const data = to.box().appendChild(to.make('script', { type: 'text/plain', src: to.js }));
      data.type = '';
      data.append(' ');
    }),
    run((to) => {
      const data = to.box().appendChild(to.make('script', { type: 'text/plain' }));
      data.removeAttribute('type');
      data.src = to.js;
    }),
    run((to) => {
      const data = to.box().appendChild(to.make('script', { type: 'text/plain', src: to.js }));
      data.removeAttributeNS(null, 'type');
      data.append(' ');
    }),
    run((to) => {
      const data = to.box().appendChild(to.make('script', { type: 'text/plain', src: to.js }));
      data.removeAttributeNode(data.getAttributeNode('type')!);
      data.append(' ');
    }),
    run((to) => {
      const data = to.box().appendChild(to.make('script', { type: 'text/plain', src: to.js }));
      data.attributes.removeNamedItem('type');
      data.append(' ');
    }),
    run((to) => {
      const data = to.box().appendChild(to.make('script', { type: 'text/plain', src: to.js }));
      data.attributes.removeNamedItemNS(null, 'type');
      data.append(' ');
    }),
    run((to) => {
      const data = to.box().appendChild(to.make('script', { type: 'text/plain', text: '' }));
      data.toggleAttribute('type', false);
      data.src = to.js;
    }),
    run((to) => {
      const data = to.box().appendChild(to.make('script', { type: 'text/plain', src: to.js }));
      data.toggleAttribute('type');
      data.append(' ');
    }),
    run((to) => {
      const data = to.box().appendChild(to.make('script', { type: 'text/plain', src: to.js }));
      data.getAttributeNode('type')!.value = 'module';
      to.box().append(data);
    }),
    run((to) => {
      const data = to.box().appendChild(to.make('script', { type: 'text/plain', src: to.js }));
      data.type = 'module';
      to.box().append(data);
    }),
    ({ js, id }) =>
      `<script id="${id}" type="text/plain" src="${js}"></script><script>{
        const data = document.getElementById('${id}');
        data.type = 'text/javascript';
        document.body.append(data.cloneNode(), data);
      }</script>`,
  ],
  'data-ccm-ignore on a <script> that code adds': [
    run((to) => {
      const script = to.script();
      script.dataset.ccmIgnore = '';
      to.box().append(script);
    }),
    run((to) => {
      const script = to.box().appendChild(to.make('script'));
      script.dataset.ccmIgnore = '';
      script.src = to.js;
    }),
    ({ id }) =>
      `<script id="${id}" data-ccm-ignore></script><script>document.getElementById('${id}').src = target('${id}').js</script>`,
    writing(({ js }) => `<script data-ccm-ignore src="${js}"></script>`),
  ],
  'data-ccm-ignore on an <iframe> that code adds without blockIframes': [
    ...inRoots((to, parent) => {
      const frame = to.make('iframe', { src: to.page });
      frame.dataset.ccmIgnore = '';
      parent.append(frame);
    }),
    ...inRoots((to, parent) => {
      const frame = to.make('iframe', { src: to.page });
      parent.append(frame);
      frame.dataset.ccmIgnore = '';
    }),
    ({ id }) =>
      `<iframe id="${id}" data-ccm-ignore></iframe><script>document.getElementById('${id}').src = target('${id}').page</script>`,
  ],
  'data-ccm-ignore on an <iframe> in HTML that code adds without blockIframes': [
    ...inRoots(
      (to, parent) =>
        ((parent as Element).innerHTML = `<p><iframe data-ccm-ignore src="${to.page}"></iframe></p>`),
    ),
    run((to) => (to.box().outerHTML = `<iframe data-ccm-ignore src="${to.page}"></iframe>`)),
    run((to) =>
      to.box().insertAdjacentHTML('afterend', `<iframe data-ccm-ignore src="${to.page}"></iframe>`),
    ),
    run((to) => {
      const box = to.box();
      box.innerHTML = `<iframe src="${to.page}"></iframe>`;
      box.querySelector('iframe')!.dataset.ccmIgnore = '';
    }),
    writing(({ page }) => `<iframe data-ccm-ignore src="${page}"></iframe>`),
    run((to) => {
      document.write('<iframe data-ccm-');
      document.write(`ignore src="${to.page}"></iframe>`);
    }),
    run((to) =>
      setTimeout(() => (to.box().innerHTML = `<iframe data-ccm-ignore src="${to.page}"></iframe>`), 100),
    ),
  ],
  'a <script src> whose host has a final dot, added by code': [
    ({ id, js }) =>
      `<script>target('${id}').box().append(target('${id}').make('script', { src: '${dotted(js)}' }))</script>`,
    ({ id, js }) =>
      `<script>target('${id}').box().appendChild(document.createElement('script')).src = '${dotted(js)}'</script>`,
  ],
  'any JavaScript type, in any case, added by code': javascriptTypes.map(
    (type): Way =>
      ({ id }) =>
        `<script>document.body.append(target('${id}').make('script', { type: '${type}', src: target('${id}').js }))</script>`,
  ),
  'SVG <script href> added by code': [
    run((to) => {
      const script = document.createElementNS('http://www.w3.org/2000/svg', 'script');
      script.setAttribute('href', to.js);
      to.box().append(script);
    }),
    run((to) => {
      const script = document.createElementNS('http://www.w3.org/2000/svg', 'script');
      script.setAttributeNS('http://www.w3.org/1999/xlink', 'xlink:href', to.js);
      to.box().append(script);
    }),
    run((to) => {
      const script = document.createElementNS('http://www.w3.org/2000/svg', 'script');
      script.setAttributeNS('http://www.w3.org/1999/xlink', 'x:href', to.js);
      to.box().append(script);
    }),
    run((to) => {
      const script = document.createElementNS('http://www.w3.org/2000/svg', 'script');
      to.box().append(script);
      script.setAttribute('href', to.js);
    }),
  ],
  'document.write': [
    writing(({ js }) => `<script src="${js}"></script>`),
    writing(({ js }) => `<p><SCRIPT type="module" src="${js}"></script></p>`),
    writing(({ js }) => `<svg><script href="${js}"></script></svg>`),
    writing(({ js }) => `<script/src="${js}"></script>`),
    run((to) => document.writeln('<script', ` src="${to.js}">`, '</script>')),
    run((to) => {
      document.write(`<script src="${to.js}">`);
      document.write('</script>');
    }),
  ],
  'setHTMLUnsafe with runScripts': inRoots((to, parent) =>
    (parent as unknown as HtmlParent).setHTMLUnsafe(`<p><script src="${to.js}"></script></p>`, {
      runScripts: true,
    }),
  ),
  'a blocked <script> that is removed, gets its type back and is added again': [
    run(async (to) => {
      const script = to.script();
      document.body.append(script);
      await Promise.resolve();
      script.remove();
      script.type = 'text/javascript';
      document.body.append(script);
    }),
    run((to) => {
      const script = to.script();
      document.body.append(script);
      script.removeAttribute('type');
      script.append(' ');
    }),
  ],
  'an import map added by code': [
    run((to) => {
      const map = to.make('script', { type: 'importmap' });
      map.textContent = JSON.stringify({ imports: { [to.id]: to.js } });
      document.head.append(map);
      document.head.append(to.make('script', { type: 'module', text: `import '${to.id}'` }));
    }),
  ],
  '<img>, new Image() and <link> added by code': [
    run((to) => to.box().append(to.make('img', { src: to.image }))),
    run((to) => (to.box().appendChild(to.make('img')).src = to.image)),
    run((to) => (new Image().src = to.image)),
    run((to) => (new Image().srcset = `${to.image} 2x`)),
    run((to) => new Image().setAttribute('src', to.image)),
    run((to) => to.make('img', { src: 'data:,', srcset: to.image })),
    run((to) => (new Image().srcset = `data:, 0.1x, ${to.image} 1x`)),
    run((to) => (new Image().srcset = `${to.image} 1x, https:// 2x`)),
    run((to) => document.head.append(to.make('link', { rel: 'stylesheet', href: to.style }))),
    run((to) => document.head.append(to.make('link', { rel: 'preload', as: 'script', href: to.js }))),
    run((to) => document.head.append(to.make('link', { rel: 'modulepreload', href: to.js }))),
    run((to) => document.head.append(to.make('link', { rel: 'prefetch', href: to.js }))),
    run((to) =>
      document.head.append(to.make('link', { rel: 'preload', as: 'image', imageSrcset: `${to.image} 1x` })),
    ),
    run((to) => (document.head.appendChild(to.make('link', { rel: 'stylesheet' })).href = to.style)),
    run((to) => (document.head.appendChild(to.make('link', { href: to.style })).rel = 'stylesheet')),
    run((to) =>
      document.head.appendChild(to.make('link', { rel: 'stylesheet' })).setAttribute('href', to.style),
    ),
    run((to) => {
      const root = to.box().attachShadow({ mode: 'closed' });
      root.append(to.make('link', { rel: 'stylesheet', href: to.style }));
    }),
    run((to) => {
      const host = to.make('div');
      const root = host.attachShadow({ mode: 'closed' });
      root.appendChild(to.make('link', { rel: 'stylesheet' })).href = to.style;
      to.box().append(host);
    }),
  ],
  '<iframe> added by code': [
    ...inRoots((to, parent) => parent.append(to.make('iframe', { src: to.page }))),
    run((to) => (to.box().appendChild(to.make('iframe')).src = to.page)),
    run((to) => (to.box().innerHTML = `<iframe src="${to.page}"></iframe>`)),
    run((to) => to.box().append(to.make('iframe', { srcdoc: `<iframe src="${to.page}"></iframe>` }))),
  ],
  'an <iframe> whose location, link or form leads elsewhere': [
    run((to) => (to.box().appendChild(to.make('iframe')).contentWindow!.location.href = to.page)),
    run((to) => {
      to.box().append(to.make('iframe', { name: to.id }));
      to.box()
        .appendChild(to.make('a', { target: to.id, href: to.page }))
        .click();
    }),
    run((to) => {
      to.box().append(to.make('iframe', { name: to.id }));
      to.box()
        .appendChild(to.make('form', { target: to.id, action: to.page }))
        .submit();
    }),
  ],
  'an <iframe> whose location, link or form leads elsewhere without blockIframes': [
    run((to) => (to.box().appendChild(to.make('iframe')).contentWindow!.location.href = to.page)),
  ],
  '<object>, <embed> added by code': [
    run((to) => to.box().append(to.make('object', { data: to.page, type: 'text/html' }))),
    run((to) => to.box().append(to.make('embed', { src: to.page, type: 'text/html' }))),
    run((to) => (to.box().appendChild(to.make('object', { type: 'text/html' })).data = to.page)),
    run((to) => (to.box().innerHTML = `<object data="${to.page}" type="text/html"></object>`)),
  ],
  '<iframe> added by code without blockIframes': [
    ...inRoots((to, parent) => parent.append(to.make('iframe', { src: to.page }))),
    run((to) => (to.box().appendChild(to.make('iframe')).src = to.page)),
    run((to) => to.box().appendChild(to.make('iframe')).setAttribute('src', to.page)),
    run((to) => (to.box().innerHTML = `<iframe src="${to.page}"></iframe>`)),
    run((to) => to.box().insertAdjacentHTML('beforeend', `<p><iframe src="${to.page}"></iframe></p>`)),
    writing(({ page }) => `<iframe src="${page}"></iframe>`),
  ],
  'an <iframe> whose host has a final dot, added by code without blockIframes': [
    ({ id, page }) =>
      `<script>target('${id}').box().append(target('${id}').make('iframe', { src: '${dotted(page)}' }))</script>`,
  ],
  '<object>, <embed> added by code without blockIframes': [
    run((to) => (to.box().appendChild(to.make('object', { type: 'text/html' })).data = to.page)),
    run((to) => (to.box().appendChild(to.make('embed', { type: 'text/html' })).src = to.page)),
    run((to) => to.box().append(to.make('object', { data: to.page, type: 'text/html' }))),
    run((to) => to.box().append(to.make('embed', { src: to.page, type: 'text/html' }))),
  ],
  'innerHTML, insertAdjacentHTML, createContextualFragment or document.write with an image or a style sheet':
    [
      run((to) => (to.box().innerHTML = `<img src="${to.image}">`)),
      run((to) => (to.box().innerHTML = `<img/src="${to.image}">`)),
      run((to) => (to.box().innerHTML = `<IMG alt="a > b" srcset="${to.image} 1x, data:, 2x">`)),
      run((to) => (to.box().innerHTML = `<link rel="stylesheet" href="${to.style}">`)),
      run((to) => (to.make('div').innerHTML = `<img src="${to.image}">`)),
      run((to) => (to.box().attachShadow({ mode: 'closed' }).innerHTML = `<img src="${to.image}">`)),
      run((to) => to.box().insertAdjacentHTML('afterend', `<p>text</p><img src="${to.image}">`)),
      run((to) => document.createRange().createContextualFragment(`<img src="${to.image}">`)),
      run((to) => (to.box().outerHTML = `<link rel="stylesheet" href="${to.style}">`)),
      writing(({ image }) => `<img src="${image}" width="1">`),
      writing(({ style }) => `<link rel="stylesheet" href="${style}">`),
    ],
  'an image by importNode, adoptNode, execCommand, setHTML or setAttributeNS, or whose host has capital letters or &…; in innerHTML':
    [
      ({ image, id }) =>
        `<template id="${id}"><img src="${image}"></template>
        <script>document.importNode(document.getElementById('${id}').content, true)</script>`,
      run((to) =>
        document.adoptNode(
          new DOMParser().parseFromString(`<img src="${to.image}">`, 'text/html').images[0]!,
        ),
      ),
      run((to) => {
        const box = to.box();
        box.contentEditable = 'true';
        box.focus();
        document.execCommand('insertImage', false, to.image);
      }),
      run((to) => {
        const disguised = to.image.replace(/\/\/\w+/, (host) => host.toUpperCase());
        to.box().innerHTML = `<img src="${disguised}">`;
      }),
      run((to) => (to.box().innerHTML = `<img src="${to.image.replace('.', '&period;')}">`)),
      run((to) =>
        (to.box() as unknown as HtmlParent).setHTML(`<img src="${to.image}">`, {
          sanitizer: { elements: ['img'], attributes: ['src'] },
        }),
      ),
      run((to) => new Image().setAttributeNS(null, 'src', to.image)),
    ],
  '<picture>, <video>, <audio>, <input type="image">, SVG <image> added by code': [
    run((to) => to.box().append(to.make('video', { poster: to.image }))),
    run((to) => to.box().append(to.make('video', { src: to.image, preload: 'auto' }))),
    run((to) => (new Audio(to.image).preload = 'auto')),
    run((to) => to.box().append(to.make('input', { type: 'image', src: to.image }))),
    run((to) => (to.box().innerHTML = `<picture><source srcset="${to.image}"><img></picture>`)),
    run((to) => (to.box().innerHTML = `<svg><image href="${to.image}"></image></svg>`)),
  ],
  'import() and importScripts() in code of the website': [
    ({ id }) => `<script>import(target('${id}').js)</script>`,
    ({ id }) =>
      `<script>document.body.append(target('${id}').make('script', { src: target('${id}').own('import.js'), type: 'module' }))</script>`,
    run((to) => {
      const file = new Blob([`importScripts('${to.js}')`], { type: 'text/javascript' });
      to.listen(new Worker(URL.createObjectURL(file)));
    }),
  ],
  'fetch, fetchLater, XMLHttpRequest, sendBeacon, WebSocket, EventSource, ping': [
    run((to) => fetch(to.image, { mode: 'no-cors' }).catch(() => {})),
    run((to) => {
      const request = new XMLHttpRequest();
      request.open('GET', to.image);
      request.send();
    }),
    run((to) => navigator.sendBeacon(to.image)),
    run((to) => new WebSocket(to.image.replace('http', 'ws'))),
    run((to) => new EventSource(to.image)),
    run((to) => to.make('a', { href: '#', ping: to.image }).click()),
    run((to) => (window as unknown as Deferred).fetchLater(to.image, { activateAfter: 0 })),
    run((to) => new Worker(URL.createObjectURL(new Blob([`fetch('${to.image}', { mode: 'no-cors' })`])))),
  ],
  'code that fetch reads and the website evaluates': [
    run(async (to) => {
      const answer = await fetch(to.js);
      // oxlint-disable-next-line no-implied-eval -- the way is to evaluate it
      setTimeout(await answer.text());
    }),
  ],
  'a worker from a file of the website': [run((to) => to.listen(new Worker(to.own('worker.js'))))],
  'a frame of the website whose document has no snippet': [
    ({ js }) => `<iframe src="/own/frame.html?${encodeURIComponent(js)}"></iframe>`,
    run((to) => to.box().append(to.make('iframe', { src: to.own('frame.html') }))),
  ],
  '<script src> of an address of the website that redirects': [
    ({ js }) => `<script src="/own/redirect.js?${encodeURIComponent(js)}"></script>`,
  ],
  'a redirect of the website, by code': [
    run((to) => to.box().append(to.make('script', { src: to.own('redirect.js') }))),
  ],
  'speculation rules for pages': [
    run((to) =>
      document.head.append(
        to.make('script', {
          type: 'speculationrules',
          text: JSON.stringify({ prefetch: [{ urls: [to.page], eagerness: 'immediate' }] }),
        }),
      ),
    ),
    ({ page }) =>
      `<script type="speculationrules">{ "prefetch": [{ "urls": ["${page}"], "eagerness": "immediate" }] }</script>`,
    ({ page }) =>
      `<a href="${page}">link</a><script type="speculationrules">
        { "prefetch": [{ "where": { "selector_matches": "a" }, "eagerness": "immediate" }] }
      </script>`,
    ...['http{s}?://*:*/*', '*://*:*/*', ':scheme://*:*/*'].map(
      (pattern): Way =>
        ({ page }) =>
          `<a href="${page}">link</a><script type="speculationrules">
            { "prefetch": [{ "where": { "href_matches": "${pattern}" }, "eagerness": "immediate" }] }
          </script>`,
    ),
  ],
  'a <script src> in a frame that blob: fills, or in an <object> or <embed> that blob: or base64 fills': [
    run((to) => {
      const data = `data:text/html;base64,${btoa(`<script src="${to.js}"></script>`)}`;
      to.box().append(to.make('object', { data, type: 'text/html' }));
    }),
    run((to) => {
      const src = `data:text/html;base64,${btoa(`<script src="${to.js}"></script>`)}`;
      to.box().append(to.make('embed', { src, type: 'text/html' }));
    }),
    run((to) => {
      const file = new Blob([`<script src="${to.js}"></script>`], { type: 'text/html' });
      to.box().append(to.make('object', { data: URL.createObjectURL(file), type: 'text/html' }));
    }),
    run((to) => {
      const file = new Blob([`<script src="${to.js}"></script>`], { type: 'text/html' });
      to.box().append(to.make('iframe', { src: URL.createObjectURL(file) }));
    }),
  ],
  'code in a <script> by several document.write, or by surroundContents': [
    run((to) => {
      document.write('<script>');
      document.write(to.code);
      document.write('</script>');
    }),
    run((to) => {
      const box = to.box();
      box.textContent = to.code;
      const range = document.createRange();
      range.selectNodeContents(box);
      range.surroundContents(to.make('script'));
    }),
  ],
  'code in a <script> from a blob:': [
    run((to) => to.box().append(to.make('script', { src: URL.createObjectURL(new Blob([to.code])) }))),
  ],
  'document.write on a page that enforces Trusted Types': [
    run((to) => {
      const content = "require-trusted-types-for 'script'";
      document.head.append(to.make('meta', { httpEquiv: 'Content-Security-Policy', content }));
      const policy = trustedTypes.createPolicy(to.id, { createHTML: (html: string) => html });
      document.write(policy.createHTML(`<script src="${to.js}"></script>`));
    }),
  ],
  'one <script src> by several document.write': [
    run((to) => {
      document.write('<script src="');
      document.write(to.js);
      document.write('"></script>');
    }),
  ],
  'an import map that gets its text later, <base> in the same document.write, caption of a table, add of a <select>':
    [
      run((to) => {
        const map = document.head.appendChild(to.make('script', { type: 'importmap' }));
        map.textContent = JSON.stringify({ imports: { [to.id]: to.js } });
        document.head.append(to.make('script', { type: 'module', text: `import '${to.id}'` }));
      }),
      writing(
        ({ js, id }) => `<base href="${js}"><script src="/${id}.js"></script><script>
          document.querySelector('base').remove()</script>`,
      ),
      run((to) => {
        const caption = to.make('caption');
        caption.appendChild(to.make('script')).src = to.js;
        to.box().appendChild(to.make('table')).caption = caption;
      }),
      run((to) => {
        const group = to.make('optgroup');
        group.appendChild(to.make('script')).src = to.js;
        to.box().appendChild(to.make('select')).add(group);
      }),
    ],
  'an empty iframe’s document or methods, methods of Element.prototype, setNamedItem of a tag without attributes, href.baseVal':
    [
      run((to) => {
        const attribute = document.createAttribute('src');
        attribute.value = to.js;
        to.box().appendChild(to.make('script')).attributes.setNamedItem(attribute);
      }),
      run((to) => {
        const script = document.createElementNS('http://www.w3.org/2000/svg', 'script');
        to.box().append(script);
        script.href.baseVal = to.js;
      }),
      run((to) => Element.prototype.setAttribute.call(to.box().appendChild(to.make('script')), 'src', to.js)),
      run((to) => {
        const frame = to.box().appendChild(to.make('iframe'));
        const script = frame.contentDocument!.createElement('script');
        script.src = to.js;
        frame.contentDocument!.body.append(script);
      }),
      run((to) => {
        const frame = to.box().appendChild(to.make('iframe'));
        const { Node } = frame.contentWindow as Window & typeof globalThis;
        Node.prototype.appendChild.call(document.body, to.script());
      }),
    ],
};

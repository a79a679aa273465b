import { readFileSync } from 'node:fs';

// What others may write into a page to misuse what the widget reads.

/** The attributes that docs/website/sanitizers.md lists, which test/packages/sanitizers.test.ts compares with the code. */
export const attributes = [
  ...readFileSync('docs/website/sanitizers.md', 'utf8').matchAll(/^\| `(data-[\w-]+)` \|/gm),
].map(([, name]) => name!);

/** Stands for the number of a text; if its code runs, it tells the page that number. */
const N = 'NUMBER';

/** Code, and addresses that are code, each with the marker of a service or none. */
const code = [
  `javascript:top.hit('${N}')`,
  `javascript:top.hit('${N}')//adverts.js`,
  ` JavaScript:top.hit('${N}')//video/`,
  `data:text/html,<script>parent.postMessage('${N}','*')</script>/adverts.js/video/`,
  `data:text/javascript,top.hit('${N}')//adverts.js`,
  `/hit/${N}/adverts.js`,
  `" onerror=top.hit('${N}') onload=top.hit('${N}') x="/adverts.js`,
];

/** What is tried for each attribute. */
const valuesOf = (name: string) =>
  name.includes('loader-group')
    ? ['adverts']
    : name.includes('loader-type')
      ? ['module', `x" onerror="top.hit('${N}')`]
      : name.includes('srcset')
        ? code.map((one) => `${one} 1x`)
        : name.includes('loader')
          ? code
          : name === 'data-placet-accept'
            ? ['all', 'cdcbd7c']
            : name === 'data-lang'
              ? ['de', `de" onfocus=top.hit('${N}')`]
              : ['', '0'];

/** Elements that can have the attributes. A sanitizer leaves some of them, and some of their own attributes. */
const elements: ((given: string) => string)[] = [
  (given) => `<iframe ${given}></iframe>`,
  (given) => `<iframe src="about:blank" name="CCM" ${given}></iframe>`,
  (given) => `<a href="#own" class="ccm--decline-cookies" ${given}>Read more</a>`,
  (given) => `<button type="button" ${given}>More</button>`,
  (given) => `<p class="ccm-cookie-declaration" ${given}>text</p>`,
  (given) => `<div class="ccm-root ccm-modal" ${given}><b ${given}>text</b></div>`,
  (given) => `<img alt="picture" ${given}>`,
  (given) => `<picture><source ${given}><img alt="picture" ${given}></picture>`,
  (given) => `<video ${given}><source ${given}><track ${given}></video>`,
  (given) => `<object type="application/pdf" ${given}></object><embed ${given}>`,
  (given) => `<link rel="modulepreload" ${given}><link rel="import" ${given}>`,
  (given) => `<form ${given}><input type="image" name="src" ${given}></form>`,
  (given) => `<svg ${given}><a ${given}><text>t</text></a><image ${given} /><use ${given} /></svg>`,
  (given) => `<svg><animate attributeName="href" ${given} /><foreignObject ${given}></foreignObject></svg>`,
  (given) => `<math ${given}><mtext ${given}></mtext></math>`,
  (given) => `<x-own ${given}>text</x-own>`,
  (given) => `<template ${given}><iframe ${given}></iframe></template>`,
  (given) => `<div><template shadowrootmode="open"><iframe ${given}></iframe></template></div>`,
  (given) => `<base ${given}><area ${given}><frame ${given}>`,
  (given) => `<script type="text/x-ccm-loader" ${given}></script>`,
  (given) => `<script type="text/x-ccm-loader" ${given}>top.hit('${N}')//adverts.js</script>`,
  (given) => `<script ${given}>top.hit('${N}')//adverts.js</script>`,
  (given) => `<script src="/hit/${N}/adverts.js" ${given}></script>`,
];

const quoted = (value: string) => `"${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;

/** Each attribute on each element with each value, alone and as an element that waits for its address. */
const single = attributes.flatMap((name) =>
  valuesOf(name).flatMap((value) =>
    elements.map((write) => {
      const given = `${name}=${quoted(value)}`;
      return write(name === 'data-ccm-loader-src' ? given : `${given} data-ccm-loader-src=""`);
    }),
  ),
);

/** All attributes on each element. */
const together = elements.flatMap((write) =>
  code.map((value) =>
    write(
      attributes
        .map((name) => `${name}=${quoted(name.includes('-src') ? value : valuesOf(name)[0]!)}`)
        .join(' '),
    ),
  ),
);

/** Names that shadow properties of the window, and of a form or another element of which they are a field. */
export const names =
  'CCM currentScript cookie placet config trustedTypes crypto localStorage banner querySelector querySelectorAll addEventListener attributes children childNodes firstElementChild lastElementChild previousElementSibling nextSibling parentNode parentElement isConnected shadowRoot localName tagName dataset className classList content src href type nonce getAttribute setAttribute removeAttribute hasAttribute getAttributeNames matches closest remove append replaceWith cloneNode dispatchEvent ownerDocument host load text nodeType assignedSlot contains getClientRects getRootNode startContainer ownerElement isTrusted ccm-widget ccm-control-panel'.split(
    ' ',
  );
const clobbering = names.flatMap((name) => [
  `<a id="${name}" href="/hit/${N}/adverts.js">a</a><a id="${name}" name="base" href="/hit/${N}/adverts.js">b</a>`,
  `<form id="${name}"><input name="${name}"><button name="${name}"></button></form>`,
  `<form data-ccm-loader-src="/hit/${N}/adverts.js"><input name="${name}"><b data-ccm-loader-src="/hit/${N}/adverts.js">b</b></form>`,
]);

/** Names that shadow properties of the document, one in a page because they disturb its own scripts as well. */
export const documentNames =
  'currentScript cookie readyState body head documentElement baseURI adoptedStyleSheets querySelector querySelectorAll getElementById createElement createRange importNode adoptNode addEventListener dispatchEvent visibilityState activeElement location defaultView implementation children firstElementChild childNodes write append hidden referrer elementFromPoint removeEventListener'.split(
    ' ',
  );

/**
 * What was misused once, and text in which marks or changes of the widget would end a value, become an attribute, or be
 * parsed otherwise.
 */
export const forged = [
  `<img src="/own.png" alt="<img >"><a data-ccm-number="1" href="https://tile.example/onerror=top.hit('${N}')//adverts.js">a</a>`,
  `<img src="/own.png" title="<img >"><img data-ccm-number="1" src="https://tile.example/onerror=top.hit('${N}')//adverts.js">`,
  `<a title='<img >'>a</a><img src='https://tile.example/" onerror="top.hit(\`${N}\`)//adverts.js'>`,
  `<p title="<script src=/adverts.js>"><a title="&quot; autofocus onfocus=top.hit('${N}') x=/adverts.js">a</a></p>`,
  `<a href="/x" title="<iframe src=/video/>"></a><iframe title="&gt;<img src=x onerror=top.hit('${N}')>" src="/video/1"></iframe>`,
  `<noscript><p title="</noscript><img src=x onerror=top.hit('${N}')>"></noscript><img src="/adverts.js">`,
  `<svg></p><style><a title="</style><img src=x onerror=top.hit('${N}')>"></style></svg><img src="/adverts.js">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=top.hit('${N}')&gt;"><img src="/adverts.js">`,
  `<math><annotation-xml encoding="text/html"><p title="</annotation-xml><img src=x onerror=top.hit('${N}')>"></p></annotation-xml></math><img src="/adverts.js">`,
  `<textarea><img src=/adverts.js onerror=top.hit('${N}')></textarea><img src="/adverts.js">`,
  `<xmp><img src=x onerror=top.hit('${N}')></xmp><plaintext-x><img src="/adverts.js"></plaintext-x>`,
  `<form><div></form><form><img src="/adverts.js"><svg><title><a id="</title><img src=x onerror=top.hit('${N}')>"></a></title></svg></form></div>`,
  `<template><template><img src="/adverts.js"><p title="</template></template><img src=x onerror=top.hit('${N}')>"></p></template></template>`,
  `<select><option title="</option></select><img src=x onerror=top.hit('${N}')>">o</option></select><img src="/adverts.js">`,
  `<table><tr><td title="<img src=/adverts.js onerror=top.hit('${N}')>">t<img src="/adverts.js"></td></tr></table>`,
  `<img alt="\`><script>top.hit('${N}')</script>" title='"><script src="/adverts.js"></script>' src="/adverts.js">`,
  `<iframe data-ccm-loader-src="javascript:top.hit('${N}')//adverts.js"></iframe>`,
  `<a href="#own" data-placet-accept="all">Read more</a>`,
  `<script type="text/x-ccm-loader">top.hit('${N}')//adverts.js</script>`,
  `<script src="/hit/${N}/adverts.js"></script>`,
];

/** Every text, with the place of its number. */
export const texts = [...new Set([...forged, ...clobbering, ...together, ...single])];

/** A text with its number. */
export const numbered = (text: string, number: string) => text.replaceAll(N, number);

/** Whether a text contains a script, or could: who can write one needs nothing of the widget. */
export const hasScript = (text: string) => /<script/i.test(text);

/** The same with each script and link that waits as one that does not: who can write one can write the other. */
export const withoutWaiting = (text: string) =>
  text
    .replaceAll('type="text/x-ccm-loader"', '')
    .replaceAll(/(<script [^>]*?)data-ccm-loader-src=/g, '$1src=')
    .replaceAll(/(<link [^>]*?)data-ccm-loader-src=/g, '$1href=');

/** The ways in which code inserts HTML; each gets a box in the page. */
export const insertions: Record<string, (box: HTMLElement, html: string) => unknown> = {
  innerHTML: (box, html) => (box.innerHTML = html),
  'innerHTML outside the page': (box, html) => {
    const outside = document.createElement('div');
    outside.innerHTML = html;
    box.append(outside);
  },
  outerHTML: (box, html) => (box.appendChild(document.createElement('p')).outerHTML = html),
  'insertAdjacentHTML within': (box, html) => box.insertAdjacentHTML('beforeend', html),
  'insertAdjacentHTML after': (box, html) =>
    box.appendChild(document.createElement('p')).insertAdjacentHTML('afterend', html),
  createContextualFragment: (box, html) => box.append(document.createRange().createContextualFragment(html)),
  'insertNode of a range': (box, html) => {
    const range = document.createRange();
    range.selectNodeContents(box);
    range.insertNode(range.createContextualFragment(html));
  },
  'a copy of a template': (box, html) => {
    const template = document.createElement('template');
    template.innerHTML = html;
    box.append(template.content.cloneNode(true));
  },
  'importNode of a template': (box, html) => {
    const template = document.createElement('template');
    template.innerHTML = html;
    box.append(document.importNode(template.content, true));
  },
  'a template itself': (box, html) => {
    const template = document.createElement('template');
    template.setHTMLUnsafe(html);
    box.appendChild(template.content);
  },
  DOMParser: (box, html) =>
    box.append(...new DOMParser().parseFromString(`<body>${html}`, 'text/html').body.childNodes),
  parseHTMLUnsafe: (box, html) =>
    box.replaceChildren(...Document.parseHTMLUnsafe(`<body>${html}`).body.childNodes),
  setHTMLUnsafe: (box, html) => box.setHTMLUnsafe(html),
  'innerHTML of a shadow root': (box, html) => (box.attachShadow({ mode: 'open' }).innerHTML = html),
  'a closed shadow root': (box, html) => box.attachShadow({ mode: 'closed' }).setHTMLUnsafe(html),
  insertHTML: (box, html) => {
    box.contentEditable = 'true';
    box.focus();
    document.execCommand('insertHTML', false, html);
    box.contentEditable = 'false';
  },
  'document.write': (_box, html) => document.write(html),
  'document.write in pieces': (_box, html) => {
    for (const piece of html.split(/(?=[="])/)) document.write(piece);
  },
};

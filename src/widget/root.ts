import { h } from './h.ts';
import { config } from './settings.ts';
import css from './style.css';

// Constructed sheets need no permission from the page's content security policy. An old browser cannot make one:
// then nothing is shown, and all stays held back.
let sheets: CSSStyleSheet[] | undefined;

/** The sheet of all parts, and the one that those beside frames have besides. */
const theSheets = () => (sheets ??= [new CSSStyleSheet(), new CSSStyleSheet()]);

let more = '';

/** Puts the theme's colours and rules into force, and those that the second part brings. */
export function paint(rules = more) {
  more = rules;
  const { css: own = '', customCssForIframeBlocker: besides = '' } = config.theme;
  const [all, frames] = theSheets();
  all!.replaceSync(css + more + own);
  // What is written for the document of a placeholder holds for its root.
  const forRoot = besides.replace(/(^|[\s,{}])html(?![\w-])/g, '$1.r');
  frames!.replaceSync(`:host{all:initial!important;display:block!important}${forRoot}`);
}

/** Marks what is in the language of the configuration. */
export function inLanguage<T extends HTMLElement>(element: T) {
  const { locale, rightToLeft } = config;
  return Object.assign(element, { lang: locale.replace('_', '-'), dir: rightToLeft ? 'rtl' : 'ltr' });
}

/** Opens a shadow root in `host`, and gives the element in it that holds `content` in the widget's style and language. */
export function shadowed(host: HTMLElement, ...content: Node[]) {
  const frame = inLanguage(h('div.r', ...content));
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [theSheets()[0]!];
  shadow.append(frame);
  return frame;
}

/** The same beside a frame: no rule of the page reaches it, and the theme's rules for such places hold. */
export function besideFrame(className: string, content: Node) {
  const host = h('div');
  shadowed(host, content).classList.add(className);
  host.shadowRoot!.adoptedStyleSheets = theSheets();
  return host;
}

import { h, type Child } from './hyperscript.ts';
import { config } from './current-config.ts';
import css from './style.css';

let sheet: CSSStyleSheet | undefined;

// A constructed sheet needs no permission from the page's content security policy. An old browser cannot make one:
// then nothing is shown, and all stays held back.
const theSheet = () => (sheet ??= new CSSStyleSheet());

let more = '';

/** Puts the theme's colours and rules into force, and those that the second part brings. */
export function applyStyles(rules = more) {
  more = rules;
  theSheet().replaceSync(css + more + (config.theme.css ?? ''));
}

/** Marks what is in the language of the configuration, or in another. */
export function inLanguage<T extends HTMLElement>(element: T, locale = config.spoken ?? config.locale) {
  const lang = locale.replace('_', '-');
  return Object.assign(element, { lang, dir: /^(ar|dv|fa|he|ps|ur|yi)\b/.test(lang) ? 'rtl' : 'ltr' });
}

/** Gives `host` an open shadow root, if it has none, and in it an element with `content` in the widget's style, language and direction. */
export function createShadow(host: HTMLElement, className: string, ...content: Child[]) {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [theSheet()];
  const root = inLanguage(h('div', { className }, ...content));
  shadow.append(root);
  return root;
}

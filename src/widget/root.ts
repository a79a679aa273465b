import { h, type Child } from './h.ts';
import { config } from './settings.ts';
import css from './style.css';

let sheet: CSSStyleSheet | undefined;

// A constructed sheet needs no permission from the page's content security policy. An old browser cannot make one:
// then nothing is shown, and all stays held back.
const theSheet = () => (sheet ??= new CSSStyleSheet());

let more = '';

/** Puts the theme's colours and rules into force, and those that the second part brings. */
export function paint(rules = more) {
  more = rules;
  theSheet().replaceSync(css + more + (config.theme.css ?? ''));
}

/** Gives `host` an open shadow root, and in it `content` in the widget's style, language and direction. */
export function shadowed(host: HTMLElement, className: string, ...content: Child[]) {
  const { locale, rightToLeft } = config;
  const lang = locale.replace('_', '-');
  const dir = rightToLeft ? 'rtl' : 'ltr';
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [theSheet()];
  shadow.append(h('div', { className, lang, dir }, ...content));
  return host;
}

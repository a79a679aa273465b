import { h } from './h.ts';
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

/** An element with `content` in its open shadow root, in the widget's style, language and direction. */
export function shadowed(...content: Node[]) {
  const host = h('div');
  const shadow = host.attachShadow({ mode: 'open' });
  const { locale, rightToLeft } = config;
  shadow.adoptedStyleSheets = [theSheet()];
  shadow.append(h('div.r', { lang: locale.replace('_', '-'), dir: rightToLeft ? 'rtl' : 'ltr' }, ...content));
  return host;
}

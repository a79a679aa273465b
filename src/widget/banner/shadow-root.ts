import { h, type Child } from './hyperscript.ts';
import { config, serviceUrl } from '../current-config.ts';
import css from './style.css';

let sheet: CSSStyleSheet | undefined;

// The page's content security policy does not apply to a constructed sheet. An old browser cannot make one: it shows
// nothing, and everything stays blocked.
const widgetSheet = () => (sheet ??= new CSSStyleSheet());

let chunkRules = '';

/** Applies the styles of the widget, of the preferences chunk and of the theme. */
export function applyStyles(rules = chunkRules) {
  chunkRules = rules;
  widgetSheet().replaceSync(css + chunkRules + (config.theme.css ?? '').replaceAll('{base}', serviceUrl('')));
}

/** Sets language and direction of an element, by default those of the configuration. */
export function inLanguage<T extends HTMLElement>(element: T, locale = config.spoken ?? config.locale) {
  const lang = locale.replace('_', '-');
  return Object.assign(element, { lang, dir: /^(ar|dv|fa|he|ps|ur|yi)\b/.test(lang) ? 'rtl' : 'ltr' });
}

/** Adds an element with `content` to the shadow root of `host`, in the widget's style, language and direction. */
export function createShadow(host: HTMLElement, className: string, ...content: Child[]) {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [widgetSheet()];
  const root = inLanguage(h('div', { className }, ...content));
  shadow.append(root);
  return root;
}

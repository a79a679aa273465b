import { h, type Child } from './hyperscript.ts';
import { config, serviceUrl } from '../current-config.ts';
import css from './style.css';

let sheet: CSSStyleSheet | undefined;

/** The rules of the parts that were loaded. */
const partRules = new Set<string>();

// The page's content security policy does not apply to a constructed sheet. An old browser cannot make one: it shows
// nothing, and everything stays blocked.
function widgetSheet() {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    applyStyles();
  }
  return sheet;
}

/** Applies the styles of the widget, of its parts and of the theme, once something shows them. */
export function applyStyles(more = '') {
  partRules.add(more);
  sheet?.replaceSync(
    css + [...partRules].join('') + (config.theme.css ?? '').replaceAll('{base}', serviceUrl('')),
  );
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

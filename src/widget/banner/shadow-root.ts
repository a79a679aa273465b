import { h } from './hyperscript.ts';
import { config, serviceUrl } from '../current-config.ts';
import common from './common.css';
import icon from './icon.css';
import views from './style.css';

/** The sheets of views and of the icon, made when they are first shown: the icon’s is small, for views after a decision. */
const sheets = new Map<string, CSSStyleSheet>();

/** The rules of the parts that were loaded. */
const partRules = new Set<string>();

// The page's content security policy does not apply to a constructed sheet. An old browser cannot make one: it shows
// nothing, and everything stays blocked.
function sheetOf(rules: string) {
  if (!sheets.has(rules)) {
    sheets.set(rules, new CSSStyleSheet());
    fillSheets(rules);
  }
  return sheets.get(rules)!;
}

function fillSheets(which?: string) {
  const theme = (config.theme.css ?? '').replaceAll('{base}', serviceUrl(''));
  for (const [rules, sheet] of sheets)
    if (!which || rules === which)
      sheet.replaceSync(common + rules + (rules === views ? [...partRules].join('') : '') + theme);
}

/** Applies the styles of the widget, of its parts and of the theme, once something shows them. */
export function applyStyles(more = '') {
  partRules.add(more);
  fillSheets();
}

/** Sets language and direction of an element, by default those of the configuration. */
export function inLanguage<T extends HTMLElement>(element: T, locale = config.spoken ?? config.locale) {
  const lang = locale.replace('_', '-');
  return Object.assign(element, { lang, dir: /^(ar|dv|fa|he|ps|ur|yi)\b/.test(lang) ? 'rtl' : 'ltr' });
}

/** Adds an element to the shadow root of `host`, in the widget's style, language and direction. */
export function createShadow(host: HTMLElement, className: string, rules = views) {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheetOf(rules)];
  const root = inLanguage(h('div', { className }));
  shadow.append(root);
  return root;
}

/** Gives the icon its look, around what the page’s scripts find of it. */
export const showSlot = (host: HTMLElement) => createShadow(host, 'r', icon).append(h('slot'));

import { details } from './details.ts';
import { h } from './h.ts';
import { purposes } from './purposes.ts';
import { config } from './settings.ts';

const filled = new WeakMap<Element, typeof config>();

/** Fills the page's cookie declarations: all services and what they store, in the page's own style. */
export function fillDeclarations() {
  for (const place of document.getElementsByClassName('ccm-cookie-declaration')) {
    if (filled.get(place) === config) continue;
    filled.set(place, config);
    const level = config.cookieDeclarationTableHeadingStartLevel ?? 3;
    const heading = (below: number, text: string) => h(`h${level + below}` as 'h3', text);
    place.textContent = '';
    place.append(
      h(
        'div',
        config.cookieDeclarationTablePrependConsentChangeLink &&
          h('p', h('a', { href: '#CCM.openControlPanel' }, config.texts.changeConsentText)),
        config.cookieDeclarationTablePrependIntroText && h('p', config.texts.widgetIntroText),
        ...purposes().flatMap((purpose) => [
          heading(0, purpose.name),
          h('p', purpose.description),
          ...purpose.embeddings.flatMap((e) => [heading(1, e.name), ...details(e)]),
        ]),
      ),
    );
  }
}

import { h } from './h.ts';
import { legalLink } from './legal.ts';
import { load } from './load.ts';
import { config } from './settings.ts';

const filled = new WeakMap<Element, typeof config>();

/** Fills the page's cookie declarations, in the page's own style. */
export function fillDeclarations() {
  for (const place of document.querySelectorAll<HTMLElement>('.ccm-cookie-declaration')) {
    if (filled.get(place) === config) continue;
    filled.set(place, config);
    void fill(place);
  }
}

async function fill(place: HTMLElement) {
  const asked = config;
  const wanted = place.dataset.lang?.replace('-', '_') ?? '';
  const content = await load(config.locales.includes(wanted) ? wanted : undefined).then(
    (part) => part.declaration(legalLink),
    () => h('p', config.texts.unavailable),
  );
  if (config === asked) place.replaceChildren(content);
}

import { h } from './h.ts';
import { load } from './load.ts';
import { config } from './settings.ts';

const filled = new WeakMap<Element, typeof config>();

/** Fills the page's cookie declarations, in the page's own style. */
export function fillDeclarations() {
  for (const place of document.getElementsByClassName('ccm-cookie-declaration')) {
    if (filled.get(place) === config) continue;
    filled.set(place, config);
    void fill(place);
  }
}

async function fill(place: Element) {
  const asked = config;
  const content = await load().then(
    (part) => part.declaration(),
    () => h('p', config.texts.unavailable),
  );
  if (config === asked) place.replaceChildren(content);
}

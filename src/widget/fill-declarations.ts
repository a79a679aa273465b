import { h } from './hyperscript.ts';
import { legalLink } from './legal-links.ts';
import { loadChunk } from './load-chunk.ts';
import { config } from './current-config.ts';

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
  const content = await loadChunk(config.locales.includes(wanted) ? wanted : undefined).then(
    (part) => part.declaration(legalLink),
    () => h('p', config.texts.unavailable),
  );
  if (config === asked) place.replaceChildren(content);
}

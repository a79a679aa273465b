import { h } from './hyperscript.ts';
import { loadChunk } from '../load-chunk.ts';
import { config } from '../current-config.ts';
import { pageDocument } from '../unclobbered.ts';

const filled = new WeakMap<Element, typeof config>();

/** Fills the cookie declarations of the page, in the page's own style. */
export function fillDeclarations() {
  for (const place of pageDocument.querySelectorAll<HTMLElement>('.ccm-cookie-declaration')) {
    if (filled.get(place) === config) continue;
    filled.set(place, config);
    void fill(place);
  }
}

async function fill(place: HTMLElement) {
  const before = config;
  const wanted = place.dataset.lang?.replace('-', '_') ?? '';
  const content = await loadChunk(config.locales.includes(wanted) ? wanted : undefined).then(
    (chunk) => chunk.declaration(),
    () => h('p', config.texts.unavailable),
  );
  if (config === before) place.replaceChildren(content);
}

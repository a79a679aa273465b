import { idsOf, isFirstDecision } from './decision.ts';
import type { Embedding } from './config-types.ts';
import { pushToDataLayer } from './data-layer.ts';
import { fireEvent } from './page-events.ts';
import { nameOf } from './service-names.ts';
import { config, isMandatory } from './current-config.ts';

let told: string[] = [];

/** Tells the page what is accepted: by events what it has not heard of, by messages all of it, after a change or `anew`. */
export function announceConsent(on: Embedding[], anew?: boolean) {
  const before = told;
  told = idsOf(on);
  for (const e of on) {
    if (before.includes(e.id)) continue;
    const detail = { name: e.name, code: e.id, purpose: e.purpose, mandatory: isMandatory(e) };
    fireEvent('EmbeddingAccepted', detail);
    for (const { name } of e.assets ?? []) fireEvent('CookieAccepted', { ...detail, name });
  }
  if (anew || before.join() !== told.join()) tellTagManager(on);
}

/** For a tag manager, where the page has one. */
function tellTagManager(on: Embedding[]) {
  const say = (event: string, more?: object) => pushToDataLayer({ event: `CCM19.${event}`, ...more });
  for (const e of on) {
    say('embeddingAccepted', { id: e.id, name: nameOf(e) });
    for (const { name } of e.assets ?? []) say(`cookieAccepted.${name}`);
  }
  const states = config.embeddings.map((e) => [`ccm19_${nameOf(e)}`, on.includes(e)]);
  say('consentStateChanged', { initialConsent: isFirstDecision, ...Object.fromEntries(states) });
}

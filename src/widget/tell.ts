import { idsOf, initial } from './choice.ts';
import type { Embedding } from './config.ts';
import { push } from './data-layer.ts';
import { fire } from './events.ts';
import { nameOf } from './name.ts';
import { config, mandatory } from './settings.ts';

let told: string[] = [];

/** Tells the page what is accepted: by events what it has not heard of, by messages all of it, after a change or `anew`. */
export function tell(on: Embedding[], anew?: boolean) {
  const before = told;
  told = idsOf(on);
  for (const e of on) {
    if (before.includes(e.id)) continue;
    const detail = { name: e.name, code: e.id, purpose: e.purpose, mandatory: mandatory(e) };
    fire('EmbeddingAccepted', detail);
    for (const { name } of e.assets ?? []) fire('CookieAccepted', { ...detail, name });
  }
  if (anew || before.join() !== told.join()) tellTagManager(on);
}

/** For a tag manager, where the page has one. */
function tellTagManager(on: Embedding[]) {
  const say = (event: string, more?: object) => push({ event: `CCM19.${event}`, ...more });
  for (const e of on) {
    say('embeddingAccepted', { id: e.id, name: nameOf(e) });
    for (const { name } of e.assets ?? []) say(`cookieAccepted.${name}`);
  }
  const states = config.embeddings.map((e) => [`ccm19_${nameOf(e)}`, on.includes(e)]);
  say('consentStateChanged', { initialConsent: initial, ...Object.fromEntries(states) });
}

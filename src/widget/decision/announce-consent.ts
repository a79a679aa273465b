import { idsOf, config, isMandatory } from '../current-config.ts';
import { isFirstDecision } from './make-decision.ts';
import type { Embedding } from '../config-types.ts';
import { fireEvent } from '../fire-event.ts';
import { pushToDataLayer } from '../push-to-data-layer.ts';
import { assetNamesOf, nameOf } from './service-names.ts';

let announced: string[] = [];
let knownKeys: string[] = [];

/** Announces which services came and which went since the last time; before a reload, only the latter. */
export function announceChange(on: Embedding[], isLeaving?: boolean) {
  const before = knownKeys;
  knownKeys = on.map(({ key }) => key).filter((key) => !isLeaving || before.includes(key));
  const added = knownKeys.filter((key) => !before.includes(key));
  const removed = before.filter((key) => !knownKeys.includes(key));
  if (added[0] || removed[0]) fireEvent('ConsentChanged', { accepted: knownKeys, added, removed });
}

/** Announces accepted services: new ones by events, all of them by messages, after a change or with `anew`. */
export function announceConsent(on: Embedding[], anew?: boolean) {
  const before = announced;
  announced = idsOf(on);
  for (const e of on) {
    if (before.includes(e.id)) continue;
    const detail = { name: e.name, code: e.id, purpose: e.purpose, mandatory: isMandatory(e), key: e.key };
    fireEvent('EmbeddingAccepted', detail);
    for (const name of assetNamesOf(e)) fireEvent('CookieAccepted', { ...detail, name });
  }
  if (anew || before.join() !== announced.join()) sendMessages(on);
}

/** Sends the messages for a tag manager. */
function sendMessages(on: Embedding[]) {
  const say = (event: string, more?: object) => pushToDataLayer({ event: `CCM19.${event}`, ...more });
  for (const e of on) {
    say('embeddingAccepted', { id: e.id, name: nameOf(e) });
    for (const name of assetNamesOf(e)) say(`cookieAccepted.${name}`);
  }
  const states = config.embeddings.map((e) => [`ccm19_${nameOf(e)}`, on.includes(e)]);
  say('consentStateChanged', { initialConsent: isFirstDecision, ...Object.fromEntries(states) });
}

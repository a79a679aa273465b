import { applies } from './applies.ts';
import { accepted, standing } from './choice.ts';
import { erase } from './erase.ts';
import { fire } from './events.ts';
import { googleConsent } from './google.ts';
import { checkFrames } from './hold-frame.ts';
import { ran, releaseScripts } from './hold-script.ts';
import { insert } from './scripts.ts';
import { config, mandatory } from './settings.ts';

let live = new Set<string>();
const inserted = new Set<string>();

/** Makes the page agree with the choice, and says whether something runs on that only a reload stops. */
export function apply() {
  const on = config.embeddings.filter(accepted);
  const fresh = on.filter((e) => !live.has(e.id));
  const gone = [...live].filter((id) => !on.some((e) => e.id === id));
  live = new Set(on.map((e) => e.id));
  googleConsent();
  for (const e of fresh) {
    const detail = { name: e.name, code: e.id, purpose: e.purpose, mandatory: mandatory(e) };
    fire('EmbeddingAccepted', detail);
    fire('CookieAccepted', detail);
  }
  for (const e of fresh) {
    if (!e.scriptHtmlCode || inserted.has(e.id) || !applies(e)) continue;
    inserted.add(e.id);
    if (insert(e.scriptHtmlCode)) ran.add(e.id);
  }
  releaseScripts();
  checkFrames();
  const unknown = !!standing() && erase();
  return (unknown && !!config.deleteUnknownCookiesForceReload) || gone.some((id) => ran.has(id));
}

import { applies } from './applies.ts';
import { attempt } from './attempt.ts';
import { accepted, answered, standing } from './choice.ts';
import { erase } from './erase.ts';
import { googleConsent } from './google.ts';
import { checkFrames, overdue } from './hold-frame.ts';
import { ran, releaseScripts } from './hold-script.ts';
import { refresh } from './load.ts';
import { insert } from './scripts.ts';
import { config } from './settings.ts';
import { tell } from './tell.ts';

const inserted = new Set<string>();

/** Makes the page agree with the choice, `anew` on a view and a save, and gives what says whether only a reload can finish that. */
export function apply(anew?: boolean) {
  const on = config.embeddings.filter(accepted);
  if (CONSENT_MODE) googleConsent();
  if (answered()) tell(on, anew);
  for (const e of on) {
    if (!e.scriptHtmlCode || inserted.has(e.id) || !applies(e)) continue;
    inserted.add(e.id);
    if (attempt(e.name, () => insert(e.scriptHtmlCode!))) ran.add(e.id);
  }
  releaseScripts();
  checkFrames();
  refresh();
  const unknown = !!standing() && erase();
  const runsOn = [...ran].some((id) => !on.some((e) => e.id === id));
  return runsOn || (unknown && config.deleteUnknownCookiesForceReload) ? () => true : overdue;
}

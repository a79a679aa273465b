import { now } from '../time.ts';
import { config, decision } from '../chunk-imports.ts';

/** Seconds until the decision expires. An objection never expires earlier than other decisions. */
export function secondsLeft() {
  const { consentCookieLifetime: days, policy } = config;
  const rejection = config.consentRejectionLifetime ?? days;
  const rejectsAll = !decision!.consent && !decision!.unopposed?.[0];
  const isObjection = decision!.unopposed || policy || config.embeddings.some((e) => e.exempt);
  const kept = rejectsAll ? (isObjection ? Math.max(days, rejection) : rejection) : days;
  return decision!.time - now() + kept * 86_400;
}

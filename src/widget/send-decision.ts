import { decision, readDecision, saveDecision } from './decision.ts';
import { config } from './current-config.ts';

async function post() {
  readDecision();
  if (!decision?.pending) return;
  const { ucid, consent, embeddings, mandatory = [], notice, pending } = decision;
  const response = await fetch(`${config.base}/app/consents`, {
    method: 'POST',
    // A text body needs no preflight.
    body: JSON.stringify({
      apiKey: config.apiKey,
      domain: config.domain,
      ucid,
      consent,
      embeddings: [...mandatory, ...embeddings],
      manipulationPrevention: !!config.theme.manipulationPrevention,
      lang: config.locale,
      notice,
    }),
    keepalive: true,
  });
  const { ok, status } = response;
  const isFinal = [400, 403, 404, 413, 415].includes(status);
  if (!ok && !isFinal) return;
  const answer = response.json();
  const { timestamp, receipt, detail = '' } = await (ok ? answer : answer.catch(() => ({})));
  if (isFinal) console.warn(`Placet could not store the choice (${status}): ${detail}`);
  readDecision();
  if (decision?.pending !== pending) return;
  saveDecision({
    ...decision,
    // A decision that was sent late still counts from when it was made.
    time: Math.min(timestamp ?? Infinity, decision.time),
    pending: 0,
    mandatory: undefined,
    notice: undefined,
    // A cookie would send the receipt with every request.
    receipt: config.consentStorage === 'cookie' ? undefined : receipt,
  });
}

/** Sends the decision if the service has not stored it yet; after a failure the next page sends it. */
export async function sendDecision() {
  if (!decision?.pending) return;
  try {
    // The lock stops a second tab from sending the same decision. It does not exist on http:.
    await (navigator.locks ? navigator.locks.request('placet', post) : post());
  } catch {}
}

import { decision, readDecision, saveDecision } from './decision.ts';
import { config } from './current-config.ts';

async function post() {
  readDecision();
  if (!decision?.pending) return;
  const { ucid, consent, embeddings, mandatory = [], notice, pending } = decision;
  const response = await fetch(`${config.base}/app/consents`, {
    method: 'POST',
    // Text needs no preflight.
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
    // Sent late, it still counts from when it was made.
    time: Math.min(timestamp ?? Infinity, decision.time),
    pending: 0,
    mandatory: undefined,
    notice: undefined,
    // A cookie would carry it along with every request.
    receipt: config.consentStorage === 'cookie' ? undefined : receipt,
  });
}

/** Sends the choice that the service has not stored yet, if there is one; a failure leaves it for the next page. */
export async function sendDecision() {
  if (!decision?.pending) return;
  try {
    // The lock keeps a second tab from sending the same choice meanwhile. It is missing on http:.
    await (navigator.locks ? navigator.locks.request('placet', post) : post());
  } catch {}
}

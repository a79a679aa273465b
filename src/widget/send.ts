import { choice, recall, remember } from './choice.ts';
import { config } from './settings.ts';

async function post() {
  recall();
  if (!choice?.pending) return;
  const { ucid, consent, embeddings, pending } = choice;
  const response = await fetch(`${config.base}/app/consents`, {
    method: 'POST',
    // Text needs no preflight.
    body: JSON.stringify({
      apiKey: config.apiKey,
      domain: config.domain,
      ucid,
      consent,
      embeddings,
      manipulationPrevention: !!config.theme.manipulationPrevention,
      lang: config.locale,
    }),
    keepalive: true,
  });
  const { ok, status } = response;
  if (!ok && !/^4(?!29)/.test(`${status}`)) return;
  const time = ok ? (await response.json()).timestamp : choice.time;
  recall();
  if (choice.pending === pending) remember({ ...choice, time, pending: 0 });
}

/** Sends the choice that the service has not stored yet, if there is one; a failure leaves it for the next page. */
export async function send() {
  try {
    // The lock keeps a second tab from sending the same choice meanwhile. It is missing on http:.
    await (navigator.locks ? navigator.locks.request('placet', post) : post());
  } catch {}
}

import { decision, readDecision, saveDecision } from './decision.ts';
import { callService } from '../call-service.ts';
import { config } from '../current-config.ts';
import { refreshPending } from '../decision-listeners.ts';
import { listen } from '../listen.ts';
import { pageDocument } from '../unclobbered.ts';

let retries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let running: AbortController | undefined;
let previous: Promise<unknown> = Promise.resolve();

/**
 * Sends the decision in the storage unless the service has stored it; after a failure, gives the seconds to wait, 0 if the
 * service names none.
 */
async function post() {
  // The build inlines only the constants of a function.
  /** Milliseconds after which a request has failed. The service gives up earlier. */
  const TIMEOUT = 30_000;
  readDecision();
  if (!decision?.pending) return undefined;
  const { ucid, consent, embeddings, mandatory = [], notice, pending, signals } = decision;
  const request = (running = new AbortController());
  setTimeout(() => request.abort(), TIMEOUT);
  const body = {
    ucid,
    consent,
    embeddings: [...mandatory, ...embeddings],
    manipulationPrevention: !!config.theme.manipulationPrevention,
    lang: config.locale,
    notice,
    signals,
  };
  // Browsers do not cancel a request with `keepalive`, and an older decision must not arrive after a newer one.
  const response = await callService('/app/consents', body, pageDocument.hidden, request.signal);
  const { ok, status } = response;
  const isFinal = [400, 403, 404, 413, 415].includes(status);
  if (!ok && !isFinal) return +response.headers.get('Retry-After')!;
  const answer = response.json();
  const { timestamp, receipt, detail = '' } = await (ok ? answer : answer.catch(() => ({})));
  if (isFinal) console.warn(`Placet could not store the decision (${status}): ${detail}`);
  readDecision();
  if (decision?.pending !== pending) return undefined;
  saveDecision({
    ...decision,
    // A decision that was sent late still counts from when it was made.
    time: Math.min(timestamp ?? Infinity, decision.time),
    pending: 0,
    mandatory: undefined,
    notice: undefined,
    receipt,
  });
  await refreshPending();
  return undefined;
}

/**
 * Sends decisions one after the other, so that an older one cannot arrive after a newer one, and no second tab sends
 * the same. Without a secure connection, the order holds in this tab only.
 */
const inTurn = () => navigator.locks?.request('placet', post) ?? (previous = previous.then(post, post));

async function send(how: () => ReturnType<typeof post> = inTurn) {
  /** Seconds before the first retry unless the service names a time, and before any retry at most. */
  const WAIT = 2;
  const LONGEST_WAIT = 300;
  /** Retries on one page. When the connection returns they start again, and when the page is hidden there is one more. */
  const RETRIES = 5;
  if (!decision?.pending) return;
  let wait: number | undefined = 0;
  try {
    wait = await how();
  } catch {}
  clearTimeout(timer);
  if (wait === undefined || retries >= RETRIES) return;
  const seconds = Math.min((wait || WAIT) * 2 ** retries++, LONGEST_WAIT);
  timer = setTimeout(send, seconds * 1000 * (0.5 + Math.random()));
}

/**
 * Sends a decision that the service has not stored yet, and again after a failure, also on the next page. A running
 * request is canceled: an older decision must not arrive after this one.
 */
export function sendDecision() {
  retries = 0;
  running?.abort();
  return send();
}

/** Starts to send a pending decision also when the connection returns and when the page is hidden. */
export function keepSending() {
  listen('online', sendDecision);
  listen(
    'visibilitychange',
    () => {
      if (!pageDocument.hidden) return;
      running?.abort();
      // At once, because a page that is left gets no lock any more.
      void send(post);
    },
    true,
  );
  void sendDecision();
}

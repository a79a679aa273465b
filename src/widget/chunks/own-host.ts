// Delivered with the widget to domains that have a path of their own for the service (docs/website/own-host.md).
import {
  callService,
  CCM,
  config,
  decision,
  pageDocument,
  parts,
  readDecision,
  serviceUrl,
} from '../chunk-imports.ts';
import type { Decision } from '../decision/decision-type.ts';
import { secondsLeft } from './decision-lifetime.ts';

/** The decision as it was last written on this host; `kept` says what the server has set as cookies. */
type Mirror = Decision & { kept?: string | undefined };

const name = `placet_${config.domain}`;
const mirrorKey = `${name}_copy`;

/** On other subdomains the decision may be changed without this copy. */
const hasMirror = !config.consentCookieDomain;

/** What the server has set on this page view, or, with the copy, on an earlier one. */
let kept: string | undefined;

let running: AbortController | undefined;

function readMirror() {
  try {
    return JSON.parse(localStorage.getItem(mirrorKey) ?? 'null') as Mirror | null;
  } catch {
    return null;
  }
}

function writeMirror(mirror?: Mirror) {
  try {
    if (mirror && hasMirror) localStorage.setItem(mirrorKey, JSON.stringify(mirror));
    else localStorage.removeItem(mirrorKey);
  } catch {}
}

/** A decision was written by the script, which brings its cookie back to the lifetime of what scripts write, or removed. */
function saved(next?: Decision) {
  running?.abort();
  kept = undefined;
  writeMirror(next);
}

const rejectsAll = ({ consent, unopposed }: Decision) => !consent && !unopposed?.[0];

/** The decision that is newer than the one in the cookie, which a late answer for an older one may have set. */
function newer(stored: Decision) {
  const mirror = readMirror();
  if (!mirror?.embeddings || mirror.id === stored.id || stored.replaced?.includes(mirror.id))
    return undefined;
  const isNewer =
    mirror.replaced?.includes(stored.id) ||
    mirror.time > stored.time ||
    (mirror.time === stored.time && rejectsAll(mirror));
  return isNewer ? { ...mirror, kept: undefined } : undefined;
}

const cookieOf = (name: string) =>
  pageDocument.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Lets the server set the cookies that the script has written, unless it has done so: Safari keeps only those longer. */
async function keep() {
  readDecision();
  const value = cookieOf(name);
  const state = cookieOf(`placet_state_${config.domain}`);
  const mark = `${decision?.id} ${state ?? ''}`;
  const isKept = mark === (readMirror()?.kept ?? kept);
  if (!value || !decision || decision.pending || !CCM.consent || isKept) return;
  const request = (running = new AbortController());
  setTimeout(() => request.abort(), 10_000);
  try {
    const body = { cookies: { placet: value, placet_state: state }, age: secondsLeft() };
    const { ok } = await callService('/app/keep', body, document.hidden, request.signal);
    if (!ok || request.signal.aborted) return;
    kept = mark;
    const mirror = readMirror();
    if (mirror) writeMirror({ ...mirror, kept });
  } catch {
  } finally {
    // Another tab may have decided meanwhile.
    readDecision();
  }
}

/** In the lock of the decisions, so that an older one is not kept after a newer one. */
function refresh(isLeaving?: boolean) {
  if (!isLeaving && decision && !decision.pending)
    void (navigator.locks?.request('placet', keep) ?? keep()).catch(() => {});
}

// Cookies of another website are none of this page.
if (new URL(serviceUrl()).origin === location.origin) {
  parts.set('own-host', { refresh, recorded: keep, saved, newer });
  readDecision();
  // A decision from before the own host has no copy.
  if (decision && readMirror()?.id !== decision.id) writeMirror(decision);
}

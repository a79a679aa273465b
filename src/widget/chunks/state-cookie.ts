// Delivered with the widget to domains whose own server reads decisions (docs/website/server-side.md).
import { hasOptOutSignal } from '../decision/opt-out-signal.ts';
import { CCM, config, decision, isAccepted, needsDecision, parts, pageDocument } from '../chunk-imports.ts';
import { secondsLeft } from './decision-lifetime.ts';

/** Bytes of the cookie: many servers refuse requests with more than 8 KB of headers. */
const MAX_BYTES = 2000;

const name = `placet_state_${config.domain}`;

/** Whether the decision counts, and the visitor is not asked again. */
const isDecided = () => CCM.consent && !needsDecision();

/** What runs; empty where nothing may run before the visitor decides. */
function state() {
  if (!isDecided() && !config.policy) return '';
  const whole = config.purposes.filter(({ id }) =>
    config.embeddings.every((e) => e.purpose !== id || isAccepted(e)),
  );
  // A server that sees the signal of a browser must know whether this state takes it into account.
  const marks = [...whole.map(({ id }) => `@${id}`), ...(hasOptOutSignal(config) ? ['@gpc'] : [])];
  const start = [1, isDecided() ? decision!.time : 0, config.policy ?? 'optIn', config.notice.slice(0, 8)];
  let left = MAX_BYTES - `${name}=${start.join('.')}.~${marks.join('~')}`.length;
  const keys = config.embeddings.filter(isAccepted).map((e) => e.key);
  const fitting = keys.filter((key) => (left -= key.length + 1) >= 0);
  if (fitting.length < keys.length)
    console.warn('Placet: the cookie for the server has no room for', keys.slice(fitting.length));
  return [...start, [...fitting, ...marks].join('~') || '-'].join('.');
}

/** Seconds until the decision expires, or until a state without one does. */
const lifetime = () => (isDecided() ? secondsLeft() : config.consentCookieLifetime * 86_400);

const stored = () => pageDocument.cookie.split('; ').filter((pair) => pair.startsWith(`${name}=`));

/** Writes the state, or removes it. */
function refresh() {
  const value = state();
  const wanted = value ? [`${name}=${value}`] : [];
  if (stored().join() === wanted.join()) return;
  const { consentCookieLifetime, consentCookieSecure, consentCookieDomain: parent } = config;
  const places = ['', ...(parent ? [`;domain=${parent}`] : [])];
  const set = (pair: string, age: number | '', place: string) =>
    (pageDocument.cookie = `${pair};path=/;samesite=lax${age === '' ? '' : `;max-age=${age}`}${consentCookieSecure ? ';secure' : ''}${place}`);
  // Of two cookies with this name, servers could not tell which one counts.
  for (const place of places) set(`${name}=`, 0, place);
  const age = consentCookieLifetime ? lifetime() : '';
  // Browsers refuse a public suffix such as co.uk; the cookie is then set for the host alone.
  for (const place of places.reverse()) if (value && !stored()[0]) set(wanted[0]!, age, place);
}

parts.set('state-cookie', { refresh, recorded: refresh });
refresh();

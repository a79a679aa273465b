import type { BlockedElement, DebuggedService } from '../../../packages/client/src/ccm.ts';
import { addressOfTag, resolved } from '../blocking/kept-addresses.ts';
import { contains } from '../blocking/match-pattern.ts';
import type { Embedding } from '../config-types.ts';
import { hasDoNotTrack } from '../decision/opt-out-signal.ts';
import {
  blockedTags,
  CCM,
  config,
  decision,
  decisionOn,
  isAccepted,
  isMandatory,
  knownFrames,
  parts,
  strictState,
} from '../chunk-imports.ts';

/** Milliseconds between two looks at what is blocked. */
const INTERVAL = 500;
/** Characters of inline code that identify it. */
const CODE = 80;
let isLive = false;

/** Prints what is blocked and why, the services with their states, and the signals to other tools, and returns it. */
export function debug({ live }: { live?: boolean } = {}) {
  const blocked = blockedElements();
  const services = config.embeddings.map((e) => ({
    id: e.id,
    key: e.key,
    name: e.name,
    purpose: e.purpose,
    markers: [...new Set([...(e.scriptMarkers ?? []), ...(e.iframeMarkers ?? [])])],
    ...serviceState(e),
  }));
  const signals = [...parts.values()].flatMap(({ calls = [] }) => calls);
  const page = {
    policy: config.policy ?? ('optIn' as const),
    storage: config.consentStorage,
    notice: config.notice,
    // A domain without strict blocking has no state of it.
    stopped: [...((strictState as typeof strictState | undefined)?.blocked ?? [])],
  };
  console.table(blocked);
  console.table(services);
  console.table(signals.map(([tool, ...call]) => ({ tool, call: JSON.stringify(call) })));
  console.log('Placet', page);
  if (live) logChanges();
  return { blocked, services, signals, ...page };
}

/** Logs from now on what is blocked, what is released, and what strict blocking stops. */
function logChanges() {
  if (isLive) return;
  isLive = true;
  let before = blockedElements();
  const log = (what: string, all: typeof before, others: typeof before) => {
    for (const { element, ...why } of all)
      if (!others.some((other) => other.element === element)) console.log(`Placet ${what}`, element, why);
  };
  setInterval(() => {
    const now = blockedElements();
    log('blocked', now, before);
    log('released', before, now);
    before = now;
  }, INTERVAL);
  addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
    console.log('The content security policy blocked', blockedURI, effectiveDirective),
  );
}

/** The elements of the page that wait for consent, each with the reason. */
function blockedElements(): BlockedElement[] {
  const tags = blockedTags().map(([element, { owners, isRefused }]) => {
    const address = addressOfTag(element);
    const text = `${address && resolved(address).href}${element.textContent}`;
    return {
      element,
      address: address || element.textContent.trim().slice(0, CODE),
      ...reasonFor(text, owners[0], ruleOf(address, text)),
      ...(isRefused && { rule: 'nonce' }),
    };
  });
  const frames = knownFrames()
    .filter(([, { blocked }]) => blocked)
    .map(([element, { src, srcdoc, owner }]) => ({
      element,
      address: src || srcdoc.slice(0, CODE),
      ...reasonFor(src + srcdoc, owner, 'blockIframes'),
    }));
  return [...tags, ...frames];
}

/** Why something is blocked: a service with its marker, or a setting of the domain. */
function reasonFor(text: string, owner: Embedding | undefined, rule: string) {
  const markers = [...(owner?.scriptMarkers ?? []), ...(owner?.iframeMarkers ?? [])];
  const marker = markers.find((one) => contains(text, [one])) ?? owner?.scriptLoaderGroup ?? '';
  const since = owner ? serviceState(owner).since : '';
  return { service: owner?.key ?? '', marker, rule: owner ? '' : rule, since };
}

/** The setting that blocks a tag which belongs to no service. */
function ruleOf(address: string, text: string) {
  if (contains(text, config.blockedScriptMarkers)) return 'blockedScriptMarkers';
  if (!address) return 'blockInlineScripts';
  return resolved(address).origin === location.origin ? 'blockFirstPartyScripts' : 'blockNewScripts';
}

type ServiceState = Pick<DebuggedService, 'state' | 'reason' | 'since'>;

/** The state of a service, the rule that it follows from, and since when, if a decision of the visitor is the rule. */
function serviceState(e: Embedding): ServiceState {
  const decidedAt = decision ? new Date(decision.time * 1000).toISOString() : '';
  if (isMandatory(e)) return { state: 'allowed', reason: 'necessary', since: '' };
  const decided = decisionOn(e);
  if (decided !== undefined)
    return { state: decided ? 'accepted' : 'rejected', reason: 'decision', since: decidedAt };
  if (isAccepted(e)) return { state: 'allowed', reason: config.policy ? 'policy' : 'exempt', since: '' };
  const reason = config.policy || e.exempt ? whyStopped(e) : whyUndecided(e);
  return { state: 'undecided', reason, since: reason === 'objection' ? decidedAt : '' };
}

/** Why no decision covers a service that needs one. */
function whyUndecided({ id }: Embedding) {
  if (!decision) return 'noDecision';
  if (!CCM.consent)
    return config.consentResetOnLegalChange && decision.legal !== config.legalVersion
      ? 'legalChange'
      : 'reset';
  return decision.embeddings.includes(id) ? 'globalPrivacyControl' : 'notCovered';
}

/** What keeps a service from running although it needs no consent in the visitor's region. */
function whyStopped({ id, purpose }: Embedding) {
  // An earlier objection holds also after a reset.
  const isOpposed =
    decision &&
    ((!decision.consent && !decision.unopposed?.[0]) ||
      decision.refused?.some((one) => one === id || one === purpose));
  if (isOpposed) return 'objection';
  return config.theme.complyWithDoNotTrack && hasDoNotTrack() ? 'doNotTrack' : 'globalPrivacyControl';
}

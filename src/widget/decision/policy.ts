import type { Embedding, WidgetConfig } from '../config-types.ts';
import { config, idsOf, isMandatory, needsNoConsent } from '../current-config.ts';
import { decision, isDecidedWithSignal, validDecision } from './decision.ts';
import { signaledAt } from './earlier-signal.ts';
import { hasDoNotTrack, hasOptOutSignal, isSoldOrShared } from './opt-out-signal.ts';

/** What policies and signals make of a decision. */
export function byPolicy(accepted: Embedding[], consent: boolean) {
  const unopposed = idsOf(accepted.filter(needsNoConsent));
  return {
    consent: consent && !(accepted[0] && accepted.every((e) => e.exempt)),
    signals: signals(),
    policy: config.policy,
    signaledAt,
    unopposed: config.embeddings.some(needsNoConsent) ? unopposed : undefined,
    embeddings: idsOf(accepted.filter((e) => !needsNoConsent(e))),
    mandatory: [...idsOf(config.embeddings.filter(isMandatory)), ...unopposed],
  };
}

export const doNotTrack = () => OPTIONS && !!config.theme.complyWithDoNotTrack && hasDoNotTrack();

/** What the browser asks for, by the names of the log. */
const signals = () => [hasDoNotTrack() ? 'dnt' : '', hasOptOutSignal(config) ? 'gpc' : ''].filter(Boolean);

/** Whether a signal of the browser keeps an embedding from running before the visitor decides. */
export const isOptedOut = (embedding: Embedding) =>
  doNotTrack() || ((hasOptOutSignal(config) || !!signaledAt) && isSoldOrShared(embedding));

/** Whether the browser began to send the signal after a decision, which then no longer covers the embedding. */
export const isOverridden = (embedding: Embedding) =>
  isSoldOrShared(embedding) &&
  !isDecidedWithSignal() &&
  (hasOptOutSignal(config) || signaledAt > (decision?.signaledAt ?? 0));

/** The policies that ask for no consent, strictest first. */
const laxPolicies: WidgetConfig['policy'][] = ['optOut', 'noticeOnly', 'none'];
const laxity = (policy: WidgetConfig['policy']) => laxPolicies.indexOf(policy);

/** Whether the visitor has left an embedding on, by an answer to a question other than for consent. */
export const isUnopposed = ({ id }: Embedding) => !!validDecision()?.unopposed?.includes(id);

/**
 * Whether that still counts: the embedding needs no consent here, this policy is no stricter than the one there, and the
 * browser has not begun to ask for no tracking.
 */
export const mayStayOn = (embedding: Embedding) =>
  isUnopposed(embedding) &&
  needsNoConsent(embedding) &&
  laxity(decision!.policy) <= laxity(config.policy) &&
  (!doNotTrack() || !!decision!.signals?.includes('dnt'));

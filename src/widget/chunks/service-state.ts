import type { DebuggedService } from '../../../packages/client/src/ccm.ts';
import type { Embedding } from '../config-types.ts';
import { hasDoNotTrack } from '../decision/opt-out-signal.ts';
import { config, decision, decisionOn, isAccepted, isMandatory } from '../chunk-imports.ts';
import { CCM } from './ccm.ts';

type ServiceState = Pick<DebuggedService, 'state' | 'reason' | 'since'>;

/** The time of the decision; empty if there is none. */
const decidedAt = () => (decision ? new Date(decision.time * 1000).toISOString() : '');

/** Whether an earlier decision objects to a service; this holds also after a reset. */
const isOpposed = ({ id, purpose }: Embedding) =>
  !!decision &&
  ((!decision.consent && !decision.unopposed?.[0]) ||
    !!decision.refused?.some((one) => one === id || one === purpose));

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
function whyStopped(e: Embedding) {
  if (isOpposed(e)) return 'objection';
  return config.theme.complyWithDoNotTrack && hasDoNotTrack() ? 'doNotTrack' : 'globalPrivacyControl';
}

/** The state of a service, the rule that it follows from, and since when, if a decision of the visitor is the rule. */
export function serviceState(e: Embedding): ServiceState {
  if (isMandatory(e)) return { state: 'allowed', reason: 'necessary', since: '' };
  const decided = decisionOn(e);
  if (decided !== undefined)
    return { state: decided ? 'accepted' : 'rejected', reason: 'decision', since: decidedAt() };
  if (isAccepted(e)) return { state: 'allowed', reason: config.policy ? 'policy' : 'exempt', since: '' };
  const reason = config.policy || e.exempt ? whyStopped(e) : whyUndecided(e);
  return { state: 'undecided', reason, since: reason === 'objection' ? decidedAt() : '' };
}

import { hasDoNotTrack } from '../opt-out-signal.ts';
import { config, decisionOn, optionalEmbeddings } from '../shared.ts';
import { CCM } from './ccm.ts';

/** Whether the visitor has to be asked or informed: `CCM.consentRequired` is false wherever no consent is asked for. */
export function needsDecision() {
  if (!config.policy) return CCM.consentRequired;
  if (config.policy === 'none' || (config.theme.complyWithDoNotTrack && hasDoNotTrack())) return false;
  return optionalEmbeddings().some((e) => decisionOn(e) === undefined);
}

import type { Embedding } from '../config-types.ts';
import { config, isMandatory, needsNoConsent, optionalEmbeddings } from '../current-config.ts';
import { parts } from '../decision-listeners.ts';
import { decision, rejectsAll, validDecision } from './decision.ts';
import { doNotTrack, isOptedOut, isOverridden, mayStayOn } from './policy.ts';

/** Whether the decision accepts an optional embedding; undefined if the decision does not cover it. */
export function decisionOn(embedding: Embedding) {
  const { id, purpose } = embedding;
  const { embeddings = [], refused = [] } = validDecision() ?? {};
  if (embeddings.includes(id) || (POLICIES && mayStayOn(embedding)))
    return POLICIES && isOverridden(embedding) ? undefined : true;
  return refused.includes(id) || refused.includes(purpose) ? false : undefined;
}

/** Whether the visitor has objected to an embedding, or to everything, which holds also if the domain has reset decisions. */
const isOpposed = ({ id, purpose }: Embedding) =>
  decision && (rejectsAll(decision) || decision.refused?.some((one) => one === id || one === purpose));

/** Imports what the visitor decided under other consent managers, then calls `then`; says whether there is anything. */
export const importFormer = (then?: () => void) => !decision && parts.get('former')?.importFormer!(then);

/** Whether an embedding runs without a decision. */
const runsUntilObjection = (embedding: Embedding) =>
  needsNoConsent(embedding) && !isOptedOut(embedding) && !isOpposed(embedding) && !importFormer();

export const isAccepted = (embedding: Embedding) =>
  isMandatory(embedding) ||
  (POLICIES ? (decisionOn(embedding) ?? runsUntilObjection(embedding)) : !!decisionOn(embedding));

/** Whether an embedding may load: it is accepted, or loads in any case because its tools are told that consent is denied. */
export const mayLoad = (embedding: Embedding) =>
  isAccepted(embedding) || (OPTIONS && embedding.loadBeforeConsent);

/** Whether there is a valid decision, or none is needed. */
export const hasAnswer = () => (POLICIES && !!config.policy) || !!validDecision();

/** The embeddings that an answer accepts; none before a decision where one is needed, although mandatory ones already run. */
export const acceptedByAnswer = () => config.embeddings.filter((e) => hasAnswer() && isAccepted(e));

/** Whether the visitor has to be asked or informed: there is no valid decision, or it does not cover all services. */
export const needsDecision = () =>
  !(POLICIES && config.policy === 'none') &&
  !doNotTrack() &&
  (!validDecision() || optionalEmbeddings().some((e) => decisionOn(e) === undefined));

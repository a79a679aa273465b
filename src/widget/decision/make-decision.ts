import type { Embedding } from '../config-types.ts';
import { now } from '../time.ts';
import { config, idsOf, isMandatory, optionalEmbeddings } from '../current-config.ts';
import { decisionOn } from './accepted.ts';
import {
  decision,
  newConsentId,
  readDecision,
  replaceDecision,
  saveDecision,
  validDecision,
} from './decision.ts';
import { byPolicy } from './policy.ts';

/** Whether the visitor's very first decision was made on this page, and no other since. */
export let isFirstDecision = false;

/** Sets a new decision that accepts the optional embeddings in `picked`. It is no consent if none of them needs consent. */
export function setDecision(picked: Set<string>, consent: boolean) {
  const accepted = optionalEmbeddings().filter((e) => picked.has(e.id));
  const refused = optionalEmbeddings().filter((e) => !picked.has(e.id));
  const partly = ({ purpose }: Embedding) => accepted.some((e) => e.purpose === purpose);
  isFirstDecision = !decision;
  replaceDecision({
    ucid: decision?.ucid ?? newConsentId(),
    consent,
    embeddings: idsOf(accepted),
    refused: [...new Set(refused.map((e) => (partly(e) ? e.id : e.purpose)))],
    time: now(),
    legal: config.legalVersion,
    mandatory: idsOf(config.embeddings.filter(isMandatory)),
    notice: config.notice,
    pending: Date.now(),
    ...(POLICIES ? byPolicy(accepted, consent) : {}),
  });
}

/**
 * Rejects what no valid decision covers, and says whether there was anything. What the visitor has decided stays, and is
 * not renewed.
 */
export function rejectUndecided() {
  // Another tab may have decided.
  readDecision();
  const before = validDecision();
  if (before && optionalEmbeddings().every((e) => decisionOn(e) !== undefined)) return false;
  const on = optionalEmbeddings().filter(decisionOn);
  setDecision(new Set(idsOf(on)), !!before?.consent && !!on[0]);
  if (before) {
    const { time, legal, rejection } = before;
    // The time is the same, so only this says which one is newer.
    saveDecision({ ...decision!, time, legal, rejection, replaced: decision!.replaced ?? [before.id] });
  }
  addSignal('program');
  return true;
}

/** Adds to what is sent with the decision. */
export const addSignal = (name: string) =>
  saveDecision({ ...decision!, signals: [...(decision!.signals ?? []), name] });

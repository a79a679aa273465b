import {
  decision,
  decisionOn,
  isAccepted,
  needsDecision,
  newConsentId,
  optionalEmbeddings,
  saveDecision,
} from './decision.ts';
import { knownFrames, unownedFrames } from './frame-states.ts';
import { blockedTags, unownedTags } from './block-scripts.ts';
import { acceptAll, decideAndClose, rejectAll, decide } from './decide.ts';
import { eraseCookie } from './erase-storage.ts';
import { h } from './hyperscript.ts';
import { INERT_TYPE, blockScript, isBlocked } from './block-scripts.ts';
import { holdTag, quietDocument } from './block-tags.ts';
import { noteAdded } from './exempt-tags.ts';
import { fail } from './failed-loads.ts';
import { addressOf, isRunnable } from './run-scripts.ts';
import { parts } from './parts.ts';
import { applyStyles, inLanguage } from './shadow-root.ts';
import { byVisitor, isVisitorClick, pressedElements, warnRefused } from './visitor-click.ts';
import { config, isMandatory } from './current-config.ts';
import type * as Shared from './shared.ts';
import { hasExpired } from './decision-storage.ts';

/**
 * The object that the chunks get, with what blocks elements and `strictState` if the domain blocks something or has strict
 * blocking. It is written out because a whole
 * module as a value takes 80 bytes more.
 */
export const shared = {
  get config() {
    return config;
  },
  get decision() {
    return decision;
  },
  get pressedElements() {
    return pressedElements;
  },
  acceptAll,
  applyStyles,
  byVisitor,
  decide,
  decideAndClose,
  decisionOn,
  eraseCookie,
  h,
  hasExpired,
  inLanguage,
  isAccepted,
  isMandatory,
  isVisitorClick,
  needsDecision,
  newConsentId,
  optionalEmbeddings,
  parts,
  rejectAll,
  saveDecision,
  unownedFrames: BLOCKS ? unownedFrames : () => [],
  unownedTags: BLOCKS ? unownedTags : () => [],
  warnRefused,
  ...(BLOCKS
    ? {
        INERT_TYPE,
        addressOf,
        blockedTags,
        blockScript,
        knownFrames,
        fail,
        holdTag,
        isBlocked,
        isRunnable,
        noteAdded,
        quietDocument,
      }
    : undefined),
} satisfies Partial<typeof Shared> as typeof Shared;

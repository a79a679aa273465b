import {
  decision,
  decisionOn,
  isAccepted,
  needsDecision,
  newConsentId,
  optionalEmbeddings,
  replaceDecision,
  saveDecision,
} from './decision/decision.ts';
import { knownFrames, unownedFrames } from './blocking/frames/frame-states.ts';
import { blockedTags, unownedTags } from './blocking/scripts/block-scripts.ts';
import { acceptAll, decideAndClose, rejectAll, decide } from './decision/decide.ts';
import { eraseCookie } from './decision/erase-storage.ts';
import { h } from './banner/hyperscript.ts';
import { parts } from './decision-listeners.ts';
import { applyStyles, inLanguage } from './banner/shadow-root.ts';
import { byVisitor, isShown, isVisitorClick, pressedElements, warnRefused } from './banner/visitor-click.ts';
import { config, isMandatory } from './current-config.ts';
import type * as Shared from './chunk-imports.ts';
import { hasExpired } from './decision/decision-storage.ts';

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
  isShown,
  isVisitorClick,
  needsDecision,
  newConsentId,
  optionalEmbeddings,
  parts,
  rejectAll,
  replaceDecision,
  saveDecision,
  unownedFrames: BLOCKS ? unownedFrames : () => [],
  unownedTags: BLOCKS ? unownedTags : () => [],
  warnRefused,
  ...(BLOCKS ? { blockedTags, knownFrames } : undefined),
} satisfies Partial<typeof Shared> as typeof Shared;

import { callService } from './call-service.ts';
import { CCM } from './ccm-api.ts';
import { applyDecision } from './decision/apply-decision.ts';
import { decision, newConsentId, readDecision, replaceDecision } from './decision/decision.ts';
import { decisionOn, isAccepted, needsDecision } from './decision/accepted.ts';
import { optionalEmbeddings, config, isMandatory, serviceUrl } from './current-config.ts';
import { addSignal } from './decision/make-decision.ts';
import { strictState } from './blocking/content-policy.ts';
import { knownFrames } from './blocking/frames/frame-states.ts';
import { blockedTags } from './blocking/scripts/block-scripts.ts';
import { acceptAll, decideAndClose, rejectByClick, decide } from './decision/decide.ts';
import { eraseCookie } from './decision/erase-storage.ts';
import { newServices } from './banner/banner.ts';
import { h } from './banner/hyperscript.ts';
import { currentLegalPage, legalLink, legalLinks } from './banner/legal-links.ts';
import { parts } from './decision-listeners.ts';
import { applyStyles, inLanguage } from './banner/shadow-root.ts';
import { byVisitor, isShown, isVisitorClick, pressedElements } from './banner/visitor-click.ts';
import { loadChunk } from './load-chunk.ts';
import { listen } from './listen.ts';
import { isLayerShown } from './banner/hosts.ts';
import { pageDocument, unclobbered, windowProperty } from './unclobbered.ts';
import type * as Shared from './chunk-imports.ts';
import { hasExpired, readStored } from './decision/decision-storage.ts';

/** The object that the chunks get. It is written out because a whole module as a value takes 80 bytes more. */
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
  CCM,
  acceptAll,
  applyDecision,
  applyStyles,
  byVisitor,
  callService,
  currentLegalPage,
  decide,
  decideAndClose,
  decisionOn,
  eraseCookie,
  h,
  hasExpired,
  inLanguage,
  isAccepted,
  isLayerShown,
  isMandatory,
  isShown,
  isVisitorClick,
  legalLink,
  legalLinks,
  listen,
  loadChunk,
  needsDecision,
  newConsentId,
  newServices,
  optionalEmbeddings,
  pageDocument,
  parts,
  readDecision,
  readStored,
  rejectByClick,
  replaceDecision,
  addSignal,
  unclobbered,
  windowProperty,
  serviceUrl,
  blockedTags: BLOCKS ? blockedTags : () => [],
  knownFrames: BLOCKS ? knownFrames : () => [],
  ...(STRICT_POLICY ? { strictState } : undefined),
} satisfies Partial<typeof Shared> as typeof Shared;

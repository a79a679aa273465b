// Everything with a state that the chunks import from the widget. Other imports would duplicate the state.
export { callService } from './call-service.ts';
export { CCM } from './ccm-api.ts';
export { parts } from './decision-listeners.ts';
export {
  isAccepted,
  decision,
  needsDecision,
  newConsentId,
  optionalEmbeddings,
  readDecision,
  replaceDecision,
  addSignal,
  decisionOn,
} from './decision/decision.ts';
export { applyDecision } from './decision/apply-decision.ts';
export { acceptAll, decide, decideAndClose, rejectByClick } from './decision/decide.ts';
export { eraseCookie } from './decision/erase-storage.ts';
export { newServices } from './banner/banner.ts';
export { h, type Child } from './banner/hyperscript.ts';
export { currentLegalPage, legalLink, legalLinks } from './banner/legal-links.ts';
export { inLanguage, applyStyles } from './banner/shadow-root.ts';
export { byVisitor, isShown, isVisitorClick, pressedElements } from './banner/visitor-click.ts';
export { config, isMandatory, serviceUrl } from './current-config.ts';
export { loadChunk } from './load-chunk.ts';
export { listen } from './listen.ts';
export { pageDocument, unclobbered, windowProperty } from './unclobbered.ts';
export { isLayerShown } from './banner/dialog.ts';
export { hasExpired, readStored } from './decision/decision-storage.ts';
export { strictState } from './blocking/content-policy.ts';
export { blockedTags } from './blocking/scripts/block-scripts.ts';
export { knownFrames } from './blocking/frames/frame-states.ts';

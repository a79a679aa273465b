// Everything with a state that the chunks import from the widget. Other imports would duplicate the state.
export { parts } from './decision-listeners.ts';
export { needsDecision } from './decision/decision.ts';
export {
  isAccepted,
  decision,
  newConsentId,
  optionalEmbeddings,
  replaceDecision,
  saveDecision,
  decisionOn,
} from './decision/decision.ts';
export { acceptAll, decideAndClose, rejectAll } from './decision/decide.ts';
export { decide } from './decision/decide.ts';
export { eraseCookie } from './decision/erase-storage.ts';
export { h, type Child } from './banner/hyperscript.ts';
export { inLanguage, applyStyles } from './banner/shadow-root.ts';
export { byVisitor, isShown, isVisitorClick, pressedElements, warnRefused } from './banner/visitor-click.ts';
export { config, isMandatory } from './current-config.ts';
export { hasExpired } from './decision/decision-storage.ts';
export { strictState } from './blocking/content-policy.ts';
export { blockedTags, unownedTags } from './blocking/scripts/block-scripts.ts';
export { knownFrames, unownedFrames } from './blocking/frames/frame-states.ts';

// Everything with a state that the chunks import from the widget. Other imports would duplicate the state.
export { parts } from './parts.ts';
export { needsDecision } from './decision.ts';
export {
  isAccepted,
  decision,
  newConsentId,
  optionalEmbeddings,
  saveDecision,
  decisionOn,
} from './decision.ts';
export { acceptAll, decideAndClose, rejectAll } from './decide.ts';
export { decide } from './decide.ts';
export { eraseCookie } from './erase-storage.ts';
export { h, type Child } from './hyperscript.ts';
export { INERT_TYPE, blockScript, isBlocked } from './block-scripts.ts';
export { holdTag, quietDocument } from './block-tags.ts';
export { noteAdded } from './exempt-tags.ts';
export { fail } from './failed-loads.ts';
export { addressOf, isRunnable } from './run-scripts.ts';
export { inLanguage, applyStyles } from './shadow-root.ts';
export { byVisitor, isVisitorClick, pressedElements, warnRefused } from './visitor-click.ts';
export { config, isMandatory } from './current-config.ts';
export { hasExpired } from './decision-storage.ts';
export { strictState } from './content-policy.ts';
export { blockedTags, unownedTags } from './block-scripts.ts';
export { knownFrames, unownedFrames } from './frame-states.ts';

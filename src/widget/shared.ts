// What the other parts take from the first: of what it keeps they import nothing else.
export { isAccepted, decision, optionalServices, saveDecision, decisionOn } from './decision.ts';
export { acceptAll, decideAndClose, rejectAll } from './conclude.ts';
export { decide } from './decide.ts';
export { eraseCookie } from './erase-storage.ts';
export { h, type Child } from './hyperscript.ts';
export { inLanguage, applyStyles } from './shadow-root.ts';
export { config, isMandatory } from './current-config.ts';
export { hasExpired } from './decision-storage.ts';

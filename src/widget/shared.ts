// What the other parts take from the first: of what it keeps they import nothing else.
export { accepted, choice, optional, remember, said } from './choice.ts';
export { acceptAll, conclude, refuseAll } from './conclude.ts';
export { decide } from './decide.ts';
export { eraseCookie } from './erase.ts';
export { h, type Child } from './h.ts';
export { inLanguage, paint } from './root.ts';
export { config, mandatory } from './settings.ts';
export { ended } from './storage.ts';

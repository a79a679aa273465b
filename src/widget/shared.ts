// What the second part, a script of its own, takes from the first: it imports nothing else of it.
export { accepted, choice, optional, remember, said, standing } from './choice.ts';
export { acceptAll, conclude, refuseAll } from './conclude.ts';
export { decide } from './decide.ts';
export { eraseCookie } from './erase.ts';
export { h, type Child } from './h.ts';
export { legalLink, legalLinks } from './legal.ts';
export { inLanguage, paint } from './root.ts';
export { config, mandatory } from './settings.ts';
export { ended, now } from './storage.ts';

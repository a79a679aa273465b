// What the second part, a script of its own, takes from the first: it imports nothing else of it.
export { conclude } from './conclude.ts';
export { h, type Child } from './h.ts';
export { legalLinks } from './legal.ts';
export { paint } from './root.ts';
export { pick, row } from './selection.ts';
export { config } from './settings.ts';

import type { Details } from '../config.ts';
import { paint } from '../shared.ts';
import { declaration } from './declaration.ts';
import { settings } from './settings.ts';
import css from './style.css';

/** The second part of the widget: what only the settings and the cookie declaration need. */
export function part(details: Details) {
  paint(css);
  return {
    settings: (leave: () => void) => settings(details, leave),
    declaration: () => declaration(details),
  };
}
export type Part = ReturnType<typeof part>;

import { launchFirefox as launch } from '../../../packages/audit/src/browser/firefox-over-bidi.ts';
import { firefoxPath } from './engines.ts';

/** Starts Firefox for a color scheme, and for visitors who want no motion. */
export const launchFirefox = (colorScheme: string | null) =>
  launch({
    executablePath: firefoxPath!,
    firefoxUserPrefs: {
      'ui.prefersReducedMotion': 1,
      'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
    },
  });

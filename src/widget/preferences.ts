import { rejectAll } from './conclude.ts';
import { closeView, openView, refillView, type View } from './dialog.ts';
import { h } from './hyperscript.ts';
import { legalLink, legalLinks } from './legal-links.ts';
import { loadedChunk, loadChunk } from './load-chunk.ts';
import { config } from './current-config.ts';

/** How long the second part may take, in milliseconds, before we do without it. */
const PATIENCE = 4000;

/** The configuration for which it has been waited in vain. */
let missing: typeof config | undefined;

const leave = () => closeView(preferences);

/** The settings, which the second part shows; where it does not come, what a withdrawal needs. */
export const preferences: View = {
  layer: 1,
  title: () => config.texts.categoriesTitle,
  leave,
  body() {
    const part = loadedChunk();
    if (part) return part.settings(leave, { legalLink, legalLinks });
    if (missing !== config) {
      void wait(config);
      return [];
    }
    const { texts } = config;
    return [
      h('div.m', h('p', texts.unavailable)),
      h(
        'div.foot',
        h('button.declineButton', texts.widgetDeclineButtonText, { onclick: rejectAll }),
        h('button.button', texts.detailsCloseButtonText, { onclick: leave }),
      ),
    ];
  },
};

async function wait(of: typeof config) {
  const late = new Promise((_, fail) => setTimeout(fail, PATIENCE));
  await Promise.race([loadChunk(), late]).catch(() => {});
  missing = of;
  refillView(preferences);
}

export function openPreferences() {
  missing = undefined;
  loadedChunk()?.reset();
  openView(preferences);
}

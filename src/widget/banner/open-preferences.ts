import { rejectByClick } from '../decision/decide.ts';
import { delay } from '../time.ts';
import { closeView, openView, refillView, type View } from './dialog.ts';
import { h } from './hyperscript.ts';
import { loadedChunk, loadChunk } from '../load-chunk.ts';
import { config } from '../current-config.ts';

/** The configuration whose chunk has failed to load in time. */
let missing: typeof config | undefined;

const leave = () => closeView(preferences);

/** The second layer, whose content is in the chunk; without the chunk it still allows a withdrawal. */
export const preferences: View = {
  layer: 1,
  title: () => config.texts.categoriesTitle,
  leave,
  body() {
    const chunk = loadedChunk();
    if (chunk) return chunk.settings(leave);
    if (missing !== config) {
      void wait(config);
      return [];
    }
    const { texts } = config;
    return [
      h('div.m', h('p', texts.unavailable)),
      h(
        'div.foot',
        h('button.declineButton', texts.widgetDeclineButtonText, { onclick: rejectByClick }),
        h('button.button', texts.detailsCloseButtonText, { onclick: leave }),
      ),
    ];
  },
};

async function wait(of: typeof config) {
  /** Milliseconds after which the preferences open without their chunk. */
  const TIMEOUT = 4000;
  await Promise.race([loadChunk(), delay(TIMEOUT)]).catch(() => {});
  missing = of;
  refillView(preferences);
}

export function openPreferences() {
  missing = undefined;
  loadedChunk()?.reset();
  openView(preferences);
}

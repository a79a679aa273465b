import { refuseAll } from './conclude.ts';
import { close, open, refill, type View } from './dialog.ts';
import { h } from './h.ts';
import { legalLink, legalLinks } from './legal.ts';
import { arrived, load } from './load.ts';
import { config } from './settings.ts';

/** How long the second part may take, in milliseconds, before we do without it. */
const PATIENCE = 4000;

/** The configuration for which it has been waited in vain. */
let missing: typeof config | undefined;

const leave = () => close(panel);

/** The settings, which the second part shows; where it does not come, what a withdrawal needs. */
export const panel: View = {
  layer: 1,
  title: () => config.texts.categoriesTitle,
  leave,
  body() {
    const part = arrived();
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
        h('button.declineButton', texts.widgetDeclineButtonText, { onclick: refuseAll }),
        h('button.button', texts.detailsCloseButtonText, { onclick: leave }),
      ),
    ];
  },
};

async function wait(of: typeof config) {
  const late = new Promise((_, fail) => setTimeout(fail, PATIENCE));
  await Promise.race([load(), late]).catch(() => {});
  missing = of;
  refill(panel);
}

export function openPanel() {
  missing = undefined;
  arrived()?.reset();
  open(panel);
}

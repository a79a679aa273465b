import { standing } from './choice.ts';
import { conclude } from './conclude.ts';
import { close, open, type View } from './dialog.ts';
import { h } from './h.ts';
import { legalLinks } from './legal.ts';
import { openPanel } from './panel.ts';
import { purposes } from './purposes.ts';
import { resetSelection, row } from './selection.ts';
import { config } from './settings.ts';

/** The first question. */
export const banner: View = {
  layer: 0,
  title: () => config.texts.widgetTitle,
  loose: () => !config.theme.widgetBlocking,
  get leave() {
    if (standing()) return () => close(banner);
    // Without a choice, closing is a refusal.
    return config.theme.widgetCloseButton ? () => conclude(false) : undefined;
  },
  body() {
    const { texts, theme } = config;
    const wanted = theme.widgetButtons;
    const purposeSwitches = theme.showPurposesInMainWindow;
    const rows = purposeSwitches ? purposes().map((p) => row(p.name, p.embeddings)) : [];
    const buttons = {
      accept: h('button.primaryButton', texts.widgetFullConsentButtonText, { onclick: () => conclude(true) }),
      decline: h('button.declineButton', texts.widgetDeclineButtonText, { onclick: () => conclude(false) }),
      cpanel: h('button.button', texts.widgetSettingsButtonText, { onclick: openPanel }),
    };
    return [
      h(
        'div.m',
        theme.logo && h('img', { src: theme.logo, alt: '' }),
        h('p', texts.widgetIntroText),
        ...rows,
      ),
      h(
        'div.foot',
        h(
          'div',
          ...wanted.map((name) => buttons[name]),
          config.declineButtonEnforced && !wanted.includes('decline') && buttons.decline,
          purposeSwitches &&
            h('button.button', texts.categoriesSaveButtonText, { onclick: () => conclude() }),
        ),
        legalLinks(),
      ),
    ];
  },
};

export function openBanner() {
  resetSelection();
  open(banner);
}

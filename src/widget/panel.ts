import { decide } from './decide.ts';
import { details } from './details.ts';
import { close, type View } from './dialog.ts';
import { h } from './h.ts';
import { legalLinks } from './legal.ts';
import { purposes } from './purposes.ts';
import { pick, picked, row } from './selection.ts';
import { config } from './settings.ts';

/** Decides for all, for none (`false`) or as the switches stand, and closes the widget. */
export function conclude(all?: boolean) {
  void decide(
    all === undefined ? picked : new Set(config.embeddings.filter(() => all).map((e) => e.id)),
    all,
  );
  close();
}

/** The settings: every purpose and every embedding with its own switch. */
export const panel: View = {
  title: () => config.texts.categoriesTitle,
  leave: () => close(panel),
  body() {
    const { texts, theme, embeddings } = config;
    const more = texts.moreInformationLabel;
    const sections = purposes().map((purpose) =>
      h(
        'section',
        h('h3', row(purpose.name, purpose.embeddings)),
        h('p', purpose.description),
        ...purpose.embeddings.map((e) =>
          h(
            'div.e',
            row(e.name, [e]),
            h('details', h('summary', more, { ariaLabel: `${more}: ${e.name}` }), ...details(e)),
          ),
        ),
      ),
    );
    return [
      h(
        'div.m',
        theme.settingsCheckAndUncheckAllButtons &&
          h(
            'p',
            h('button.link', texts.checkAllButtonText, { onclick: () => pick(embeddings, true) }),
            h('button.link', texts.uncheckAllButtonText, { onclick: () => pick(embeddings, false) }),
          ),
        ...sections,
      ),
      h(
        'footer',
        h(
          'div',
          h('button.button', texts.categoriesSaveButtonText, { onclick: () => conclude() }),
          theme.settingsAcceptAllButton &&
            h('button.primaryButton', texts.categoriesFullConsentButtonText, {
              onclick: () => conclude(true),
            }),
          h('button.button', texts.categoriesCancelButtonText, { onclick: () => close(panel) }),
        ),
        theme.settingsFooter && legalLinks(),
      ),
    ];
  },
};

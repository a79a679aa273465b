import type { Details } from '../config.ts';
import type { legalLink, legalLinks } from '../legal.ts';
import { acceptAll, config, h, refuseAll } from '../shared.ts';
import { decisions } from './decisions.ts';
import { about } from './facts.ts';
import { responsible } from './responsible.ts';
import { pick, row, saveButton } from './selection.ts';
import { ofServices, purposes } from './services.ts';

/** How legal texts are linked to, which the first part knows. */
export type Legal = { legalLink: typeof legalLink; legalLinks: typeof legalLinks };

/** The settings: every purpose and every service with its own switch. */
export function settings(details: Details, leave: () => void, legal: Legal) {
  const { theme, embeddings, declineButtonEnforced } = config;
  const { texts } = details;
  const more = texts.moreInformationLabel;
  const sections = purposes(details).map((purpose) =>
    h(
      'section',
      row(purpose.name, ofServices(purpose.services), 'h3'),
      h('p', purpose.description),
      ...purpose.services.map((s) =>
        h(
          'div.e',
          row(s.name, ofServices([s])),
          h('details', h('summary', more, { ariaLabel: `${more}: ${s.name}` }), ...about(s, texts)),
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
      responsible(details, legal.legalLink),
      decisions(details),
      theme.settingsFooter && legal.legalLinks(),
    ),
    h(
      'div.foot',
      theme.settingsAcceptAllButton &&
        h('button.primaryButton', texts.categoriesFullConsentButtonText, { onclick: acceptAll }),
      (declineButtonEnforced || theme.widgetButtons.includes('decline')) &&
        h('button.declineButton', texts.widgetDeclineButtonText, { onclick: refuseAll }),
      saveButton(texts.categoriesSaveButtonText),
      h('button.button', texts.categoriesCancelButtonText, { onclick: leave }),
    ),
  ];
}

import type { PreferencesDetails } from '../../config-types.ts';
import type { LegalLinkBuilders } from '../../chunk-type.ts';
import { acceptAll, byVisitor, config, h, rejectAll } from '../../chunk-imports.ts';
import { consentHistory } from './consent-history.ts';
import { earlyLoading, exemption, serviceDetails } from './service-details.ts';
import { controllerDetails } from './controller.ts';
import { signalNote } from './signal-note.ts';
import { purposesWithServices } from './group-services.ts';
import { pick, row, saveButton, embeddingsOf } from './switches.ts';

/** The preferences: every purpose and every service with a switch. */
export function preferencesView(details: PreferencesDetails, leave: () => void, legal: LegalLinkBuilders) {
  const { theme, embeddings, declineButtonEnforced } = config;
  const { texts } = details;
  const more = texts.moreInformationLabel;
  const sections = purposesWithServices(details).map((purpose) =>
    h(
      'section',
      row(purpose.name, embeddingsOf(purpose.services), 'h3'),
      h('p', purpose.description),
      ...purpose.services.map((s) =>
        h(
          'div.e',
          row(s.name, embeddingsOf([s])),
          exemption(s, texts),
          earlyLoading(s),
          h('details', h('summary', more, { ariaLabel: `${more}: ${s.name}` }), ...serviceDetails(s, texts)),
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
          h('button.link', texts.checkAllButtonText, { onclick: byVisitor(() => pick(embeddings, true)) }),
          h('button.link', texts.uncheckAllButtonText, { onclick: () => pick(embeddings, false) }),
        ),
      signalNote(texts),
      ...sections,
      controllerDetails(details, legal.legalLink),
      consentHistory(details),
      theme.settingsFooter && legal.legalLinks(),
    ),
    h(
      'div.foot',
      theme.settingsAcceptAllButton &&
        h('button.primaryButton', texts.categoriesFullConsentButtonText, { onclick: byVisitor(acceptAll) }),
      (declineButtonEnforced || config.policy || theme.widgetButtons.includes('decline')) &&
        h('button.declineButton', texts.widgetDeclineButtonText, { onclick: rejectAll }),
      saveButton(texts.categoriesSaveButtonText),
      h('button.button', texts.categoriesCancelButtonText, { onclick: leave }),
    ),
  ];
}

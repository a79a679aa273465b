import type { PreferencesDetails } from '../../config-types.ts';
import type { SettingsTexts } from '../../../definitions/widget-texts.ts';
import { hasOptOutSignal, isSoldOrShared } from '../../decision/opt-out-signal.ts';
import {
  acceptAll,
  byVisitor,
  config,
  h,
  isAccepted,
  legalLinks,
  rejectByClick,
} from '../../chunk-imports.ts';
import { consentHistory } from './consent-history.ts';
import { controllerDetails, exceptions, purposesWithServices, serviceDetails } from './service-details.ts';
import { pick, row, saveButton, embeddingsOf } from './switches.ts';

/** The preferences: every purpose and every service with a switch. */
export function preferencesView(details: PreferencesDetails, leave: () => void) {
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
          ...exceptions(s, texts),
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
      controllerDetails(details),
      consentHistory(details),
      theme.settingsFooter && legalLinks(),
    ),
    h(
      'div.foot',
      theme.settingsAcceptAllButton &&
        h('button.primaryButton', texts.categoriesFullConsentButtonText, { onclick: byVisitor(acceptAll) }),
      (declineButtonEnforced || config.policy || theme.widgetButtons.includes('decline')) &&
        h('button.declineButton', texts.widgetDeclineButtonText, { onclick: rejectByClick }),
      saveButton(texts.categoriesSaveButtonText),
      h('button.button', texts.categoriesCancelButtonText, { onclick: leave }),
    ),
  ];
}

/** How the browser's opt-out signal is honored, and the services for which the visitor has decided otherwise. */
function signalNote(texts: SettingsTexts) {
  if (!hasOptOutSignal(config)) return undefined;
  const exceptions = config.embeddings.filter((e) => isSoldOrShared(e) && isAccepted(e));
  return h(
    'section',
    h(
      'b',
      exceptions[0]
        ? texts.signalExceptions.replace('{SERVICES}', exceptions.map(({ name }) => name).join(', '))
        : texts.signalHonored,
    ),
    h('p', texts.signalExplained),
  );
}

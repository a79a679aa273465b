import { warnOnFailure } from '../warn-on-failure.ts';
import type { Chunk } from '../chunk-type.ts';
import type { PreferencesDetails } from '../config-types.ts';
import { applyStyles, h, inLanguage } from '../chunk-imports.ts';
import { importFormerDecisions } from './import-former-decision.ts';
import { consentSwitch } from './consent-switch.ts';
import { debug } from './debug.ts';
import { cookieDeclaration } from './preferences/cookie-declaration.ts';
import { recorded, refreshHistory } from './preferences/consent-history.ts';
import { purposesWithServices } from './preferences/service-details.ts';
import { reset, row, saveButton, embeddingsOf } from './preferences/switches.ts';
import { preferencesView } from './preferences/preferences-view.ts';
import placeholderCss from './placeholder.css';
import css from './style.css';

/** The preferences chunk: functions that a page needs only for preferences, declarations, switches at frames and imported decisions. */
export function chunk(details: PreferencesDetails): Chunk {
  applyStyles(placeholderCss);
  applyStyles(css);
  reset();
  return {
    reset,
    settings: (leave) => preferencesView(details, leave),
    purposeRows: () =>
      purposesWithServices(details).map(({ name, services }) => row(name, embeddingsOf(services))),
    saveButton: () => saveButton(details.texts.categoriesSaveButtonText),
    refresh: () => refreshHistory(details),
    recorded,
    debug,
    legalText: (name) => legalText(details, name),
    declaration: () => cookieDeclaration(details),
    importFormerDecisions,
    consentSwitch: (service) => consentSwitch(details, service),
  };
}

/** The text of a legal page; without tags if the page's Trusted Types forbid HTML. */
function legalText({ links = [], locale }: PreferencesDetails, name: string) {
  const { label = '', html = '', lang = locale } = links.find((link) => link.name === name) ?? {};
  const content = h('div.m');
  content.textContent = html.replace(/<.*?>/gs, ' ');
  warnOnFailure(label, () => (content.innerHTML = html));
  return inLanguage(content, lang);
}

import type { PreferencesDetails } from '../config-types.ts';
import type { Chunk } from '../chunk-type.ts';
import { applyStyles } from '../chunk-imports.ts';
import { importCcm19Decision } from './import-ccm19.ts';
import { consentSwitch, placeholder } from './frame-placeholder.ts';
import { debug } from './debug.ts';
import { cookieDeclaration } from './preferences/cookie-declaration.ts';
import { recorded, refreshHistory } from './preferences/consent-history.ts';
import { legalText } from './preferences/legal-text.ts';
import { purposesWithServices } from './preferences/group-services.ts';
import { picked, reset, row, saveButton, embeddingsOf } from './preferences/switches.ts';
import { preferencesView } from './preferences/preferences-view.ts';
import css from './style.css';

/** The preferences chunk: functions that a page needs only for preferences, declarations, placeholders and imported decisions. */
export function chunk(details: PreferencesDetails): Chunk {
  applyStyles(css);
  reset();
  return {
    reset,
    picked: () => picked,
    settings: (leave, legal) => preferencesView(details, leave, legal),
    purposeRows: () =>
      purposesWithServices(details).map(({ name, services }) => row(name, embeddingsOf(services))),
    saveButton: () => saveButton(details.texts.categoriesSaveButtonText),
    refresh: () => refreshHistory(details),
    recorded,
    debug,
    legalText: (name) => legalText(details, name),
    declaration: (link) => cookieDeclaration(details, link),
    placeholder: (service, allow) => placeholder(details, service, allow),
    importCcm19Decision,
    consentSwitch: (service) => consentSwitch(details, service),
  };
}

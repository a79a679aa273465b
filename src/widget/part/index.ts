import type { Details, Embedding } from '../config.ts';
import { paint } from '../shared.ts';
import { adoptOriginal } from './adopt.ts';
import { consentSwitch, placeholder } from './beside-frame.ts';
import { declaration } from './declaration.ts';
import { refresh } from './decisions.ts';
import { legalText } from './legal-text.ts';
import { picked, reset, row, saveButton } from './selection.ts';
import { ofServices, purposes } from './services.ts';
import { settings, type Legal } from './settings.ts';
import css from './style.css';

/** The second part of the widget: what a page needs only for settings, declarations, places of frames and the original's decisions. */
export function part(details: Details) {
  paint(css);
  reset();
  return {
    reset,
    picked: () => picked,
    settings: (leave: () => void, legal: Legal) => settings(details, leave, legal),
    purposeRows: () => purposes(details).map(({ name, services }) => row(name, ofServices(services))),
    saveButton: () => saveButton(details.texts.categoriesSaveButtonText),
    refresh: () => refresh(details),
    legalText: (name: string) => legalText(details, name),
    declaration: (link: Legal['legalLink']) => declaration(details, link),
    placeholder: (of: Embedding | string, allow: (() => void) | false) => placeholder(details, of, allow),
    adoptOriginal,
    consentSwitch: (of: Embedding) => consentSwitch(details, of),
  };
}
export type Part = ReturnType<typeof part>;

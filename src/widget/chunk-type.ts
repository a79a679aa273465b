import type { DebuggedPage } from '../../packages/client/src/ccm.ts';
import type { Embedding, LegalLink } from './config-types.ts';

/** The functions that the preferences chunk gets from the widget. */
export type LegalLinkBuilders = {
  legalLink: (page: LegalLink) => HTMLElement;
  legalLinks: () => HTMLElement;
};

/** The functions that the widget gets from the preferences chunk. */
export type Chunk = {
  reset: () => void;
  picked: () => Set<string>;
  settings: (leave: () => void, legal: LegalLinkBuilders) => HTMLElement[];
  purposeRows: () => HTMLElement[];
  saveButton: () => HTMLElement;
  refresh: () => void;
  recorded: () => void;
  debug: (options?: { live?: boolean }) => DebuggedPage;
  legalText: (name: string) => Node | undefined;
  declaration: (link: LegalLinkBuilders['legalLink']) => Node;
  placeholder: (service: Embedding | string, allow: (() => void) | false) => HTMLElement;
  importCcm19Decision: (text: string) => void;
  consentSwitch: (service: Embedding) => HTMLElement;
};

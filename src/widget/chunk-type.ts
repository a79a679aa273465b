import type { DebuggedPage } from '../../packages/client/src/ccm.ts';
import type { Embedding } from './config-types.ts';

/** The functions that the widget gets from the preferences chunk. */
export type Chunk = {
  reset: () => void;
  settings: (leave: () => void) => HTMLElement[];
  purposeRows: () => HTMLElement[];
  saveButton: () => HTMLElement;
  refresh: () => void;
  recorded: () => void;
  debug: (options?: { live?: boolean }) => DebuggedPage;
  legalText: (name: string) => Node | undefined;
  declaration: () => Node;
  importFormerDecisions: (found: [key: string, text: string][]) => void;
  consentSwitch: (service: Embedding) => HTMLElement;
};

/** What it gets from the part for placeholders of frames. */
export type PlaceholderPart = {
  placeholder: (
    service: Embedding | string,
    allow: ((thisTime?: boolean) => void) | false,
    reloads: boolean,
  ) => HTMLElement;
};

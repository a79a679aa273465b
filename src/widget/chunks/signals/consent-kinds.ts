import {
  adsPurpose,
  analyticsPurpose,
  purposes,
  socialMediaPurpose,
} from '../../../definitions/purpose-ids.ts';
import type { Embedding } from '../../config-types.ts';

/** What a tool is told about: the embeddings that name it, those of them that are accepted, and whether a decision is there or not needed. */
export type State = { on: Embedding[]; all: Embedding[]; decided: boolean };

/** `start` is called once and sends the default. `update` is called when the state changes, also when a consent expires, and without `start` also before a decision. */
export type Tool = { start?: () => void; update: (state: State) => void };

/** The purposes of each kind of consent, for tools that distinguish kinds (docs/signals.md). */
const kinds = {
  marketing: [adsPurpose, socialMediaPurpose, purposes.external] as string[],
  analytics: [analyticsPurpose] as string[],
  preferences: [purposes.personalization, purposes.other] as string[],
};

/** Whether an accepted embedding has a purpose of this kind. */
export const isGranted = ({ on }: State, kind: keyof typeof kinds) =>
  on.some(({ purpose }) => kinds[kind].includes(purpose));

export const granted = (is: unknown) => (is ? 'granted' : 'denied');

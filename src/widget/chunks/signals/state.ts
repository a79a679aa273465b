import { adsPurpose, analyticsPurpose, purposes, socialMediaPurpose } from '../../../texts/purposes.ts';
import type { Embedding } from '../../config-types.ts';

/** What a tool is told of: the accepted embeddings of those that name it, and whether the visitor has decided or need not. */
export type State = { on: Embedding[]; all: Embedding[]; decided: boolean };

/** `start` is called once, before any decision, and `update` when the state changes, also when a consent expires; without `start` also before a decision. */
export type Tool = { start?: () => void; update: (state: State) => void };

const { personalization, external, other } = purposes;

/** The kinds of consent of tools that have several, by our purposes (docs/signals.md). */
const kinds = {
  marketing: [adsPurpose, socialMediaPurpose, external] as string[],
  analytics: [analyticsPurpose] as string[],
  preferences: [personalization, other] as string[],
};

/** Whether an accepted embedding has a purpose of this kind. */
export const isGranted = ({ on }: State, kind: keyof typeof kinds) =>
  on.some(({ purpose }) => kinds[kind].includes(purpose));

export const granted = (is: unknown) => (is ? 'granted' : 'denied');

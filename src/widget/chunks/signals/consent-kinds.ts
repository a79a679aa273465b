import {
  adsPurpose,
  analyticsPurpose,
  purposes,
  socialMediaPurpose,
} from '../../../definitions/purpose-ids.ts';
import type { State } from './start-tool.ts';

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

import { adsPurpose, socialMediaPurpose } from '../texts/purposes.ts';
import type { Embedding, WidgetConfig } from './config-types.ts';

type Navigator = { globalPrivacyControl?: boolean; doNotTrack?: string | null };

/** Whether the browser sends Global Privacy Control, an opt-out of advertising, sale and sharing. */
export const hasOptOutSignal = ({ optOutSignal }: WidgetConfig) =>
  !!optOutSignal || !!(navigator as Navigator).globalPrivacyControl;

/** Whether that signal applies to an embedding. */
export const isSoldOrShared = ({ purpose }: Embedding) =>
  purpose === adsPurpose || purpose === socialMediaPurpose;

export const hasDoNotTrack = () => (navigator as Navigator).doNotTrack === '1';

import { adsPurpose, socialMediaPurpose } from '../../definitions/purpose-ids.ts';
import type { Embedding, WidgetConfig } from '../config-types.ts';

type Navigator = { globalPrivacyControl?: boolean; doNotTrack?: string | null };

/** Whether the browser sends Global Privacy Control, an opt-out of advertising, sale and sharing. */
export const hasOptOutSignal = ({ optOutSignal }: WidgetConfig) =>
  !!optOutSignal || !!(navigator as Navigator).globalPrivacyControl;

/** Whether that signal applies to an embedding. */
export const isSoldOrShared = ({ purpose }: Embedding) =>
  purpose === adsPurpose || purpose === socialMediaPurpose;

/** Whether the browser sends that signal, and no embedding runs to which it applies. */
export const isSignalHonored = (config: WidgetConfig, isAccepted: (embedding: Embedding) => boolean) =>
  hasOptOutSignal(config) && !config.embeddings.some((e) => isSoldOrShared(e) && isAccepted(e));

export const hasDoNotTrack = () => (navigator as Navigator).doNotTrack === '1';

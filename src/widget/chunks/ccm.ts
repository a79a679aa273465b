import type { CCM as Ccm } from '../ccm-api.ts';

/** `window.CCM`, which is there before the extra parts run. */
export const { CCM } = window as unknown as { CCM: typeof Ccm };

// Fails to compile when the types of packages/client differ from the widget.
import type { CCM } from '../../../src/widget/ccm-api.ts';
import type { bannerContent } from '../../../src/widget/chunks/banner-content.ts';
import type { BannerContent, Ccm } from '../../../packages/client/src/ccm.ts';

type Same<A, B> = [A, B] extends [B, A] ? true : false;
/** The properties one by one, so that an error names the one that differs. */
type Compared<A, B> = {
  [K in keyof A | keyof B]: K extends keyof A & keyof B ? Same<Pick<A, K>, Pick<B, K>> : false;
};
type AllTrue<T extends Record<keyof T, true>> = T;

export type SameInterface = AllTrue<Compared<Omit<Ccm, 'bannerContent' | 'setOwnBanner'>, typeof CCM>>;
export type SameContent = AllTrue<Compared<BannerContent, ReturnType<typeof bannerContent>>>;

import { limitsFor } from '../../../packages/audit/src/limits.ts';
import { chromiumPath } from '../support/engines.ts';

/** A plan for websites on this machine. Chromium’s sandbox does not work as root, which tests often run as. */
export const quick = {
  ...limitsFor(5),
  quietTime: 300,
  bannerTime: 1500,
  path: chromiumPath,
  sandbox: process.getuid?.() !== 0,
  allowPrivate: false,
  locale: 'en-US',
  pages: 3,
  own: [],
};

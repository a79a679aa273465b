import type { Embedding } from './config-types.ts';
import { matches } from './match-pattern.ts';

/** Whether an embedding's scripts are meant for the page's address; they may be excluded from some, or included in some only. */
export const appliesToPage = ({ excludeFromUrls, excludeUrlsMode }: Embedding) =>
  !excludeFromUrls?.length ||
  excludeFromUrls.some((url) => matches(`*${url}*`, location.href)) === (excludeUrlsMode === 'include');

import type { Embedding } from './config.ts';
import { matches } from './pattern.ts';

/** Whether an embedding's scripts are meant for the page's address; they may be excluded from some, or included in some only. */
export const applies = ({ excludeFromUrls, excludeUrlsMode }: Embedding) =>
  !excludeFromUrls?.length ||
  excludeFromUrls.some((url) => matches(`*${url}*`, location.href)) === (excludeUrlsMode === 'include');

import type { Embedding } from '../config-types.ts';

/** Whether `text` matches `pattern`, in which `*` matches anything. */
export const matches = (pattern: string, text: string) =>
  new RegExp(`^${pattern.replace(/[^\w*]/g, '\\$&').replaceAll('*', '.*')}$`, 's').test(text);

/** An address or code with its hosts as markers name them: without the final dot, with which browsers reach the same host. */
export const withPlainHosts = (code: string) => code.replace(/(\/\/[^/?#\s'"`]+)\.(?=[/:?#])/g, '$1');

/** The code or HTML that an address consists of; empty for one of another kind. */
export function codeInAddress(href: string) {
  if (!/^(javascript|data):/.test(href)) return '';
  const [code, encoded] = href.replace(/%[2-7][\da-f]/gi, decodeURIComponent).split(';base64,');
  return encoded ? atob(encoded) : code!;
}

/** Whether `code` contains one of the markers. */
export const contains = (code: string, markers?: string[]) =>
  !!markers?.some((marker) => marker && code.includes(marker));

/** Whether an embedding's scripts run on the page's address, which its settings may exclude or require. */
export const appliesToPage = ({ excludeFromUrls, excludeUrlsMode }: Embedding) =>
  !OPTIONS ||
  !excludeFromUrls?.length ||
  excludeFromUrls.some((url) => matches(`*${url}*`, location.href)) === (excludeUrlsMode === 'include');

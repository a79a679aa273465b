import { pageDocument } from '../../unclobbered.ts';
type Condition = { href_matches?: unknown; and?: Condition[]; or?: Condition[] };
type Rule = { urls?: string[]; where?: Condition };

const isOwn = (url: unknown) =>
  typeof url === 'string' && new URL(url, pageDocument.baseURI).origin === location.origin;

/** A pattern of addresses, which can stand for any scheme and host unless it begins with a path or with the website's own. */
const isOwnPattern = (pattern: unknown) =>
  isOwn(pattern) &&
  (/^[/?#]/.test(pattern as string) || (pattern as string).startsWith(`${location.origin}/`));

/** Whether only links within the website meet a condition. */
const meansOwnLinks = ({ href_matches: patterns, and, or }: Condition): boolean =>
  patterns
    ? [patterns].flat().every(isOwnPattern)
    : and
      ? and.some(meansOwnLinks)
      : !!or && or.every(meansOwnLinks);

/** Whether a script is a set of speculation rules that may fetch pages of other websites, which no policy blocks. */
export function loadsFromElsewhere({ type, text }: HTMLScriptElement) {
  if (type.toLowerCase() !== 'speculationrules') return false;
  try {
    const { prefetch = [], prerender = [] } = JSON.parse(text) as Record<string, Rule[]>;
    return ![...prefetch, ...prerender].every(({ urls, where }) =>
      urls ? urls.every(isOwn) : !!where && meansOwnLinks(where),
    );
  } catch {
    return true;
  }
}

import { resolved } from './kept-addresses.ts';
import { isParsing } from './page/parser.ts';
import { all } from './page/plain-methods.ts';

/** Whether a tag is exempt, for the tags that were checked before, or that code has added. */
const exempt = new WeakMap<Node, unknown>();

// Without a list in `:not`, which Chrome has since 88: an invalid selector would exempt everything from blocking.
const selector = '[data-ccm-ignore]:not([srcdoc]):not([data-ccm-loader-src]):not([type="text/x-ccm-loader"])';

/** Whether a tag loads from another host: only such tags are in scans (src/scan/early-tags.ts), so no other is exempt. */
function isForeign({ src }: { src?: string } & Element) {
  // An invalid address has no host, and neither has `data:`.
  const { host } = resolved(src!);
  return host && host !== location.host;
}

/**
 * Whether the page’s own HTML exempts a tag with `data-ccm-ignore`, which it must have when it is first seen. What code
 * adds (`isAdded`) is never exempt, nor is anything with strict blocking.
 */
export function isExempt(tag: Element, isAdded?: boolean) {
  if (STRICT_POLICY) return false;
  if (isAdded || !exempt.has(tag))
    exempt.set(tag, !isAdded && isParsing && tag.matches(selector) && isForeign(tag));
  return exempt.get(tag);
}

/** Notes what code has added as HTML. The tags of the parser have been checked before any code runs. */
export function noteAdded(parent: ParentNode) {
  if (isParsing && !STRICT_POLICY)
    for (const tag of all(parent, 'script,iframe,embed')) if (!exempt.has(tag)) exempt.set(tag, false);
}

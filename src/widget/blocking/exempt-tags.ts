import { isParsing } from './parser.ts';

/** Tags that were checked before, or that code has added. */
const seen = new WeakSet<Node>();
const exempt = new WeakSet<Node>();

const selector = '[data-ccm-ignore]:not([srcdoc],[data-ccm-loader-src],[type="text/x-ccm-loader"])';

/** Whether a tag loads from another host: only such tags are in scans (src/onboarding/early-tags.ts), so no other is exempt. */
function isForeign({ src }: { src?: string } & Element) {
  const url = src && new URL(src, document.baseURI);
  return url && url.protocol.startsWith('http') && url.host !== location.host;
}

/**
 * Whether the page's own HTML exempts a tag with `data-ccm-ignore`: it must have it when it is first seen, while the page is
 * parsed. What code adds or changes (`isAdded`) is never exempt, nor is anything with strict blocking.
 */
export function isExempt(tag: Element, isAdded?: boolean) {
  if (STRICT_POLICY) return false;
  if (isAdded) exempt.delete(tag);
  else if (isParsing && !seen.has(tag) && tag.matches(selector) && isForeign(tag)) exempt.add(tag);
  seen.add(tag);
  return exempt.has(tag);
}

/** Notes what code has added as HTML. The tags of the parser have been checked before any code runs. */
export function noteAdded(parent: ParentNode) {
  if (isParsing && !STRICT_POLICY)
    for (const tag of parent.querySelectorAll('script,iframe,object,embed')) seen.add(tag);
}

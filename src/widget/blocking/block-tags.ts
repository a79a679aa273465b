import { blocked, mayRun, ownersByCode } from './scripts/block-scripts.ts';
import { keptAddresses, resolved } from './kept-addresses.ts';
import { plain } from './page/plain-methods.ts';
import { quietCopy } from './page/quiet-document.ts';

/** The attributes by which images, links and embedded objects load something. */
const SOURCES = ['src', 'srcset', 'imagesrcset', 'href', 'data'];

/** Remembers an image, a style sheet or another element that waits for its address. */
export function blockTag(tag: HTMLElement) {
  blocked.set(tag, { owners: ownersByTag(keptAddresses(tag), tag.dataset.ccmLoaderGroup) });
}

const ownersByTag = (address: string, group?: string) => ownersByCode(address, group, true);

/**
 * Takes the address from an image, a link or an embedded object whose service may not run, as it is or after a change.
 */
export function holdTag(tag: Element, change?: (copy: Element) => void) {
  const copy = quietCopy(tag);
  change?.(copy);
  // Each picture of a `srcset`, because the browser chooses one.
  const [held] = SOURCES.flatMap((name) => copy.getAttribute(name)?.match(/[^\s,]\S*/g) ?? [])
    // Browsers skip a picture with an invalid address.
    .map((source) => resolved(source).href)
    .map((href) => ({ href, owners: ownersByTag(href) }))
    .filter(({ owners }) => owners[0] && !owners.some(mayRun));
  if (!held) return false;
  for (const { name, value } of copy.attributes) {
    if (SOURCES.includes(name)) plain.removeAttribute.call(tag, name);
    // Some names that the parser takes, such as `@error`, are invalid here in older browsers.
    else if (tag.getAttribute(name) !== value) plain.setAttribute.call(tag, name, value);
  }
  plain.setAttribute.call(tag, 'data-ccm-loader-src', held.href);
  if (tag.isConnected) blockTag(tag as HTMLElement);
  return true;
}

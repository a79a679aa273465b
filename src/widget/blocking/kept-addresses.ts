import { pageDocument } from '../unclobbered.ts';
/** The names of the attributes that `data-ccm-loader-…` keeps. `src` also keeps `href` and `data`. */
const NAMES = ['src', 'srcset', 'imagesrcset', 'poster'];

/** An address as the browser resolves it; with a protocol of `:` for an invalid one, with which a URL would throw. */
export const resolved = (href: string) => Object.assign(pageDocument.createElement('a'), { href });

/**
 * The address that an element keeps in `data-ccm-loader-…` until it may load; empty without one. Comments and posts may
 * contain such attributes, which must not become code: only http and https count, and in a list each address has to.
 */
export function keptAddress(tag: Element, name = 'src') {
  const value = tag.getAttribute(`data-ccm-loader-${name}`) ?? '';
  const addresses = name.endsWith('srcset') ? value.match(/[^\s,]\S*/g) : value && [value];
  return addresses && addresses.every((one) => /^https?:$/.test(resolved(one).protocol)) ? value : '';
}

/** All addresses that an element keeps. */
export const keptAddresses = (tag: Element) => NAMES.map((name) => keptAddress(tag, name)).join(' ');

/** The address that an element keeps or has; empty without one. */
export const addressOfTag = (tag: Element) =>
  keptAddress(tag) || tag.getAttribute('src') || tag.getAttribute('href') || '';

/** Gives an element the addresses that it keeps. */
export function restoreAddresses(tag: Element) {
  // A link and a picture of SVG; not other elements with `href`, such as `<a>` and `<base>`.
  const main = /^(link|image)$/.test(tag.localName) ? 'href' : tag.localName === 'object' ? 'data' : 'src';
  for (const name of NAMES) {
    const address = keptAddress(tag, name);
    if (address) tag.setAttribute(name === 'src' ? main : name, address);
  }
  // A player that has found no source looks again only when it is told to.
  const { parentElement } = tag;
  if (tag.localName === 'source' && parentElement instanceof HTMLMediaElement) parentElement.load();
}

/** The addresses that an element keeps in `data-ccm-loader-…` until it may load, each with the name of its attribute. */
export const keptAddresses = (tag: Element) =>
  [...tag.attributes].flatMap(({ name, value }) =>
    value && /^data-ccm-loader-.*(src|poster)/.test(name) ? [[name.slice(16), value] as const] : [],
  );

/** Gives an element the addresses that it keeps. */
export function restoreAddresses(tag: Element) {
  for (const [name, value] of keptAddresses(tag)) {
    if (name !== 'src') tag.setAttribute(name, value);
    // Comments and posts may contain such attributes, and must not become links that run code.
    else if (new URL(value, document.baseURI).protocol.startsWith('http'))
      tag.setAttribute('href' in tag ? 'href' : 'data' in tag ? 'data' : name, value);
  }
  // A player that has found no source looks again only when it is told to.
  if (tag.localName === 'source') (tag.parentElement as Partial<HTMLMediaElement>).load?.();
}

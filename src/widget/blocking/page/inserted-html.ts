import { check } from '../blockable-elements.ts';
import { INERT_TYPE, ownScripts, type Script } from '../scripts/run-scripts.ts';
import { canBeBlocked, parseIn } from './parse-html.ts';
import { all, plain } from './plain-methods.ts';
import type { Method } from './replace-members.ts';
import { pageDocument, unclobbered } from '../../unclobbered.ts';

type Inserting = Record<
  'before' | 'after' | 'replaceWith' | 'prepend' | 'append' | 'replaceChildren',
  Method
>;

/**
 * Blocks the elements of parsed HTML, and says whether that has changed anything. Its scripts may run when it is inserted,
 * if the method says so (`runs`), or never; undefined if they are checked later.
 */
function blockParsed(parsed: ParentNode, runs: boolean | undefined): boolean {
  let isChanged = false;
  for (const tag of all(parsed, '*')) {
    const isScript = tag.localName === 'script';
    if (isScript && runs === false && (tag as Script).type !== INERT_TYPE) {
      // It must not run after a consent either.
      ownScripts.add(tag);
      isChanged = true;
    }
    // What waits already is found in the page.
    if (isScript ? runs : tag.localName === 'iframe' || !plain.hasAttribute.call(tag, 'data-ccm-loader-src'))
      isChanged = check(tag, true) || isChanged;
    if (tag.shadowRoot) isChanged = blockParsed(tag.shadowRoot, runs) || isChanged;
  }
  return isChanged;
}

/** Parses HTML as the content of an element and blocks what it contains; undefined if there is nothing to block. */
function parseBlocked<T extends ParentNode>(
  context: Element,
  html: unknown,
  runs: boolean | undefined,
  parse: (copy: Element) => T,
) {
  // The content of a template is elsewhere, and loads nothing.
  if (context.localName === 'template' || !canBeBlocked(String(html))) return undefined;
  const parsed = parseIn(context, String(html), parse);
  return blockParsed(parsed, runs) ? parsed : undefined;
}

/** The element as whose content HTML is parsed for a place in a fragment or the root element. */
const bodyInstead = (place: Node) =>
  place instanceof Element && place.localName !== 'html' ? place : pageDocument.createElement('body');

/**
 * Gives a function that inserts HTML with its blocked elements as a method of elements and shadow roots would, and says
 * whether it has: what contains nothing to block is left to the method, and what the method refuses.
 */
export function insertingBlocked() {
  // Read before they are replaced.
  const { before, after, replaceWith, prepend, append, replaceChildren } = plain as unknown as Inserting;
  const around: Record<string, Method> = { beforebegin: before, afterend: after, outerHTML: replaceWith };
  const within: Record<string, Method> = { afterbegin: prepend, beforeend: append };
  const { replaceChildren: inRoot } = DocumentFragment.prototype as unknown as Inserting;

  return (target: Element | ShadowRoot, name: string, given: unknown[], parse: Method) => {
    const isAdjacent = name === 'insertAdjacentHTML';
    const content = (isAdjacent ? given.slice(1) : given) as [unknown, { runScripts?: boolean }?];
    const place = isAdjacent ? String(given[0]).toLowerCase() : name;
    const element = target instanceof ShadowRoot ? target.host : target;
    const insert =
      around[place] ?? (isAdjacent ? within[place] : target === element ? replaceChildren : inRoot);
    const parent = around[place] ? unclobbered(element).parentNode : element;
    if (!insert || !parent || parent === document) return false;
    const context = parent === element && !isAdjacent ? element : bodyInstead(parent);
    const copy = parseBlocked(context, content[0], !!content[1]?.runScripts, (copy) => {
      parse.apply(copy, content);
      return copy;
    });
    if (!copy) return false;
    const nodes = [...unclobbered(copy).childNodes];
    insert.apply(target, nodes);
    // In the page, that happens by itself.
    if (!unclobbered(target).isConnected) for (const node of nodes) customElements.upgrade(node);
    return true;
  };
}

/** The fragment that a range makes of HTML, without what would load at once; undefined if it contains nothing to block. */
export function blockedFragment({ startContainer }: Range, html: unknown, parse: Method) {
  const place = startContainer instanceof Element ? startContainer : startContainer.parentElement;
  const fragment = parseBlocked(bodyInstead(place ?? document), html, undefined, (copy) => {
    const range = copy.ownerDocument.createRange();
    range.selectNodeContents(copy);
    return parse.call(range, html) as DocumentFragment;
  });
  return fragment && pageDocument.adoptNode(fragment);
}

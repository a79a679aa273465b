import { check } from '../blockable-elements.ts';
import { INERT_TYPE, ownScripts } from '../scripts/run-scripts.ts';
import { canBeBlocked, parseIn } from './parse-html.ts';
import { plain } from './plain-methods.ts';

// oxlint-disable-next-line no-explicit-any -- What the page gives its methods is unknown.
export type Method = (this: any, ...given: any[]) => unknown;

/** When the scripts of HTML run: never, when it is inserted, or when code inserts its fragment. */
type Running = 'never' | 'inserted' | 'later';

/** Blocks the elements of parsed HTML, and says whether that has changed anything. */
function blockParsed(parsed: ParentNode, running: Running) {
  let isChanged = false;
  // The others that wait are found in the page.
  for (const tag of parsed.querySelectorAll(
    'script,iframe,:is(img,link,object,embed):not([data-ccm-loader-src])',
  ))
    if (tag.localName !== 'script' || running === 'inserted') isChanged = check(tag, true) || isChanged;
    else if (running === 'never' && (tag as HTMLScriptElement).type !== INERT_TYPE) {
      // It must not run after a consent either.
      ownScripts.add(tag);
      isChanged = true;
    }
  for (const { shadowRoot } of parsed.querySelectorAll('*'))
    if (shadowRoot) isChanged = blockParsed(shadowRoot, running) || isChanged;
  return isChanged;
}

/** Parses HTML as the content of an element and blocks what it contains; undefined if there is nothing to block. */
function parseBlocked<T extends ParentNode>(
  context: Element,
  html: unknown,
  running: Running,
  parse: (copy: Element) => T,
) {
  // The content of a template is elsewhere, and loads nothing.
  if (context.localName === 'template' || !canBeBlocked(String(html))) return undefined;
  return parseIn(context, String(html), (copy) => {
    const parsed = parse(copy);
    return blockParsed(parsed, running) ? parsed : undefined;
  });
}

/** The element as whose content HTML is parsed for a place in a fragment or the root element. */
const bodyInstead = (place: Node | null) =>
  place instanceof DocumentFragment || (place as Element).localName === 'html'
    ? document.createElement('body')
    : (place as Element);

/**
 * Gives a function that inserts HTML with its blocked elements as a method of elements and shadow roots would, and says
 * whether it has: what contains nothing to block is left to the method, and what the method refuses.
 */
export function insertingBlocked() {
  // Read before they are replaced.
  const { before, after, replaceWith, prepend, append, replaceChildren } = plain;
  const around: Record<string, Method> = { beforebegin: before, afterend: after, outerHTML: replaceWith };
  const within: Record<string, Method> = { afterbegin: prepend, beforeend: append };
  const inRoot = DocumentFragment.prototype.replaceChildren;

  return (target: Element | ShadowRoot, name: string, given: unknown[], parse: Method) => {
    const isAdjacent = name === 'insertAdjacentHTML';
    const content = (isAdjacent ? given.slice(1) : given) as [unknown, { runScripts?: boolean }?];
    const [html, options] = content;
    const place = isAdjacent ? String(given[0]).toLowerCase() : name;
    const element = target instanceof ShadowRoot ? target.host : target;
    const insert =
      around[place] ?? (isAdjacent ? within[place] : target === element ? replaceChildren : inRoot);
    const parent = around[place] ? element.parentNode : element;
    if (!insert || !parent || parent === document) return false;
    const context = parent === element && !isAdjacent ? element : bodyInstead(parent);
    const running = options?.runScripts ? 'inserted' : 'never';
    const copy = parseBlocked(context, html, running, (copy) => {
      parse.apply(copy, content);
      return copy;
    });
    if (!copy) return false;
    const nodes = [...copy.childNodes];
    insert.apply(target, nodes);
    // In the page, that happens by itself.
    if (!target.isConnected) for (const node of nodes) customElements.upgrade(node);
    return true;
  };
}

/** The fragment that a range makes of HTML, without what would load at once; undefined if it contains nothing to block. */
export function blockedFragment({ startContainer }: Range, html: unknown, parse: Method) {
  const element = startContainer instanceof Element ? startContainer : startContainer.parentElement;
  const context = bodyInstead(element ?? document.documentElement);
  const fragment = parseBlocked(context, html, 'later', (copy) => {
    const range = copy.ownerDocument.createRange();
    range.selectNodeContents(copy);
    return parse.call(range, html) as DocumentFragment;
  });
  return fragment && document.adoptNode(fragment);
}

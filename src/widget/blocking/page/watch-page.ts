import { removePlaceholders } from '../frames/block-frames.ts';
import { releaseScripts } from '../scripts/block-scripts.ts';
import { check, checkAll, waiting } from '../blockable-elements.ts';
import { noteAdded } from '../exempt-tags.ts';
import { isParsing } from './parser.ts';
import { recheckDetachedRoots, watchRoot, watchRootsAround, watchRootsIn } from './shadow-roots.ts';
import { isWaiting } from '../../is-waiting.ts';
import { pageDocument, unclobbered } from '../../unclobbered.ts';

const passed = /* @__PURE__ */ new WeakSet<Element>();

let codeObserver: MutationObserver | undefined;

/** Checks a script again when more of its code comes, maybe with a later packet. */
const watchCode = (script: Element) =>
  (codeObserver ??= new MutationObserver((changes) => {
    for (const { target } of changes) check((target.nodeType === 3 ? target.parentNode : target) as Element);
  })).observe(script, { childList: true, characterData: true, subtree: true });

/** Scripts above the widget's own tag have already run, except those that wait for the widget. */
function checkEarlier() {
  for (const element of pageDocument.querySelectorAll('*')) passed.add(element);
  for (const element of pageDocument.querySelectorAll(`script[type="text/x-ccm-loader"],${waiting}`))
    check(element);
}

/**
 * Checks the new children at the end of a node, and theirs, in the order of the page. What is checked with its own parent
 * leaves `parents`. Reading each child from its mutation record would take several times as long.
 */
function checkParsed(parent: Element, parents: Set<Node>) {
  // The parser may have paused before a root, which then comes unnoticed.
  watchRoot(parent.shadowRoot);
  const added = [];
  let child = unclobbered(parent).lastElementChild;
  for (; child && !passed.has(child); child = unclobbered(child).previousElementSibling) added.push(child);
  watchRoot(child?.shadowRoot);
  for (const element of added.reverse()) {
    passed.add(element);
    watchRoot(element.shadowRoot, true);
    if (element.localName === 'script') watchCode(element);
    if (parents.delete(element)) {
      check(element);
      checkParsed(element, parents);
    } else checkAll(element);
  }
}

/** Blocks scripts and frames that are added to the page from now on; `then` runs after each change of the page. */
export function watchPage(then: () => void) {
  // Nobody knows whether the parser or code has added what is there already.
  noteAdded(document);
  checkEarlier();
  watchRootsIn(document);
  addEventListener('DOMContentLoaded', () => watchRootsIn(document));
  const observer = new MutationObserver((changes) => {
    const parents = new Set<Node>();
    for (const change of changes) {
      const { type, target } = change;
      // The parser adds at the end, code anywhere.
      if (isParsing && type === 'childList' && !change.nextSibling) {
        parents.add(target);
        continue;
      }
      if ((target as Element).localName === (type === 'attributes' ? 'iframe' : 'script'))
        check(target as Element);
      for (const node of change.addedNodes) {
        watchRootsAround(node, target, isParsing);
        checkAll(node);
      }
    }
    for (const parent of parents) checkParsed(parent as Element, parents);
    recheckDetachedRoots();
    removePlaceholders();
    if (!isWaiting) releaseScripts();
    then();
  });
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['src', 'srcdoc'] });
}

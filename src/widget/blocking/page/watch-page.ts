import { removePlaceholders } from '../frames/block-frames.ts';
import { releaseScripts } from '../scripts/block-scripts.ts';
import { check, checkAll, waiting } from '../blockable-elements.ts';
import { noteAdded } from '../exempt-tags.ts';
import { isParsing } from './parser.ts';
import { all } from './plain-methods.ts';
import { recheckDetachedRoots, watchRoot, watchRootsAround, watchRootsIn } from './shadow-roots.ts';
import { isWaiting } from '../../is-waiting.ts';
import { unclobbered } from '../../unclobbered.ts';

const passed = /* @__PURE__ */ new WeakSet<Element>();

let codeObserver: MutationObserver | undefined;

/** Checks a script again when more of its code comes, maybe with a later packet. */
const watchCode = (script: Element) =>
  (codeObserver ??= new MutationObserver((changes) => {
    for (const { target } of changes) check((target.nodeType === 3 ? target.parentNode : target) as Element);
  })).observe(script, { childList: true, characterData: true, subtree: true });

/** Whether each element that the parser adds is checked. */
let checksEach = false;

/** From now on, checks each element that the parser adds, because it may have to be blocked. Earlier scripts have run. */
export function checkEach() {
  if (checksEach) return;
  checksEach = true;
  noteAdded(document);
  for (const element of all(document, '*')) passed.add(element);
}

/** Checks what waits for the widget or for the page’s policy. */
const checkWaiting = () =>
  all(document, `script[type="text/x-ccm-loader"],${waiting}`).forEach((element) => {
    if (checksEach || !passed.has(element)) check(element);
    passed.add(element);
  });

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
  checkWaiting();
  watchRootsIn(document);
  addEventListener('DOMContentLoaded', () => watchRootsIn(document));
  const observer = new MutationObserver((changes) => {
    const parents = new Set<Node>();
    // While nothing may have to be blocked, changes are not read, because that takes longer than a search for what waits.
    const areRead = checksEach || !isParsing;
    if (!areRead) checkWaiting();
    for (const change of areRead ? changes : []) {
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

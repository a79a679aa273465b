import { check, checkAll, waiting } from '../blockable-elements.ts';
import { watchRoot } from './shadow-roots.ts';

const passed = /* @__PURE__ */ new WeakSet<Element>();

let codeObserver: MutationObserver | undefined;

/** Checks a script again when more of its code comes, maybe with a later packet. */
const watchCode = (script: Element) =>
  (codeObserver ??= new MutationObserver((changes) => {
    for (const { target } of changes) check((target.nodeType === 3 ? target.parentNode : target) as Element);
  })).observe(script, { childList: true, characterData: true, subtree: true });

/** Scripts above the widget's own tag have already run, except those that wait for the widget. */
export function checkEarlier() {
  for (const element of document.querySelectorAll('*')) passed.add(element);
  for (const element of document.querySelectorAll(`script[type="text/x-ccm-loader"],${waiting}`))
    check(element);
}

/**
 * Checks the new children of `parents` in the order of the page; one checked with its own parent leaves the set.
 * Reading each child from its mutation record would take several times as long.
 */
export function checkParsed(parent: Element, parents: Set<Node>) {
  // The parser may have paused before a root, which then comes unnoticed.
  watchRoot(parent.shadowRoot);
  const added = [];
  let child = parent.lastElementChild;
  for (; child && !passed.has(child); child = child.previousElementSibling) added.push(child);
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

import { check, waiting } from './check-elements.ts';
import { watchRoot } from './shadow-roots.ts';

const checked = /* @__PURE__ */ new WeakSet<Element>();
/** The elements whose shadow roots are watched, if they have any. */
const passed = /* @__PURE__ */ new WeakSet<Element>();

let codeObserver: MutationObserver | undefined;

/** Checks a script again when more of its code comes, maybe with a later packet. */
const watchCode = (script: Element) =>
  (codeObserver ??= new MutationObserver((changes) => {
    for (const { target } of changes) check((target.nodeType === 3 ? target.parentNode : target) as Element);
  })).observe(script, { childList: true, characterData: true, subtree: true });

/** Scripts above the widget's own tag have already run, except those that wait for the widget. */
export function checkEarlier() {
  for (const script of document.scripts) checked.add(script);
  for (const element of document.querySelectorAll(`script[type="text/x-ccm-loader"],${waiting}`))
    check(element);
}

/**
 * Checks what has come while the parser works, given the nodes that have new children. Reading each child from its mutation
 * record would take several times as long.
 */
export function checkParsed(parents: Iterable<Node>) {
  for (const element of document.querySelectorAll(`script,${waiting}`)) {
    if (checked.has(element)) continue;
    checked.add(element);
    check(element);
    if (element.localName === 'script') watchCode(element);
  }
  for (const { shadowRoot, lastElementChild } of parents as Iterable<Element>) {
    // The parser may have paused before a root, which then comes unnoticed.
    watchRoot(shadowRoot);
    let child = lastElementChild;
    for (; child && !passed.has(child); child = child.previousElementSibling) {
      passed.add(child);
      watchRoot(child.shadowRoot, true);
    }
    watchRoot(child?.shadowRoot);
  }
}

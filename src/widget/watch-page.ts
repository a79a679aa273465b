import { blockFrame, removePlaceholders } from './block-frames.ts';
import { isWaiting } from './decide.ts';
import { blockScript, blockTag, releaseScripts } from './block-scripts.ts';

const waiting = 'iframe,[data-ccm-loader-src]';

// Elements are told by name, because `instanceof` takes longer and fails for elements of another window.
function check(node: Element) {
  try {
    if (node.localName === 'iframe') blockFrame(node as HTMLIFrameElement);
    else if (node.localName === 'script') blockScript(node as HTMLScriptElement);
    else if (node.hasAttribute('data-ccm-loader-src')) blockTag(node as HTMLElement);
  } catch {
    // An invalid address throws, which must not stop the page.
  }
}

export function checkAll(node: unknown) {
  if ((node as Element | null)?.localName) check(node as Element);
  // Most nodes have no child elements, because the parser adds each element separately.
  if ((node as ParentNode | null)?.firstElementChild)
    (node as ParentNode).querySelectorAll(`script,${waiting}`).forEach(check);
}

/** Blocks scripts and frames that are added to the page from now on; `then` runs after each change of the page. */
export function watchPage(then: () => void) {
  // Scripts above the widget's own tag have already run, except those that wait for the widget.
  document.querySelectorAll(`script[type="text/x-ccm-loader"],${waiting}`).forEach(check);
  new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.attributeName && (change.target as Element).localName === 'iframe')
        check(change.target as Element);
      change.addedNodes.forEach(checkAll);
    }
    removePlaceholders();
    if (!isWaiting) releaseScripts();
    then();
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['src', 'srcdoc'] });

  // A script that code adds to the page starts at once, before any observer runs.
  type Methods = Record<string, (...nodes: unknown[]) => unknown>;
  for (const [prototype, names] of [
    [Node.prototype, 'appendChild insertBefore replaceChild'],
    [Element.prototype, 'append prepend before after replaceWith insertAdjacentElement'],
  ] as [unknown, string][]) {
    const methods = prototype as Methods;
    for (const name of names.split(' ')) {
      const original = methods[name]!;
      methods[name] = function (...nodes) {
        nodes.forEach(checkAll);
        return original.apply(this, nodes);
      };
    }
  }
}

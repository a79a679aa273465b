import { blockFrame, removePlaceholders } from './block-frames.ts';
import { blockScript, releaseScripts } from './block-scripts.ts';
import { isWaiting } from '../waiting.ts';
import { blockTag, holdTag } from './block-tags.ts';
import { isExempt, noteAdded } from './exempt-tags.ts';
import { fail } from './failed-loads.ts';

const waiting = 'iframe,object,embed,[data-ccm-loader-src]';

// Elements are told by name, because `instanceof` takes longer and fails for elements of another window.
function check(node: Element, isAdded?: boolean) {
  const name = node.localName;
  try {
    if (isExempt(node, isAdded) && name !== 'iframe') return;
    if (name === 'iframe') blockFrame(node as HTMLIFrameElement);
    else if (name === 'script') {
      if (blockScript(node as HTMLScriptElement) && isAdded) fail(node);
    } else if (node.hasAttribute('data-ccm-loader-src')) blockTag(node as HTMLElement);
    else if (/^(object|embed)$/.test(name) || (isAdded && /^(img|link)$/.test(name))) {
      if (holdTag(node)) fail(node);
    }
  } catch {
    // An invalid address throws, which must not stop the page.
  }
}

/** Checks a node and all that is in it; `isAdded` if code is about to add it, because only then an image has not been requested. */
export function checkAll(node: unknown, isAdded?: boolean) {
  if ((node as Element | null)?.localName) check(node as Element, isAdded);
  // Most nodes have no child elements, because the parser adds each element separately.
  if ((node as ParentNode | null)?.firstElementChild)
    for (const element of (node as ParentNode).querySelectorAll(
      `script,${waiting}${isAdded ? ',img,link' : ''}`,
    ))
      check(element, isAdded);
}

/** Blocks scripts and frames that are added to the page from now on; `then` runs after each change of the page. */
export function watchPage(then: () => void) {
  // Nobody knows whether the parser or code has added what is there already.
  noteAdded(document);
  // Scripts above the widget's own tag have already run, except those that wait for the widget.
  for (const element of document.querySelectorAll(`script[type="text/x-ccm-loader"],${waiting}`))
    check(element);
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      const changed = (target.nodeType === 3 ? target.parentNode : target) as Element | null;
      if (changed?.localName === (type === 'attributes' ? 'iframe' : 'script')) check(changed);
      for (const node of addedNodes) {
        checkAll(node);
        // The rest of its code may come with a later packet.
        if ((node as Element).localName === 'script' && document.readyState === 'loading')
          observer.observe(node, { characterData: true, subtree: true });
      }
    }
    removePlaceholders();
    if (!isWaiting) releaseScripts();
    then();
  });
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['src', 'srcdoc'] });
}

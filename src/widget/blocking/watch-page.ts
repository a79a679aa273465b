import { removePlaceholders } from './block-frames.ts';
import { releaseScripts } from './block-scripts.ts';
import { check, checkAll, waiting } from './check-elements.ts';
import { noteAdded } from './exempt-tags.ts';
import { recheckDetachedRoots, watchRootsAround, watchRootsIn } from './shadow-roots.ts';
import { isWaiting } from '../waiting.ts';

/** Blocks scripts and frames that are added to the page from now on; `then` runs after each change of the page. */
export function watchPage(then: () => void) {
  // Nobody knows whether the parser or code has added what is there already.
  noteAdded(document);
  // Scripts above the widget's own tag have already run, except those that wait for the widget.
  for (const element of document.querySelectorAll(`script[type="text/x-ccm-loader"],${waiting}`))
    check(element);
  watchRootsIn(document);
  addEventListener('DOMContentLoaded', () => watchRootsIn(document));
  const observer = new MutationObserver((changes) => {
    const isParsing = document.readyState === 'loading';
    for (const { type, target, addedNodes } of changes) {
      const changed = (target.nodeType === 3 ? target.parentNode : target) as Element | null;
      if (changed?.localName === (type === 'attributes' ? 'iframe' : 'script')) check(changed);
      for (const node of addedNodes) {
        watchRootsAround(node, target, isParsing);
        checkAll(node);
        // The rest of its code may come with a later packet.
        if (isParsing && (node as Element).localName === 'script')
          observer.observe(node, { characterData: true, subtree: true });
      }
    }
    recheckDetachedRoots();
    removePlaceholders();
    if (!isWaiting) releaseScripts();
    then();
  });
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['src', 'srcdoc'] });
}

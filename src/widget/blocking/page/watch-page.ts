import { removePlaceholders } from '../frames/block-frames.ts';
import { releaseScripts } from '../scripts/block-scripts.ts';
import { check, checkAll } from '../blockable-elements.ts';
import { checkEarlier, checkParsed } from './check-parsed.ts';
import { noteAdded } from '../exempt-tags.ts';
import { isParsing } from './parser.ts';
import { recheckDetachedRoots, watchRootsAround, watchRootsIn } from './shadow-roots.ts';
import { isWaiting } from '../../unapplied-decision.ts';

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

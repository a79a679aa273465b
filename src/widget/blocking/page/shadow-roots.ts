// An observer of the document sees nothing within a shadow root, so each root is observed by itself: those that scripts attach
// from now on, open or closed, and open declarative ones.
import { applyDecision } from '../../decision/apply-decision.ts';
import { checkAll, waiting } from '../blockable-elements.ts';
import { isParsing } from './parser.ts';
import { all } from './plain-methods.ts';
import { parts } from '../../decision-listeners.ts';
import { isLayerShown } from '../../banner/hosts.ts';
import { unclobbered } from '../../unclobbered.ts';

const selector = `${waiting},script[type="text/x-ccm-loader"]`;

const found = /* @__PURE__ */ new WeakSet<ShadowRoot>();
/** Roots whose host is not in the page yet: their frames get placeholders later. */
let detachedRoots: WeakRef<ShadowRoot>[] = [];
/** Frames in roots, which no query of the document finds when a decision changes. */
let frames: WeakRef<Element>[] = [];

const inside = (node: Node, selector: string) =>
  node instanceof Element || node instanceof ShadowRoot ? [...all(node, selector)] : [];

/** Blocks what is in a root, or what was added to one. */
function checkInRoot(node: Node) {
  checkAll(node);
  const here = node instanceof Element && unclobbered(node).matches(selector) ? [node] : [];
  const blocked = [...here, ...inside(node, selector)];
  for (const element of blocked) if (element.localName === 'iframe') frames.push(new WeakRef(element));
  // A blocked element may be allowed already. Before the page is parsed, `start` applies the decision itself.
  if (isLayerShown(0) !== undefined && blocked.some(({ localName }) => localName !== 'iframe'))
    applyDecision();
}

/** Watches a root; the scripts of a `fresh` one, which the parser is still filling, have not run yet. */
export function watchRoot(root: ShadowRoot | null | undefined, fresh?: boolean) {
  // Nearly all elements have none. A form can have a field of that name.
  if (!root || !(root instanceof ShadowRoot) || found.has(root)) return;
  found.add(root);
  observer ??= observeRoots();
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['src', 'srcdoc'] });
  if (!root.host.isConnected) detachedRoots.push(new WeakRef(root));
  // In others, they have run, except those that wait, and must not run again after a decision.
  if (fresh) checkInRoot(root);
  else inside(root, selector).forEach(checkInRoot);
  watchRootsIn(root, fresh);
}

/** Watches the declarative roots in a part of the page. */
export function watchRootsIn(node: ParentNode, fresh?: boolean) {
  for (const { shadowRoot } of all(node, '*')) watchRoot(shadowRoot, fresh);
}

/** Watches the roots that have come with a node, and before it. */
export function watchRootsAround(node: Node, parent: Node, isParsed?: boolean) {
  const { previousElementSibling, shadowRoot, firstElementChild } = unclobbered(node as Element);
  // The parser may have paused before a root, which then comes unnoticed.
  watchRoot((parent as Element).shadowRoot);
  watchRoot(previousElementSibling?.shadowRoot);
  watchRoot(shadowRoot, isParsed);
  // Copies of declarative roots come with their hosts. The parser adds each element by itself.
  if (!isParsed && firstElementChild) watchRootsIn(node as Element);
}

/** Checks the frames of roots whose host has come into the page. */
export function recheckDetachedRoots() {
  detachedRoots = detachedRoots.filter((ref) => {
    const root = ref.deref();
    if (!root?.host.isConnected) return root;
    for (const frame of inside(root, 'iframe')) checkAll(frame);
    return false;
  });
}

let observer: MutationObserver | undefined;

function observeRoots() {
  parts.set('shadow roots', {
    refresh() {
      frames = frames.filter((frame) => frame.deref());
      frames.forEach((frame) => checkAll(frame.deref()));
    },
  });
  return new MutationObserver((changes) => {
    for (const { attributeName, target, addedNodes } of changes) {
      if (attributeName && (target as Element).localName === 'iframe') checkAll(target);
      for (const node of addedNodes) {
        checkInRoot(node);
        watchRootsAround(node, target, isParsing);
      }
    }
    recheckDetachedRoots();
  });
}

// An observer of the document sees nothing within a shadow root, so each root is observed by itself: those that scripts attach
// from now on, open or closed, and open declarative ones.
import { parts } from '../shared.ts';

const waiting = 'iframe,object,embed,[data-ccm-loader-src],script[type="text/x-ccm-loader"]';

const found = new WeakSet<ShadowRoot>();
/** Roots whose host is not in the page yet: their frames get placeholders later. */
let detachedRoots: WeakRef<ShadowRoot>[] = [];
/** Frames in roots, which no query of the document finds when a decision changes. */
let frames: WeakRef<Element>[] = [];

const inside = (node: Node, selector: string) =>
  node instanceof Element || node instanceof ShadowRoot ? [...node.querySelectorAll(selector)] : [];

/** Blocks what is in a root, or what was added to one. */
function check(node: Node) {
  checkAll(node);
  const here = node instanceof Element && node.matches(waiting) ? [node] : [];
  const blocked = [...here, ...inside(node, waiting)];
  for (const element of blocked) if (element.localName === 'iframe') frames.push(new WeakRef(element));
  // A blocked element may be allowed already. Before the page is parsed, the first part applies the decision itself.
  if (document.querySelector('.ccm-root') && blocked.some(({ localName }) => localName !== 'iframe'))
    applyDecision();
}

/** Watches a root; the scripts of a `fresh` one, which the parser is still filling, have not run yet. */
export function watchRoot(root: ShadowRoot | null, fresh?: boolean) {
  // The widget's own roots need no watching.
  if (!root || found.has(root) || root.host.classList.contains('ccm-modal')) return;
  found.add(root);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['src', 'srcdoc'] });
  if (!root.host.isConnected) detachedRoots.push(new WeakRef(root));
  // In others, they have run, except those that wait, and must not run again after a decision.
  if (fresh) check(root);
  else inside(root, waiting).forEach(check);
  findRoots(root, fresh);
}

/** Watches the declarative roots in a part of the page. */
export function findRoots(node: Document | Element | ShadowRoot, fresh?: boolean) {
  for (const { shadowRoot } of node.querySelectorAll('*')) watchRoot(shadowRoot, fresh);
}

const observer = new MutationObserver((changes) => {
  for (const { attributeName, target, addedNodes } of changes) {
    if (attributeName && (target as Element).localName === 'iframe') checkAll(target);
    const isInRoot = target.getRootNode() instanceof ShadowRoot;
    const isParsed = document.readyState === 'loading';
    // The parser may have paused before a root, which then comes unnoticed.
    if (target instanceof Element) watchRoot(target.shadowRoot);
    for (const node of addedNodes) {
      watchRoot((node as Element).previousElementSibling?.shadowRoot ?? null);
      if (isInRoot) check(node);
      if (!(node instanceof Element)) continue;
      watchRoot(node.shadowRoot, isParsed);
      // Copies of declarative roots come with their hosts. The parser adds each element by itself.
      if (!isParsed && node.firstElementChild) findRoots(node);
    }
  }
  detachedRoots = detachedRoots.filter((ref) => {
    const root = ref.deref();
    if (!root?.host.isConnected) return root;
    for (const frame of inside(root, 'iframe')) checkAll(frame);
    return false;
  });
});

observer.observe(document, { childList: true, subtree: true });
// The first part observes the page after its extra parts have run.
queueMicrotask(() => findRoots(document));
addEventListener('DOMContentLoaded', () => findRoots(document));
parts.set('shadow roots', {
  refresh() {
    frames = frames.filter((frame) => frame.deref());
    frames.forEach((frame) => checkAll(frame.deref()));
  },
});

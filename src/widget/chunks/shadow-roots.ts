// Delivered with the widget to domains that block scripts or iframes. An observer of the document sees nothing within a shadow
// root, so each root is observed by itself: those that scripts attach from now on, open or closed, and open declarative ones.
import { parts } from '../shared.ts';

const waiting = 'iframe,[data-ccm-loader-src],script[type="text/x-ccm-loader"]';

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
function watch(root: ShadowRoot | null, fresh?: boolean) {
  // The widget's own roots need no watching.
  if (!root || found.has(root) || root.host.classList.contains('ccm-modal')) return;
  found.add(root);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['src', 'srcdoc'] });
  if (!root.host.isConnected) detachedRoots.push(new WeakRef(root));
  // In others, they have run, except those that wait, and must not run again after a decision.
  if (fresh) check(root);
  else inside(root, waiting).forEach(check);
  search(root, fresh);
}

/** Watches the declarative roots in a part of the page. */
function search(node: Document | Element | ShadowRoot, fresh?: boolean) {
  for (const { shadowRoot } of node.querySelectorAll('*')) watch(shadowRoot, fresh);
}

const observer = new MutationObserver((changes) => {
  for (const { attributeName, target, addedNodes } of changes) {
    if (attributeName && (target as Element).localName === 'iframe') checkAll(target);
    const isInRoot = target.getRootNode() instanceof ShadowRoot;
    const isParsed = document.readyState === 'loading';
    // The parser may have paused before a root, which then comes unnoticed.
    if (target instanceof Element) watch(target.shadowRoot);
    for (const node of addedNodes) {
      watch((node as Element).previousElementSibling?.shadowRoot ?? null);
      if (isInRoot) check(node);
      if (!(node instanceof Element)) continue;
      watch(node.shadowRoot, isParsed);
      // Copies of declarative roots come with their hosts. The parser adds each element by itself.
      if (!isParsed && node.firstElementChild) search(node);
    }
  }
  detachedRoots = detachedRoots.filter((ref) => {
    const root = ref.deref();
    if (!root?.host.isConnected) return root;
    inside(root, 'iframe').forEach(checkAll);
    return false;
  });
});

type Methods = Record<string, ((...given: unknown[]) => unknown) | undefined>;

/** Runs a function before or after methods of the page. */
function around(
  prototype: object,
  names: string,
  before: (given: unknown[]) => void,
  after?: (result: unknown, on: Element) => void,
) {
  const methods = prototype as Methods;
  for (const name of names.split(' ')) {
    const original = methods[name];
    if (!original) continue;
    methods[name] = function (this: Element, ...given) {
      before(given);
      const result = original.apply(this, given);
      after?.(result, this);
      return result;
    };
  }
}

const nothing = () => {};
around(Element.prototype, 'attachShadow', nothing, (root) => watch(root as ShadowRoot));
for (const { prototype } of [Element, ShadowRoot])
  around(prototype, 'setHTMLUnsafe', nothing, (_, on) => search(on));
// A script that is added to a root starts at once, before any observer runs.
const checkGiven = (given: unknown[]) => given.forEach(checkAll);
around(DocumentFragment.prototype, 'append prepend replaceChildren', checkGiven);
around(Element.prototype, 'replaceChildren', checkGiven);

observer.observe(document, { childList: true, subtree: true });
// The first part observes the page after its extra parts have run.
queueMicrotask(() => search(document));
addEventListener('DOMContentLoaded', () => search(document));
parts.set('shadow roots', {
  refresh() {
    frames = frames.filter((frame) => frame.deref());
    frames.forEach((frame) => checkAll(frame.deref()));
  },
});

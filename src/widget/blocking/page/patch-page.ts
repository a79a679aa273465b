import { blockFrame } from '../frames/block-frames.ts';
import { blockScript } from '../scripts/block-scripts.ts';
import { holdTag } from '../block-tags.ts';
import { checkAll } from '../blockable-elements.ts';
import { noteAdded } from '../exempt-tags.ts';
import { fail } from '../scripts/failed-loads.ts';
import { currentScript } from '../../current-config.ts';
import { quietCopy } from './quiet-document.ts';
import { addressOf, isRunnable, ownScripts, type Script } from '../scripts/run-scripts.ts';
import { watchRoot, watchRootsIn } from './shadow-roots.ts';
import { blockedFragment, insertingBlocked, type Method } from './inserted-html.ts';
import { holdWritten } from './written-html.ts';
import { pageDocument, unclobbered } from '../../unclobbered.ts';

// oxlint-disable-next-line no-explicit-any -- These elements and methods belong to the page: what they get is unknown.
type Any = any;

const INSERTING =
  'appendChild insertBefore replaceChild append prepend before after replaceWith replaceChildren moveBefore insertAdjacentElement insertAdjacentText insertAdjacentHTML insertNode surroundContents body';
const CHANGING =
  'src srcset srcdoc data href rel type setAttribute setAttributeNS setAttributeNode setAttributeNodeNS removeAttribute removeAttributeNS removeAttributeNode toggleAttribute';
/** What only scripts run. */
const CHANGING_CODE = 'text textContent innerText innerHTML setHTMLUnsafe';

const find = (object: object | null, name: string, isInherited?: boolean): PropertyDescriptor | undefined =>
  object
    ? (Object.getOwnPropertyDescriptor(object, name) ??
      (isInherited ? find(Object.getPrototypeOf(object), name, true) : undefined))
    : undefined;

/** Replaces methods and setters of the page; inherited ones only for this class. */
function patch(
  classes: { prototype: object }[],
  names: string,
  around: (original: Method, name: string) => Method,
  isInherited?: boolean,
) {
  for (const { prototype } of classes)
    for (const name of names.split(' ')) {
      const known = find(prototype, name, isInherited);
      const kind = known?.value ? 'value' : 'set';
      if (!known?.[kind]) continue;
      known[kind] = around(known[kind], name);
      Object.defineProperty(prototype, name, known);
    }
}

const copyOf = (given: unknown) => (given instanceof Node ? given.cloneNode(true) : given) as string;

/** A copy for a method of a copied element, which has its own copies of the attributes. */
const copyFor = (element: Element) => (given: unknown) =>
  given instanceof Attr && given.ownerElement ? element.getAttributeNode(given.name) : copyOf(given);

/** Whether an element is in the page, or in a shadow root, whose content is not checked when its host is added. */
const isPlaced = (element: Element) => element.isConnected || element.getRootNode() instanceof ShadowRoot;

/** Blocks a script in the page that has not started if a change would start it, and says whether it would. */
function blockChanged(script: Script, change: (copy: Script) => void) {
  if (!isPlaced(script) || (isRunnable(script) && (script.textContent || addressOf(script)))) return false;
  const copy = quietCopy(script, true);
  change(copy);
  const isBlocked = blockScript(script, copy);
  if (isBlocked) fail(script);
  return isBlocked;
}

/** Blocks a frame that would get another address or code. */
function blockChangedFrame(frame: HTMLIFrameElement, change: (copy: HTMLIFrameElement) => void) {
  const copy = quietCopy(frame);
  change(copy);
  const isChanged = ['src', 'srcdoc'].some((name) => copy.getAttribute(name) !== frame.getAttribute(name));
  return isChanged && blockFrame(frame, copy);
}

/** What an action gives; undefined if it fails, because the page’s own call says what is wrong with it. */
function quietly<T>(action: () => T) {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Blocks an element that a change would start, and says whether it would. Only a script gets the change all the same. */
const blockBefore = (element: Any, change: (copy: Any) => void) =>
  quietly(() => {
    const name = element.localName;
    if (element.ownerDocument !== document || (name === 'link' && !isPlaced(element))) return false;
    if (name === 'script') return blockChanged(element, change);
    if (name === 'iframe') return blockChangedFrame(element, change);
    return holdTag(element, change) && !!fail(element);
  });

/** Runs the page’s change of an element, unless it is blocked, and the rehearsal of the change on a copy. */
function changed(element: Any, rehearse: (copy: Any) => void, change: () => unknown) {
  const isBlocked = blockBefore(element, rehearse);
  if (isBlocked && element.localName !== 'script') return undefined;
  const result = change();
  // The script may have got its type back.
  if (isBlocked) blockScript(element);
  return result;
}

/**
 * Makes code of the page ask before it starts something: a script, an image or a link that code adds to the page or to a
 * shadow root starts before any observer runs. Long, because its parts share the plain methods and what they replace.
 */
export function patchPage() {
  const SCRIPTS = [HTMLScriptElement, SVGScriptElement];
  /** The elements that start something. */
  const STARTING = [
    ...SCRIPTS,
    HTMLImageElement,
    HTMLLinkElement,
    HTMLIFrameElement,
    HTMLObjectElement,
    HTMLEmbedElement,
  ];
  // First what changes `Element`: after the classes that inherit from it, each change costs V8 0.2 ms.
  patch(
    [Element],
    'attachShadow',
    (original) =>
      function (...given) {
        const root = original.apply(this, given);
        watchRoot(root as ShadowRoot);
        return root;
      },
  );
  /** The methods of `Element` that make nodes of HTML, which come before those of shadow roots. */
  const parsing: Record<string, Method> = {};
  const insertBlocked = insertingBlocked();
  patch(
    [Element, ShadowRoot],
    'innerHTML outerHTML insertAdjacentHTML setHTML setHTMLUnsafe',
    (original, name) => {
      parsing[name] ??= original;
      const parse = parsing[name.startsWith('set') ? name : 'innerHTML']!;
      return function (...given) {
        const { parentNode, ownerDocument } = unclobbered<Element>(this);
        const parent = parentNode ?? this;
        const isDone = ownerDocument === document && quietly(() => insertBlocked(this, name, given, parse));
        if (!isDone) original.apply(this, given);
        noteAdded(parent);
        // Only this method adds shadow roots.
        if (name === 'setHTMLUnsafe') watchRootsIn(this);
      };
    },
  );
  patch(
    [Range],
    'createContextualFragment',
    (original) =>
      function (html) {
        return quietly(() => blockedFragment(this, html, original)) ?? original.call(this, html);
      },
  );
  patch(
    [Node, Element, CharacterData, DocumentType, Document, DocumentFragment, Range],
    INSERTING,
    (original, name) =>
      function (...given) {
        // The second argument is the position, which may be a script that has run.
        const added = /(Child|Before)$/.test(name) ? given.slice(0, 1) : given;
        for (const node of added) checkAll(node, true);
        const place = this.startContainer ?? this;
        for (const parent of [place, place.parentNode])
          if (parent?.localName === 'script')
            blockBefore(parent, (copy) => copy.append(...given.map(copyOf)));
        return original.apply(this, given);
      },
  );
  const changing = (original: Method): Method =>
    function (...given) {
      return changed(
        this,
        (copy) => original.apply(copy, given.map(copyFor(copy))),
        () => original.apply(this, given),
      );
    };
  patch(STARTING, CHANGING, changing, true);
  patch(SCRIPTS, CHANGING_CODE, changing, true);
  patch(
    [Attr, NamedNodeMap],
    'value nodeValue textContent setNamedItem setNamedItemNS removeNamedItem removeNamedItemNS',
    (original) =>
      function (...given) {
        // The attributes of an element without any do not tell whose they are.
        const element = this.ownerElement ?? this[0]?.ownerElement;
        const change = () => original.apply(this, given);
        const rehearse = ({ attributes }: Element) =>
          original.apply(attributes[this.name] ?? attributes, given.map(copyOf));
        return STARTING.some((type) => element instanceof type)
          ? changed(element, rehearse, change)
          : change();
      },
    true,
  );
  patch(
    [Document],
    'write writeln',
    (original) =>
      function (...given) {
        const text = given.join('');
        const script = currentScript();
        // What a script writes that has waited for consent would replace the whole page.
        if (this === document && script && ownScripts.has(script))
          return script.before(pageDocument.createRange().createContextualFragment(text));
        const held = holdWritten(text, script ?? this, parsing.innerHTML!);
        original.apply(this, held === text ? given : [held]);
        return noteAdded(this);
      },
  );
}

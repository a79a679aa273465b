// Makes code of the page ask before it starts something: a script, an image or a link that code adds to the page or to a
// shadow root starts before any observer runs. Without any of the names below, a way of docs/website/blocking.md that is
// blocked would not be; other names, such as `setAttributeNS` of an image, start nothing that the table promises to block.
import { mayLoad } from '../../decision/accepted.ts';
import { checkAll, STARTING } from '../blockable-elements.ts';
import { allowsForeignFrames } from '../content-policy.ts';
import { noteAdded } from '../exempt-tags.ts';
import type { Embedding } from '../../config-types.ts';
import { config, currentScript } from '../../current-config.ts';
import { ranServices } from '../scripts/block-scripts.ts';
import { ownScripts } from '../scripts/run-scripts.ts';
import { watchRoot, watchRootsIn } from './shadow-roots.ts';
import { blockBefore, changeUnlessBlocked, quietly } from './change-element.ts';
import { blockedFragment, insertingBlocked } from './inserted-html.ts';
import { replaceMembers, type Method } from './replace-members.ts';
import { checkEach } from './watch-page.ts';
import { holdWritten } from './written-html.ts';
import { pageDocument, unclobbered } from '../../unclobbered.ts';

/** Rows “every other method that inserts”, “a range’s insertNode …”, and text that these add to a `<script>`. */
const INSERTING =
  'appendChild insertBefore replaceChild append prepend before after replaceWith replaceChildren insertAdjacentElement insertAdjacentText insertAdjacentHTML insertNode surroundContents body';
/** Rows “an empty `<script>` that gets its address later” and “a `<script>` of another type …”. */
const CHANGING_SCRIPTS =
  'src type setAttribute setAttributeNS setAttributeNode setAttributeNodeNS removeAttribute removeAttributeNS removeAttributeNode toggleAttribute';
/** Row “code in a `<script>` that code adds or fills”. */
const CHANGING_CODE = 'text textContent innerText innerHTML setHTMLUnsafe';
/** The same rows, by an attribute’s own members. */
const CHANGING_ATTRIBUTES =
  'value nodeValue textContent setNamedItem setNamedItemNS removeNamedItem removeNamedItemNS';
/** Rows “`<img>`, `new Image()` and `<link>`” and “`<object>`, `<embed>` added by code”. */
const CHANGING_OTHERS = 'src srcset data href setAttribute';
/** Row “`<iframe>`”. */
const CHANGING_FRAMES = 'src srcdoc setAttribute';

const copyOf = (given: unknown) => (given instanceof Node ? given.cloneNode(true) : given) as string;

/** A copy for a method of a copied element, which has its own copies of the attributes. */
const copyFor = (element: Element) => (given: unknown) =>
  given instanceof Attr && given.ownerElement ? element.getAttributeNode(given.name) : copyOf(given);

const watchNewRoots = (original: Method): Method =>
  function (...given) {
    const root = original.apply(this, given);
    watchRoot(root as ShadowRoot);
    return root;
  };

/** Gives the replacement of the methods that make nodes of HTML, which parse it as those of `Element`, which come first. */
function insertHtml() {
  const insertBlocked = insertingBlocked();
  const parsing: Record<string, Method> = {};
  return (original: Method, name: string): Method => {
    parsing[name] ??= original;
    const parse = parsing[name === 'setHTMLUnsafe' ? name : 'innerHTML']!;
    return function (...given) {
      const { parentNode, ownerDocument } = unclobbered<Element>(this);
      const parent = parentNode ?? this;
      const isDone = ownerDocument === document && quietly(() => insertBlocked(this, name, given, parse));
      if (!isDone) original.apply(this, given);
      noteAdded(parent);
      // Only this method adds shadow roots.
      if (name === 'setHTMLUnsafe') watchRootsIn(this);
    };
  };
}

const makeFragment = (original: Method): Method =>
  function (html) {
    return quietly(() => blockedFragment(this, html, original)) ?? original.call(this, html);
  };

const insertNodes = (original: Method, name: string): Method =>
  function (...given) {
    // The second argument is the position, which may be a script that has run.
    const added = /(Child|Before)$/.test(name) ? given.slice(0, 1) : given;
    for (const node of added) checkAll(node, true);
    const place = this.startContainer ?? this;
    for (const parent of [place, place.parentNode])
      if (parent?.localName === 'script') blockBefore(parent, (copy) => copy.append(...given.map(copyOf)));
    return original.apply(this, given);
  };

const changeElement = (original: Method): Method =>
  function (...given) {
    return changeUnlessBlocked(
      this,
      (copy) => original.apply(copy, given.map(copyFor(copy))),
      () => original.apply(this, given),
    );
  };

const changeAttribute = (original: Method): Method =>
  function (...given) {
    // The attributes of an element without any do not tell whose they are.
    const element = this.ownerElement ?? this[0]?.ownerElement;
    const change = () => original.apply(this, given);
    const rehearse = ({ attributes }: Element) =>
      original.apply(attributes[this.name] ?? attributes, given.map(copyOf));
    return STARTING.test(element?.localName) ? changeUnlessBlocked(element, rehearse, change) : change();
  };

const writeText = (original: Method): Method =>
  function (...given) {
    const text = given.join('');
    const script = currentScript();
    if (this === document && script && ownScripts.has(script))
      return script.before(pageDocument.createRange().createContextualFragment(text));
    const held = holdWritten(text, script ?? this);
    original.apply(this, held === text ? given : [held]);
    return noteAdded(this);
  };

/** Whether code that is added to the page may have to wait. */
const mayBlockCode = () =>
  STRICT_POLICY ||
  (!FRAME_POLICY && config.blockIframes) ||
  (OPTIONS &&
    (config.blockNewScripts ||
      config.blockFirstPartyScripts ||
      config.blockInlineScripts ||
      config.blockedScriptMarkers)) ||
  config.embeddings.some((e) => hasCode(e) && (!mayLoad(e) || e.excludeFromUrls));

const hasCode = (e: Embedding) => e.scriptMarkers ?? e.iframeMarkers ?? e.scriptLoaderGroup;

/** Whether this page has been watched for code from the start, or since a decision. */
let watchesCode = false;

/**
 * Replaces what the present decision needs, again before another one applies. The page can break what is replaced, which
 * must not keep the rest from blocking.
 */
export function patchPage() {
  const code = (watchesCode ||= !!mayBlockCode());
  const frames = code || (FRAME_POLICY && allowsForeignFrames());
  if (frames) checkEach();
  // What starts unseen may have run, and only a reload stops it.
  if (!code) for (const e of config.embeddings) if (hasCode(e)) ranServices.add(e.id);
  try {
    // First what changes `Element`: after the classes that inherit from it, each change costs V8 0.2 ms.
    replaceMembers([Element], 'attachShadow', watchNewRoots);
    if (code) {
      replaceMembers(
        [Element, ShadowRoot],
        'innerHTML outerHTML insertAdjacentHTML setHTMLUnsafe',
        insertHtml(),
      );
      replaceMembers([Range], 'createContextualFragment', makeFragment);
    }
    if (frames) {
      replaceMembers(
        [Node, Element, CharacterData, Document, DocumentFragment, Range],
        INSERTING,
        insertNodes,
      );
      replaceMembers([HTMLIFrameElement], CHANGING_FRAMES, changeElement, true);
    }
    if (code) {
      // Here, because the first access to a class takes time.
      const scripts = [HTMLScriptElement, SVGScriptElement];
      const others = [HTMLImageElement, HTMLLinkElement, HTMLObjectElement, HTMLEmbedElement];
      replaceMembers(scripts, `${CHANGING_SCRIPTS} ${CHANGING_CODE}`, changeElement, true);
      replaceMembers(others, CHANGING_OTHERS, changeElement, true);
      replaceMembers([Attr, NamedNodeMap], CHANGING_ATTRIBUTES, changeAttribute, true);
    }
    // What a script writes that has waited for consent would replace the whole page.
    replaceMembers([Document], 'write writeln', writeText);
  } catch (error) {
    console.warn('Placet could not watch what code adds', error);
  }
}

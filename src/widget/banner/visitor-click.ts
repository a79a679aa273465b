import { listen } from '../listen.ts';
import { unclobbered } from '../unclobbered.ts';

/** Milliseconds after its end in which a press counts as the cause of a click, and before it in which the pointer is followed. */
const PRESS = 1000;

/** Distance in CSS pixels within which a trembling hand keeps the pointer. */
const TREMOR = 6;

/** Below this opacity of its text, that of all ancestors included, a button counts as invisible. */
const MIN_OPACITY = 0.5;

/** Below this width or height in CSS pixels, a button counts as invisible. */
const MIN_SIZE = 12;

/** Above this part of the window, a button counts as spread over the page. */
const MAX_PART = 0.5;

/** The elements that can accept: the widget’s buttons, and those of an own banner (docs/own-banner.md). */
const BUTTONS = 'button,[data-placet-accept]';

/** Where the pointer was, over what, from inside out, and what of it counts as visible. */
type Spot = {
  x: number;
  y: number;
  at: number;
  target: EventTarget;
  on: EventTarget[];
  visible: EventTarget[];
};

/** The pointer's way in the last second, oldest first. */
let trail: Spot[] = [];

/** The visible buttons that each key and pointer hit when it went down, from inside out, until it goes up. */
const held = new Map<string | number, Element[]>();

/** The buttons that the last press has hit; undefined if it ended long ago. */
export let pressedButtons: Element[] | undefined;

/** A promise of the browser's own: pages can replace `Promise`. */
export const fulfilled = (async () => {})();

/** Of the browser’s own `Event`, which libraries such as MooTools replace. */
const eventPhase = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(UIEvent.prototype), 'eventPhase')!;

/** Whether the listeners of a trusted event are running; a script can define another `eventPhase` on the event. */
const isRunning = (event?: Event) => !!event?.isTrusted && (eventPhase.get!.call(event) as number) > 0;

/** The current click, if the visitor has made it. */
let visitorClick: Event | undefined;

/** The latest press or click of the visitor. */
let latest: Event | undefined;

/**
 * Whether the visitor is pressing or clicking something, so that what a script of the page does is the visitor’s own. Only
 * until the listeners have run: a program that waits for an element must not find a press that has ended. One that a script
 * dispatches again is not trusted any more.
 */
export const isPressing = () => isRunning(latest);

/** A press that opens or closes the widget means that alone: a program may wait for the banner, and click at once. */
export function endPress() {
  latest = undefined;
}

let warned = false;

const elementAt = (of: Node, x: number, y: number) =>
  unclobbered(unclobbered(of).getRootNode() as Document | ShadowRoot).elementFromPoint(x, y);

/** Whether an element is on top at a point of the window. */
const isOnTop = (element: Element, x: number, y: number) =>
  element.isConnected && element.contains(elementAt(element, x, y));

/** The elements below a pressed pointer that were below it in the second before, too. */
function steadyElements({ x, y, at, on, target }: Spot) {
  const near = trail.filter((spot) => {
    const around = spot.target as Node;
    // The pointer has come from the surroundings of the button, which are still there.
    const entered =
      around !== target &&
      unclobbered(around).contains(target as Node) &&
      elementAt(around, spot.x, spot.y) === around;
    // What the pointer was last over counts from any distance: iframes keep its way to themselves.
    return spot === trail.at(-2) || (!entered && Math.hypot(spot.x - x, spot.y - y) <= TREMOR);
  });
  // Below a pointer that has rested for longer, a button may have faded in.
  return on.filter((part) =>
    near.every((spot) => (spot.at < at - PRESS ? spot.on : spot.visible).includes(part)),
  );
}

function follow(event: Event) {
  const {
    isTrusted,
    type,
    timeStamp: at,
    clientX: x,
    clientY: y,
    pointerId,
    pointerType,
    buttons,
    key,
    repeat,
  } = event as PointerEvent & KeyboardEvent;
  if (type === 'click') {
    // Between two listeners, a promise continues only if no script is running. If one is, it has caused the click: Safari
    // trusts the click of a button after a script has clicked its label, or sent it a key.
    void (async () => {
      await fulfilled;
      if (isRunning(event)) visitorClick = latest = event;
    })();
    return;
  }
  if (!isTrusted) return;
  if (/down/.test(type)) latest = event;
  const isOtherKey = key && !/^(Enter| )$/.test(key);
  if (isOtherKey && (/^(Tab|Shift|Control|Alt|Meta|CapsLock|Insert)/.test(key) || type === 'keyup')) return;
  const on = event.composedPath();
  // Now, because a script can show a button as soon as it is pressed.
  const known = new Map<Element, number>();
  const shown = (parts: EventTarget[]) =>
    parts.filter(
      (part): part is Element =>
        part instanceof Element && unclobbered(part).matches(BUTTONS) && isShown(part, x, y, known),
    );
  const by = key || pointerId;
  const press = (parts: EventTarget[]) => {
    pressedButtons = shown(parts);
    held.set(by, pressedButtons);
  };
  if (isOtherKey || /up|cancel/.test(type)) {
    // An access key clicks an element that was not pressed, and an arrow key the next radio button.
    const ended = (pressedButtons = (!isOtherKey && held.get(by)) || []);
    // Where the pointer or the focus is elsewhere now, the visitor has given up the press. The target of the event does not
    // show it: pages can capture the pointer, and browsers capture touches. In place, because own banners remember presses by
    // their array.
    const kept = ended.filter((part) =>
      key ? on.includes(part) : pointerType === 'touch' || isOnTop(part, x, y),
    );
    ended.splice(0, Infinity, ...kept);
    held.delete(by);
    // By a timer, because a script can delay the click, but not beyond the timer.
    setTimeout(() => {
      if (pressedButtons === ended) pressedButtons = undefined;
    }, PRESS);
  } else if (repeat && held.has(by)) pressedButtons = held.get(by);
  else if (key) press(repeat ? [] : on);
  // Scrolling moves the page below the pointer.
  else if (type === 'wheel') trail = [];
  // At a press, WebKit first tells that the mouse is over what it presses.
  else if (type !== 'pointerover' || pointerType !== 'mouse' || !buttons) {
    trail.push({ x, y, at, target: on[0]!, on, visible: type === 'pointerover' ? shown(on) : on });
    // The last one before that second was the pointer's place until the next one.
    while (trail[1] && trail[1].at < at - PRESS) trail.shift();
    if (type === 'pointerdown') press(steadyElements(trail.at(-1)!));
  }
}

/** Follows what the visitor presses. It must run before scripts of the page, which can keep events from later listeners. */
export function followPresses() {
  const types = 'pointerover pointermove pointerdown pointerup pointercancel keydown keyup wheel click';
  for (const type of types.split(' ')) listen(type, follow, { capture: true, passive: true });
}

/** The parent as it is drawn: that of an element in a slot is in the shadow root. */
function drawnParent(element: Element): Element | undefined {
  const plainly = unclobbered(element);
  return plainly.assignedSlot ?? plainly.parentElement ?? (plainly.getRootNode() as ShadowRoot).host;
}

/** The product of the CSS `zoom` of an element and all around it. */
const zoomOf = (element?: Element): number =>
  element ? (+getComputedStyle(element).zoom || 1) * zoomOf(drawnParent(element)) : 1;

/** The boxes of an element in the window. Without `currentCSSZoom`, browsers leave the CSS `zoom` out of them. */
function boxesOf(element: Element) {
  const zoom = 'currentCSSZoom' in element ? 1 : zoomOf(element);
  return [...unclobbered(element).getClientRects()].map(
    ({ x, y, width, height }) => new DOMRect(x * zoom, y * zoom, width * zoom, height * zoom),
  );
}

/** The opacity of an element with all around it, 0 if a mask may hide it; `known` has that of elements around it. */
function opacityOf(element: Element, known: Map<Element, number>): number {
  const before = known.get(element);
  if (before !== undefined) return before;
  const { opacity, filter, maskImage, webkitMaskBoxImageSource: maskBorder } = getComputedStyle(element);
  const around = drawnParent(element);
  // The image of a mask is a function, such as `url(…)`.
  let all = /\(/.test(maskImage + maskBorder) ? 0 : +opacity * (around ? opacityOf(around, known) : 1);
  for (const [, by] of filter.matchAll(/opacity\((.*?)\)/g)) all *= +by!;
  known.set(element, all);
  return all;
}

/** The opacity of an element’s text alone; the number may be "1e-7", or missing. */
const textOpacity = (element: Element) =>
  +(/(?:rgba.*,|\/)(.*)\)$/.exec(getComputedStyle(element).webkitTextFillColor)?.[1] ?? 1);

/**
 * Whether a visitor can see a control, and its box has this point; rules can draw parts of a control elsewhere. Checks of
 * several controls at the same time share what is `known`.
 */
export const isShown = (control: Element, x?: number, y?: number, known = new Map<Element, number>()) =>
  boxesOf(control).some(
    ({ left, right, top, bottom, width, height }) =>
      !(Math.min(x! - left, right - x!, y! - top, bottom - y!) < 0) &&
      Math.min(width, height) >= MIN_SIZE &&
      width * height < innerWidth * innerHeight * MAX_PART,
  ) && textOpacity(control) * opacityOf(control, known) >= MIN_OPACITY;

/** Whether a visitor sees the button at the clicked point; that of the keyboard and assistive technology is its center. */
function isSeen(button: Element, { detail, clientX, clientY }: MouseEvent) {
  if (!detail) button.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const [first] = boxesOf(button);
  if (!first) return false;
  const x = detail ? clientX : first.x + first.width / 2;
  const y = detail ? clientY : first.y + first.height / 2;
  return isShown(button, x, y) && isOnTop(button, x, y);
}

/** Says once in the console why accepting had no effect. */
export function warnRefused() {
  if (!warned) console.warn('Placet ignored a click: only visitors can accept, on a visible button.');
  warned = true;
}

/** Whether the visitor has caused an event of the widget; a click can be trusted although a script has caused it. */
export const isByVisitor = (event: Event) =>
  event.isTrusted && (event.type !== 'click' || event === visitorClick);

/** Whether the visitor has clicked a button on purpose: has pressed it where it was before, and sees it. */
export function isVisitorClick(event: MouseEvent, button: Element) {
  const isTaken = isByVisitor(event) && (pressedButtons?.includes(button) ?? true) && isSeen(button, event);
  if (!isTaken) warnRefused();
  return isTaken;
}

/** A listener for clicks on a button that accepts. */
export const byVisitor = (accept: () => void) => (event: MouseEvent) => {
  if (isVisitorClick(event, event.currentTarget as Element)) accept();
};

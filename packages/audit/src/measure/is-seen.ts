import type { ElementHandle, Frame, Locator } from 'playwright-core';
import { within } from '../within.ts';

/** Whether visitors see an element of a frame: drawn inside the window, or where it can be scrolled to, not transparent, not covered. */
export async function isSeen(locator: Locator, frame: Frame): Promise<boolean> {
  const isShown = () => within(1000, locator.evaluate(isInSight), false);
  if (!(await isShown())) {
    await within(1000, locator.scrollIntoViewIfNeeded({ timeout: 900 }), undefined);
    if (!(await isShown())) return false;
  }
  for (let at: Frame | null = frame; at?.parentFrame(); at = at.parentFrame())
    if (!(await isFrameShown(at))) return false;
  return true;
}

async function isFrameShown(frame: Frame) {
  const element: ElementHandle<Element> | undefined = await within(
    1000,
    frame.frameElement() as Promise<ElementHandle<Element>>,
    undefined,
  );
  return element !== undefined && within(1000, element.evaluate(isInSight), false);
}

/** Runs in the page. Five points decide, because a label or an icon can lie over one of them. */
function isInSight(element: Element) {
  const parentOf = (of: Element) =>
    of.assignedSlot ?? of.parentElement ?? ((of.getRootNode() as ShadowRoot).host as Element | undefined);
  const isAtOrIn = (hit: Element | undefined) => {
    for (let at = hit; at; at = parentOf(at) ?? undefined) if (at === element) return true;
    return false;
  };
  /** The innermost element at a point, inside shadow roots too. */
  const hitAt = (x: number, y: number) => {
    let hit = document.elementFromPoint(x, y);
    for (;;) {
      const inner = hit?.shadowRoot?.elementFromPoint(x, y);
      if (!inner || inner === hit) return hit ?? undefined;
      hit = inner;
    }
  };
  let opacity = 1;
  for (let at: Element | undefined = element; at; at = parentOf(at) ?? undefined)
    opacity *= Number(getComputedStyle(at).opacity);
  if (opacity < 0.1) return false;
  const { left, top, width, height } = element.getBoundingClientRect();
  return [
    [0.5, 0.5],
    [0.2, 0.2],
    [0.8, 0.2],
    [0.2, 0.8],
    [0.8, 0.8],
  ].some(([x = 0, y = 0]) => isAtOrIn(hitAt(left + x * width, top + y * height)));
}

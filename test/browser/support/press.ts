import type { Page } from 'playwright-core';

/**
 * Presses the first match of a selector, in shadow roots as well, with this text if it is given; false if there is none.
 * Unlike a locator, it waits for nothing that has gone meanwhile, and names of form fields do not disturb it.
 */
export async function press(page: Page, wanted: { selector: string; text?: string }) {
  const place = await page.evaluate(({ selector, text }) => {
    const all = (root: Document | ShadowRoot) =>
      (root instanceof Document ? Document : DocumentFragment).prototype.querySelectorAll.call(root, '*');
    const isWanted = (one: Element) =>
      Element.prototype.matches.call(one, selector) && (!text || one.textContent === text);
    const find = (root: Document | ShadowRoot): Element | undefined => {
      for (const one of all(root)) {
        const shadow: ShadowRoot | null = Reflect.get(Element.prototype, 'shadowRoot', one);
        const found = shadow ? find(shadow) : isWanted(one) ? one : undefined;
        if (found) return found;
      }
      return undefined;
    };
    const target = find(document);
    target?.scrollIntoView({ block: 'center' });
    const box = target?.getBoundingClientRect();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, wanted);
  if (place) await page.mouse.click(place.x, place.y);
  return !!place;
}

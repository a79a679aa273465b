import type { Locator } from 'playwright-core';
import { contrast } from '../../../../src/lib/color-contrast.ts';
import type { Button } from '../types.ts';
import { within } from '../within.ts';

/** The size, text and colors of a button as they are drawn; undefined where the page does not answer. */
export async function measureButton(button: Locator): Promise<Button | undefined> {
  const look = await within(3000, button.evaluate(readLook), undefined);
  if (!look) return undefined;
  // The page’s own code can change what it is asked for.
  const label: unknown = look.label;
  const number = (value: unknown) => (Number.isFinite(value) ? Math.round(Number(value) * 10) / 10 : 0);
  const color = (value: unknown) => (/^#[0-9a-f]{6}$/.test(String(value)) ? String(value) : undefined);
  const [text, behind, around] = [color(look.color), color(look.behind), color(look.around)];
  return {
    label: (typeof label === 'string' ? label : '').trim().replace(/\s+/g, ' ').slice(0, 80),
    width: number(look.width),
    height: number(look.height),
    fontSize: number(look.fontSize),
    fontWeight: number(look.fontWeight),
    ...(text && behind && { contrast: number(contrast(text, behind)) }),
    filled: behind !== undefined && around !== undefined && behind !== around,
  };
}

/** Runs in the page. Colors of all notations become #rrggbb by painting them. */
function readLook(element: Element) {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const parentOf = (of: Element) =>
    of.assignedSlot ?? of.parentElement ?? ((of.getRootNode() as ShadowRoot).host as Element | undefined);
  /** The color that is drawn behind the content of an element; empty where a picture is. */
  function backgroundOf(from: Element | undefined) {
    const layers: string[] = [];
    for (let at = from; at; at = parentOf(at) ?? undefined) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      if (backgroundImage !== 'none') return '';
      layers.unshift(backgroundColor);
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      if (canvas.getImageData(0, 0, 1, 1).data[3] === 255) break;
    }
    return painted(['#fff', ...layers]);
  }
  function painted(colors: string[]) {
    for (const color of colors) {
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
    }
    const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
    return `#${[red, green, blue].map((part) => part!.toString(16).padStart(2, '0')).join('')}`;
  }
  const { width, height } = element.getBoundingClientRect();
  const { color, fontSize, fontWeight } = getComputedStyle(element);
  const behind = backgroundOf(element);
  return {
    label:
      (element as HTMLElement).innerText ||
      element.getAttribute('aria-label') ||
      (element as HTMLInputElement).value ||
      '',
    width,
    height,
    fontSize: Number.parseFloat(fontSize),
    fontWeight: Number(fontWeight),
    color: behind && painted([behind, color]),
    behind,
    around: backgroundOf(parentOf(element) ?? undefined),
  };
}

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { defaultsOf, fieldsWith } from '../../src/definitions/field.ts';
import { type ColorName, themeFields } from '../../src/definitions/theme-fields.ts';
import { inBrowser } from './support/browser.ts';
import { button, dialog } from './support/widget.ts';

const themeColors = defaultsOf(fieldsWith(themeFields, 'form', 'colors'));

/** The colors as painted, by the names of the theme. */
const painted = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const hex = (color: string, under = '#fff') => {
      canvas.fillStyle = under;
      canvas.fillRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [r, g, b] = canvas.getImageData(0, 0, 1, 1).data;
      return `#${[r!, g!, b!].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    };
    const colors: Record<string, string> = {};
    const parts = {
      primaryButton: '.window .primaryButton',
      declineButton: '.declineButton',
      button: '.button',
      window: '.window',
      iframeBlocker: '.iframeBlocker',
      iframeBlockerButton: '.iframeBlocker button',
    };
    for (const [part, selector] of Object.entries(parts)) {
      const roots = [...document.querySelectorAll('*')].flatMap((host) => host.shadowRoot ?? []);
      const element = roots.flatMap((root) => root.querySelector(selector) ?? [])[0]!;
      const style = getComputedStyle(element);
      colors[`${part}BackgroundColor`] = hex(style.backgroundColor);
      colors[`${part}ForegroundColor`] = hex(style.color);
      if (!part.startsWith('iframe'))
        colors[`${part}BorderColor`] = hex(style.borderTopColor, style.backgroundColor);
      if (part === 'window')
        colors.windowLinkColor = hex(getComputedStyle(element.querySelector('a')!).color);
    }
    return colors;
  });

const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);

function contrast(one: string, other: string) {
  const [a, b] = [one, other].map((color) => {
    const [r, g, b] = [1, 3, 5].map((at) => {
      const part = channel(color, at) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b! + 0.05;
  });
  return Math.max(a! / b!, b! / a!);
}

inBrowser('the theme', (site, visit) => {
  async function open(colorScheme: 'light' | 'dark', theme?: Record<string, string>) {
    site().setPage({ body: '<iframe src="/video/1"></iframe>' });
    if (theme)
      await site().configure({
        theme: { widgetButtons: ['accept', 'cpanel'], widgetPosition: 'bottom', ...theme },
      });
    const page = await (await visit({ colorScheme })).newPage();
    await page.goto(site().pageUrl);
    await dialog(page).waitFor();
    await page
      .getByRole('button', { name: 'Accept and show – always: Video', includeHidden: true })
      .waitFor();
    return page;
  }

  test('shows the default colors with enough contrast, in dark mode as well', async () => {
    const light = await painted(await open('light'));
    for (const [name, color] of Object.entries(themeColors)) {
      // It is drawn as a gray layer over the color of the window, which no computed color tells.
      if (name === 'iframeBlockerBackgroundColor') continue;
      // Blended colors may be rounded differently.
      const off = [1, 3, 5].map((at) => Math.abs(channel(light[name]!, at) - channel(color, at)));
      expect(Math.max(...off), name).toBeLessThan(3);
    }
    for (const colors of [themeColors, await painted(await open('dark'))] as Record<ColorName, string>[]) {
      for (const part of [
        'primaryButton',
        'declineButton',
        'button',
        'window',
        'iframeBlocker',
        'iframeBlockerButton',
      ] as const) {
        const [front, back] = [colors[`${part}ForegroundColor`], colors[`${part}BackgroundColor`]];
        expect(contrast(front, back), part).toBeGreaterThan(4.5);
      }
      expect(contrast(colors.windowLinkColor, colors.windowBackgroundColor)).toBeGreaterThan(4.5);
    }
  });

  test('shows a site’s own colors and rules, in dark mode as well', { tags: 'full' }, async () => {
    const colors = Object.fromEntries(
      Object.keys(themeColors).map((name, i) => [name, `#${String(100000 + i * 7919)}`]),
    ) as Record<ColorName, string>;
    const customCss = '.primaryButton{text-transform:uppercase}';
    const page = await open('dark', { ...colors, customCss });
    await expect.poll(() => painted(page)).toEqual(colors);
    const accept = button(page, 'Accept all');
    await expect
      .poll(() => accept.evaluate((element) => getComputedStyle(element).textTransform))
      .toBe('uppercase');
    await accept.click();
    await site().stored({ accepted: ['Session', 'Counter', 'Adverts', 'Video'] });
  });
});

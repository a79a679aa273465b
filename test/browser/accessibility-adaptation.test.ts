// Criteria of docs/accessibility.md that need a layout: reflow, text spacing, motion, forced colors and the keyboard.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from './support/browser.ts';
import { button, dialog, settled } from './support/widget.ts';

const body = `<main><h1>A site</h1><a href="#end" id="first">First link</a><iframe title="film" src="/video/1"></iframe>
  <h2>Cookies</h2><div class="ccm-cookie-declaration"></div><p id="end">End</p></main>`;

/** The user styles of WCAG 2.2, 1.4.12, also in shadow roots. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

inBrowser('the widget adapts', (site, visit) => {
  /** Opens the page; `state` brings it to banner, preferences, or the page with placeholder and declaration. */
  async function open(state: 'banner' | 'preferences' | 'page', options: Parameters<typeof visit>[0] = {}) {
    site().setPage({ body });
    const page = await (await visit(options)).newPage();
    await page.goto(site().pageUrl);
    await dialog(page).waitFor();
    if (state === 'preferences') {
      await page.evaluate(() => CCM.openControlPanel());
      await button(page, 'Save selection').waitFor();
      for (const summary of await page.locator('dialog summary').all()) await summary.click();
    }
    if (state === 'page') {
      await button(page, 'Only necessary').click();
      await settled(page);
      await page.locator('.ccm-cookie-declaration button').first().waitFor();
      await page.locator('.iframeBlocker button').first().waitFor();
    }
    return page;
  }

  for (const state of ['banner', 'preferences', 'page'] as const) {
    for (const zoom of [2, 4])
      test(`to a zoom of ${zoom}00 %: ${state}`, async () => {
        const viewport = { width: 1280 / zoom, height: 1024 / zoom };
        const page = await open(state, { viewport, deviceScaleFactor: zoom });
        expect(await sideways(page)).toEqual([]);
        expect(await unreachable(page)).toEqual([]);
      });

    test(`to the spacing of text that visitors set: ${state}`, { tags: 'full' }, async () => {
      for (const width of [320, 1280]) {
        const page = await open(state, { viewport: { width, height: 700 } });
        await page.evaluate((css) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          const apply = (root: Document | ShadowRoot) => {
            root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
            for (const element of root.querySelectorAll('*'))
              if (element.shadowRoot) apply(element.shadowRoot);
          };
          apply(document);
        }, spacing);
        expect(await sideways(page)).toEqual([]);
        expect(await clipped(page)).toEqual([]);
        expect(await unreachable(page)).toEqual([]);
      }
    });

    test(`to visitors who want no motion, by having none: ${state}`, { tags: 'full' }, async () => {
      const page = await open(state, { reducedMotion: 'no-preference' });
      const moving = await page.evaluate(() => {
        const roots = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
          root,
          ...Array.from(root.querySelectorAll('*'), ({ shadowRoot }) => shadowRoot)
            .filter((shadow) => shadow !== null)
            .flatMap(roots),
        ];
        const styles = roots(document)
          .slice(1)
          .flatMap((root) => Array.from(root.querySelectorAll('*'), (element) => getComputedStyle(element)));
        return [
          document.getAnimations().length,
          styles.filter((style) => /[1-9]/.test(style.transitionDuration + style.animationDuration)).length,
          styles.filter((style) => style.scrollBehavior === 'smooth').length,
        ];
      });
      expect(moving).toEqual([0, 0, 0]);
    });

    test(`to forced colors, with a visible edge and focus for each control: ${state}`, async () => {
      const page = await open(state, { forcedColors: 'active' });
      const wrong = await page
        .locator(
          'dialog button:visible, dialog input:visible, .iframeBlocker button:visible, .ccm-cookie-declaration button:visible',
        )
        .evaluateAll((controls) =>
          // Behind a modal dialog nothing can be used.
          (controls as HTMLElement[])
            .filter(
              (control) => control.closest('dialog') || !controls.some((other) => other.closest('dialog')),
            )
            .flatMap((control) => {
              const {
                borderTopStyle,
                borderTopWidth,
                borderTopColor,
                backgroundColor,
                appearance,
                textDecorationLine,
              } = getComputedStyle(control);
              const edge =
                borderTopStyle === 'solid' && borderTopWidth !== '0px' && borderTopColor !== backgroundColor;
              const native = control.localName === 'input' && appearance === 'auto';
              const isLink = textDecorationLine === 'underline' || control.className === 'x';
              control.focus({ focusVisible: true });
              const { outlineStyle, outlineColor } = getComputedStyle(control);
              const ring =
                (control as HTMLInputElement).disabled ||
                (outlineStyle !== 'none' && outlineColor !== backgroundColor);
              return (edge || native || isLink) && ring
                ? []
                : [`${control.outerHTML.slice(0, 80)} ${outlineStyle}`];
            }),
        );
      expect(wrong).toEqual([]);
    });
  }

  test('to visitors without a mouse: banner and preferences', async () => {
    const page = await open('banner');
    expect(await focused(page)).toBe('Cookies and privacy');
    // The modal banner keeps the focus: after the last control the browser continues with the first.
    const seen: string[] = [];
    for (let i = 0; i < 14; i++) {
      await page.keyboard.press('Tab');
      seen.push(await focused(page));
    }
    expect(seen).toEqual(
      expect.arrayContaining(['Legal notice', 'Privacy policy', 'Accept all', 'Only necessary', 'Settings']),
    );
    expect(seen).not.toContain('First link');

    await tabTo(page, 'Settings');
    await page.keyboard.press('Enter');
    await button(page, 'Save selection').waitFor();
    expect(await focused(page)).toBe('Privacy settings');
    await tabTo(page, 'Counter');
    await page.keyboard.press('Space');
    expect(await page.getByRole('checkbox', { name: 'Counter', exact: true }).isChecked()).toBe(true);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('More information: Counter');
    await page.keyboard.press('Enter');
    await dialog(page).getByText('Counts visits.').waitFor();
    await tabTo(page, 'Save selection');
    await page.keyboard.press('Space');
    await settled(page);
    await site().stored({ consent: true, accepted: ['Session', 'Counter'] });
    expect(await dialog(page).count()).toBe(0);
  });

  test('to visitors without a mouse: placeholder, icon and declaration', { tags: 'full' }, async () => {
    const page = await open('page');
    await page.locator('#first').focus();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Accept and show – always: Video');
    await tabTo(page, 'Change or withdraw consent');
    await page.keyboard.press('Enter');
    await button(page, 'Save selection').waitFor();
    await page.keyboard.press('Escape');
    expect(await dialog(page).count()).toBe(0);
    expect(await focused(page)).toBe('Change or withdraw consent');
    await page.locator('#first').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect.poll(() => page.locator('.iframeBlocker button').count()).toBe(0);
  });
});

/** The name of what has the focus, in any shadow root. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement as HTMLElement | null;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement as HTMLElement;
    const label = (element as HTMLInputElement | null)?.labels?.[0]?.textContent;
    return (element?.ariaLabel || label || element?.textContent || '').trim();
  });

async function tabTo(page: Page, name: string) {
  for (let i = 0; i < 60; i++) {
    if ((await focused(page)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach "${name}"`);
}

/** What scrolls sideways or leaves the window at its side. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const wrong: string[] = [];
    const { documentElement } = document;
    if (documentElement.scrollWidth > innerWidth) wrong.push(`page ${documentElement.scrollWidth}`);
    const look = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.shadowRoot) look(element.shadowRoot);
        const isOurs =
          root instanceof ShadowRoot || element.closest('.ccm-cookie-declaration, .iframeBlocker');
        if (!isOurs || !element.checkVisibility()) continue;
        const { left, right, width } = element.getBoundingClientRect();
        if (width > 0 && (left < -0.5 || right > innerWidth + 0.5))
          wrong.push(`${element.outerHTML.slice(0, 60)} ${left} ${right}`);
        if (
          /auto|scroll/.test(getComputedStyle(element).overflowX) &&
          element.scrollWidth > element.clientWidth + 1
        )
          wrong.push(`${element.outerHTML.slice(0, 60)} scrolls`);
      }
    };
    look(document);
    return wrong;
  });

/** Controls that are covered or cut off even after they were scrolled into view. */
const unreachable = (page: Page) =>
  page
    .locator(
      'dialog :is(a, button, summary, input):visible, .iframeBlocker :is(a, button):visible, .ccm-cookie-declaration :is(a, button, summary):visible',
    )
    .evaluateAll((controls) => {
      const isModal = controls.some((control) => control.closest('dialog:modal'));
      return controls
        .filter((control) => !isModal || control.closest('dialog'))
        .flatMap((control) => {
          control.scrollIntoView({ block: 'nearest' });
          const { left, top, width, height } = control.getClientRects()[0]!;
          const root = control.getRootNode() as Document | ShadowRoot;
          const hit = root.elementFromPoint(left + width / 2, top + height / 2);
          return hit && (control.contains(hit) || hit.contains(control))
            ? []
            : [`${control.outerHTML.slice(0, 60)} is under ${hit?.outerHTML.slice(0, 40)}`];
        });
    });

/** Texts that are cut off by an element that hides what does not fit. */
const clipped = (page: Page) =>
  page.evaluate(() => {
    const wrong: string[] = [];
    const look = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.shadowRoot) look(element.shadowRoot);
        const { overflowX, overflowY } = getComputedStyle(element);
        const hides = /hidden|clip/.test(overflowX + overflowY) || element.localName === 'button';
        if (root instanceof Document && !element.closest('.ccm-cookie-declaration')) continue;
        if (
          hides &&
          element.checkVisibility() &&
          (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
        )
          wrong.push(element.outerHTML.slice(0, 80));
      }
    };
    look(document);
    return wrong;
  });

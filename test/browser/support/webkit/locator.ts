import type { Locator } from 'playwright-core';
import type { Step, Wanted } from './find.ts';
import { keyDown, keyUp, pressKeys } from './keys.ts';
import { onlyKnown } from '../cannot.ts';
import { down, move, up } from './pointer.ts';
import { until, type Tools } from './until.ts';

const wanted = (text: string | RegExp, exact?: boolean): Wanted =>
  typeof text === 'string' ? { text, ...(exact && { exact }) } : { pattern: text.source, flags: text.flags };

/** What pages and locators find elements by; `locate` makes a locator from the step. */
export const findersBy = (locate: (step: Step) => Locator) => ({
  locator: (css: string, filters?: Parameters<Locator['filter']>[0]) =>
    filters ? locate({ css }).filter(filters) : locate({ css }),
  getByRole: (role: string, { name, exact, ...rest }: Record<string, any> = {}) =>
    locate({ role, ...(name !== undefined && { name: wanted(name, exact) }), ...rest }),
  getByText: (text: string | RegExp, { exact }: { exact?: boolean } = {}) =>
    locate({ text: wanted(text, exact) }),
  getByLabel: (text: string | RegExp, { exact }: { exact?: boolean } = {}) =>
    locate({ label: wanted(text, exact) }),
  getByPlaceholder: (text: string | RegExp) => locate({ placeholder: wanted(text) }),
});

const controlled = process.platform === 'darwin' ? 'Meta' : 'Control';

/** Finds elements when something is done with them, and waits for them, as Playwright does. */
export function createLocator(tools: Tools, steps: Step[]): Locator {
  const of = JSON.stringify(steps);
  const more = (...next: Step[]) => createLocator(tools, [...steps, ...next]);
  const wait = <T>(work: () => Promise<T | undefined>, timeout = tools.timeout()) => until(work, of, timeout);

  /** Calls a function with the only element, as soon as there is one. */
  const withOne = <T, A>(code: (element: Element, arg: A) => T | Promise<T>, arg?: A, timeout?: number) =>
    wait(async () => {
      const [count, value] = await tools.call<[number, T?], A>(
        steps,
        `(elements, arg) => elements.length === 1
          ? Promise.resolve((${String(code)})(elements[0], arg)).then((value) => [1, value])
          : [elements.length]`,
        arg,
      );
      if (count > 1) throw new Error(`There are ${count} of ${of}.`);
      return count ? ([value] as [T]) : undefined;
    }, timeout).then(([value]) => value);

  /** The place of the element in the window when it is visible, does not move and receives the pointer. */
  async function place({ force, timeout }: { force?: boolean; timeout?: number } = {}) {
    const point = async () =>
      withOne(async (element, force) => {
        const zoom = (of: Element | null): number =>
          of ? Number((getComputedStyle(of) as { zoom?: string }).zoom ?? 1) * zoom(above(of)) : 1;
        const above = (of: Element) =>
          of.assignedSlot ?? of.parentElement ?? (of.getRootNode() as ShadowRoot).host ?? null;
        const box = () => {
          const { x, y, width, height } = element.getClientRects()[0] ?? new DOMRect();
          const by = 'currentCSSZoom' in element ? 1 : zoom(element);
          return { x: (x + width / 2) * by, y: (y + height / 2) * by, width, height };
        };
        const frame = () => new Promise((done) => setTimeout(done, 16));
        if (element.matches(':disabled')) return undefined;
        let now = box();
        if (now.x < 0 || now.y < 0 || now.x > innerWidth || now.y > innerHeight)
          element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const before = box();
        await frame();
        now = box();
        if (!now.width || !now.height || now.x !== before.x || now.y !== before.y) return undefined;
        if (getComputedStyle(element).visibility !== 'visible') return undefined;
        const hit = (root: Document | ShadowRoot): Element | null => {
          const at = root.elementFromPoint(now.x, now.y);
          return at?.shadowRoot && at.shadowRoot !== root ? (hit(at.shadowRoot) ?? at) : at;
        };
        const label = element.closest('label');
        for (let at = hit(document); at; at = above(at)) if (at === element || at === label) return now;
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        return force ? now : undefined;
      }, force);
    return wait(point, timeout);
  }
  async function click({
    delay = 0,
    ...options
  }: { delay?: number; force?: boolean; timeout?: number } = {}) {
    await tools.pointer(move(await place(options)), down, { type: 'pause', duration: delay }, up);
  }
  const isChecked = () => withOne((element) => (element as HTMLInputElement).checked);
  async function setChecked(to: boolean) {
    if ((await isChecked()) !== to) await click();
  }
  const focus = () => withOne((element) => (element as HTMLElement).focus());
  const isVisible = () =>
    tools.call(steps, ([element]) => {
      if (!element) return false;
      const { width, height } = element.getBoundingClientRect();
      // What is closed with its `details` has a size.
      const isOpen = element.checkVisibility?.() ?? true;
      return isOpen && width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
    });
  const count = () => tools.call(steps, (elements) => elements.length);
  return onlyKnown('a locator', {
    steps,
    ...findersBy(more),
    filter: ({ hasText, has }: { hasText?: string | RegExp; has?: unknown }) =>
      more(
        ...(hasText === undefined ? [] : [{ containing: wanted(hasText) }]),
        ...(has ? [{ having: (has as { steps: Step[] }).steps }] : []),
      ),
    first: () => more({ nth: 0 }),
    last: () => more({ nth: -1 }),
    nth: (nth: number) => more({ nth }),
    count,
    async all() {
      return Array.from({ length: await count() }, (_, nth) => more({ nth }));
    },
    click,
    dblclick: async () => tools.pointer(move(await place()), down, up, down, up),
    hover: async () => tools.pointer(move(await place())),
    focus,
    check: () => setChecked(true),
    uncheck: () => setChecked(false),
    isChecked,
    isDisabled: () => withOne((element) => element.matches(':disabled')),
    isEnabled: () => withOne((element) => !element.matches(':disabled')),
    isVisible,
    isHidden: async () => !(await isVisible()),
    async press(names: string) {
      await focus();
      await tools.keys(...pressKeys(names));
    },
    async fill(text: string) {
      await place();
      const isTyped = await withOne((element) => {
        (element as HTMLInputElement).focus();
        return element.matches('textarea, input:not([type]), [type=text], [type=search], [type=password]');
      });
      if (isTyped && text && text.length < 100 && /^[\x20-\x7E]*$/.test(text))
        await tools.keys(
          keyDown(controlled),
          keyDown('a'),
          keyUp('a'),
          keyUp(controlled),
          ...Array.from(text).flatMap((letter) =>
            letter === '+' ? [keyDown('+'), keyUp('+')] : pressKeys(letter),
          ),
        );
      else
        await withOne((element, text) => {
          (element as HTMLInputElement).value = text;
          for (const type of ['input', 'change'])
            element.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
        }, text);
    },
    selectOption: (option: string | { index: number }) =>
      withOne((element, option) => {
        const select = element as HTMLSelectElement;
        select.value = [...select.options].find(({ value, label }, i) =>
          typeof option === 'string' ? value === option || label === option : i === option.index,
        )!.value;
        for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
      }, option),
    async waitFor({ state = 'visible', timeout }: { state?: string; timeout?: number } = {}) {
      const now = {
        visible: isVisible,
        hidden: async () => !(await isVisible()),
        attached: async () => (await count()) > 0,
        detached: async () => (await count()) === 0,
      }[state]!;
      await wait(async () => (await now()) || undefined, timeout);
    },
    textContent: () => withOne((element) => element.textContent),
    innerText: () => withOne((element) => (element as HTMLElement).innerText),
    innerHTML: () => withOne((element) => element.innerHTML),
    getAttribute: (name: string) => withOne((element, name) => element.getAttribute(name), name),
    inputValue: () => withOne((element) => (element as HTMLInputElement).value),
    allTextContents: () => tools.call(steps, (elements) => elements.map((element) => element.textContent)),
    allInnerTexts: () =>
      tools.call(steps, (elements) => elements.map((element) => (element as HTMLElement).innerText)),
    boundingBox: () =>
      withOne((element) => {
        if (!element.getClientRects()[0]) return null;
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height };
      }),
    scrollIntoViewIfNeeded: () => withOne((element) => element.scrollIntoView({ block: 'nearest' })),
    evaluate: (code: (element: Element, arg: unknown) => unknown, arg?: unknown) => withOne(code, arg),
    evaluateAll: (code: (elements: Element[], arg: unknown) => unknown, arg?: unknown) =>
      tools.call(steps, code, arg),
  });
}

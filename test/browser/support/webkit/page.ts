import { writeFileSync } from 'node:fs';
import { Script as Syntax } from 'node:vm';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { cannot, onlyKnown } from '../cannot.ts';
import { startSession, type Command } from './driver.ts';
import { find } from './find.ts';
import { keyDown, keyUp, pressKeys } from './keys.ts';
import { createLocator, findersBy } from './locator.ts';
import { down, move, up } from './pointer.ts';
import { pause, until, type Tools } from './until.ts';

// The part of Playwright’s pages that the tests share, over WebDriver.

type Script = string | ((...args: never[]) => unknown);

/** JSON has no `undefined`, which tests compare. */
const UNDEFINED = '\0undefined';
const revive = (value: unknown): unknown =>
  value === UNDEFINED
    ? undefined
    : Array.isArray(value)
      ? value.map(revive)
      : value && typeof value === 'object'
        ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, revive(part)]))
        : value;

/** Whether a text is an expression, and not statements such as those of a library. */
function isExpression(script: string) {
  try {
    return Boolean(new Syntax(`(${script}\n)`));
  } catch {
    return false;
  }
}

/** Opens a visitor’s browser. */
export async function createContext(options: BrowserContextOptions): Promise<BrowserContext> {
  if (options.storageState) cannot('WebKit’s driver has no “storageState”.');
  if (options.forcedColors === 'active') cannot('WebKit has no forced colors.');
  if (options.permissions) cannot('WebKit’s driver grants no permissions.');
  if (options.javaScriptEnabled === false) cannot('WebKit’s driver cannot switch scripts off.');
  const { command, end } = await startSession(options);
  let timeout = 20_000;
  let current = await command<string>('GET', '/window');
  let isFresh = true;
  let last: Promise<unknown> = Promise.resolve();
  let pages: Page[] = [];

  /** Commands of all pages follow each other, because a session has one current window. */
  function inTurn<T>(work: () => Promise<T>) {
    const turn = last.then(work, work);
    last = turn.catch(() => {});
    return turn;
  }

  async function newPage() {
    if (!isFresh) {
      const { handle } = await inTurn(() =>
        command<{ handle: string }>('POST', '/window/new', { type: 'window' }),
      );
      return createPage(handle);
    }
    isFresh = false;
    return createPage(current);
  }

  async function createPage(handle: string) {
    const inWindow: Command = (method, path, body) =>
      inTurn(async () => {
        if (current !== handle) {
          await command('POST', '/window', { handle });
          current = handle;
        }
        return command(method, path, body);
      });
    const { viewport } = options;
    async function close() {
      // Without a window, the session would end.
      if (pages.length === 1) pages.push(await newPage());
      pages = pages.filter((other) => other !== page);
      const [handle] = await inWindow<string[]>('DELETE', '/window');
      await inTurn(() => command('POST', '/window', { handle }));
      current = handle!;
    }
    const page = pageOf(inWindow, context, () => timeout, close);
    pages.push(page);
    await page.setViewportSize(viewport ?? { width: 1280, height: 720 });
    return page;
  }

  let closed: Promise<void> | undefined;
  const context: BrowserContext = onlyKnown('a visitor’s browser', {
    newPage,
    pages: () => pages,
    setDefaultTimeout: (ms: number) => {
      timeout = ms;
    },
    async cookies() {
      const all = await inTurn(() => command<Record<string, unknown>[]>('GET', '/cookie'));
      return all.map(({ expiry = -1, ...cookie }) => ({ ...cookie, expires: expiry }));
    },
    // A test may close a visitor’s browser before it ends.
    close: () => (closed ??= inTurn(end)),
  });
  return context;
}

function pageOf(
  command: Command,
  context: BrowserContext,
  timeout: () => number,
  close: () => Promise<void>,
): Page {
  /** Runs code in the page; what it returns may be a promise. */
  async function execute(code: string, args: unknown[]) {
    const script = `
      const done = arguments[arguments.length - 1];
      const args = JSON.parse(arguments[0], (_, value) => (value === ${JSON.stringify(UNDEFINED)} ? undefined : value));
      Promise.resolve()
        .then(() => (${code})(...args))
        .then((value) => JSON.stringify(value, (_, part) => (part === undefined ? ${JSON.stringify(UNDEFINED)} : part)))
        .then((json) => done({ json }), (error) => done({ error: String(error) + '\\n' + (error && error.stack) }))`;
    const text = JSON.stringify(args, (_, value) => (value === undefined ? UNDEFINED : value));
    const { json, error } = await command<{ json?: string; error?: string }>('POST', '/execute/async', {
      script,
      args: [text],
    });
    if (error) throw new Error(error);
    return json === undefined || json === null ? undefined : revive(JSON.parse(json));
  }
  const asFunction = (script: Script) =>
    typeof script === 'string' ? `() => (${script}\n)` : String(script);
  const evaluate = (script: Script, arg?: unknown) =>
    typeof script === 'string' && !isExpression(script)
      ? command('POST', '/execute/sync', { script, args: [] })
      : execute(asFunction(script), [arg]);

  const perform = (id: string, type: string, parameters: object | undefined, actions: object[]) =>
    command('POST', '/actions', { actions: [{ type, id, ...(parameters && { parameters }), actions }] });
  const keys = (...actions: object[]) => perform('keyboard', 'key', undefined, actions);
  const pointer = (...actions: object[]) => perform('mouse', 'pointer', { pointerType: 'mouse' }, actions);

  const tools: Tools = {
    call: (steps, code, arg) =>
      execute(`async (steps, arg) => { ${String(find)}; return (${String(code)})(find(steps), arg); }`, [
        steps,
        arg,
      ]) as never,
    pointer,
    keys,
    timeout,
  };
  let at = { x: 0, y: 0 };
  const waitFor = <T>(work: () => Promise<T | undefined>, of: string, ms = timeout()) => until(work, of, ms);
  const origin = () => evaluate('[performance.timeOrigin, document.readyState].join()') as Promise<string>;
  const isLoaded = async () => ((await origin()).endsWith(',complete') ? true : undefined);
  const loaded = () => waitFor(isLoaded, 'the page is loaded');
  /** As many resources as half a second ago. */
  async function quiet() {
    let before: unknown;
    await waitFor(async () => {
      const count = await evaluate('performance.getEntriesByType("resource").length');
      const same = count === before;
      before = count;
      if (!same) await pause(500);
      return same || undefined;
    }, 'no more requests');
  }
  const page: Page = onlyKnown('a page', {
    context: () => context,
    async goto(url: string, { waitUntil }: { waitUntil?: string } = {}) {
      await command('POST', '/url', { url });
      if (waitUntil === 'networkidle') await quiet();
      return null;
    },
    async reload({ waitUntil }: { waitUntil?: string } = {}) {
      await command('POST', '/refresh', {});
      if (waitUntil === 'networkidle') await quiet();
    },
    goBack: () => command('POST', '/back', {}),
    goForward: () => command('POST', '/forward', {}),
    title: () => command('GET', '/title'),
    content: () => command('GET', '/source'),
    evaluate,
    async waitForFunction(script: Script, arg?: unknown) {
      await waitFor(async () => ((await evaluate(script, arg)) ? true : undefined), String(script));
    },
    async waitForLoadState(state = 'load') {
      await loaded();
      if (state === 'networkidle') await quiet();
    },
    async waitForURL(url: string | RegExp | ((url: URL) => boolean)) {
      const pattern =
        typeof url === 'string'
          ? new RegExp(`^${url.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*+/g, '.*')}$`)
          : url;
      await waitFor(
        async () => {
          const now = await command<string>('GET', '/url');
          return (typeof pattern === 'function' ? pattern(new URL(now)) : pattern.test(now)) || undefined;
        },
        `the address ${String(url)}`,
      );
      await loaded();
    },
    /** The load of another document. */
    async waitForEvent(event: string) {
      if (event !== 'load') return context.waitForEvent(event as never);
      const before = await origin();
      return waitFor(
        async () => ((await origin()).split(',')[0] !== before.split(',')[0] ? isLoaded() : undefined),
        'another document is loaded',
      );
    },
    waitForTimeout: pause,
    close,
    async setViewportSize({ width, height }: { width: number; height: number }) {
      const [w, h] = (await evaluate('[innerWidth, innerHeight]')) as number[];
      if (w === width && h === height) return undefined;
      const rect = await command<{ width: number; height: number }>('GET', '/window/rect');
      await command('POST', '/window/rect', {
        width: rect.width + width - w!,
        height: rect.height + height - h!,
      });
      return waitFor(
        async () =>
          (await evaluate('`${innerWidth} ${innerHeight}`')) === `${width} ${height}` ? true : undefined,
        'the size of the window',
      );
    },
    async screenshot({ path }: { path?: string } = {}) {
      const png = Buffer.from(await command<string>('GET', '/screenshot'), 'base64');
      if (path) writeFileSync(path, png);
      return png;
    },
    ...findersBy((step) => createLocator(tools, [step])),
    clock: onlyKnown('the clock', {}),
    keyboard: onlyKnown('the keyboard', {
      press: (names: string) => keys(...pressKeys(names)),
      down: (name: string) => keys(keyDown(name)),
      up: (name: string) => keys(keyUp(name)),
      type: (text: string) => keys(...Array.from(text).flatMap(pressKeys)),
    }),
    mouse: onlyKnown('the mouse', {
      async move(x: number, y: number, { steps = 1 } = {}) {
        const from = at;
        at = { x, y };
        await pointer(
          ...Array.from({ length: steps }, (_, i) =>
            move({
              x: from.x + ((x - from.x) * (i + 1)) / steps,
              y: from.y + ((y - from.y) * (i + 1)) / steps,
            }),
          ),
        );
      },
      down: () => pointer(down),
      up: () => pointer(up),
      async click(x: number, y: number) {
        at = { x, y };
        await pointer(move(at), down, up);
      },
      wheel: (deltaX: number, deltaY: number) =>
        perform('wheel', 'wheel', undefined, [
          {
            type: 'scroll',
            x: Math.round(at.x),
            y: Math.round(at.y),
            deltaX: Math.round(deltaX),
            deltaY: Math.round(deltaY),
            origin: 'viewport',
          },
        ]),
    }),
  });
  return page;
}

import { pageDocument } from '../../chunk-imports.ts';

// oxlint-disable-next-line no-explicit-any -- These values belong to the page: their types are unknown, and `send` catches their errors.
type PageValue = any;

/** The functions and queues of other tools, by their names on `window`. */
export const page = window as unknown as Record<string, PageValue>;

/** The calls that were sent, each after the name of its tool, for `CCM.debug()`. */
export const calls: unknown[][] = [];

/** Milliseconds before the second check for a tool that is not there yet, and between two checks at most. */
export const WAIT = 500;
const LONGEST_WAIT = 30_000;

/** The next time between two checks. It grows to a tenth of the time since the first one, because most absent tools never come. */
export const longer = (wait: number) => Math.min(wait * 1.1, LONGEST_WAIT);

/** Makes a call and records it. A tool's error must not stop the widget. */
export function send(tool: string, call: unknown[], how: () => unknown) {
  calls.push([tool, ...call]);
  try {
    return how();
  } catch {
    return undefined;
  }
}

/** Calls a function as soon as the page or a tool has defined what it needs. */
export function whenReady(isReady: () => unknown, then: () => void) {
  if (isReady()) return then();
  const look = () => {
    if (!isReady()) return;
    clearTimeout(timer);
    removeEventListener('DOMContentLoaded', look, true);
    pageDocument.removeEventListener('load', look, true);
    then();
  };
  const lookAgain = (wait: number) => {
    timer = setTimeout(lookAgain, wait, longer(wait));
    look();
  };
  let timer = setTimeout(lookAgain, WAIT, WAIT);
  // Before the page's own listeners, with which many tools begin, and after each script.
  addEventListener('DOMContentLoaded', look, true);
  pageDocument.addEventListener('load', look, true);
}

/** The queue of a tool, created if it is missing: the tool's own tag keeps its entries. */
export const queued = (name: string) => (page[name] ??= []) as { push(...entries: unknown[]): void };

/**
 * Sends calls to a tool whose function cannot be created in advance, because its tag does nothing if it exists. The
 * calls wait for the tag, and are sent before the page’s own first call.
 */
export function beforeFirstCall(
  name: string,
  isReady: (made: PageValue) => unknown,
  deliver: (made: PageValue, call: unknown[]) => void,
) {
  let made: PageValue;
  let tool = () => page[name];
  const waiting: unknown[][] = [];
  const flush = (anyway?: boolean) => {
    const to = tool();
    if (!to || !(anyway || isReady(to))) return;
    // Emptied first, because the tool may read itself from `window`.
    for (const call of waiting.splice(0)) {
      try {
        deliver(to, call);
      } catch {}
    }
  };
  const flushSoon = () => setTimeout(flush, 0, true);
  if (!page[name]) {
    try {
      Object.defineProperty(window, name, {
        configurable: true,
        enumerable: true,
        get() {
          flush();
          return made;
        },
        set(next) {
          made = next;
          flush();
          flushSoon();
        },
      });
      // A function that the page declares later replaces the property.
      tool = () => made ?? Object.getOwnPropertyDescriptor(window, name)?.value;
    } catch {
      // A variable that the page has declared cannot be replaced.
    }
    whenReady(tool, () => flush(true));
  }
  return (...call: unknown[]) => {
    waiting.push(call);
    flush();
    // The page's own function may never look ready.
    flushSoon();
  };
}

/** As `beforeFirstCall`, for a function with a queue. */
export const functionBeforeFirstCall = (name: string) =>
  beforeFirstCall(
    name,
    (made) => made.queue ?? made.callMethod,
    (made, call) => made(...call),
  );

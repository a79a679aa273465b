/** The functions and queues of other tools, by their names on `window`. */
// oxlint-disable-next-line no-explicit-any -- They are the page's: nothing about them is certain, and `send` catches their errors.
export const page = window as unknown as Record<string, any>;

/** The calls that were sent, each after the name of its tool, for `CCM.debug()`. */
export const calls: unknown[][] = [];

/** Milliseconds between two looks for a tool that is not there yet. */
const WAIT = 500;

/** Makes a call and records it. A tool's error must not stop the widget. */
export function send(tool: string, call: unknown[], how: () => unknown) {
  calls.push([tool, ...call]);
  try {
    return how();
  } catch {
    return undefined;
  }
}

/** Calls a function that the page or a tool defines later. */
export function whenReady(isReady: () => unknown, then: () => void) {
  if (isReady()) then();
  else setTimeout(() => whenReady(isReady, then), WAIT);
}

/** A call to a queue that may be made before its tool is there: the tool's own tag keeps what is in it. */
export const queued = (name: string) => (page[name] ??= []) as { push(...entries: unknown[]): void };

/**
 * Sends calls to a function whose tag does nothing if the function is there already, so that it cannot be made in advance.
 * The calls wait, and are sent when the tag has made the function with its queue, before the page's own first call.
 */
export function beforeFirstCall(name: string) {
  let own = page[name];
  const waiting: unknown[][] = [];
  const flush = (anyway?: boolean) => {
    if (typeof own !== 'function' || !(anyway || own.queue || own.callMethod)) return;
    // Emptied first, because the function may read itself from `window`.
    for (const call of waiting.splice(0)) {
      try {
        own(...call);
      } catch {}
    }
  };
  if (!own)
    Object.defineProperty(window, name, {
      configurable: true,
      enumerable: true,
      get() {
        flush();
        return own;
      },
      set(next) {
        own = next;
        setTimeout(flush, 0, true);
      },
    });
  return (...call: unknown[]) => {
    waiting.push(call);
    flush();
  };
}

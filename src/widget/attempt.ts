/** Tells who looks after the page. */
export const warn = (what: string | undefined, error: unknown) =>
  console.warn('Placet could not release', what, error);

/**
 * Does what a page can forbid, such as by its Trusted Types, or make impossible; all else goes on without it. Undefined
 * where it was not possible.
 */
export function attempt<T>(what: string, action: () => T) {
  try {
    return action();
  } catch (error) {
    warn(what, error);
    return undefined;
  }
}

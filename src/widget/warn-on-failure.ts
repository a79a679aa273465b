/** A warning in the console for the site's developers. */
export const warn = (what: string | undefined, error: unknown) =>
  console.warn('Placet could not release', what, error);

/**
 * Runs an action that the page can prevent, for example by Trusted Types, so that a failure does not stop the rest;
 * undefined after a failure.
 */
export function warnOnFailure<T>(what: string, action: () => T) {
  try {
    return action();
  } catch (error) {
    warn(what, error);
    return undefined;
  }
}

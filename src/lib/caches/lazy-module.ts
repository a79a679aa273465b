/** A module that is loaded at its first use. A failure is not kept, and no request awaits the promise of another one. */
export function lazyModule<T>(load: () => Promise<T>) {
  let loaded: T | undefined;
  return async () => (loaded ??= await load());
}

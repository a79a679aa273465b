/** What a promise gives within `ms` milliseconds, otherwise, or where it fails, `fallback`: a page can let any call wait for ever. */
export async function within<T, F>(ms: number, promise: Promise<T>, fallback: F): Promise<T | F> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<F>((resolve) => {
    timer = setTimeout(() => resolve(fallback), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } catch {
    return fallback;
  } finally {
    clearTimeout(timer);
  }
}

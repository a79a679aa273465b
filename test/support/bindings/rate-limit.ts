/** A rate limit that allows `max` calls per key, at whatever time; `counts` has the calls of each key. */
export function rateLimit(max: number) {
  const counts = new Map<string, number>();
  return {
    counts,
    limit({ key }: { key: string }) {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return Promise.resolve({ success: count <= max });
    },
  };
}

/** A rate limit that lets each key through so many times; `keys` has those that were asked about. */
export function limit(max: number) {
  const counted = new Map<string, number>();
  return {
    keys: () => [...counted.keys()],
    limit({ key }: { key: string }) {
      const count = (counted.get(key) ?? 0) + 1;
      counted.set(key, count);
      return Promise.resolve({ success: count <= max });
    },
  };
}

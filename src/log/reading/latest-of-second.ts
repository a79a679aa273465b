/**
 * Of entries, newest first, those that no later one of the same visitor replaced within the same second: so the entries
 * of one history differ in their time. Both stand in the log.
 */
export function latestOfSecond<T extends { ucid: string; timestamp: number }>(entries: T[]) {
  const times = new Map<string, number>();
  return entries.filter(({ ucid, timestamp }, i) => {
    const isAlone = entries[i - 1]?.timestamp !== timestamp && entries[i + 1]?.timestamp !== timestamp;
    if (isAlone) return true;
    if (times.get(ucid) === timestamp) return false;
    times.set(ucid, timestamp);
    return true;
  });
}

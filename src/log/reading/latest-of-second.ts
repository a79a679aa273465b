/**
 * Removes entries, newest first, that a later entry of the same visitor replaced within the same second, so that the
 * entries of one history have different times. The log contains both.
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

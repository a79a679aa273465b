/**
 * Of entries, newest first, those that no later one of the same visitor replaced within the same second: so the entries
 * of one history differ in their time. Both stand in the log.
 */
export function* latestOfSecond<T extends { ucid: string; timestamp: number }>(entries: Iterable<T>) {
  const seen = new Set<string>();
  let second = -1;
  for (const entry of entries) {
    if (entry.timestamp !== second) seen.clear();
    second = entry.timestamp;
    if (seen.has(entry.ucid)) continue;
    seen.add(entry.ucid);
    yield entry;
  }
}

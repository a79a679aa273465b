/** Maps a list with at most `limit` concurrent calls; the results are in the list's order. */
export async function mapConcurrently<T, R>(items: T[], limit: number, work: (item: T) => Promise<R>) {
  const results: R[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [i, item] of queue) results[i] = await work(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
}

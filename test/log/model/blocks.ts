/** What the model knows of an entry; `erased` once its visitor had it erased. */
export type Entry = {
  seq: number;
  ucid: string;
  timestamp: number;
  consent: boolean;
  manipulationPrevention: boolean;
  purposes: Record<string, string>;
  embeddings: Record<string, string>;
  erased: boolean;
};

/** Of several decisions of one visitor in one second the published operations show the last alone; newest first. */
export function shown(entries: Entry[]) {
  const seen = new Set<string>();
  return entries
    .toSorted((a, b) => b.seq - a.seq)
    .filter(({ ucid, timestamp, erased }) => {
      const key = `${ucid} ${timestamp}`;
      if (erased || seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .map(({ seq: _seq, erased: _erased, ...entry }) => entry);
}

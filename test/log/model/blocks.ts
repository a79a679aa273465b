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

export type Block = { number: number; first: number; last: number };
export type Limits = { entries: number; seconds: number };

/** The blocks that are closed at a time, by the rules alone: `asked` are the last entries at which a seal was asked for. */
export function closedBlocks(
  entries: Entry[],
  asked: number[],
  { entries: most, seconds }: Limits,
  now: number,
) {
  const closed: Block[] = [];
  for (let last = 0; last < entries.length;) {
    const opened = entries[last]!.timestamp;
    const tooLate = entries.findIndex(({ seq, timestamp }) => seq > last && timestamp >= opened + seconds);
    const within = tooLate === -1 ? entries.length : tooLate;
    const end = Math.min(last + most, within, ...asked.filter((seq) => seq > last));
    const isFull = entries.length >= last + most;
    const isOld = opened + seconds <= now;
    if (!isFull && !isOld && !asked.includes(end)) break;
    closed.push({ number: closed.length + 1, first: last + 1, last: end });
    last = end;
  }
  return closed;
}

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

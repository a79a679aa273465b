import { sql } from 'drizzle-orm';
import { hex, unhex } from '../lib/bytes.ts';
import { readNotices } from './known-notices.ts';
import { acceptedOf, bitsOf, type Leaf } from './leaf.ts';
import type { Notice } from './notice.ts';
import type { FoundLog } from './reading.ts';

/** An entry with what was shown; `accepted` are the bits of its services, in hex. */
export type Entry = {
  seq: number;
  ucid: string;
  timestamp: number;
  consent: boolean;
  manipulationPrevention: boolean;
  notice: Notice;
  accepted: string;
};

/** An entry as `entryColumns` reads it. */
export type EntryRow = {
  seq: number;
  ucid: string;
  timestamp: number;
  consent: number;
  manipulationPrevention: number;
  notice: number;
  accepted: string;
};

export const entryColumns = sql`seq, lower(hex(ucid)) AS ucid, timestamp, consent, manipulationPrevention, notice,
  lower(hex(accepted)) AS accepted`;

/** The entries of rows, one by one, so that no second copy of them is made. */
export async function entriesOfRows(log: FoundLog, rows: EntryRow[]): Promise<Iterable<Entry>> {
  const notices = await readNotices(log, log.place, new Set(rows.map(({ notice }) => notice)));
  return (function* () {
    for (const row of rows) {
      const notice = notices.get(row.notice);
      if (!notice) throw new Error(`entry ${row.seq} names notice ${row.notice}, which is missing`);
      yield {
        ...row,
        consent: row.consent === 1,
        manipulationPrevention: row.manipulationPrevention === 1,
        notice,
      };
    }
  })();
}

/** The entries of the leaves of an archived block. */
export async function entriesOfLeaves(log: FoundLog, leaves: Leaf[]): Promise<Entry[]> {
  const notices = await readNotices(log, log.place, new Set(leaves.map(({ notice }) => notice)));
  return leaves.map(({ seq, ucid, timestamp, consent, manipulationPrevention, notice: hash, embeddings }) => {
    const notice = notices.get(hash);
    if (!notice) throw new Error(`entry ${seq} names notice ${hash}, which is missing`);
    const ids = notice.services.map(({ id }) => id);
    const accepted = hex(bitsOf(ids, new Set(embeddings)));
    return { seq, ucid, timestamp, consent, manipulationPrevention, notice, accepted };
  });
}

/** An entry's leaf. */
export const leafOf = ({ notice, accepted, ...entry }: Entry): Leaf => ({
  ...entry,
  notice: notice.hash,
  embeddings: acceptedOf(unhex(accepted), notice.services).map(({ id }) => id),
});

/** What a visitor accepted, as the notice has it: the services, and their purposes. */
export function choiceOf({ notice, accepted }: Pick<Entry, 'notice' | 'accepted'>) {
  const embeddings = acceptedOf(unhex(accepted), notice.services);
  const used = new Set(embeddings.map(({ purpose }) => purpose));
  return { purposes: notice.purposes.filter(({ id }) => used.has(id)), embeddings };
}

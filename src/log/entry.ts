import { sql } from 'drizzle-orm';
import { hex, unhex } from '../lib/bytes.ts';
import { readNotices, type NoticeKey } from './known-notices.ts';
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
  const noticeOf = await noticesOf(log, rows);
  return (function* () {
    for (const row of rows) {
      yield {
        ...row,
        consent: row.consent === 1,
        manipulationPrevention: row.manipulationPrevention === 1,
        notice: noticeOf(row.notice),
      };
    }
  })();
}

/** The entries of the leaves of an archived block. */
export async function entriesOfLeaves(log: FoundLog, leaves: Leaf[]): Promise<Entry[]> {
  const noticeOf = await noticesOf(log, leaves);
  return leaves.map(({ seq, ucid, timestamp, consent, manipulationPrevention, notice: hash, embeddings }) => {
    const notice = noticeOf(hash);
    const ids = notice.services.map(({ id }) => id);
    const accepted = hex(bitsOf(ids, new Set(embeddings)));
    return { seq, ucid, timestamp, consent, manipulationPrevention, notice, accepted };
  });
}

/** What the entries name, by number or hash; throws where any is missing, before a list of them is begun. */
async function noticesOf(log: FoundLog, entries: { notice: NoticeKey }[]) {
  const keys = new Set(entries.map(({ notice }) => notice));
  const notices = await readNotices(log, log.place, keys);
  for (const key of keys) if (!notices.has(key)) throw new Error(`the notice ${key} is missing`);
  return (key: NoticeKey) => notices.get(key)!;
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

import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../env.ts';
import { hex, unhex } from '../lib/bytes.ts';
import type { Line } from './archive-object.ts';
import { readNotices, type NoticeKey } from './consent-notice-cache.ts';
import { acceptedOf, bitsOf, type Leaf } from './leaf.ts';
import type { Notice } from './consent-notice.ts';
import type { FoundLog } from './question.ts';
import { entries } from './tables.ts';

type Columns = Pick<typeof entries.$inferSelect, 'seq' | 'timestamp' | 'consent' | 'manipulationPrevention'> &
  Pick<Leaf, 'ucid' | 'signals' | 'attachment'> & {
    /** The bits of the accepted services, in hex. */
    accepted: string;
  };

/** An entry with its consent notice, and the text of its attachment if it was read. */
export type Entry = Columns & { notice: Notice; attachmentText?: string | undefined };

/** An entry as in the database, with the number of its consent notice. */
export type EntryRow = Columns & { notice: number };

// D1 makes an object of each row, cell by cell, which for a full block takes longer than everything else together, so
// entries are returned in one row. A cell is limited to 2 MB, so they are spread over several cells.
const CELLS = 8;
const IN_CELL = 1250;

/** The columns that a query of entries must have for `packed`. */
const columns = {
  seq: entries.seq,
  entry: sql<string>`format('%s%d%d%d %d %d %s %s %s', lower(hex(${entries.ucid})), ${entries.consent},
    ${entries.manipulationPrevention}, ${entries.seq}, ${entries.timestamp}, ${entries.notice},
    lower(hex(${entries.accepted})), ${entries.signals}, lower(hex(${entries.attachment})))`.as('entry'),
};
export const entryColumns = sql`${columns.seq}, ${columns.entry.sql} AS entry`;

/** A query of entries for `packed`. */
export const selectEntries = (db: Database) => db.select(columns).from(entries);

const cells = Array.from(
  { length: CELLS },
  (_, i) =>
    sql`group_concat(entry, '|') FILTER (WHERE seq / ${sql.raw(`${IN_CELL} % ${CELLS} = ${i}`)}) AS ${sql.identifier(`cell${i}`)}`,
);
const allCells = sql.join(cells, sql`, `);

/** A `SELECT` with the entries of a query and other columns in a single row. */
export const packed = (query: SQLWrapper, more = sql``) =>
  sql`SELECT ${allCells} ${more} FROM (${query.getSQL()})`;
export type Packed = { [cell: `cell${number}`]: string | null };

/** A `SELECT` with a row for each log, with its entries of a query that also has the column `log`. */
export const packedByLog = (query: SQL) => sql`SELECT log, ${allCells} FROM (${query}) GROUP BY log`;

/** The entries of such a row, in log order. */
export function unpack(row: Packed | undefined): EntryRow[] {
  const entries: EntryRow[] = [];
  for (let i = 0; i < CELLS; i++)
    for (const entry of row?.[`cell${i}`]?.split('|') ?? []) entries.push(entryOf(entry));
  return entries.sort((a, b) => a.seq - b.seq);
}

const NO_SIGNALS: readonly string[] = [];

/** Parses the text of an entry: an ID of 64 characters, two flags, and fields separated by spaces. */
function entryOf(text: string): EntryRow {
  const afterSeq = text.indexOf(' ', 66);
  const afterTime = text.indexOf(' ', afterSeq + 1);
  const afterNotice = text.indexOf(' ', afterTime + 1);
  const afterAccepted = text.indexOf(' ', afterNotice + 1);
  const afterSignals = text.indexOf(' ', afterAccepted + 1);
  const signals = text.slice(afterAccepted + 1, afterSignals);
  return {
    seq: Number(text.slice(66, afterSeq)),
    ucid: text.slice(0, 64),
    timestamp: Number(text.slice(afterSeq + 1, afterTime)),
    consent: text[64] === '1',
    manipulationPrevention: text[65] === '1',
    notice: Number(text.slice(afterTime + 1, afterNotice)),
    accepted: text.slice(afterNotice + 1, afterAccepted),
    signals: signals === '' ? NO_SIGNALS : signals.split(','),
    attachment: text.slice(afterSignals + 1),
  };
}

/** The entries of rows; throws if one of their notices is missing. */
export async function entriesOfRows(log: FoundLog, rows: EntryRow[]): Promise<Entry[]> {
  const noticeOf = await noticesOf(log, rows);
  return rows.map((row) => ({
    seq: row.seq,
    ucid: row.ucid,
    timestamp: row.timestamp,
    consent: row.consent,
    manipulationPrevention: row.manipulationPrevention,
    notice: noticeOf(row.notice),
    accepted: row.accepted,
    signals: row.signals,
    attachment: row.attachment,
  }));
}

/** A leaf of an archived block. */
type ArchivedLeaf = Leaf & Pick<Entry, 'attachmentText'>;

/** The leaf in a line of an archived block. */
export const leafIn = ({ text, attachmentText }: Line): ArchivedLeaf => ({
  ...(JSON.parse(text) as Leaf),
  attachmentText,
});

/** The entries of the leaves of an archived block; throws as `entriesOfRows` does. */
export async function entriesOfLeaves(log: FoundLog, leaves: ArchivedLeaf[]): Promise<Entry[]> {
  const noticeOf = await noticesOf(log, leaves);
  return leaves.map((leaf) => {
    const { seq, ucid, timestamp, consent, manipulationPrevention, signals, attachment, attachmentText } =
      leaf;
    const notice = noticeOf(leaf.notice);
    const ids = notice.services.map(({ id }) => id);
    const accepted = hex(bitsOf(ids, new Set(leaf.embeddings)));
    return {
      seq,
      ucid,
      timestamp,
      consent,
      manipulationPrevention,
      notice,
      accepted,
      signals,
      attachment,
      attachmentText,
    };
  });
}

/** The notices of entries, by number or hash; throws if one is missing, before the response has started. */
async function noticesOf(log: FoundLog, entries: { notice: NoticeKey }[]) {
  const keys = new Set(entries.map(({ notice }) => notice));
  const notices = await readNotices(log, log.location, keys);
  for (const key of keys) if (!notices.has(key)) throw new Error(`the notice ${key} is missing`);
  return (key: NoticeKey) => notices.get(key)!;
}

/** An entry’s leaf. */
export const leafOf = ({ notice, accepted, ...entry }: Entry): Leaf => ({
  ...entry,
  notice: notice.hash,
  embeddings: acceptedOf(unhex(accepted), notice.services).map(({ id }) => id),
});

/** The accepted services of a visitor from the notice, and their purposes. */
export function choiceOf({ notice, accepted }: Pick<Entry, 'notice' | 'accepted'>) {
  const embeddings = acceptedOf(unhex(accepted), notice.services);
  const used = new Set(embeddings.map(({ purpose }) => purpose));
  return { purposes: notice.purposes.filter(({ id }) => used.has(id)), embeddings };
}

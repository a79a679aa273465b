import { sql, type Placeholder, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { LogLocation } from '../db/databases.ts';
import type { Database } from '../env.ts';
import { unhex } from '../lib/bytes.ts';
import type { Leaf } from './leaf.ts';
import { cacheNotices } from './notices/consent-notice-cache.ts';
import { hexOf } from '../db/raw-query.ts';
import { entries, notices } from './tables.ts';

export type Columns = Pick<
  typeof entries.$inferSelect,
  'seq' | 'timestamp' | 'consent' | 'manipulationPrevention'
> &
  Pick<Leaf, 'ucid' | 'signals' | 'salt'> & {
    /** The bits of the accepted services, in hex. */
    accepted: string;
  };

/** An entry as in the database, with the number of its consent notice there, and the hash that this number has. */
export type EntryRow = Columns & { notice: number; hash: string };

// Entries are returned in one row, because D1 builds an object for each row, which for a full block takes longer than
// everything else. A cell is limited to 2 MB, so they fill several.
const CELLS = 8;
const IN_CELL = 1250;

/** The columns that a query of entries must have for `packed`. */
const columns = {
  seq: entries.seq,
  entry: sql<string>`format('%s%d%d%d %d %d %s %s %s', lower(hex(${entries.ucid})), ${entries.consent},
    ${entries.manipulationPrevention}, ${entries.seq}, ${entries.timestamp}, ${entries.notice},
    lower(hex(${entries.accepted})), ${entries.signals}, lower(hex(${entries.salt})))`.as('entry'),
  log: entries.log,
  notice: entries.notice,
};
export const entryColumns = sql`${columns.seq}, ${columns.entry.sql} AS entry, log, notice`;

/** A query of entries for `packed`. */
export const selectEntries = (db: Database) => db.select(columns).from(entries);

const cells = Array.from(
  { length: CELLS },
  (_, i) =>
    sql`group_concat(entry, '|') FILTER (WHERE seq / ${sql.raw(`${IN_CELL} % ${CELLS} = ${i}`)}) AS ${sql.identifier(`cell${i}`)}`,
);
const allCells = sql.join(cells, sql`, `);

/** The newest notices alone are read along with the entries of a log that is new to the isolate. */
const READ_ALONG = 20;
const isReadAlong = sql`n.number > newestNotice - ${sql.raw(String(READ_ALONG))}`;

/**
 * A `SELECT` with the entries of a query in a single row, and the hashes of their notices, because a rollback may give
 * a number to another notice. `named`, as `used` is a column of the notices.
 */
export const packed = (
  { isNew = false }: { isNew?: boolean | Placeholder },
  query: SQLWrapper,
  more = sql``,
) =>
  sql`SELECT *, (SELECT json_group_array(json_array(n.number, ${hexOf(sql`n.hash`)},
        iif(${isNew} AND ${isReadAlong}, ${hexOf(sql`n.content`)}, NULL)))
      FROM ${notices} n WHERE n.log = ofLog AND n.number IN (SELECT value FROM json_each(named))) AS noticesNamed
    FROM (SELECT ${allCells} ${more}, max(log) AS ofLog, json_group_array(DISTINCT notice) AS named,
      max(notice) AS newestNotice FROM (${query.getSQL()}))`;
export type Packed = { [cell: `cell${number}`]: string | null } & {
  noticesNamed?: string | null;
  ofLog?: number | null;
};
type NamedNotice = [number: number, hash: string, content: string | null];

/**
 * A `SELECT` with a row for each of `count` logs, with its entries of a query that also has the column `log`. Those of one
 * log need not be sorted, which would read each of them again.
 */
export const packedByLog = (query: SQL, count: number) =>
  count === 1
    ? sql`SELECT max(log) AS log, ${allCells} FROM (${query})`
    : sql`SELECT log, ${allCells} FROM (${query}) GROUP BY log`;

/** The entries of such a row, in log order. Caches the notices that were read along for `entriesOfRows`. */
export function unpack(row: Packed | undefined, location?: LogLocation): EntryRow[] {
  const named = JSON.parse(row?.noticesNamed ?? '[]') as NamedNotice[];
  const hashes = Object.fromEntries(named.map(([number, hash]) => [number, hash]));
  const contents = named.flatMap(([, hash, text]) => (text ? [{ hash, content: unhex(text) }] : []));
  if (location) cacheNotices(location, contents);
  const entries: EntryRow[] = [];
  for (let i = 0; i < CELLS; i++)
    for (const entry of row?.[`cell${i}`]?.split('|') ?? []) entries.push(entryOf(entry, hashes));
  return entries.sort((a, b) => a.seq - b.seq);
}

const NO_SIGNALS: readonly string[] = [];

/** Parses the text of an entry: an ID of 64 characters, two flags, and fields separated by spaces. */
function entryOf(text: string, hashes: Record<number, string>): EntryRow {
  const afterSeq = text.indexOf(' ', 66);
  const afterTime = text.indexOf(' ', afterSeq + 1);
  const afterNotice = text.indexOf(' ', afterTime + 1);
  const notice = Number(text.slice(afterTime + 1, afterNotice));
  const afterAccepted = text.indexOf(' ', afterNotice + 1);
  const afterSignals = text.indexOf(' ', afterAccepted + 1);
  const signals = text.slice(afterAccepted + 1, afterSignals);
  return {
    seq: Number(text.slice(66, afterSeq)),
    ucid: text.slice(0, 64),
    timestamp: Number(text.slice(afterSeq + 1, afterTime)),
    consent: text[64] === '1',
    manipulationPrevention: text[65] === '1',
    notice,
    hash: hashes[notice] ?? '',
    accepted: text.slice(afterNotice + 1, afterAccepted),
    signals: signals === '' ? NO_SIGNALS : signals.split(','),
    salt: text.slice(afterSignals + 1),
  };
}

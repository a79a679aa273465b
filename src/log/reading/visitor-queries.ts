import { sql, type SQL } from 'drizzle-orm';
import { preparedQuery, hexOf } from '../../db/raw-query.ts';
import { unhex } from '../../lib/bytes.ts';
import { memberRanges, type MemberRangeRow } from '../blocks/archive-index.ts';
import { entryColumns, packed, type Packed } from '../packed-entries.ts';
import { visitorHash } from '../leaf.ts';
import { isNamed } from '../log.ts';
import { archived, blocks, entries, erasures, logs } from '../tables.ts';
import type { endsOf } from './consent-ids.ts';

// The queries for the only visitor whose ID starts with a prefix, in D1 and in the index of the archive.

const value = (
  name: keyof ReturnType<typeof endsOf> | 'before' | 'beforeFirst' | 'since' | 'until' | 'limit' | 'isNew',
) => sql.placeholder(name);

const inD1 = sql`${entries} WHERE ${entries.log} = ${logs.id}
  AND ${entries.ucid} BETWEEN unhex(${value('from')}) AND unhex(${value('to')}) ORDER BY ${entries.ucid}`;
const alike = ({ log, ucid48 }: typeof archived | typeof erasures) =>
  sql`${log} = ${logs.id} AND ${ucid48} BETWEEN ${value('from48')} AND ${value('to48')}`;
const inArchive = sql`${archived} WHERE ${alike(archived)} ORDER BY ${archived.ucid48}`;
/** The first and the last ID in a range of IDs. */
const ends = (id: typeof entries.ucid | typeof archived.ucid48, range: SQL) =>
  sql`(SELECT ${id} FROM ${range} LIMIT 1), (SELECT ${id} FROM ${range} DESC LIMIT 1)`;

/** The common table expression `range`: the log’s history, and its first and last IDs with a prefix. */
const range = sql`range(log, low, high, low48, high48, history) AS MATERIALIZED (
  SELECT ${logs.id}, ${ends(entries.ucid, inD1)}, ${ends(archived.ucid48, inArchive)},
    json_array(${logs.number}, ${logs.continues}, ${hexOf(logs.key)}, (
      SELECT json_group_array(json_array(${hexOf(erasures.visitor)}, ${erasures.tail}))
      FROM ${erasures} WHERE ${alike(erasures)}))
  FROM ${logs} WHERE ${isNamed})`;

/**
 * The entries of the only ID in a range, its incomplete erasures and the log’s history. Without the index hint, SQLite
 * would scan the log. One more entry shows whether there are more than `limit`.
 */
export const visitorRowsQuery = preparedQuery<Row>(
  sql`WITH ${range} ${packed(
    { isNew: value('isNew') },
    sql`SELECT ${entryColumns} FROM ${entries} INDEXED BY entriesByUcid
      WHERE log = (SELECT log FROM range) AND ucid = (SELECT low FROM range WHERE low = high)
        AND seq < ${value('before')} AND timestamp >= ${value('since')} AND timestamp < ${value('until')}
      ORDER BY seq DESC LIMIT ${value('limit')} + 1`,
    sql`, (SELECT json_array(low <> high OR low48 <> high48, json(history)) FROM range) AS range`,
  )}`,
);
type Row = Packed & { range: string | null };

/** What is known of the range of IDs: whether it has several, and the log’s history. */
export function rangeOf({ range }: Row) {
  if (range === null) return undefined;
  const [several, [number, continues, key, erasures]] = JSON.parse(range) as [
    several: 0 | 1 | null,
    history: [number: number, continues: string, key: string, erasures: [visitor: string, tail: number][]],
  ];
  return { several: several === 1, number, continues, key, erasures };
}
export type Range = NonNullable<ReturnType<typeof rangeOf>>;

/** The archive members with entries of the only ID in a range, newest first. */
export const placesQuery = preparedQuery<MemberRangeRow>(
  sql`WITH range(log, low48, high48) AS MATERIALIZED (
      SELECT ${logs.id}, ${ends(archived.ucid48, inArchive)} FROM ${logs} WHERE ${isNamed})
    ${memberRanges(
      sql`(SELECT log FROM range)`,
      sql`(SELECT low48 FROM range WHERE low48 = high48)`,
      sql`${blocks.first} < ${value('beforeFirst')}`,
    )}
    ORDER BY ${archived.block} DESC`,
);

/** The last `seq` up to which a visitor is being erased; 0 if none. */
export function erasedTo({ erasures, key }: Range, ucid: string) {
  return erasures.find(([visitor]) => visitor === visitorHash(unhex(key), ucid))?.[1] ?? 0;
}

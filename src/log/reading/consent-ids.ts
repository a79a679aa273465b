import { sql } from 'drizzle-orm';
import { rawQuery } from '../../db/raw-query.ts';
import { shortId } from '../leaf.ts';
import { logQuery, type LogQuery } from '../log-query.ts';
import { archived, entries, erasures } from '../tables.ts';

/** Whether the text is a full consent ID. */
export const isUcid = (text: string) => /^[0-9a-f]{64}$/.test(text);
/** Whether a consent ID can begin with the text. */
export const isPrefix = (text: string) => /^[0-9a-f]{1,64}$/.test(text);

/** The first and the last ID with a prefix, and their first 48 bits, which is what the archive’s index has. */
export function endsOf(prefix: string) {
  const [from, to] = isPrefix(prefix) ? [prefix.padEnd(64, '0'), prefix.padEnd(64, 'f')] : ['ff', '00'];
  return { from, to, from48: shortId(from), to48: shortId(to) };
}

/** The beginnings of the IDs with a prefix, 12 characters each, in order: at most `limit` of them. */
export const listIds =
  (prefix: string, limit: number): LogQuery<string[]> =>
  ({ db, id }) => {
    const { from, to, from48, to48 } = endsOf(prefix);
    const inD1 = sql`SELECT DISTINCT lower(hex(substr(ucid, 1, 6))) AS id FROM ${entries} INDEXED BY entriesByUcid
      WHERE log = ${id} AND ucid BETWEEN unhex(${from}) AND unhex(${to}) ORDER BY ucid LIMIT ${limit}`;
    const isErased = sql`EXISTS (SELECT 1 FROM ${erasures} e WHERE e.log = ${id} AND e.ucid48 = archived.ucid48)`;
    const inArchive = sql`SELECT DISTINCT printf('%012x', ucid48) FROM ${archived}
      WHERE log = ${id} AND ucid48 BETWEEN ${from48} AND ${to48} AND NOT ${isErased} ORDER BY ucid48 LIMIT ${limit}`;
    const query = rawQuery<{ id: string }>(
      db,
      sql`SELECT * FROM (${inD1}) UNION SELECT * FROM (${inArchive}) ORDER BY id LIMIT ${limit}`,
    );
    return logQuery([query], ([rows]) => rows.map((row) => row.id));
  };

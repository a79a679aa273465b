import { sql, type SQL } from 'drizzle-orm';
import { all } from '../db/all.ts';
import type { Database } from '../env.ts';
import { pooled } from '../lib/pool.ts';
import { lastSealed, owned, parseEntry, type Entry } from './entry.ts';
import { unpack } from './object.ts';

/** Which entries to read: `since` inclusive, `until` exclusive, in seconds; `after` is the last entry seen. */
export type Filter = {
  since?: number;
  until?: number;
  limit?: number;
  after?: { timestamp: number; ucid: string };
};

type Stored = Omit<Entry, 'purposes' | 'embeddings'> & { choiceId: string };
type Choice = { id: string; purposes: string; embeddings: string };

const within = ({ since, until, after }: Filter): SQL => sql`
  ${since === undefined ? sql`` : sql`AND timestamp >= ${since}`}
  ${until === undefined ? sql`` : sql`AND timestamp < ${until}`}
  ${after && sql`AND (timestamp < ${after.timestamp} OR (timestamp = ${after.timestamp} AND ucid > unhex(${after.ucid})))`}`;

/**
 * The statements that read the current block, newest first: its entries, each with the id of its choice, and the
 * domain's choices, which are few and so travel once. `join` puts them together.
 */
export function currentBlock(db: Database, clientId: string, domainId: string, filter: Filter) {
  const id = owned(clientId, domainId);
  return [
    all<Stored>(
      db,
      sql`
      SELECT lower(hex(ucid)) AS ucid, timestamp, consent, manipulationPrevention, hex(choiceId) AS choiceId
      FROM consents WHERE domainId = ${id} AND seq > ${lastSealed(id)} ${within(filter)}
      ORDER BY timestamp DESC, consents.ucid LIMIT ${filter.limit ?? -1}`,
    ),
    all<Choice>(db, sql`SELECT hex(id) AS id, purposes, embeddings FROM choices WHERE domainId = ${id}`),
  ] as const;
}

/** The entries of `currentBlock`, one by one, so that no second copy of them is made. */
export function* join(stored: Stored[], choices: Choice[]): Generator<Entry> {
  const byId = new Map(choices.map((choice) => [choice.id, choice]));
  for (const entry of stored) {
    const { purposes, embeddings } = byId.get(entry.choiceId)!;
    yield { ...entry, purposes, embeddings };
  }
}

type Found = Entry & { object: string | null; offset: number; length: number };

/**
 * The statement that finds the history of the one visitor whose ID starts with `prefix`: the entries in D1 and, for
 * archived blocks, where their entries lie; nothing when no ID or more than one does. `entriesOf` reads the rest.
 */
export function history(db: Database, clientId: string, domainId: string, prefix: string) {
  // What cannot stand in an ID gives a range that is empty.
  const [from, to] = /^[0-9a-f]{1,64}$/.test(prefix)
    ? [prefix.padEnd(64, '0'), prefix.padEnd(64, 'f')]
    : ['ff', ''];
  const within = sql`domainId = ${domainId} AND ucid BETWEEN unhex(${from}) AND unhex(${to})`;
  return all<Found>(
    db,
    sql`
    WITH ends AS MATERIALIZED (
        SELECT (SELECT ucid FROM consents WHERE ${within} ORDER BY ucid LIMIT 1) AS first,
          (SELECT ucid FROM consents WHERE ${within} ORDER BY ucid DESC LIMIT 1) AS last,
          (SELECT ucid FROM archived WHERE ${within} ORDER BY ucid LIMIT 1) AS firstArchived,
          (SELECT ucid FROM archived WHERE ${within} ORDER BY ucid DESC LIMIT 1) AS lastArchived
        WHERE ${owned(clientId, domainId)} IS NOT NULL),
      match AS (
        SELECT coalesce(first, firstArchived) AS ucid FROM ends
        WHERE coalesce(first, firstArchived) = coalesce(lastArchived, last)
          AND coalesce(firstArchived, first) = coalesce(last, lastArchived))
    SELECT lower(hex(e.ucid)) AS ucid, e.timestamp, e.consent, e.manipulationPrevention, c.purposes, c.embeddings,
      NULL AS object, 0 AS "offset", 0 AS length
    FROM consents e JOIN choices c ON c.domainId = e.domainId AND c.id = e.choiceId
    WHERE e.domainId = ${domainId} AND e.ucid = (SELECT ucid FROM match)
    UNION ALL
    SELECT lower(hex(a.ucid)), 0, 0, 0, '', '', b.object, a."offset", a.length
    FROM archived a JOIN blocks b ON b.domainId = a.domainId AND b.number = a.block
    WHERE a.domainId = ${domainId} AND a.ucid = (SELECT ucid FROM match)`,
  );
}

/** The entries of a history, newest first, archived ones included: one ranged read for each block that holds any. */
export async function entriesOf(
  found: Found[],
  bucket: R2Bucket | undefined,
  filter: Filter,
): Promise<Entry[]> {
  const inD1 = found.filter(({ object }) => object === null);
  const archived = found.filter(({ object }) => object !== null);
  const inR2 = await pooled(archived, 6, async ({ ucid, object, offset, length }) => {
    const part = await bucket?.get(object!, { range: { offset, length } });
    if (!part) throw new Error(`the object ${object} of the archive is missing`);
    return unpack(await part.arrayBuffer()).filter((line) => line.ucid === ucid);
  });
  const entries = [...inD1, ...inR2.flat().map(({ text }) => parseEntry(text))];
  const { since = 0, until = Infinity, limit = Infinity, after } = filter;
  return entries
    .filter((e) => e.timestamp >= since && e.timestamp < until && (!after || e.timestamp < after.timestamp))
    .sort((a, b) => b.timestamp - a.timestamp)
    .slice(0, limit);
}

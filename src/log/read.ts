import { sql, type SQL } from 'drizzle-orm';
import { all } from '../db/all.ts';
import type { Database } from '../env.ts';
import { lastSealed, owned, type Entry } from './entry.ts';

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

/**
 * The statement that reads the whole history of the one visitor whose ID starts with `prefix`, newest first; nothing
 * when no ID or more than one does.
 */
export function history(db: Database, clientId: string, domainId: string, prefix: string, filter: Filter) {
  const id = owned(clientId, domainId);
  const matching = sql`FROM consents WHERE domainId = ${id}
    AND ucid BETWEEN unhex(${prefix.padEnd(64, '0')}) AND unhex(${prefix.padEnd(64, 'f')})`;
  return all<Entry>(
    db,
    sql`
    WITH first AS (SELECT ucid ${matching} ORDER BY ucid LIMIT 1),
      last AS (SELECT ucid ${matching} ORDER BY ucid DESC LIMIT 1)
    SELECT lower(hex(e.ucid)) AS ucid, e.timestamp, e.consent, e.manipulationPrevention, c.purposes, c.embeddings
    FROM consents e JOIN choices c ON c.domainId = e.domainId AND c.id = e.choiceId
    WHERE e.domainId = ${id} AND e.ucid = (SELECT first.ucid FROM first JOIN last ON first.ucid = last.ucid)
      ${within(filter)}
    ORDER BY e.seq DESC LIMIT ${filter.limit ?? -1}`,
  );
}

/** What stands in an ID; anything else matches nothing. */
export const isPrefix = (text: string) => /^[0-9a-f]{1,64}$/.test(text);

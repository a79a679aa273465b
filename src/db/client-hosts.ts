import { and, asc, eq, sql } from 'drizzle-orm';
import { now, type Database } from '../env.ts';
import { parseWebsite } from '../lib/website.ts';
import { rawQuery } from './raw-query.ts';
import { clientHosts } from './schema.ts';

/** So many hosts of a client wait at most: strangers choose them. */
const WAITING = 20;

type State = typeof clientHosts.$inferSelect.state;
const inState = (clientId: string, state: State) =>
  and(eq(clientHosts.clientId, clientId), eq(clientHosts.state, state));
const one = (clientId: string, hostKey: string) =>
  and(inState(clientId, 'waiting'), eq(clientHosts.hostKey, hostKey));

/** The names of a client's hosts of which domains are made at once, or of those that wait for it. */
export const hostsQuery = (db: Database, clientId: string, state: 'listed' | 'waiting') =>
  db
    .select({ name: clientHosts.name, hostKey: clientHosts.hostKey })
    .from(clientHosts)
    .where(inState(clientId, state))
    .orderBy(asc(clientHosts.hostKey));

/** The statements that set of which hosts domains are made at once. */
export function hostsStatements(db: Database, clientId: string, names: string[]) {
  const sites = JSON.stringify(names.map((name) => parseWebsite(name)));
  return [
    db.delete(clientHosts).where(inState(clientId, 'listed')),
    rawQuery(
      db,
      sql`INSERT INTO clientHosts (clientId, hostKey, name, state)
        SELECT ${clientId}, value ->> 'hostKey', value ->> 'name', 'listed' FROM json_each(${sites}) WHERE true
        ON CONFLICT DO UPDATE SET state = 'listed'`,
    ),
  ] as const;
}
export const setHosts = (...of: Parameters<typeof hostsStatements>) => of[0].batch(hostsStatements(...of));

/** Has a host wait for the client, or notes that it still should; of too many, that one goes which was not seen for longest. */
export const addWaitingHost = async (
  db: Database,
  clientId: string,
  host: { hostKey: string; name: string },
) =>
  db.batch([
    rawQuery(
      db,
      sql`INSERT INTO clientHosts (clientId, hostKey, name, state, seenAt)
        VALUES (${clientId}, ${host.hostKey}, ${host.name}, 'waiting', ${now()})
        ON CONFLICT DO UPDATE SET seenAt = excluded.seenAt`,
    ),
    rawQuery(
      db,
      sql`DELETE FROM clientHosts WHERE ${inState(clientId, 'waiting')} AND hostKey IN (
        SELECT hostKey FROM clientHosts WHERE ${inState(clientId, 'waiting')}
        ORDER BY hostKey = ${host.hostKey} DESC, seenAt DESC LIMIT -1 OFFSET ${WAITING})`,
    ),
  ]);

/** The name of a host that waits for the client; undefined where none does. */
export const waitingHost = async (db: Database, clientId: string, hostKey: string) =>
  (await db.select({ name: clientHosts.name }).from(clientHosts).where(one(clientId, hostKey)))[0]?.name;

/** A host of which there is a domain waits no longer. */
export const confirmHost = async (db: Database, clientId: string, hostKey: string) =>
  db.delete(clientHosts).where(one(clientId, hostKey));

/** A host that the client does not want is not asked about again. */
export const dismissHost = async (db: Database, clientId: string, hostKey: string) =>
  db.update(clientHosts).set({ state: 'dismissed' }).where(one(clientId, hostKey));

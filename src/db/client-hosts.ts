import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { now, type Database } from '../env.ts';
import { parseWebsite } from '../lib/website.ts';
import { recordForClient } from './activity.ts';
import { rawQuery } from './raw-query.ts';
import { clientHosts } from './schema.ts';

/** The most hosts of a client that wait for confirmation: anyone can cause entries. */
const MAX_WAITING = 20;

type State = typeof clientHosts.$inferSelect.state;
const inState = (clientId: string, state: State) =>
  and(eq(clientHosts.clientId, clientId), eq(clientHosts.state, state));
const one = (clientId: string, hostKey: string) =>
  and(inState(clientId, 'waiting'), eq(clientHosts.hostKey, hostKey));

/** The query for a client's hosts whose domains are created automatically (`listed`), or that wait for confirmation. */
export const hostsQuery = (db: Database, clientId: string, state: 'listed' | 'waiting') =>
  db
    .select({ name: clientHosts.name, hostKey: clientHosts.hostKey })
    .from(clientHosts)
    .where(inState(clientId, state))
    .orderBy(asc(clientHosts.hostKey));

/** The statements that set the hosts whose domains are created automatically. */
export function hostsStatements(db: Database, clientId: string, names: string[]) {
  return [
    db.delete(clientHosts).where(inState(clientId, 'listed')),
    rawQuery(
      db,
      sql`INSERT INTO clientHosts (clientId, hostKey, name, state)
        SELECT ${clientId}, value ->> 'hostKey', value ->> 'name', 'listed' FROM json_each(${sitesOf(names)}) WHERE true
        ON CONFLICT DO UPDATE SET state = 'listed'`,
    ),
  ] as const;
}
const sitesOf = (names: string[]) => JSON.stringify(names.map((name) => parseWebsite(name)));

/** Sets the hosts whose domains are created automatically. */
export function setHosts(db: Database, clientId: string, names: string[]) {
  const hosts = (from: SQL) => sql`json_object('hosts', (SELECT json_group_array(name) FROM (${from})))`;
  const before = sql`SELECT name FROM clientHosts WHERE ${inState(clientId, 'listed')} ORDER BY hostKey`;
  const after = sql`SELECT value ->> 'name' AS name FROM json_each(${sitesOf(names)}) ORDER BY value ->> 'hostKey'`;
  return db.batch([
    recordForClient(db, clientId, { kind: 'account', before: hosts(before), after: hosts(after) }),
    ...hostsStatements(db, clientId, names),
  ]);
}

/** Adds a host that waits for confirmation, or updates when it was seen; beyond the limit the one seen longest ago is deleted. */
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
        ORDER BY hostKey = ${host.hostKey} DESC, seenAt DESC LIMIT -1 OFFSET ${MAX_WAITING})`,
    ),
  ]);

/** The name of a host that waits for confirmation; undefined where it does not. */
export const waitingHost = async (db: Database, clientId: string, hostKey: string) =>
  (await db.select({ name: clientHosts.name }).from(clientHosts).where(one(clientId, hostKey)))[0]?.name;

/** Removes a waiting host once it has a domain. */
export const confirmHost = async (db: Database, clientId: string, hostKey: string) =>
  db.delete(clientHosts).where(one(clientId, hostKey));

/** Dismisses a host, so that the client is not asked about it again. */
export const dismissHost = async (db: Database, clientId: string, hostKey: string) => {
  const name = sql`(SELECT name FROM clientHosts WHERE ${one(clientId, hostKey)})`;
  await db.batch([
    recordForClient(
      db,
      clientId,
      { kind: 'account', after: sql`json_object('dismissedHost', ${name})` },
      sql`${name} IS NOT NULL`,
    ),
    db.update(clientHosts).set({ state: 'dismissed' }).where(one(clientId, hostKey)),
  ]);
};

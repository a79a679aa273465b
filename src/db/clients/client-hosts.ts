import { and, asc, eq, sql } from 'drizzle-orm';
import { now, type Database } from '../../env.ts';
import { parseWebsite } from '../../lib/http/host-names.ts';
import { isEqual } from '../activity/compare-values.ts';
import { change, type Step } from '../change.ts';
import { rawQuery } from '../raw-query.ts';
import { clientHosts } from '../schema.ts';

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
  const websites = JSON.stringify(names.map((name) => parseWebsite(name)));
  return [
    db.delete(clientHosts).where(inState(clientId, 'listed')),
    rawQuery(
      db,
      sql`INSERT INTO clientHosts (clientId, hostKey, name, state)
        SELECT ${clientId}, value ->> 'hostKey', value ->> 'name', 'listed' FROM json_each(${websites}) WHERE true
        ON CONFLICT DO UPDATE SET state = 'listed'`,
    ),
  ] as const;
}

/** The step that sets the hosts whose domains are created automatically. */
export function hostsStep(db: Database, clientId: string, names: string[]): Step {
  const websites = names.map((name) => parseWebsite(name)!);
  const after = websites.sort((a, b) => (a.hostKey < b.hostKey ? -1 : 1)).map(({ name }) => name);
  return {
    read: hostsQuery(db, clientId, 'listed'),
    plan: (stored: { name: string }[]) => {
      const before = stored.map(({ name }) => name);
      const entry = { kind: 'account' as const, before: { hosts: before }, after: { hosts: after } };
      const statements = [...hostsStatements(db, clientId, names)];
      return { entries: isEqual(before, after) ? [] : [entry], statements };
    },
  };
}

/** Sets the hosts whose domains are created automatically. */
export const setHosts = async (db: Database, clientId: string, names: string[]) =>
  change(db, { clientId }, hostsStep(db, clientId, names));

/** Adds a host that waits for confirmation, or updates when it was seen; beyond the limit the one seen longest ago is deleted. */
export const addWaitingHost = async (
  db: Database,
  clientId: string,
  { hostKey, name }: { hostKey: string; name: string },
) =>
  db.batch([
    db
      .insert(clientHosts)
      .values({ clientId, hostKey, name, state: 'waiting', seenAt: now() })
      .onConflictDoUpdate({ target: [clientHosts.clientId, clientHosts.hostKey], set: { seenAt: now() } }),
    db.delete(clientHosts).where(sql`${inState(clientId, 'waiting')} AND hostKey IN (
      SELECT hostKey FROM clientHosts WHERE ${inState(clientId, 'waiting')}
      ORDER BY hostKey = ${hostKey} DESC, seenAt DESC LIMIT -1 OFFSET ${MAX_WAITING})`),
  ]);

/** The name of a host that waits for confirmation; undefined where it does not. */
export const waitingHost = async (db: Database, clientId: string, hostKey: string) =>
  (await db.select({ name: clientHosts.name }).from(clientHosts).where(one(clientId, hostKey)))[0]?.name;

/** Removes a waiting host once it has a domain. */
export const confirmHost = async (db: Database, clientId: string, hostKey: string) =>
  db.delete(clientHosts).where(one(clientId, hostKey));

/** Dismisses a host, so that the client is not asked about it again. */
export const dismissHost = async (db: Database, clientId: string, hostKey: string) => {
  const dismissal: Step = {
    read: db.select({ name: clientHosts.name }).from(clientHosts).where(one(clientId, hostKey)),
    plan: ([host]: { name: string }[]) =>
      host && {
        entries: [{ kind: 'account', after: { dismissedHost: host.name } }],
        statements: [db.update(clientHosts).set({ state: 'dismissed' }).where(one(clientId, hostKey))],
      },
  };
  await change(db, { clientId }, dismissal);
};

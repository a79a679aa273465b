import { and, asc, eq, gt, inArray, or, sql, type SQL } from 'drizzle-orm';
import { now, type Bindings, type Database } from '../env.ts';
import { invalid } from '../http/problem.ts';
import { randomHex } from '../lib/random.ts';
import { newApiKey } from './api-keys.ts';
import { monthOf } from './calls.ts';
import { freshId } from './columns.ts';
import { retryFreshId, rootMessage } from './rules.ts';
import { forgetAllIntake, forgetIntake } from './intake.ts';
import type { Page } from './rows.ts';
import {
  calls,
  clientCalls,
  clients,
  domains,
  embeddings,
  featureDefaults,
  locales,
  placeholders,
  sessions,
  themes,
} from './schema.ts';

type Insert = typeof clients.$inferInsert;
/** The client's own columns, without the keys that are made of them; `features` may be partial. */
export type ClientValues = Partial<
  Omit<
    Insert,
    'seq' | 'id' | 'usernameKey' | 'emailKey' | 'embedKey' | 'apiKeyHash' | 'apiKeyCipher' | 'features'
  >
> & { features?: Partial<typeof featureDefaults> };
export type NewClient = ClientValues & Pick<Insert, 'username' | 'emailAddress' | 'passwordHash'>;

/** The form in which user names and e-mail addresses are compared. */
export const caseless = (name: string) => name.normalize('NFC').toLowerCase();

export const clientColumns = {
  id: clients.id,
  username: clients.username,
  active: clients.active,
  firstName: clients.firstName,
  lastName: clients.lastName,
  company: clients.company,
  emailAddress: clients.emailAddress,
  domainCount: clients.domainCount,
  domainMaxCount: clients.domainMaxCount,
  whitelabelCount: clients.whitelabelCount,
  whitelabelMaxCount: clients.whitelabelMaxCount,
  widgetDisplayCount: sql<number>`coalesce(${clientCalls.count}, 0)`.as('widgetDisplayCount'),
  widgetDisplayMaxCount: clients.widgetDisplayMaxCount,
  autoCreateDomains: clients.autoCreateDomains,
  features: clients.features,
};

const select = (db: Database) =>
  db
    .select(clientColumns)
    .from(clients)
    .leftJoin(clientCalls, and(eq(clientCalls.clientId, clients.id), eq(clientCalls.month, monthOf(now()))))
    .$dynamic();

/** One client by its id; undefined when there is none. */
export async function findClient(db: Database, id: string) {
  return (await select(db).where(eq(clients.id, id)))[0];
}

/** The client of this user name or e-mail address, without regard to case; a user name goes first. */
export async function searchClient(db: Database, term: string) {
  const key = caseless(term);
  const found = await select(db).where(or(eq(clients.usernameKey, key), eq(clients.emailKey, key)));
  return found.find((client) => caseless(client.username) === key) ?? found[0];
}

/** All clients in the order of their creation, each with its domains' names and calls in the current month. */
export async function listClients(db: Database, { limit = -1, after }: Page) {
  const last = sql`(SELECT seq FROM ${clients} WHERE ${clients.id} = ${after ?? ''})`;
  const within = after === undefined ? undefined : gt(clients.seq, last);
  const inPage = limit === -1 && !within ? undefined : pageOf(db, within, limit);
  const [list, names] = await db.batch([
    select(db).where(within).orderBy(asc(clients.seq)).limit(limit),
    db
      .select({
        clientId: domains.clientId,
        name: domains.name,
        count: sql<number>`coalesce(${calls.count}, 0)`.as('n'),
      })
      .from(domains)
      .leftJoin(calls, and(eq(calls.domainId, domains.id), eq(calls.month, monthOf(now()))))
      .where(inPage)
      .orderBy(asc(domains.seq)),
  ]);
  const byClient = Map.groupBy(names, (row) => row.clientId);
  return list.map((client) => {
    const domainCountData = (byClient.get(client.id) ?? []).map(({ name, count }) => [name, count] as const);
    return {
      ...client,
      actualCallCount: domainCountData.reduce((sum, [, n]) => sum + n, 0),
      domainCountData,
    };
  });
}

const pageOf = (db: Database, within: SQL | undefined, limit: number) =>
  inArray(
    domains.clientId,
    db.select({ id: clients.id }).from(clients).where(within).orderBy(asc(clients.seq)).limit(limit),
  );

/** Creates a client with its embed key and an API key; throws a 400 for names that are taken. */
export async function createClient(db: Database, env: Bindings, { features, ...values }: NewClient) {
  const row = {
    ...values,
    usernameKey: caseless(values.username),
    emailKey: caseless(values.emailAddress),
    features: { ...featureDefaults, ...features },
    embedKey: randomHex(24),
    updatedAt: now(),
  };
  const { columns: key } = await newApiKey(env);
  const [, created] = await retryFreshId(() => {
    const id = freshId();
    return namesTaken(db, values, undefined, () =>
      db.batch([db.insert(clients).values({ ...row, ...key, id }), select(db).where(eq(clients.id, id))]),
    );
  });
  return created[0]!;
}

/**
 * Changes what `values` names; undefined when there is no such client. A new password and deactivation end the sessions
 * with the same write.
 */
export async function updateClient(db: Database, id: string, { features, ...values }: ClientValues) {
  const changed = {
    ...values,
    ...keysOf(values),
    ...(features && { features: sql`json_patch(${clients.features}, ${JSON.stringify(features)})` }),
    updatedAt: now(),
  };
  const endsSessions = values.passwordHash !== undefined || values.active === false;
  const [, found] = await namesTaken(db, values, id, () =>
    db.batch([
      db.update(clients).set(changed).where(eq(clients.id, id)),
      select(db).where(eq(clients.id, id)),
      ...(endsSessions ? [db.delete(sessions).where(eq(sessions.clientId, id))] : []),
    ]),
  );
  // The visitors' script depends on it.
  if (values.active !== undefined) forgetAllIntake();
  return found[0];
}

/**
 * Deletes a client and the configuration of its domains; what their logs hold follows (the deletion job). Gives the
 * hash of its API key, whose cache entry may go; undefined when there is no such client.
 */
export async function deleteClient(db: Database, id: string) {
  const own = db.select({ id: domains.id }).from(domains).where(eq(domains.clientId, id));
  const [, , , , , gone, , deleted] = await db.batch([
    db.delete(embeddings).where(inArray(embeddings.domainId, own)),
    db.delete(locales).where(inArray(locales.domainId, own)),
    db.delete(placeholders).where(inArray(placeholders.domainId, own)),
    db.delete(themes).where(inArray(themes.domainId, own)),
    db.delete(sessions).where(eq(sessions.clientId, id)),
    db.delete(domains).where(eq(domains.clientId, id)).returning({ id: domains.id }),
    db.delete(clientCalls).where(eq(clientCalls.clientId, id)),
    db.delete(clients).where(eq(clients.id, id)).returning({ apiKeyHash: clients.apiKeyHash }),
  ]);
  forgetIntake(...gone.map((domain) => domain.id));
  return deleted[0];
}

const keysOf = ({ username, emailAddress }: ClientValues) => ({
  ...(username !== undefined && { usernameKey: caseless(username) }),
  ...(emailAddress !== undefined && { emailKey: caseless(emailAddress) }),
});

/** Runs a write; when a name turns out to be taken, says so of both names at once. */
async function namesTaken<T>(
  db: Database,
  values: ClientValues,
  id: string | undefined,
  write: () => Promise<T>,
) {
  try {
    return await write();
  } catch (error) {
    if (!/UNIQUE constraint failed: clients\.(usernameKey|emailKey)/.test(rootMessage(error))) throw error;
    const { usernameKey = '', emailKey = '' } = keysOf(values);
    const others = await db
      .select({ id: clients.id, usernameKey: clients.usernameKey, emailKey: clients.emailKey })
      .from(clients)
      .where(or(eq(clients.usernameKey, usernameKey), eq(clients.emailKey, emailKey)));
    const taken = others.filter((other) => other.id !== id);
    const faults = [
      taken.some((other) => other.usernameKey === usernameKey) && {
        pointer: '/username',
        detail: 'Another client has this user name.',
      },
      taken.some((other) => other.emailKey === emailKey) && {
        pointer: '/emailAddress',
        detail: 'Another client has this e-mail address.',
      },
    ].filter((fault) => fault !== false);
    if (faults.length === 0) throw error;
    throw invalid(...faults);
  }
}

import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { SQLiteSelect } from 'drizzle-orm/sqlite-core';
import { featureDefaults } from '../../definitions/features.ts';
import { now, type Bindings, type Database } from '../../env.ts';
import { logChange } from '../activity/actor.ts';
import { entryStatements } from '../activity/entry-statements.ts';
import { apiKeyHash, newApiKey } from './api-keys.ts';
import { change, type Step } from '../change.ts';
import { caseless, withFreeNames } from '../users/sign-in-names.ts';
import { freshId, pick } from '../columns.ts';
import { retryIdCollision } from '../constraint-errors.ts';
import { hasEmbedKey, newEmbedKey } from './embed-keys.ts';
import { pageQuery, type ListPage } from '../list-page-query.ts';
import { createdEntry } from '../activity/row-entries.ts';
import { updateStep } from '../row-steps.ts';
import { calls, clientCalls, clients, domains, signInNames, users } from '../schema.ts';
import { endAccessStatements, endAllAccessStatements } from '../users/sessions.ts';
import { isUser, ownUser } from '../users/user-accounts.ts';
import { clientViews, domainViews, ofClient, ofDomain } from '../statistics/statistics.ts';

type Insert = typeof clients.$inferInsert;
/** What the API calls the client's and the row of its own user has. */
type OwnUserValues = { emailAddress: string; passwordHash: string };
/** The values of a client, without derived keys; `features` may be partial. */
export type ClientValues = Partial<
  Pick<
    Insert,
    Exclude<keyof typeof clientColumns, 'id' | 'widgetDisplayCount' | 'features' | 'emailAddress'>
  > &
    OwnUserValues & { features: Partial<typeof featureDefaults> }
>;
type NewClient = ClientValues & Pick<Insert, 'username'> & OwnUserValues;

export const clientColumns = {
  ...pick(clients, 'id', 'username', 'active', 'firstName', 'lastName', 'company'),
  emailAddress: users.emailAddress,
  ...pick(clients, 'domainCount', 'domainMaxCount', 'whitelabelCount', 'whitelabelMaxCount'),
  widgetDisplayCount: clientViews.as('widgetDisplayCount'),
  ...pick(clients, 'widgetDisplayMaxCount', 'autoCreateDomains', 'features'),
};

/** The condition with which a client is joined with its own user. */
export const joinsOwnUser = eq(users.id, clients.id);
const clientQuery = (db: Database) =>
  db
    .select(clientColumns)
    .from(clients)
    .innerJoin(users, joinsOwnUser)
    .leftJoin(clientCalls, ofClient())
    .$dynamic();

/** A client by its id; undefined if there is no such client. */
export async function findClient(db: Database, id: string) {
  return (await clientByIdQuery(db, id))[0];
}
type Client = NonNullable<Awaited<ReturnType<typeof findClient>>>;
export const clientByIdQuery = (db: Database, id: string) => clientQuery(db).where(eq(clients.id, id));

/** The client with this username or email address, case-insensitively; undefined if there is no such client. */
export async function searchClient(db: Database, term: string) {
  const [found] = await clientQuery(db)
    .innerJoin(signInNames, eq(signInNames.clientId, clients.id))
    // Names of the client's other users are unknown to the API.
    .where(and(eq(signInNames.key, caseless(term)), eq(signInNames.userId, clients.id)));
  return found;
}

/** The client with this username, case-insensitively; undefined if there is no such client. */
export async function findClientByUsername(db: Database, username: string) {
  return (await clientQuery(db).where(eq(clients.usernameKey, caseless(username))))[0];
}

/** The client with this embed key or API key; undefined if there is no such client. */
export async function findClientByKey(db: Database, env: Bindings, key: string) {
  const hasApiKey = eq(clients.apiKeyHash, await apiKeyHash(env, key));
  return (await clientQuery(db).where(or(hasEmbedKey(key), hasApiKey)))[0];
}

/** All clients in the order of their creation, each with its domains' names and page views in the current month. */
export async function listClients(db: Database, page: ListPage) {
  const onPage = <Q extends SQLiteSelect>(query: Q) =>
    pageQuery(query, clients, undefined, (id) => eq(clients.id, id), page);
  const idsQuery = onPage(db.select({ id: clients.id }).from(clients).$dynamic());
  const [list, names] = await db.batch([
    onPage(clientQuery(db)),
    db
      .select({ ...pick(domains, 'clientId', 'name'), count: domainViews.as('n') })
      .from(domains)
      .leftJoin(calls, ofDomain())
      .where(page.limit || page.after !== undefined ? inArray(domains.clientId, idsQuery) : undefined)
      .orderBy(asc(domains.seq)),
  ]);
  const byClient = Map.groupBy(names, (row) => row.clientId);
  return list.map((client) => {
    const domainCountData = (byClient.get(client.id) ?? []).map(({ name, count }) => [name, count] as const);
    const actualCallCount = domainCountData.reduce((sum, [, n]) => sum + n, 0);
    return { ...client, actualCallCount, domainCountData };
  });
}

/** Creates a client with an embed key and an API key; throws a 400 for a username or email address that is taken. */
export async function createClient(
  db: Database,
  env: Bindings,
  { features, emailAddress, passwordHash, ...values }: NewClient,
) {
  const row = {
    ...values,
    usernameKey: caseless(values.username),
    features: { ...featureDefaults, ...features },
    embedKey: newEmbedKey(),
    updatedAt: now(),
  };
  const { columns: key } = await newApiKey(env);
  const [, , created] = await retryIdCollision(() => {
    const id = freshId();
    const created = createdEntry(clients, { ...row, id });
    const entry = { ...created, after: { ...created.after, emailAddress, passwordHash: null } };
    const { username } = values;
    return withFreeNames(db, { username, emailAddress }, undefined, () =>
      db.batch([
        db.insert(clients).values({ ...row, ...key, id }),
        db.insert(users).values(ownUserRow(id, { emailAddress, passwordHash })),
        clientQuery(db).where(eq(clients.id, id)),
        ...entryStatements(db, { clientId: id }, entry),
      ]),
    );
  });
  logChange({ clientId: created[0]!.id });
  return created[0]!;
}

/** The row of a client's own user. */
export const ownUserRow = <V extends OwnUserValues>(clientId: string, values: V) => ({
  id: clientId,
  clientId,
  role: 'owner' as const,
  ...values,
  emailKey: caseless(values.emailAddress),
  createdAt: now(),
});

/**
 * Sets values of a client, together with other steps; undefined if it does not exist. A new password ends the sessions and password link of the
 * client’s own user, deactivation those of all. Throws a 400 for a name that is taken.
 */
export async function updateClient(
  db: Database,
  id: string,
  { features, emailAddress, passwordHash, ...values }: ClientValues,
  also: Step[] = [],
) {
  const { username } = values;
  const changed = {
    ...values,
    ...(username !== undefined && { usernameKey: caseless(username) }),
    ...(features && { features: (stored: object) => ({ ...stored, ...features }) }),
  };
  const ofOwnUser = {
    ...(emailAddress !== undefined && { emailAddress, emailKey: caseless(emailAddress) }),
    ...(passwordHash !== undefined && { passwordHash }),
  };
  const steps = [
    updateStep(db, clients, eq(clients.id, id), changed),
    ...(Object.keys(ofOwnUser).length > 0 ? [updateStep(db, users, isUser(ownUser(id)), ofOwnUser)] : []),
  ];
  const endedByPassword = passwordHash === undefined ? [] : endAccessStatements(db, ownUser(id));
  const ended = values.active === false ? endAllAccessStatements(db, id) : endedByPassword;
  const isVisible = features || values.active !== undefined || values.company !== undefined;
  const found = await withFreeNames(db, { username, emailAddress }, id, () =>
    change<Client>(db, { clientId: id }, ...also, ...steps, {
      plan: () => ({ statements: [...ended, clientByIdQuery(db, id)] }),
      affects: isVisible ? 'all domains' : undefined,
    }),
  );
  return found?.[0];
}

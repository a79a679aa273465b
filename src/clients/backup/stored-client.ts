import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { rawQuery } from '../../db/raw-query.ts';
import { clients } from '../../db/schema.ts';
import { ownersQuery, caseless, takenNames, type SignInName } from '../../db/users/sign-in-names.ts';
import type { Database } from '../../env.ts';
import { invalid, type ValidationError } from '../../http/problem.ts';
import { MAX_ERRORS, jsonPointer } from '../../lib/text/json-errors.ts';
import { deletions } from '../../log/tables.ts';
import { accountQueries, readDomains } from './export-client.ts';
import type { ParsedBackup } from './parse-client.ts';

export type StoredClient = Awaited<ReturnType<typeof readStoredClient>>;

/** Reads what already exists of a backup; throws a 400 that names everything that belongs to other clients. */
export async function readStoredClient(db: Database, wanted: ParsedBackup) {
  const { client, embedKey, domains: list, places } = wanted;
  const ids = JSON.stringify([...places.keys()].map((key) => key.split(' ')));
  const own = sql`SELECT id FROM domains WHERE clientId = ${client.id}`;
  const idsOf = (kind: string) => sql`SELECT value ->> 1 FROM json_each(${ids}) WHERE value ->> 0 = ${kind}`;
  const [[account], stored, hosts, users, found, others, taken, ending] = await db.batch([
    ...accountQueries(db, client.id),
    ownersQuery(db, client, ...(wanted.users ?? []).map(({ emailAddress }) => ({ emailAddress }))),
    db
      .select({ id: clients.id })
      .from(clients)
      .where(
        and(
          ne(clients.id, client.id),
          or(eq(clients.embedKey, embedKey), eq(clients.embedKeyBefore, embedKey)),
        ),
      ),
    rawQuery<{ key: string }>(
      db,
      sql`SELECT 'domains ' || id AS key FROM domains WHERE clientId <> ${client.id} AND id IN (${idsOf('domains')})
        UNION ALL SELECT 'embeddings ' || id FROM embeddings WHERE id IN (${idsOf('embeddings')}) AND domainId NOT IN (${own})
        UNION ALL SELECT iif(id = ${client.id}, 'clients ', 'users ') || id FROM users
          WHERE clientId IS NOT ${client.id} AND id IN (${idsOf('users')} UNION ALL ${idsOf('clients')})
        UNION ALL SELECT 'themes ' || id FROM themes WHERE id IN (${idsOf('themes')}) AND domainId NOT IN (${own})`,
    ),
    db
      .select()
      .from(deletions)
      .where(inArray(deletions.domainId, sql`(${idsOf('domains')})`)),
  ]);
  const errors = importConflicts(wanted, found, others, taken);
  if (errors.length > 0) throw invalid(...errors.slice(0, MAX_ERRORS));
  const kept = new Set(list.map(({ id }) => id));
  return { account, users, stored, hosts, ending, gone: stored.filter(({ id }) => !kept.has(id)) };
}

/**
 * The validation errors of a backup with what belongs to other clients: the `owners` of its names, the clients with its
 * embed key, and IDs that are in use, each as its kind and the ID.
 */
function importConflicts(
  { client, users, places }: ParsedBackup,
  owners: SignInName[],
  clientsWithEmbedKey: unknown[],
  idsInUse: { key: string }[],
): ValidationError[] {
  // Names may move among the users of the client, as long as the backup says who its users are.
  const others = owners.filter(
    ({ clientId, userId }) => clientId !== client.id || (!users && userId !== client.id),
  );
  return [
    ...takenNames(client, undefined, others, '/client'),
    ...(users ?? []).flatMap(({ emailAddress }) =>
      takenNames({ emailAddress }, undefined, others).map((error) => ({
        ...error,
        pointer: places.get(`name ${caseless(emailAddress)}`)!,
      })),
    ),
    ...clientsWithEmbedKey.map(() => ({
      pointer: '/embedKey',
      detail: 'This embed key is or was used by another client. Use "?ids=new" to create a new one.',
    })),
    ...idsInUse.map(({ key }) => ({
      pointer: places.get(key)!,
      detail: 'This ID is already in use. Use "?ids=new" to create new IDs.',
    })),
  ];
}

/** The values in which a backup differs from what is stored. Page views are ignored, because counting continues. */
export async function differencesFromStored(
  db: Database,
  wanted: ParsedBackup,
  { account, users, stored, hosts, gone }: StoredClient,
) {
  const errors = gone.map(({ id, name }) => ({
    pointer: '/domains',
    detail: `The document does not contain the client’s domain ${id} (${name}). Use "?replace=true" to delete it.`,
  }));
  const differs = (at: PropertyKey[]) => {
    if (errors.length < MAX_ERRORS)
      errors.push({
        pointer: jsonPointer(at),
        detail: 'The stored value differs. Use "?replace=true" to overwrite it.',
      });
  };
  const { client, embedKey } = account!;
  compare(beforeRenewal(client, wanted.client), wanted.client, ['client'], differs);
  if (wanted.users) {
    const stored = users.map((user, i) => beforeRenewal(user, wanted.users![i]));
    compare(stored, wanted.users, ['users'], differs);
  }
  compare(embedKey, wanted.embedKey, ['embedKey'], differs);
  const names = hosts.map(({ name }) => name);
  compare(names, wanted.hosts, ['hosts'], differs);
  const index = new Map(wanted.domains.map(({ id }, i) => [id, i]));
  for await (const domain of readDomains(db, wanted.client.id, stored)) {
    const i = index.get(domain.id);
    if (i === undefined) continue;
    index.delete(domain.id);
    const other = wanted.domains[i]!;
    compare({ ...domain, calls: other.calls }, other, ['domains', i], differs);
  }
  for (const i of index.values()) differs(['domains', i]);
  return errors;
}

type WithPassword = { passwordHash: string };

/** What is stored with the hash that was imported: it is replaced at the next sign-in. */
const beforeRenewal = <T extends WithPassword>(stored: T, imported: WithPassword | undefined) =>
  stored.passwordHash.startsWith('scrypt') && imported?.passwordHash.startsWith('$2')
    ? { ...stored, passwordHash: imported.passwordHash }
    : stored;

function compare(a: unknown, b: unknown, at: PropertyKey[], differs: (at: PropertyKey[]) => void) {
  if (!(a instanceof Object && b instanceof Object)) {
    if (a !== b) differs(at);
    return;
  }
  const [left, right] = [a, b] as [Record<string, unknown>, Record<string, unknown>];
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)]))
    compare(left[key], right[key], [...at, Array.isArray(a) ? Number(key) : key], differs);
}

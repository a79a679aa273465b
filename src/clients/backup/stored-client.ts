import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { rawQuery } from '../../db/raw-query.ts';
import { clients } from '../../db/schema.ts';
import { ownersQuery, caseless, takenNames, type SignInName } from '../../db/users/sign-in-names.ts';
import type { Database } from '../../env.ts';
import { invalid, type ValidationError } from '../../http/problem.ts';
import { MAX_ERRORS } from '../../lib/text/json-errors.ts';
import { deletions } from '../../log/tables.ts';
import { accountQueries } from './export-client.ts';
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
          WHERE clientId <> ${client.id} AND id IN (${idsOf('users')} UNION ALL ${idsOf('clients')})
        UNION ALL SELECT 'users ' || id FROM clients WHERE id IN (${idsOf('users')})
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

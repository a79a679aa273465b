import { sql } from 'drizzle-orm';
import { rawQuery } from '../../db/raw-query.ts';
import { ownersQuery } from '../../db/users/sign-in-names.ts';
import type { Database } from '../../env.ts';
import { invalid } from '../../http/problem.ts';
import { MAX_ERRORS } from '../../lib/text/json-errors.ts';
import type { Deletion } from '../../log/erasure/delete-logs.ts';
import { accountQueries } from './export.ts';
import type { ParsedBackup } from './parser.ts';
import { importConflicts } from './import-conflicts.ts';

export type StoredClient = Awaited<ReturnType<typeof readStoredClient>>;

/** Reads what already exists of a backup; throws a 400 that names everything that belongs to other clients. */
export async function readStoredClient(db: Database, wanted: ParsedBackup) {
  const { client, embedKey, domains: list, places } = wanted;
  const ids = JSON.stringify([...places.keys()].map((key) => key.split(' ')));
  const own = sql`SELECT id FROM domains WHERE clientId = ${client.id}`;
  const idsOf = (kind: string) => sql`SELECT value ->> 1 FROM json_each(${ids}) WHERE value ->> 0 = ${kind}`;
  const [[account], there, hosts, users, found, others, taken, ending] = await db.batch([
    ...accountQueries(db, client.id),
    ownersQuery(db, client, ...(wanted.users ?? []).map(({ emailAddress }) => ({ emailAddress }))),
    rawQuery(
      db,
      sql`SELECT id FROM clients WHERE id <> ${client.id} AND (embedKey = ${embedKey} OR embedKeyBefore = ${embedKey})`,
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
    rawQuery<Deletion>(db, sql`SELECT * FROM deletions WHERE domainId IN (${idsOf('domains')})`),
  ]);
  const errors = importConflicts(wanted, found, others, taken);
  if (errors.length > 0) throw invalid(...errors.slice(0, MAX_ERRORS));
  const kept = new Set(list.map(({ id }) => id));
  return { account, users, there, hosts, ending, gone: there.filter(({ id }) => !kept.has(id)) };
}

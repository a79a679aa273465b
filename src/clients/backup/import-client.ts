import { eq, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { actAs, currentActor, logChange } from '../../db/activity/actor.ts';
import { newApiKey } from '../../db/clients/api-keys.ts';
import { hostsStatements } from '../../db/clients/client-hosts.ts';
import { databaseOf } from '../../db/databases.ts';
import { markDomainsChanged } from '../../db/domains/changed-domains.ts';
import { noteDesigns } from '../../db/domains/designs.ts';
import { columnsOfParts } from '../../db/domains/part-rows.ts';
import { clients, domains, partNames, parts } from '../../db/schema.ts';
import { valuesOf, rawQuery } from '../../db/raw-query.ts';
import { endAllAccessStatements } from '../../db/users/sessions.ts';
import { caseless } from '../../db/users/sign-in-names.ts';
import { featureDefaults } from '../../definitions/features.ts';
import { now, type Bindings, type Database } from '../../env.ts';
import { invalid } from '../../http/problem.ts';
import { rootMessage } from '../../lib/root-message.ts';
import { endLogs } from '../../log/erasure/delete-logs.ts';
import { deletePartsStatements } from '../deletion.ts';
import { differencesFromStored, readStoredClient, type StoredClient } from './stored-client.ts';
import { beginLogs, domainsStatements, unchangedStatement } from './imported-domains.ts';
import { leavingUsersStatements, userDomainsStatements, usersStatements } from './imported-users.ts';
import type { ParsedBackup } from './parse-client.ts';
import { entryStatements } from '../../db/activity/entry-statements.ts';
import { differences } from '../../db/activity/row-entries.ts';
import type { Backup } from './format.ts';

type Statement = BatchItem<'sqlite'>;

/**
 * Imports a client completely or not at all; true if anything changed. An existing client must equal the backup unless
 * `replace` is set; its domains keep their logs. Throws a 400 with every error.
 */
export async function importClient(env: Bindings, wanted: ParsedBackup, replace = false) {
  const db = databaseOf(env.DB);
  for (let attempt = 1; ; attempt++) {
    const known = await readStoredClient(db, wanted);
    if (known.account) {
      const errors = await differencesFromStored(db, wanted, known);
      if (errors.length === 0) return false;
      if (!replace) throw invalid(...errors);
    }
    try {
      await actAs({ ...currentActor(), by: 'import' }, () => write(env, db, wanted, known));
      return true;
    } catch (error) {
      // A concurrent change: the next attempt reads the current state.
      if (attempt === 3 || !/UNIQUE|FOREIGN KEY|no longer so/.test(rootMessage(error))) throw error;
    }
  }
}

/** Writes everything as one batch, after the logs that are in another database. Long, because the order of its statements counts. */
async function write(env: Bindings, db: Database, wanted: ParsedBackup, known: StoredClient) {
  const { client, embedKey } = wanted;
  const { account, stored, ending, gone } = known;
  const before = account && (await readSummary(db, client.id));
  // A log that is about to end must not be mistaken for an ongoing one.
  await endLogs(env, ending);
  const begun = await beginLogs(env, wanted, stored);
  const { columns: key } = account ? { columns: {} } : await newApiKey(env);
  const {
    domainMaxCount,
    whitelabelMaxCount,
    features,
    emailAddress: _,
    passwordHash: _hash,
    ...others
  } = client;
  const { checkpointEmails: _emails, ...rest } = others;
  const row = {
    ...rest,
    usernameKey: caseless(client.username),
    embedKey,
    ...(account?.embedKey !== embedKey && { embedKeyBefore: null }),
    ...key,
    updatedAt: now(),
  } as typeof clients.$inferInsert;
  const own = sql`(SELECT id FROM domains WHERE clientId = ${client.id})`;
  const unlimited = { domainMaxCount: -1, whitelabelMaxCount: -1, features: featureDefaults };
  const goneIds = valuesOf(gone.map(({ id }) => id));
  const statements: Statement[] = [
    unchangedStatement(db, wanted, stored),
    ...(before ? recordImport(db, wanted, before) : []),
    ...begun.begin,
    ...leavingUsersStatements(db, wanted),
    // The backup was already checked against quotas and features; only the order of the statements would violate them.
    account
      ? db
          .update(clients)
          .set({ ...row, ...unlimited, version: sql`${clients.version} + 1` })
          .where(eq(clients.id, client.id))
      : db.insert(clients).values({ ...row, ...unlimited }),
    ...usersStatements(db, wanted),
    ...deletePartsStatements(db, goneIds),
    db.delete(domains).where(sql`${domains.id} IN ${goneIds}`),
    ...Object.values(parts).map((table) => db.delete(table).where(sql`${table.domainId} IN ${own}`)),
    // Domains may swap their names.
    db
      .update(domains)
      .set({ hostKey: sql`${domains.id}` })
      .where(eq(domains.clientId, client.id)),
    ...domainsStatements(db, wanted, begun, own),
    ...userDomainsStatements(db, wanted),
    ...noteDesigns(db, sql`d.clientId = ${client.id}`),
    ...hostsStatements(db, client.id, wanted.hosts),
    db
      .update(clients)
      .set({ domainMaxCount, whitelabelMaxCount, features } as Partial<typeof clients.$inferInsert>)
      .where(eq(clients.id, client.id)),
    ...(account ? endAllAccessStatements(db, client.id) : recordImport(db, wanted)),
  ];
  await db.batch(statements as [Statement]);
  logChange({ clientId: client.id });
  markDomainsChanged(...[...gone, ...wanted.domains].map(({ id }) => id));
  await endLogs(
    env,
    gone.map(({ id, log, logDatabase }) => ({ domainId: id, log, logDatabase })),
  );
}

type Summary = Record<string, unknown>;

/** What an import replaces, as its entry in the activity list has it. */
async function readSummary(db: Database, id: string): Promise<Summary> {
  const counts = columnsOfParts(
    (table) =>
      sql`SELECT count(*) FROM ${table} p JOIN domains d ON d.id = p.domainId WHERE d.clientId = ${id}`,
  );
  const [found] = await rawQuery<Summary & { domains: string }>(
    db,
    sql`SELECT username, (SELECT emailAddress FROM users WHERE id = ${id}) AS emailAddress, (SELECT json_group_array(enteredName) FROM (
        SELECT enteredName FROM domains WHERE clientId = ${id} ORDER BY seq)) AS domains, ${counts}
      FROM clients WHERE id = ${id}`,
  );
  return { importedAt: null, ...found, domains: JSON.parse(found?.domains ?? '[]') as string[] };
}

/** The statements that entryStatements an import as one change, however much it replaces. */
function recordImport(db: Database, { client, domains: list }: Backup, before?: Summary) {
  const { id, username, emailAddress } = client;
  const after: Summary = {
    importedAt: now(),
    username,
    emailAddress,
    domains: list.map(({ name }) => name),
    ...Object.fromEntries(partNames.map((name) => [name, list.flatMap((domain) => domain[name]).length])),
  };
  const changed = before ? differences(before, after) : ({ action: 'created', after } as const);
  return entryStatements(
    db,
    { clientId: id },
    { kind: 'account', objectId: id, objectName: username, ...changed },
  );
}

import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { record } from '../../db/activity/record.ts';
import { differences as changedFields } from '../../db/activity/recorded-fields.ts';
import { holds } from '../../db/batch-if.ts';
import { rawQuery } from '../../db/raw-query.ts';
import { newApiKey } from '../../db/clients/api-keys.ts';
import { insertStatements } from '../../db/bulk-insert.ts';
import { hostsStatements } from '../../db/clients/client-hosts.ts';
import { keysOf } from '../../db/users/sign-in-names.ts';
import { databaseOf } from '../../db/databases.ts';
import { markDomainsChanged } from '../../db/domains/changed-domains.ts';
import {
  calls,
  clientCalls,
  clients,
  domains,
  issueStates,
  partNames,
  parts,
  type PartName,
} from '../../db/schema.ts';
import { endAllAccessStatements } from '../../db/users/sessions.ts';
import { featureDefaults } from '../../definitions/features.ts';
import { now, type Bindings, type Database } from '../../env.ts';
import { actAs, currentActor } from '../../db/activity/actor.ts';
import { invalid } from '../../http/problem.ts';
import { endLogs } from '../../log/erasure/delete-logs.ts';
import { websiteColumns } from '../../resources/domain.ts';
import { bareName } from '../../resources/placeholder.ts';
import type { ParsedBackup } from './parser.ts';
import { deletePartsStatements } from '../domain-deletion.ts';
import type { Backup, Calls } from './format.ts';
import { beginLogs } from './imported-logs.ts';
import { leavingUsersStatements, usersStatements } from './imported-users.ts';
import { readStoredClient, type StoredClient } from './stored-client.ts';
import { rootMessage } from '../../lib/root-message.ts';
import { differences } from './differences.ts';
import { fromExcluded, valuesOf } from '../../db/sql-fragments.ts';

type Statement = BatchItem<'sqlite'>;

/**
 * Creates a client with its domains from a backup, completely or not at all. True where anything was changed. An existing
 * client must equal the backup unless `replace` is set; its domains then keep their logs. Throws a 400 that names every
 * validation error.
 */
export async function importClient(env: Bindings, wanted: ParsedBackup, replace = false) {
  const db = databaseOf(env.DB);
  for (let attempt = 1; ; attempt++) {
    const known = await readStoredClient(db, wanted);
    if (known.account) {
      const errors = await differences(db, wanted, known);
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

/** Writes everything as one batch, after the logs that are in another database. */
async function write(env: Bindings, db: Database, wanted: ParsedBackup, known: StoredClient) {
  const { client, embedKey } = wanted;
  const { account, stored, ending, gone } = known;
  const stamp = { updatedAt: now() };
  const before = account && (await readSummary(db, client.id));
  // A log that is about to end must not be mistaken for an ongoing one.
  await endLogs(env, ending);
  const { begin, placed } = await beginLogs(env, wanted, stored);
  const { columns: key } = account ? { columns: {} } : await newApiKey(env);
  const { domainMaxCount, whitelabelMaxCount, features, ...rest } = client;
  const row = {
    ...rest,
    ...keysOf(client),
    embedKey,
    ...(account?.embedKey !== embedKey && { embedKeyBefore: null }),
    ...key,
    ...stamp,
  } as typeof clients.$inferInsert;
  const own = sql`(SELECT id FROM domains WHERE clientId = ${client.id})`;
  const unlimited = { domainMaxCount: -1, whitelabelMaxCount: -1, features: featureDefaults };
  const goneIds = valuesOf(gone.map(({ id }) => id));
  const statements: Statement[] = [
    unchangedStatement(db, wanted, stored),
    ...(before ? recordImport(db, wanted, before) : []),
    ...begin,
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
    ...domainsStatements(db, wanted, placed, stamp),
    ...partNames.flatMap((name) => partsStatements(db, wanted, name, stamp)),
    ...dismissedStatements(db, wanted, own),
    ...callsStatements(db, wanted),
    ...hostsStatements(db, client.id, wanted.hosts),
    versionsStatement(db, wanted),
    db
      .update(clients)
      .set({ domainMaxCount, whitelabelMaxCount, features } as Partial<typeof clients.$inferInsert>)
      .where(eq(clients.id, client.id)),
    ...(account ? endAllAccessStatements(db, client.id) : recordImport(db, wanted)),
  ];
  await db.batch(statements as [Statement]);
  markDomainsChanged(...[...gone, ...wanted.domains].map(({ id }) => id));
  await endLogs(
    env,
    gone.map(({ id, log, logDatabase }) => ({ domainId: id, log, logDatabase })),
  );
}

/** Fails if the client’s domains have changed since they were read, or belong to another client by now. */
function unchangedStatement(db: Database, { client, domains }: ParsedBackup, stored: StoredClient['stored']) {
  const idsOf = (list: { id: string }[]) => list.map(({ id }) => id);
  const isUnchanged = sql`(SELECT json_group_array(id) FROM (SELECT id FROM domains
      WHERE clientId = ${client.id} OR id IN ${valuesOf(idsOf(domains))} ORDER BY seq))
    = json(${JSON.stringify(idsOf(stored))})`;
  return holds(db, isUnchanged);
}

type Stamp = { updatedAt: number };
type Placed = Awaited<ReturnType<typeof beginLogs>>['placed'];

const domainsStatements = (db: Database, wanted: ParsedBackup, placed: Placed, stamp: Stamp) =>
  insertStatements(
    db,
    domains,
    wanted.domains.map((domain) => ({
      ...domain,
      ...websiteColumns(domain.name),
      ...placed.get(domain.id)!,
      ...stamp,
      clientId: wanted.client.id,
      version: 0,
    })),
    {
      computed: { log: logColumn },
      conflict: sql`ON CONFLICT (id) DO UPDATE SET ${fromExcluded(Object.keys(replaced))}`,
    },
  );

const partsStatements = (db: Database, wanted: ParsedBackup, name: PartName, stamp: Stamp) =>
  insertStatements(
    db,
    parts[name],
    wanted.domains.flatMap((domain) =>
      domain[name].map((part) => ({
        ...part,
        ...(name === 'placeholders' && { bareName: bareName(part.name as string) }),
        ...stamp,
        domainId: domain.id,
      })),
    ),
  );

/** A new version lets isolates that cached the domain notice the import; the date of the last legal change is imported. */
function versionsStatement(db: Database, wanted: ParsedBackup) {
  const changes = wanted.domains.map(({ id, legalChangedAt }) => ({ id, at: legalChangedAt }));
  return rawQuery(
    db,
    sql`UPDATE domains SET version = max(version + 1, ${Date.now()}), legalChangedAt = j.value ->> 'at'
      FROM json_each(${JSON.stringify(changes)}) j WHERE domains.id = j.value ->> 'id'`,
  );
}

type Summary = Record<string, unknown>;

/** What an import replaces, as its entry in the activity list has it. */
async function readSummary(db: Database, id: string): Promise<Summary> {
  const counts = partNames.map(
    (name) =>
      sql`(SELECT count(*) FROM ${parts[name]} p JOIN domains d ON d.id = p.domainId WHERE d.clientId = ${id}) AS ${sql.identifier(name)}`,
  );
  const [found] = await rawQuery<Summary & { domains: string }>(
    db,
    sql`SELECT username, emailAddress, (SELECT json_group_array(enteredName) FROM (
        SELECT enteredName FROM domains WHERE clientId = ${id} ORDER BY seq)) AS domains, ${sql.join(counts, sql`, `)}
      FROM clients WHERE id = ${id}`,
  );
  return { importedAt: null, ...found, domains: JSON.parse(found?.domains ?? '[]') as string[] };
}

/** The statements that record an import as one change, however much it replaces. */
function recordImport(db: Database, { client, domains: list }: Backup, before?: Summary) {
  const { id, username, emailAddress } = client;
  const after: Summary = {
    importedAt: now(),
    username,
    emailAddress,
    domains: list.map(({ name }) => name),
    ...Object.fromEntries(partNames.map((name) => [name, list.flatMap((domain) => domain[name]).length])),
  };
  return record(
    db,
    { clientId: id },
    {
      kind: 'account',
      objectId: id,
      objectName: username,
      ...(before ? changedFields(before, after) : { action: 'created', after }),
    },
  );
}

const logColumn = sql`coalesce(value ->> 'log', (SELECT id FROM logs WHERE domainId = value ->> 'id' AND ended IS NULL))`;

/** The columns that an import sets of an existing domain. */
const {
  seq: _seq,
  id: _id,
  clientId: _clientId,
  log: _log,
  logDatabase: _logDatabase,
  version: _version,
  ...replaced
} = getTableColumns(domains);

/** Replaces the dismissed issues of a client’s domains. */
const dismissedStatements = (db: Database, { domains: list }: Backup, own: SQL) => [
  db.delete(issueStates).where(sql`${issueStates.domainId} IN ${own} AND ${issueStates.state} = 'dismissed'`),
  ...insertStatements(
    db,
    issueStates,
    list.flatMap(({ id, dismissedIssues }) =>
      dismissedIssues.map((issue) => ({ ...issue, domainId: id, state: 'dismissed' })),
    ),
    {
      conflict: sql`ON CONFLICT DO UPDATE SET ${fromExcluded(['state', 'at', 'by', 'userId', 'userName'])}`,
    },
  ),
];

/** Never lowers a number of page views that was already counted. */
function callsStatements(db: Database, { client, calls: ofClient, domains: list }: Backup) {
  const rows = (id: object, counts: Calls) =>
    Object.entries(counts).map(([month, count]) => ({ ...id, month: Number(month), count }));
  const conflict = sql`ON CONFLICT DO UPDATE SET count = max(count, excluded.count)`;
  return [
    ...insertStatements(
      db,
      calls,
      list.flatMap(({ id, calls }) => rows({ domainId: id }, calls)),
      { conflict },
    ),
    ...insertStatements(db, clientCalls, rows({ clientId: client.id }, ofClient), { conflict }),
    // A client's total is never less than the sum of its domains.
    rawQuery(
      db,
      sql`INSERT INTO clientCalls (clientId, month, count)
        SELECT d.clientId, c.month, sum(c.count) FROM domains d JOIN calls c ON c.domainId = d.id
        WHERE d.clientId = ${client.id} GROUP BY c.month ${conflict}`,
    ),
  ];
}

import { asc, eq, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { joinsOwnUser } from '../../db/clients/clients.ts';
import { hostsQuery } from '../../db/clients/client-hosts.ts';
import { pick } from '../../db/columns.ts';
import { ownDomain } from '../../db/domains/domains.ts';
import { formerKeysOf } from '../../db/domains/moves.ts';
import type { Row } from '../../db/domains/part-rows.ts';
import { jsonOf } from '../../db/raw-query.ts';
import { flat } from '../../db/settings-column.ts';
import { apiColumns, clients, domains, partNames, parts, type roles, users } from '../../db/schema.ts';
import { othersOf } from '../../db/users/users.ts';
import type { Database } from '../../env.ts';
import {
  BACKUP_VERSION,
  backupClientColumns,
  backupDomainColumns,
  type Backup,
  type BackupDomain,
  type Calls,
} from './format.ts';
import { fileResponse } from '../../lib/http/attachment.ts';

const userColumns = {
  ...pick(users, 'id'),
  // The operator’s people, who have other roles, are in no export.
  role: sql<(typeof roles)[number]>`${users.role}`,
  ...pick(users, 'name', 'emailAddress', 'passwordHash', 'checkpointEmails'),
  domains: jsonOf<string[] | null>(sql`iif(limited, (SELECT json_group_array(domainId) FROM (
    SELECT domainId FROM userDomains WHERE userId = users.id ORDER BY domainId)), NULL)`),
};

const callsOf = (table: string, key: string, id: object) =>
  jsonOf<Calls>(
    sql`(SELECT json_group_object(month, count) FROM ${sql.raw(table)} WHERE ${sql.raw(key)} = ${id})`,
  );

const dismissedOf = (id: object) =>
  jsonOf<BackupDomain['dismissedIssues']>(
    sql`(SELECT json_group_array(json_object('issue', issue, 'at', at, 'by', "by", 'userId', userId, 'userName', userName))
      FROM (SELECT * FROM issueStates WHERE domainId = ${id} AND state = 'dismissed' ORDER BY issue))`,
  );

// Drizzle names columns without their table, and services have an `id`, too.
const askedAgain = jsonOf<BackupDomain['askedAgain']>(sql`(SELECT json_group_object(e.id, e.askedAgain) FROM (
  SELECT * FROM embeddings WHERE domainId = domains.id AND askedAgain > 0 ORDER BY seq) e)`);

/** The queries for a client without its domains, and for the locations of the domains’ logs. */
export const accountQueries = (db: Database, id: string) =>
  [
    db
      .select({
        client: backupClientColumns,
        embedKey: clients.embedKey,
        calls: callsOf('clientCalls', 'clientId', clients.id),
      })
      .from(clients)
      .innerJoin(users, joinsOwnUser)
      .where(eq(clients.id, id)),
    db
      .select({ id: domains.id, name: domains.name, log: domains.log, logDatabase: domains.logDatabase })
      .from(domains)
      .where(eq(domains.clientId, id))
      .orderBy(asc(domains.seq)),
    hostsQuery(db, id, 'listed'),
    db.select(userColumns).from(users).where(othersOf(id)).orderBy(asc(users.id)),
  ] as const;

/** Domains that one round trip reads. */
const BATCH_SIZE = 10;

/** Reads domains with all their parts, several in one round trip and each in a consistent state. */
export async function* readDomains(db: Database, clientId: string, list: { id: string }[]) {
  for (let from = 0; from < list.length; from += BATCH_SIZE) {
    const [first, ...others] = list
      .slice(from, from + BATCH_SIZE)
      .flatMap(({ id }) => queriesOf(db, clientId, id));
    const results = ((await db.batch([first!, ...others])) as Row[][]).map((rows) => rows.map(flat));
    for (let i = 0; i < results.length; i += 1 + partNames.length) {
      const [domain] = results[i]!;
      const lists = partNames.map((name, j) => [name, results[i + 1 + j]]);
      // A domain that was deleted meanwhile is left out.
      if (domain) yield { ...domain, ...Object.fromEntries(lists) } as BackupDomain;
    }
  }
}

const queriesOf = (db: Database, clientId: string, id: string): BatchItem<'sqlite'>[] => [
  db
    .select({
      ...backupDomainColumns,
      askedAgain,
      formerKeys: formerKeysOf(domains.id),
      dismissedIssues: dismissedOf(domains.id),
      calls: callsOf('calls', 'domainId', domains.id),
    })
    .from(domains)
    .where(ownDomain(clientId, id)),
  ...Object.values(parts).map((table) =>
    db.select(apiColumns(table)).from(table).where(eq(table.domainId, id)).orderBy(asc(table.seq)),
  ),
];

/** A response with a client's backup, generated while it is sent; undefined if there is no such client. */
export async function exportClient(db: Database, clientId: string) {
  const [[account], list, hosts, users] = await db.batch(accountQueries(db, clientId));
  if (!account) return undefined;
  const texts = textsOf(db, { ...account, users, hosts: hosts.map(({ name }) => name) }, list);
  return fileResponse(`placet-${clientId}.json`, 'application/json', texts);
}

async function* textsOf(db: Database, account: Omit<Backup, 'version' | 'domains'>, list: { id: string }[]) {
  yield `${JSON.stringify({ version: BACKUP_VERSION, ...account }).slice(0, -1)},"domains":[`;
  let separator = '';
  for await (const domain of readDomains(db, account.client.id, list)) {
    yield separator + JSON.stringify(domain);
    separator = ',';
  }
  yield ']}\n';
}

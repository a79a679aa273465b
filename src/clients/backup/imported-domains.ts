import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { holds } from '../../db/batch-if.ts';
import { insertStatements } from '../../db/bulk-insert.ts';
import { rawQuery } from '../../db/raw-query.ts';
import { domains, issueStates, parts, type PartName } from '../../db/schema.ts';
import { fromExcluded, valuesOf } from '../../db/sql-fragments.ts';
import type { Database } from '../../env.ts';
import { websiteColumns } from '../../resources/domain.ts';
import { bareName } from '../../resources/placeholder.ts';
import type { Backup } from './format.ts';
import type { beginLogs } from './imported-logs.ts';
import type { StoredClient } from './stored-client.ts';

/** Fails if the client’s domains have changed since they were read, or belong to another client by now. */
export function unchangedStatement(
  db: Database,
  { client, domains }: Backup,
  stored: StoredClient['stored'],
) {
  const idsOf = (list: { id: string }[]) => list.map(({ id }) => id);
  const isUnchanged = sql`(SELECT json_group_array(id) FROM (SELECT id FROM domains
      WHERE clientId = ${client.id} OR id IN ${valuesOf(idsOf(domains))} ORDER BY seq))
    = json(${JSON.stringify(idsOf(stored))})`;
  return holds(db, isUnchanged);
}

type Stamp = { updatedAt: number };
/** The location of each log, as far as it is known. */
type Placed = Awaited<ReturnType<typeof beginLogs>>['placed'];

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

/** Creates the domains of a backup, or replaces those that exist, which keep their logs. */
export const domainsStatements = (db: Database, wanted: Backup, placed: Placed, stamp: Stamp) =>
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

/** Creates the parts of one kind; those that were stored are deleted before. */
export const partsStatements = (db: Database, wanted: Backup, name: PartName, stamp: Stamp) =>
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
export function versionsStatement(db: Database, wanted: Backup) {
  const changes = wanted.domains.map(({ id, legalChangedAt }) => ({ id, at: legalChangedAt }));
  return rawQuery(
    db,
    sql`UPDATE domains SET version = max(version + 1, ${Date.now()}), legalChangedAt = j.value ->> 'at'
      FROM json_each(${JSON.stringify(changes)}) j WHERE domains.id = j.value ->> 'id'`,
  );
}

/** Replaces the dismissed issues of a client’s domains. */
export const dismissedStatements = (db: Database, { domains: list }: Backup, own: SQL) => [
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

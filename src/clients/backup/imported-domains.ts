import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { holds } from '../../db/batch-if.ts';
import { insertStatements } from '../../db/bulk-insert.ts';
import { rawQuery, fromExcluded, valuesOf } from '../../db/raw-query.ts';
import { formerKeysStatement } from '../../db/domains/moves.ts';
import {
  domains,
  formerKeys,
  issueStates,
  partNames,
  parts,
  type PartName,
  calls,
  clientCalls,
} from '../../db/schema.ts';
import { now, type Database, type Bindings } from '../../env.ts';
import { websiteColumns } from '../../resources/domain.ts';
import { bareName } from '../../resources/placeholder.ts';
import type { Backup, Calls } from './format.ts';
import type { StoredClient } from './stored-client.ts';
import { logDatabases } from '../../db/databases.ts';
import { databaseOfNewLog } from '../../log/counts/database-sizes.ts';
import { beginStatement, chooseKeyStatement, highestNumbers } from '../../log/log.ts';

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

const logColumn = sql`coalesce(value ->> 'log', (SELECT id FROM logs WHERE domainId = value ->> 'id' AND ended IS NULL))`;

/** The columns that an import does not set of an existing domain. */
const KEPT = ['seq', 'id', 'clientId', 'log', 'logDatabase', 'version'];
const replaced = Object.keys(getTableColumns(domains)).filter((name) => !KEPT.includes(name));

/**
 * Creates the domains of a backup, or replaces existing ones, which keep their logs and have no parts any more.
 * Includes parts, dismissed issues and page views. `own`: IDs of the client’s domains.
 */
export const domainsStatements = (
  db: Database,
  wanted: Backup,
  { placed }: Awaited<ReturnType<typeof beginLogs>>,
  own: SQL,
) => [
  ...insertStatements(
    db,
    domains,
    wanted.domains.map((domain) => ({
      ...domain,
      ...websiteColumns(domain.name),
      ...placed.get(domain.id)!,
      updatedAt: now(),
      clientId: wanted.client.id,
      version: 0,
    })),
    {
      computed: { log: logColumn },
      conflict: sql`ON CONFLICT (id) DO UPDATE SET ${fromExcluded(replaced)}`,
    },
  ),
  ...partNames.flatMap((name) => partsStatements(db, wanted, name)),
  askedAgainStatement(db, wanted),
  db.delete(formerKeys).where(sql`${formerKeys.domainId} IN ${own}`),
  formerKeysStatement(db, wanted.domains),
  ...dismissedStatements(db, wanted, own),
  ...callsStatements(db, wanted),
  versionsStatement(db, wanted),
];

const partsStatements = (db: Database, wanted: Backup, name: PartName) =>
  insertStatements(
    db,
    parts[name],
    wanted.domains.flatMap((domain) =>
      domain[name].map((part) => ({
        ...part,
        ...(name === 'placeholders' && { bareName: bareName(part.name as string) }),
        updatedAt: now(),
        domainId: domain.id,
      })),
    ),
  );

/** A new version lets isolates that cached the domain notice the import; the date of the last legal change is imported. */
function versionsStatement(db: Database, wanted: Backup) {
  const changes = wanted.domains.map(({ id, legalChangedAt }) => ({ id, at: legalChangedAt }));
  return rawQuery(
    db,
    sql`UPDATE domains SET version = max(version + 1, ${Date.now()}), legalChangedAt = j.value ->> 'at'
      FROM json_each(${JSON.stringify(changes)}) j WHERE domains.id = j.value ->> 'id'`,
  );
}

/** When visitors were asked again about services, which were created anew. */
const askedAgainStatement = (db: Database, wanted: Backup) =>
  rawQuery(
    db,
    sql`UPDATE embeddings SET askedAgain = a.value
      FROM json_each(${JSON.stringify(wanted.domains.map(({ id, askedAgain }) => ({ id, askedAgain })))}) d,
        json_each(d.value, '$.askedAgain') a WHERE embeddings.id = a.key AND embeddings.domainId = d.value ->> 'id'`,
  );

/** Replaces the dismissed issues of a client’s domains. */
const dismissedStatements = (db: Database, { domains: list }: Backup, own: SQL) => [
  db.delete(issueStates).where(sql`${issueStates.domainId} IN ${own} AND ${issueStates.state} = 'dismissed'`),
  ...insertStatements(
    db,
    issueStates,
    list.flatMap(({ id, dismissedIssues }) =>
      dismissedIssues.map((issue) => ({ ...issue, domainId: id, state: 'dismissed' })),
    ),
    { conflict: sql`ON CONFLICT DO UPDATE SET ${fromExcluded(['state', 'at', 'by', 'userId', 'userName'])}` },
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

type Placed = { id: string; log: number; logDatabase: number };

/**
 * Begins the logs of domains without one: in `DB` as part of the batch (`begin`), in other databases immediately. `placed`
 * has the location of each log, as far as it is known before the batch.
 */
export async function beginLogs(env: Bindings, wanted: Backup, stored: Placed[]) {
  const placed = new Map<string, { log?: number; logDatabase: number }>(
    stored.map(({ id, log, logDatabase }) => [id, { log, logDatabase }]),
  );
  const missing = wanted.domains.map(({ id }) => id).filter((id) => !placed.has(id));
  if (missing.length === 0) return { begin: [], placed };
  const [logDatabase, logDb] = await databaseOfNewLog(env);
  const others = [...logDatabases(env).values()].filter((db) => db !== logDb);
  const begin = [
    beginStatement(logDb, missing, await highestNumbers(others, missing)),
    chooseKeyStatement(logDb, env, missing),
  ] as const;
  for (const id of missing) placed.set(id, { logDatabase });
  if (logDatabase === 0) return { begin, placed };
  // A log that no domain refers to in the end is an empty row, which the next attempt uses.
  const [begun] = await logDb.batch(begin);
  for (const { id, domainId } of begun) placed.set(domainId, { log: id, logDatabase });
  return { begin: [], placed };
}

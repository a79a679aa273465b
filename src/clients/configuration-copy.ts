import { eq, getTableColumns, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { recordForDomain } from '../db/activity.ts';
import { rawQuery } from '../db/raw-query.ts';
import { markDomainsChanged } from '../db/changed-domains.ts';
import { constraintProblem, retryIdCollision } from '../db/constraint-errors.ts';
import { domains, embeddings, locales, placeholders, themes } from '../db/schema.ts';
import { domainFields } from '../definitions/domain-fields.ts';
import { namesWith } from '../definitions/field.ts';
import { now, type Database } from '../env.ts';

// A domain keeps its own settings: its identity, what its client's plan allows, and the domains it shares decisions with.
const own: string[] = namesWith(domainFields, 'own', true);
const columns = Object.keys(getTableColumns(domains));
const settings = Object.keys(domainFields).filter((name) => columns.includes(name) && !own.includes(name));
const ownCompat = own.filter((name) => !columns.includes(name));
const compat = sql.raw(
  `json_patch(source.compat, json_object(${ownCompat.map((name) => `'${name}', domains.compat ->> '${name}'`).join()}))`,
);
const parts = { embeddings, locales, placeholders, themes };

const names = (list: string[]) =>
  sql.join(
    list.map((name) => sql.identifier(name)),
    sql`, `,
  );

/**
 * Replaces the configuration of a domain (settings, services, languages, placeholders and themes) with that of another, completely
 * or not at all. False where the plan of the target's client does not allow it.
 */
export async function replaceConfiguration(db: Database, sourceId: string, targetId: string) {
  const fresh: Record<string, SQLWrapper> = {
    id: sql`lower(hex(randomblob(6)))`,
    domainId: sql`${targetId}`,
    updatedAt: sql`${now()}`,
  };
  const copies = Object.values(parts).flatMap((table) => {
    const columns = Object.keys(getTableColumns(table)).filter((name) => name !== 'seq');
    const values = sql.join(
      columns.map((name) => fresh[name] ?? sql.identifier(name)),
      sql`, `,
    );
    return [
      db.delete(table).where(eq(table.domainId, targetId)),
      rawQuery(
        db,
        sql`INSERT INTO ${table} (${names(columns)})
          SELECT ${values} FROM ${table} WHERE ${eq(table.domainId, sourceId)} ORDER BY seq`,
      ),
    ];
  });
  const update = rawQuery(
    db,
    sql`UPDATE domains SET (${names([...settings, 'compat', 'updatedAt'])}) =
      (SELECT ${names(settings)}, ${compat}, ${now()} FROM domains source WHERE id = ${sourceId}) WHERE id = ${targetId}`,
  );
  const statements: BatchItem<'sqlite'>[] = [recordCopy(db, sourceId, targetId), update, ...copies];
  try {
    await retryIdCollision(() => db.batch(statements as [BatchItem<'sqlite'>]));
  } catch (error) {
    if (!constraintProblem(error)) throw error;
    return false;
  }
  markDomainsChanged(targetId);
  return true;
}

/** The statement that records a copy as one change, with the names of the parts that it replaces. */
function recordCopy(db: Database, sourceId: string, targetId: string) {
  const of = (id: string, copiedFrom: SQL) =>
    sql`json_object('copiedFrom', ${copiedFrom}, ${sql.join(
      Object.entries(parts).map(
        ([name, table]) =>
          sql`${name}, (SELECT json_group_array(name) FROM (SELECT name FROM ${table} WHERE domainId = ${id} ORDER BY seq))`,
      ),
      sql`, `,
    )})`;
  // No client is told which domains another one has.
  const sourceName = sql`(SELECT iif(source.clientId = domains.clientId, source.name, '')
    FROM domains source WHERE source.id = ${sourceId})`;
  return recordForDomain(db, targetId, {
    kind: 'domain',
    before: of(targetId, sql`NULL`),
    after: of(sourceId, sourceName),
  });
}

export type PartCounts = Record<keyof typeof parts, number> & { id: string; name: string; username: string };

/** The number of parts of each kind that these domains have. */
export const countParts = async (db: Database, ids: string[]) =>
  rawQuery<PartCounts>(
    db,
    sql`SELECT d.id, d.name, username, ${sql.join(
      Object.entries(parts).map(
        ([name, table]) =>
          sql`(SELECT count(*) FROM ${table} WHERE domainId = d.id) AS ${sql.identifier(name)}`,
      ),
      sql`, `,
    )} FROM domains d JOIN clients c ON c.id = clientId WHERE d.id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
  );

import { eq, getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import { change, type Statement, type Step } from '../db/change.ts';
import { differences } from '../db/activity/row-entries.ts';
import { rawQuery, columnList } from '../db/raw-query.ts';
import { domains, partNames, parts, type PartName } from '../db/schema.ts';
import { domainFields } from '../definitions/domain-fields.ts';
import { namesWith } from '../definitions/field.ts';
import { now, type Database } from '../env.ts';
import { withOwn, withOwnHostCookie } from './own-settings.ts';

// A copy replaces more than an entry of the activity list can hold, so the rows that it replaces stay in `formerParts`, under
// the ID of its entry. Undoing it exchanges both configurations, so that it can be undone in turn.

type Table = typeof domains | (typeof parts)[PartName];
const OF_DOMAIN = ['settings', 'permanentScanEnabled'];
const columnsOf = (table: (typeof parts)[PartName]) =>
  Object.keys(getTableColumns(table)).filter((name) => !['seq', 'domainId', 'updatedAt'].includes(name));

/** The statements of a change that keep a domain’s configuration under the entry that it has just recorded. */
export function keepStatements(db: Database, domainId: string): Statement[] {
  // Where a client makes too many changes in a day, they have no entries of their own.
  const entry = sql`(SELECT max(id) AS id FROM activity WHERE clientId = (SELECT clientId FROM domains WHERE id = ${domainId})
    AND domainId = ${domainId} AND kind = 'domain' AND hour IS NULL AND id >= ${Date.now() * 1000})`;
  const keep = (table: Table, names: string[], where: SQL, seq: SQL) => {
    const values = names.map((name) => sql`${sql.raw(`'${name}'`)}, t.${sql.identifier(name)}`);
    return rawQuery(
      db,
      sql`INSERT INTO formerParts (domainId, entry, part, seq, content)
        SELECT ${domainId}, e.id, ${getTableName(table)}, ${seq}, json_object(${sql.join(values, sql`, `)})
        FROM ${entry} e JOIN ${table} t ON ${where} WHERE e.id IS NOT NULL`,
    );
  };
  return [
    keep(domains, OF_DOMAIN, sql`t.id = ${domainId}`, sql`0`),
    ...partNames.map((name) =>
      keep(parts[name], columnsOf(parts[name]), sql`t.domainId = ${domainId}`, sql`t.seq`),
    ),
  ];
}

/** The statement that forgets all configurations of a domain but the newest. */
export const forgetOlderStatement = (db: Database, domainId: string) =>
  rawQuery(
    db,
    sql`DELETE FROM formerParts WHERE domainId = ${domainId}
      AND entry < (SELECT max(entry) FROM formerParts WHERE domainId = ${domainId})`,
  );

type Names = Record<PartName, string[]>;

/** The query for the names of a domain’s parts now, and before the copy with this entry; `isKept`: whether these are stored. */
const namesQuery = (db: Database, domainId: string, entry: number) =>
  rawQuery<Record<string, string> & { isKept: 0 | 1 }>(
    db,
    sql`SELECT ${sql.join(
      partNames.flatMap((name) => [
        sql`(SELECT json_group_array(name) FROM (SELECT name FROM ${parts[name]} WHERE domainId = ${domainId} ORDER BY seq)) AS ${sql.identifier(name)}`,
        sql`(SELECT json_group_array(name) FROM (SELECT content ->> 'name' AS name FROM formerParts
          WHERE domainId = ${domainId} AND entry = ${entry} AND part = ${name} ORDER BY seq)) AS ${sql.identifier(`former_${name}`)}`,
      ]),
      sql`, `,
    )}, EXISTS (SELECT 1 FROM formerParts WHERE domainId = ${domainId} AND entry = ${entry}) AS isKept`,
  );

const listsOf = (row: Record<string, string>, prefix = '') =>
  Object.fromEntries(partNames.map((name) => [name, JSON.parse(row[prefix + name]!) as unknown])) as Names;

/** The names of a domain’s parts now and before the copy with this entry; undefined if these are not stored any more. */
export async function readFormer(db: Database, domainId: string, entry: number) {
  const [row] = await namesQuery(db, domainId, entry);
  return row?.isKept ? { current: listsOf(row), back: listsOf(row, 'former_') } : undefined;
}

/**
 * Brings back the configuration that a domain had before the copy with this entry, except for what a copy never changes;
 * undefined if it is not stored any more. Throws the database’s error where the plan of the client does not allow it.
 */
export const restoreFormer = async (db: Database, domainId: string, entry: number) => {
  const kept = (part: string) =>
    sql`FROM formerParts WHERE domainId = ${domainId} AND entry = ${entry} AND part = ${part}`;
  const value = (name: string) => sql`content ->> ${sql.raw(`'${name}'`)}`;
  const own: string[] = namesWith(domainFields, 'own', true);
  const merged = withOwnHostCookie(withOwn(value('settings'), own, sql`domains.settings`));
  const step: Step = {
    read: namesQuery(db, domainId, entry),
    plan: ([row]: (Record<string, string> & { isKept: 0 | 1 })[]) => {
      if (!row?.isKept) return undefined;
      const before = { copiedFrom: '', ...listsOf(row) };
      const after = { copiedFrom: null, ...listsOf(row, 'former_') };
      return {
        entries: [{ kind: 'domain', ...differences(before, after) }],
        statements: [
          ...keepStatements(db, domainId),
          rawQuery(
            db,
            sql`UPDATE domains SET (settings, permanentScanEnabled, updatedAt) =
              (SELECT ${merged}, ${value('permanentScanEnabled')}, ${now()} ${kept('domains')}) WHERE id = ${domainId}`,
          ),
          ...partNames.flatMap((name) => {
            const columns = columnsOf(parts[name]);
            return [
              db.delete(parts[name]).where(eq(parts[name].domainId, domainId)),
              rawQuery(
                db,
                sql`INSERT INTO ${parts[name]} (${columnList([...columns, 'domainId', 'updatedAt'])})
                  SELECT ${sql.join(columns.map(value), sql`, `)}, ${domainId}, ${now()} ${kept(name)} ORDER BY seq`,
              ),
            ];
          }),
          forgetOlderStatement(db, domainId),
        ],
      };
    },
  };
  return change(db, { domainId }, step);
};

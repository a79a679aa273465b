import { and, eq, getTableColumns, notInArray, sql, type SQL } from 'drizzle-orm';
import { change, ifUnchanged, type Statement, type Step } from '../db/change.ts';
import { differences } from '../db/activity/row-entries.ts';
import { rawQuery, columnList, fromExcluded, valuesOf } from '../db/raw-query.ts';
import { columnsOfParts } from '../db/domains/part-rows.ts';
import { constraintProblem, retryIdCollision } from '../db/constraint-errors.ts';
import {
  domains,
  embeddings,
  locales,
  partNames,
  parts,
  placeholders,
  themes,
  type PartName,
} from '../db/schema.ts';
import { settingNames } from '../db/settings-column.ts';
import { domainFields } from '../definitions/domain-fields.ts';
import { namesWith } from '../definitions/field.ts';
import { now, type Database } from '../env.ts';
import { forgetOlderStatement, keepStatements } from './former-configuration.ts';
import { withOwn, withOwnHostCookie } from './own-settings.ts';

// A domain keeps its own settings: its identity, what its client's plan allows, and the domains it shares decisions with.
const own: string[] = namesWith(domainFields, 'own', true);
/** The controller’s details, which a copy leaves as they are, as it leaves the fields of legal pages. */
const CONTROLLER = ['COMPANY', 'STREET', 'ZIPCODE', 'CITY', 'EMAIL'];
const isLegal = (name: string) => /^(imprint|privacyPolicy|accessibility)/.test(name);

/** Legal pages and controller details are copied only `withLegal`; `version` is that of the target, which must not have changed. */
type Options = { withLegal?: boolean; version?: number };

/**
 * Replaces a domain’s configuration with another’s, completely or not at all, so that it can be undone. Returns why it was
 * not replaced: the domain is gone or has changed, or the plan of its client does not allow it.
 */
export async function replaceConfiguration(
  db: Database,
  sourceId: string,
  targetId: string,
  { withLegal = false, version }: Options = {},
): Promise<'changed' | 'deleted' | 'plan' | undefined> {
  const names = settingNames(domains).filter((name) => own.includes(name) || (!withLegal && isLegal(name)));
  const kept = withOwn(sql`source.settings`, names, sql`domains.settings`);
  const update = rawQuery(
    db,
    sql`UPDATE domains SET (settings, permanentScanEnabled, updatedAt) =
      (SELECT ${withOwnHostCookie(kept)}, permanentScanEnabled, ${now()} FROM domains source WHERE id = ${sourceId}) WHERE id = ${targetId}`,
  );
  const copy = { db, sourceId, targetId };
  const replace = [
    update,
    ...replaceRows(copy, embeddings),
    ...(withLegal ? replaceRows(copy, locales) : replaceLocales(copy)),
    ...replaceRows(copy, placeholders, withLegal ? undefined : notInArray(placeholders.bareName, CONTROLLER)),
    ...replaceRows(copy, themes),
  ];
  const owner = { domainId: targetId };
  const run = async () => {
    const statements = [...keepStatements(db, targetId), ...replace, forgetOlderStatement(db, targetId)];
    return (await change(db, owner, copyStep(copy, statements))) ? undefined : 'deleted';
  };
  try {
    return await retryIdCollision(() => ifUnchanged(owner, version, run));
  } catch (error) {
    if (!constraintProblem(error)) throw error;
    return 'plan';
  }
}

type Copy = { db: Database; sourceId: string; targetId: string };

const fresh = (targetId: string): Record<string, SQL> => ({
  id: sql`lower(hex(randomblob(6)))`,
  domainId: sql`${targetId}`,
  updatedAt: sql`${now()}`,
});

/** The statements that replace the rows of a part that fit a condition. */
function replaceRows({ db, sourceId, targetId }: Copy, table: (typeof parts)[PartName], condition?: SQL) {
  const columns = Object.keys(getTableColumns(table)).filter((name) => name !== 'seq');
  const values = columns.map((name) => fresh(targetId)[name] ?? sql.identifier(name));
  return [
    db.delete(table).where(and(eq(table.domainId, targetId), condition)),
    rawQuery(
      db,
      sql`INSERT INTO ${table} (${columnList(columns)}) SELECT ${sql.join(values, sql`, `)} FROM ${table}
        WHERE ${and(eq(table.domainId, sourceId), condition)} ORDER BY seq`,
    ),
  ];
}

const legalTexts = settingNames(locales).filter(isLegal);

/** The statements that replace the texts and their order, except for those about legal pages, which are empty in new languages. */
function replaceLocales({ db, sourceId, targetId }: Copy) {
  const localesOf = (id: string) => sql`FROM ${locales} WHERE ${eq(locales.domainId, id)}`;
  const columns = Object.keys(getTableColumns(locales));
  const last = sql`(SELECT max(seq) FROM ${locales})`;
  const values = columns.map((name) => {
    if (name === 'seq') return sql`${last} + row_number() OVER (ORDER BY seq)`;
    if (name === 'settings') return withOwn(sql`settings`, legalTexts, sql`'{}'`);
    return fresh(targetId)[name] ?? sql.identifier(name);
  });
  return [
    db
      .delete(locales)
      .where(
        sql`${eq(locales.domainId, targetId)} AND ${sql.identifier('name')} NOT IN (SELECT name ${localesOf(sourceId)})`,
      ),
    rawQuery(
      db,
      sql`INSERT INTO ${locales} (${columnList(columns)}) SELECT ${sql.join(values, sql`, `)} ${localesOf(sourceId)}
        ON CONFLICT (${sql.identifier('domainId')}, ${sql.identifier('name')}) DO UPDATE
        SET ${fromExcluded(columns.filter((name) => !['settings', 'domainId', 'name'].includes(name)))},
          settings = ${withOwn(sql`excluded.settings`, legalTexts, sql`locales.settings`)}`,
    ),
  ];
}

type NamesOfParts = { id: string } & Record<'copiedFrom' | PartName, string>;

/** The step that copies, recorded as one change with the names of the parts that it replaces. */
function copyStep({ db, sourceId, targetId }: Copy, statements: Statement[]): Step {
  const namesOf = columnsOfParts(
    (table) =>
      sql`SELECT json_group_array(name) FROM (SELECT name FROM ${table} WHERE domainId = d.id ORDER BY seq)`,
  );
  // No client is told which domains another one has.
  const copiedFrom = sql`iif(d.clientId = (SELECT clientId FROM domains WHERE id = ${targetId}), d.name, '')`;
  return {
    read: rawQuery<NamesOfParts>(
      db,
      sql`SELECT d.id, ${copiedFrom} AS copiedFrom, ${namesOf} FROM domains d
        WHERE d.id IN (${sourceId}, ${targetId})`,
    ),
    plan: (found: NamesOfParts[]) => {
      const [source, target] = [sourceId, targetId].map((id) => found.find((row) => row.id === id));
      if (!source || !target) return undefined;
      const before = { copiedFrom: null, ...listsOf(target) };
      const after = { copiedFrom: source.copiedFrom, ...listsOf(source) };
      return { entries: [{ kind: 'domain', ...differences(before, after) }], statements };
    },
  };
}

const listsOf = (row: NamesOfParts) =>
  Object.fromEntries(partNames.map((name) => [name, JSON.parse(row[name]) as unknown]));

export type PartCounts = Record<PartName, number> &
  Record<'id' | 'clientId' | 'name' | 'path' | 'username' | 'company', string>;

/** The number of parts of each kind that these domains have. */
export const countParts = async (db: Database, ids: string[]) =>
  rawQuery<PartCounts>(
    db,
    sql`SELECT d.id, d.clientId, d.name, d.path, username, company,
        ${columnsOfParts((table) => sql`SELECT count(*) FROM ${table} WHERE domainId = d.id`)}
      FROM domains d JOIN clients c ON c.id = clientId WHERE d.id IN ${valuesOf(ids)}`,
  );

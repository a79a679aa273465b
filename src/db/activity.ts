import { getTableColumns, getTableName, is, SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from '../env.ts';
import { currentActor } from '../http/actor.ts';
import { rawQuery } from './raw-query.ts';
import { activity, clients, domains, embeddings, locales, placeholders, themes, users } from './schema.ts';

// A change is recorded by a statement of the same batch, which takes the changed fields from the rows themselves: nothing
// changes without its row in the activity list, and no round trip is added. src/http/actor.ts knows who makes the change.

type Activity = typeof activity.$inferSelect;
type Table =
  | typeof clients
  | typeof users
  | typeof domains
  | typeof embeddings
  | typeof locales
  | typeof placeholders
  | typeof themes;

/**
 * Characters that are kept of a field: `most` of one, `total` of all long fields together, because D1 takes rows of up to
 * 2 MB. Fields of up to `long` characters are kept in any case.
 */
const limits = { most: sql.raw('65536'), total: sql.raw('120000'), long: sql.raw('1000') };

/** Columns in a JSON object, because D1 takes at most 32 arguments of a function. */
const MAX_COLUMNS = 15;

type Identity = { kind: Activity['kind'] } & Record<
  'clientId' | 'domainId' | 'domainName' | 'objectId' | 'objectName',
  SQL
>;
const ofPart = {
  clientId: sql`(SELECT d.clientId FROM domains d WHERE d.id = domainId)`,
  domainId: sql`domainId`,
  domainName: sql`(SELECT d.name FROM domains d WHERE d.id = domainId)`,
  objectId: sql`id`,
  objectName: sql`name`,
};
const ofDomain = {
  clientId: sql`clientId`,
  domainId: sql`id`,
  domainName: sql`name`,
  objectId: sql`id`,
  objectName: sql`name`,
};
const ofClient = {
  clientId: sql`id`,
  domainId: sql`''`,
  domainName: sql`''`,
  objectId: sql`id`,
  objectName: sql`username`,
};
const identities: Record<Table['_']['name'], Identity> = {
  clients: { ...ofClient, kind: 'account' },
  users: { ...ofClient, clientId: sql`clientId`, kind: 'user', objectName: sql`emailAddress` },
  domains: { ...ofDomain, kind: 'domain' },
  embeddings: { ...ofPart, kind: 'service' },
  locales: { ...ofPart, kind: 'text', objectId: sql`name` },
  placeholders: { ...ofPart, kind: 'placeholder', objectId: sql`name` },
  themes: { ...ofPart, kind: 'design' },
};

/** Columns that identify a row or follow from others, and keys, whose changes are recorded without their values. */
const HIDDEN = new Set(
  `seq id clientId domainId createdAt updatedAt scannedAt version legalChangedAt usernameKey emailKey hostKey bareName domainCount
  whitelabelCount enableOnlyInEu log logDatabase apiKeyHash apiKeyCipher embedKey embedKeyBefore embedKeyBeforeUntil`.split(
    /\s+/,
  ),
);
/** The host and the path of a domain follow from the entered name. */
const OF_ENTERED_NAME = new Set(['name', 'path']);
const SECRETS = sql.raw(`('passwordHash')`);
const IMAGES = sql.raw(`('logoImage', 'settingsIconImage')`);

const recordedColumns = (table: Table) =>
  Object.entries<SQLiteColumn>(getTableColumns(table)).filter(
    ([name]) => !HIDDEN.has(name) && !(table === domains && OF_ENTERED_NAME.has(name)),
  );
type NamedColumn = ReturnType<typeof recordedColumns>[number];

const commas = (parts: SQL[]) => sql.join(parts, sql`, `);

/** An expression for a column, as JSON. */
function asJson({ dataType }: SQLiteColumn, value: SQL) {
  if (dataType === 'boolean') return sql`json(iif(${value}, 'true', 'false'))`;
  return dataType === 'json' ? sql`json(${value})` : value;
}

/** The columns of a row as JSON objects. */
function objectsOf(columns: NamedColumn[]) {
  const pairs = columns.map(
    ([name, column]) => sql`${sql.raw(`'${name}'`)}, ${asJson(column, sql`${sql.identifier(name)}`)}`,
  );
  return Array.from(
    { length: Math.ceil(pairs.length / MAX_COLUMNS) },
    (_, i) => sql`json_object(${commas(pairs.slice(i * MAX_COLUMNS, (i + 1) * MAX_COLUMNS))})`,
  );
}
const documentOf = (columns: NamedColumn[]) => sql`json_array(${commas(objectsOf(columns))})`;

/** A field of `json_each()` as it is stored. What is too long is cut; images and secrets are left out. */
const kept = (field: 'o' | 'n') => {
  const value = sql.raw(`${field}.value`);
  const type = sql.raw(`${field}.type`);
  const { long, most, total } = limits;
  const count = sql`((SELECT count(*) FROM json_each(old) c, json_each(c.value) l WHERE length(l.value) > ${long})
    + (SELECT count(*) FROM json_each(next) l WHERE length(l.value) > ${long}))`;
  const limit = sql`min(${most}, max(${long}, ${total} / max(1, ${count})))`;
  return sql`json(CASE
    WHEN o.key IN ${SECRETS} THEN 'null'
    WHEN o.key IN ${IMAGES} AND ${value} <> '' THEN json_object('$image', length(${value}) * 3 / 4)
    WHEN length(${value}) > ${limit} THEN
      json_object('$cut', substr(${value}, 1, ${limit}), '$length', length(${value}))
    WHEN ${type} = 'text' THEN json_quote(${value})
    WHEN ${type} IN ('true', 'false') THEN ${type}
    ELSE coalesce(${value}, 'null') END)`;
};

type Recorded = Identity & Pick<Activity, 'action'>;
/** SQL for a list of objects with the fields before a change, and for an object with those after it. */
type Documents = { before?: SQL; after?: SQL };

/**
 * The statement that records changes: for each row of `from`, the fields of `before` that are different in `after`, unless
 * there are none. Where only one of the two is given, all its fields are recorded.
 */
function recordStatement(
  db: Database,
  { kind, action, clientId, domainId, domainName, objectId, objectName }: Recorded,
  { before, after }: Documents,
  from: SQL,
) {
  const { by, userId = null, userName = '', browser = '' } = currentActor();
  const none = sql`NULL`;
  const fields = (field: 'o' | 'n') =>
    sql`(SELECT json_group_object(o.key, ${kept(field)}) FROM json_each(old) c, json_each(c.value) o
      LEFT JOIN json_each(next) n ON n.key = o.key WHERE next IS NULL OR o.value IS NOT n.value)`;
  const both = before && after;
  const last = sql`(SELECT max(id) + 1 FROM activity a WHERE a.clientId = recorded.clientId)`;
  return rawQuery(
    db,
    sql`INSERT INTO activity (clientId, id, domainId, domainName, "by", userId, userName, browser, kind, action,
        objectId, objectName, before, after)
      SELECT clientId, max(${Date.now() * 1000}, coalesce(${last}, 0)) + row_number() OVER (PARTITION BY clientId) - 1,
        domainId, domainName, ${by}, ${userId}, ${userName}, ${browser}, ${kind}, ${action}, objectId, objectName, before, after
      FROM (SELECT *, ${before ? fields('o') : none} AS before, ${after ? fields(both ? 'n' : 'o') : none} AS after FROM (
        SELECT ${clientId} AS clientId, ${domainId} AS domainId, ${domainName} AS domainName, ${objectId} AS objectId,
          ${objectName} AS objectName, ${before ?? after ?? none} AS old, ${both ? after : none} AS next FROM ${from})) recorded
      WHERE before IS NULL OR before <> '{}'`,
  );
}

function recordOf(db: Database, table: Table, action: 'created' | 'deleted', where: SQL | undefined) {
  const document = documentOf(recordedColumns(table));
  return recordStatement(
    db,
    { ...identities[getTableName(table)], action },
    action === 'created' ? { after: document } : { before: document },
    sql`${table} WHERE ${where}`,
  );
}

/** The statement that records new rows; it runs after their insertion. */
export const recordCreated = (db: Database, table: Table, where: SQL | undefined) =>
  recordOf(db, table, 'created', where);

/** The statement that records deleted rows; it runs before their deletion. */
export const recordDeleted = (db: Database, table: Table, where: SQL | undefined) =>
  recordOf(db, table, 'deleted', where);

/**
 * The statement that records what an update of rows changes, with the values and expressions that it sets; it runs before
 * the update.
 */
export function recordChanged(db: Database, table: Table, where: SQL | undefined, set: object) {
  const values = new Map<string, unknown>(Object.entries(set).filter(([, value]) => value !== undefined));
  const columns = recordedColumns(table).filter(([name]) => values.has(name));
  const plain = columns.flatMap(([name]) => (is(values.get(name), SQL) ? [] : [[name, values.get(name)]]));
  const computed = columns.flatMap(([name, column]) => {
    const value = values.get(name);
    return is(value, SQL) ? [sql`${sql.raw(`'$.${name}'`)}, ${asJson(column, value)}`] : [];
  });
  const document = sql`${JSON.stringify(Object.fromEntries(plain))}`;
  const next = computed.length > 0 ? sql`json_set(${document}, ${commas(computed)})` : document;
  return recordStatement(
    db,
    { ...identities[getTableName(table)], action: 'changed' },
    { before: documentOf(columns), after: next },
    sql`${table} WHERE ${where}`,
  );
}

type Change = Pick<Activity, 'kind'> &
  Partial<Pick<Activity, 'action' | 'objectId' | 'objectName'>> & {
    /** SQL for objects with the same fields; of both, those are recorded that differ. */
    before?: SQL;
    after?: SQL;
  };
type Owner = Pick<Identity, 'clientId' | 'domainId' | 'domainName'>;

function changeStatement(db: Database, owner: Owner, change: Change, from: SQL) {
  const { kind, action = 'changed', objectId = '', objectName = '', before, after } = change;
  return recordStatement(
    db,
    { ...owner, kind, action, objectId: sql`${objectId}`, objectName: sql`${objectName}` },
    {
      ...(before && { before: sql`json_array(json(${before}))` }),
      ...(after && { after: before ? after : sql`json_array(json(${after}))` }),
    },
    from,
  );
}

/** The statement that records a change of a client that is not one of its columns, if the condition is true. */
export const recordForClient = (db: Database, clientId: string, change: Change, condition = sql`true`) =>
  changeStatement(db, ofClient, change, sql`clients WHERE id = ${clientId} AND ${condition}`);

/** The same for a domain. */
export const recordForDomain = (db: Database, domainId: string, change: Change, condition = sql`true`) =>
  changeStatement(db, ofDomain, change, sql`domains WHERE id = ${domainId} AND ${condition}`);

/** The fields of such a change as JSON. */
export const fieldsAsJson = (fields: object) => sql`${JSON.stringify(fields)}`;

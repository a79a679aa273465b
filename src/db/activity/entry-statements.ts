import { sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../../env.ts';
import { currentActor, logChange } from './actor.ts';
import { SECONDS_PER_DAY } from '../../lib/time.ts';
import { BYTES_A_DAY, clearOldestFields, storedFields, type ChangedFields } from './stored-fields.ts';
import { rawQuery } from '../raw-query.ts';
import type { activity } from '../schema.ts';

// Entries of the activity list are stored in the batch of their change, so that nothing changes without an entry.
// db/change.ts finds out what changes, actor.ts who changes it.

type Activity = typeof activity.$inferSelect;
/**
 * Whose list an entry belongs to: that of a domain, of a client for changes of the account itself, or of the operator for
 * changes of its people, which have no client.
 */
export type Owner = { domainId: string } | { clientId: string | null };
/** A changed object, with the changed fields before and after. */
export type NewEntry = Pick<Activity, 'kind'> &
  Partial<Pick<Activity, 'action' | 'objectId' | 'objectName'> & ChangedFields>;

/** Changes of a client on a day that have an entry of their own; those after them are counted. */
export const MAX_ENTRIES = 2000;
/** Objects with an entry of their own among those that count the changes of an hour; all others share one for each kind. */
export const MAX_COUNTED = 50;

/** The statements that entryStatements changes; they run while the owner exists. */
export function entryStatements(db: Database, owner: Owner, ...entries: NewEntry[]): BatchItem<'sqlite'>[] {
  if (entries.length === 0) return [];
  const { by, userId, userName, browser } = actorColumns();
  const at = Date.now();
  const hour = Math.floor(at / 3_600_000);
  const day = Math.floor(at / 1000 / SECONDS_PER_DAY);
  const { fields, bytes } = storedFields(entries);
  const list = JSON.stringify(
    entries.map(({ action = 'changed', objectId = '', objectName = '', kind, before, after }, i) => ({
      kind,
      action,
      objectId,
      objectName,
      fieldNames: action === 'changed' ? namesIn(before, after) : null,
      fields: fields[i],
    })),
  );
  const row = rowOf(owner);
  const ofToday = (column: SQL) =>
    sql`coalesce((SELECT ${column} FROM activityDays d WHERE d.clientId = o.clientId AND d.day = ${day}), 0)`;
  const today = ofToday(sql`changes`);
  const hasRoom = sql`${ofToday(sql`bytes`)} + ${bytes} <= ${BYTES_A_DAY}`;
  const from = sql`${row} o JOIN json_each(${list}) e`;
  const isCounted = sql`${today} + e.key >= ${MAX_ENTRIES}`;
  const last = sql`coalesce((SELECT max(id) + 1 FROM activity a WHERE a.clientId = o.clientId), 0)`;
  const id = sql`max(${at * 1000}, ${last}) + e.key`;
  const counted = sql`SELECT count(*) FROM activity a WHERE a.clientId = o.clientId AND a.hour = ${hour}`;
  const isOwn = sql`(${counted}) < ${MAX_COUNTED}`;
  return [
    rawQuery(
      db,
      sql`INSERT INTO activity (clientId, id, hour, domainId, domainName, "by", userId, userName, browser, kind, action,
          objectId, objectName)
        SELECT o.clientId, ${id}, ${hour}, iif(${isOwn}, o.domainId, ''), iif(${isOwn}, o.domainName, ''),
          ${by}, coalesce(${userId}, ''), ${userName}, ${browser}, e.value ->> 'kind', 'changed',
          iif(${isOwn}, e.value ->> 'objectId', ''), iif(${isOwn}, e.value ->> 'objectName', '')
        FROM ${from} WHERE ${isCounted}
        ON CONFLICT (clientId, hour, domainId, kind, objectId, "by", userId) WHERE hour IS NOT NULL
          DO UPDATE SET changes = changes + 1`,
    ),
    rawQuery(
      db,
      sql`INSERT INTO activity (clientId, id, domainId, domainName, "by", userId, userName, browser, kind, action,
          objectId, objectName, fieldNames, fields)
        SELECT o.clientId, ${id}, o.domainId, o.domainName, ${by}, ${userId}, ${userName}, ${browser},
          e.value ->> 'kind', e.value ->> 'action', e.value ->> 'objectId', e.value ->> 'objectName',
          e.value ->> 'fieldNames', iif(${hasRoom}, unhex(e.value ->> 'fields'), NULL)
        FROM ${from} WHERE NOT (${isCounted})`,
    ),
    ...clearOldestFields(db, sql`(SELECT clientId FROM ${row})`, day),
    rawQuery(
      db,
      sql`INSERT INTO activityDays (clientId, day, changes, bytes)
        SELECT o.clientId, ${day}, ${entries.length}, iif(${today} < ${MAX_ENTRIES} AND ${hasRoom}, ${bytes}, 0) FROM ${row} o
        WHERE true ON CONFLICT DO UPDATE SET changes = changes + excluded.changes, bytes = bytes + excluded.bytes
        RETURNING clientId`,
    ),
  ];
}

/** Who makes the change. Another client, to whom the domain has moved since the request found it, is not told. */
function actorColumns() {
  const { by, clientId, userId = null, userName = '', browser = '' } = currentActor();
  const known = (value: string | null, hidden: string | null) =>
    clientId === undefined ? sql`${value}` : sql`iif(o.clientId = ${clientId}, ${value}, ${hidden})`;
  return { by, userId: known(userId, null), userName: known(userName, ''), browser: known(browser, '') };
}

/** The names of the fields that differ; null for an entry without fields. */
const namesIn = (before: object | null = null, after: object | null = null) =>
  before || after ? [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])] : null;

function rowOf(owner: Owner) {
  if ('domainId' in owner)
    return sql`(SELECT clientId, id AS domainId, name AS domainName FROM domains WHERE id = ${owner.domainId})`;
  return owner.clientId === null
    ? sql`(SELECT '' AS clientId, '' AS domainId, '' AS domainName)`
    : sql`(SELECT id AS clientId, '' AS domainId, '' AS domainName FROM clients WHERE id = ${owner.clientId})`;
}

/** Records something that is stored in another database, after it has happened. */
export async function addEntry(db: Database, owner: Owner, entry: NewEntry) {
  const written = await db.batch(entryStatements(db, owner, entry) as [BatchItem<'sqlite'>]);
  for (const { clientId } of written.at(-1) as { clientId: string }[]) logChange({ ...owner, clientId });
}

import { and, desc, eq, exists, getTableColumns, gte, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../env.ts';
import { SECONDS_PER_DAY } from '../lib/time.ts';
import { rawQuery } from './raw-query.ts';
import { activity, activityKinds, domains } from './schema.ts';

/** Rows on a page of the activity list. */
export const ACTIVITY_PAGE = 30;
/** Rows that a download reads at once. */
const BATCH = 500;
/** Days for which a row is kept; a trigger refuses an earlier deletion. */
const DAYS_KEPT = 395;
/** Rows that a run of the job deletes. */
const MAX_DELETED = 5000;

export { activityKinds };
export type ActivityRow = typeof activity.$inferSelect;

/**
 * What a list is limited to; times are Unix seconds. `before` is the ID of the last row of the page before and, in a list of
 * all clients, `beforeClient` its client: changes of several clients at once have the same ID.
 */
export type ActivityFilter = {
  domainId?: string | undefined;
  kind?: ActivityRow['kind'] | undefined;
  from?: number | undefined;
  until?: number | undefined;
  before?: number | undefined;
  beforeClient?: string | undefined;
};

const within = ({ domainId, kind, from, until, before, beforeClient = '' }: ActivityFilter) =>
  and(
    domainId === undefined ? undefined : eq(activity.domainId, domainId),
    kind && eq(activity.kind, kind),
    from === undefined ? undefined : gte(activity.id, from * 1e6),
    until === undefined ? undefined : lt(activity.id, until * 1e6),
    before === undefined
      ? undefined
      : and(
          lte(activity.id, before),
          sql`(${activity.id}, ${activity.clientId}) < (${before}, ${beforeClient})`,
        ),
  );

/** Changes, each with whether its domain still exists. */
const changes = (db: Database) =>
  db
    .select({
      ...getTableColumns(activity),
      hasDomain: sql`${exists(db.select().from(domains).where(eq(domains.id, activity.domainId)))}`
        .mapWith(Boolean)
        .as('hasDomain'),
    })
    .from(activity);
export type ListedChange = ActivityRow & { hasDomain: boolean };

/** A client's changes, newest first. */
export const listActivity = async (
  db: Database,
  clientId: string,
  filter: ActivityFilter,
  limit = ACTIVITY_PAGE + 1,
): Promise<ListedChange[]> =>
  changes(db)
    .where(and(eq(activity.clientId, clientId), within(filter)))
    .orderBy(desc(activity.id))
    .limit(limit);

type NamedActivity = ActivityRow & { username: string };

/** The changes of all clients, newest first. Of each client, only as many rows are read as a page has. */
export async function listAllActivity(db: Database, filter: ActivityFilter, limit = ACTIVITY_PAGE + 1) {
  const isWithin = within(filter) ?? sql`true`;
  const oldest = sql`(SELECT id FROM activity WHERE clientId = c.id AND ${isWithin} ORDER BY id DESC LIMIT 1 OFFSET ${limit - 1})`;
  const rows = await rawQuery<Record<string, unknown>>(
    db,
    sql`SELECT activity.*, c.username FROM clients c JOIN activity ON activity.clientId = c.id AND activity.id >= coalesce(${oldest}, 0)
      WHERE ${isWithin} ORDER BY activity.id DESC, activity.clientId DESC LIMIT ${limit}`,
  );
  const json = (text: unknown) => (text === null ? null : (JSON.parse(text as string) as unknown));
  return rows.map((row) => ({ ...row, before: json(row.before), after: json(row.after) })) as NamedActivity[];
}

/** A change of a client; undefined if there is none. */
export async function findActivity(db: Database, clientId: string, id: number) {
  const found: ListedChange[] = await changes(db).where(
    and(eq(activity.clientId, clientId), eq(activity.id, id)),
  );
  return found[0];
}

/** The IDs of later changes of the same object. */
export const laterChanges = async (db: Database, { clientId, domainId, id, kind, objectId }: ActivityRow) =>
  db
    .select({ id: activity.id })
    .from(activity)
    .where(
      and(
        eq(activity.clientId, clientId),
        sql`${activity.id} > ${id}`,
        eq(activity.domainId, domainId),
        eq(activity.kind, kind),
        eq(activity.objectId, objectId),
      ),
    )
    .limit(1);

/** All changes that `list` returns, one batch after another, so that a download never holds many. */
export async function* allActivity<R extends ActivityRow>(
  list: (filter: ActivityFilter, limit: number) => Promise<R[]>,
  filter: ActivityFilter,
) {
  for (let rest = filter; ;) {
    const rows = await list(rest, BATCH);
    yield rows;
    if (rows.length < BATCH) return;
    const { id, clientId } = rows.at(-1)!;
    rest = { ...filter, before: id, beforeClient: clientId };
  }
}

/** Deletes rows that are older than 395 days: some in each run, found client by client in the primary key. */
export const deleteOldActivity = async (db: Database, now: number) =>
  rawQuery(
    db,
    sql`DELETE FROM activity WHERE (clientId, id) IN (
      SELECT a.clientId, a.id FROM clients c JOIN activity a ON a.clientId = c.id
      WHERE a.id <= ${(now - DAYS_KEPT * SECONDS_PER_DAY) * 1e6} LIMIT ${MAX_DELETED})`,
  );

import { and, desc, eq, exists, getTableColumns, gte, isNull, lt, lte, ne, sql, type SQL } from 'drizzle-orm';
import { now, type Database } from '../../env.ts';
import { changedFields, hexOfFields, type ChangedFields } from './stored-fields.ts';
import { rawQuery } from '../raw-query.ts';
import { activity, activityKinds, domains } from '../schema.ts';

/** Rows on a page of the activity list. */
export const CHANGES_PER_PAGE = 25;
/** Rows that a download reads at once. */
const BATCH = 50;

export { activityKinds };
/** A change; without values, `before` and `after` are null. */
export type ActivityRow = Omit<typeof activity.$inferSelect, 'fields'> & ChangedFields;

/** Instead of a person: the operator key, which has no name. */
export const OPERATOR_KEY = 'key';

/**
 * The limits of a list, in Unix seconds. `before` is the ID of the last row of the page before. Lists of all clients
 * also need its `beforeClient`, because clients can share IDs.
 */
export type ActivityFilter = {
  domainId?: string | undefined;
  kind?: ActivityRow['kind'] | undefined;
  objectId?: string | undefined;
  /** A kind that the list leaves out. */
  without?: ActivityRow['kind'] | undefined;
  /** The ID of a person of the operator, or `OPERATOR_KEY`. */
  person?: string | undefined;
  from?: number | undefined;
  until?: number | undefined;
  before?: number | undefined;
  beforeClient?: string | undefined;
};

const within = (filter: ActivityFilter) => {
  const { domainId, kind, objectId, without, person, from, until, before, beforeClient = '' } = filter;
  return and(
    domainId === undefined ? undefined : eq(activity.domainId, domainId),
    kind && eq(activity.kind, kind),
    objectId === undefined ? undefined : eq(activity.objectId, objectId),
    without && ne(activity.kind, without),
    person === undefined ? undefined : eq(activity.by, 'operator'),
    person === undefined
      ? undefined
      : person === OPERATOR_KEY
        ? isNull(activity.userId)
        : eq(activity.userId, person),
    from === undefined ? undefined : gte(activity.id, from * 1e6),
    until === undefined ? undefined : lt(activity.id, until * 1e6),
    before === undefined
      ? undefined
      : and(
          lte(activity.id, before),
          sql`(${activity.id}, ${activity.clientId}) < (${before}, ${beforeClient})`,
        ),
  );
};

const withFields = <R extends { fields: string }>({ fields, ...row }: R) => ({
  ...row,
  ...changedFields(fields),
});

/** Changes, each with whether the client still has its domain. */
const changes = (db: Database) =>
  db
    .select({
      ...getTableColumns(activity),
      fields: hexOfFields,
      hasDomain: sql`${exists(
        db
          .select()
          .from(domains)
          .where(and(eq(domains.id, activity.domainId), eq(domains.clientId, activity.clientId))),
      )}`
        .mapWith(Boolean)
        .as('hasDomain'),
    })
    .from(activity);
export type ListedChange = ActivityRow & { hasDomain: boolean };

/** A client's changes, newest first; only those for which `visible` is true. */
export async function listActivity(
  db: Database,
  clientId: string,
  filter: ActivityFilter,
  limit = CHANGES_PER_PAGE + 1,
  visible?: SQL,
): Promise<ListedChange[]> {
  const rows = await changes(db)
    .where(and(eq(activity.clientId, clientId), within(filter), visible))
    .orderBy(desc(activity.id))
    .limit(limit);
  return rows.map(withFields);
}

type NamedActivity = ActivityRow & { username: string };
type NamedRow = Omit<NamedActivity, keyof ChangedFields> & { fields: string };

/** The changes of all clients and of the operator’s people, newest first. Of each client, only as many rows are read as a page has. */
export async function listAllActivity(
  db: Database,
  filter: ActivityFilter,
  limit = CHANGES_PER_PAGE + 1,
): Promise<NamedActivity[]> {
  const isInSpan = within(filter) ?? sql`true`;
  const oldest = sql`(SELECT id FROM activity WHERE clientId = c.id AND ${isInSpan} ORDER BY id DESC LIMIT 1 OFFSET ${limit - 1})`;
  const rows = await rawQuery<Record<string, unknown>>(
    db,
    sql`SELECT activity.*, c.username, ${hexOfFields} AS fields
      FROM (SELECT id, username FROM clients UNION ALL SELECT '', '') c JOIN activity ON activity.clientId = c.id AND activity.id >= coalesce(${oldest}, 0)
      WHERE ${isInSpan} ORDER BY activity.id DESC, activity.clientId DESC LIMIT ${limit}`,
  );
  return rows.map(({ fieldNames, ...row }) =>
    withFields({ ...row, fieldNames: fieldNames && JSON.parse(fieldNames as string) } as NamedRow),
  );
}

/** A change of a client; undefined if there is none for which `visible` is true. */
export async function findActivity(db: Database, clientId: string, id: number, visible?: SQL) {
  const isOne = and(eq(activity.clientId, clientId), eq(activity.id, id));
  const [row] = await changes(db).where(and(isOne, visible));
  return row && withFields(row);
}

/** The IDs of later changes of the same object, or of `any` of the same domain. */
export const laterChanges = async (
  db: Database,
  { clientId, domainId, id, kind, objectId }: ActivityRow,
  any = false,
) =>
  db
    .select({ id: activity.id })
    .from(activity)
    .where(
      and(
        eq(activity.clientId, clientId),
        sql`${activity.id} > ${id}`,
        eq(activity.domainId, domainId),
        any ? undefined : and(eq(activity.kind, kind), eq(activity.objectId, objectId)),
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

/** The changes of one kind in a client's list since the hour began (UTC), with those that are only counted. */
export async function changesInHour(db: Database, clientId: string, kind: ActivityRow['kind']) {
  const start = Math.floor(now() / 3600) * 3600;
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${activity.changes}), 0)` })
    .from(activity)
    .where(and(eq(activity.clientId, clientId), gte(activity.id, start * 1e6), eq(activity.kind, kind)));
  return row!.count;
}

/** When records of the consent log were last erased under this ID (Unix seconds). */
export async function lastErasure(
  db: Database,
  { clientId, domainId }: { clientId: string; domainId: string },
  objectId: string,
) {
  const [found] = await db
    .select({ id: activity.id })
    .from(activity)
    .where(
      and(
        eq(activity.clientId, clientId),
        eq(activity.domainId, domainId),
        eq(activity.kind, 'log'),
        eq(activity.objectId, objectId),
      ),
    )
    .orderBy(desc(activity.id))
    .limit(1);
  return found && Math.floor(found.id / 1e6);
}

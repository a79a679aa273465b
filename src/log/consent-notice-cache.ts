import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { LogLocation } from '../db/log-locations.ts';
import type { Database } from '../env.ts';
import { ttlCache } from '../lib/ttl-cache.ts';
import { noticeOf, unpackNotice, type Notice, type NoticeContent } from './consent-notice.ts';
import { hexOf } from './fragments.ts';
import type { Log } from './log.ts';
import { logs, notEnded, notices } from './tables.ts';

/** The key of a notice: its number, as in database entries, or its hash, as in the lines of blocks. */
export type NoticeKey = number | string;

// A notice never changes, but after a rollback of its database another may get its number, so it is cached for 10
// minutes.
const cached = ttlCache<Notice>(1000, 600);

const keyOf = ({ database, id }: LogLocation, key: NoticeKey) => `${database} ${id} ${key}`;

/** A cached notice of the log at a location. */
export const cachedNotice = (location: LogLocation, key: NoticeKey) => cached.get(keyOf(location, key));

/** Caches a notice by its hash. */
export const cacheNotice = (location: LogLocation, notice: Notice) =>
  cached.set(keyOf(location, notice.hash), notice);

const columns = {
  number: notices.number,
  hash: hexOf(notices.hash),
  used: notices.used,
  content: notices.content,
};

/** The statement that reads a log’s notices for `cacheNotices`; an unknown key returns no row. */
export function noticesQuery({ db, id }: Log, keys: Iterable<NoticeKey>) {
  const list = [...new Set(keys)];
  const numbers = JSON.stringify(list.filter((key) => typeof key === 'number'));
  const hashes = JSON.stringify(list.filter((key) => typeof key === 'string'));
  const wanted = sql`(SELECT value FROM json_each(${numbers}) UNION ALL
    SELECT (SELECT n.number FROM ${notices} n WHERE n.log = ${id} AND n.hash = unhex(value)) FROM json_each(${hashes}))`;
  return db
    .select(columns)
    .from(notices)
    .where(and(eq(notices.log, id), inArray(notices.number, wanted)));
}
type Row = Awaited<ReturnType<typeof noticesQuery>>[number];

const hasHash = (hash: string) => sql`${notices.hash} = unhex(${hash})`;

/** The statement that reads a notice of a domain’s log in a database for `cacheNotices`. */
export const noticeOfDomainQuery = (db: Database, domainId: string, hash: string) =>
  db
    .select(columns)
    .from(logs)
    .innerJoin(notices, and(eq(notices.log, logs.id), hasHash(hash)))
    .where(and(eq(logs.domainId, domainId), notEnded));

const contentOf = ({ content }: Pick<Row, 'content'>) => JSON.parse(unpackNotice(content)) as NoticeContent;

/** Caches the result of `noticesQuery` for the log at a location and returns the notices by number and by hash. */
export function cacheNotices(location: LogLocation, rows: Row[]) {
  const found = new Map<NoticeKey, Notice>();
  for (const row of rows) {
    const { number, hash, used } = row;
    const notice = noticeOf(hash, contentOf(row));
    found.set(number, notice).set(hash, notice);
    cacheNotice(location, notice);
    // The number of an unused notice may be given to another.
    if (used) cached.set(keyOf(location, number), notice);
  }
  return found;
}

/** The notices of the log at a location by these keys, from the cache or else from the database. */
export async function readNotices(log: Log, location: LogLocation, keys: Iterable<NoticeKey>) {
  const found = new Map<NoticeKey, Notice>();
  const missing: NoticeKey[] = [];
  for (const key of new Set(keys)) {
    const known = cachedNotice(location, key);
    if (known) found.set(key, known);
    else missing.push(key);
  }
  if (missing.length === 0) return found;
  const read = cacheNotices(location, await noticesQuery(log, missing));
  for (const key of missing) if (read.has(key)) found.set(key, read.get(key)!);
  return found;
}

const newestContent = async ({ db, id }: Log, condition: SQL) => {
  const [row] = await db
    .select({ content: notices.content })
    .from(notices)
    .where(and(eq(notices.log, id), condition))
    .orderBy(desc(notices.version), desc(notices.number))
    .limit(1);
  return row && contentOf(row);
};

/** The complete notice; undefined if the log has none with this hash. */
export const noticeContent = (log: Log, hash: string) => newestContent(log, hasHash(hash));

/** The newest notice that a visitor has decided on; undefined before the first decision. */
export const lastDecidedOn = (log: Log) => newestContent(log, eq(notices.used, true));

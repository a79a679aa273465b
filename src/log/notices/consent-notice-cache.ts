import { and, desc, eq, sql } from 'drizzle-orm';
import { hexOf, preparedQuery } from '../../db/raw-query.ts';
import type { LogLocation } from '../../db/databases.ts';
import { ttlCache } from '../../lib/caches/ttl-cache.ts';
import { noticeOf, unpackNotice, type Notice, type NoticeContent } from './consent-notice.ts';
import type { Log } from '../log.ts';
import { isCurrentNotice, logs, notEnded, notices } from '../tables.ts';
import { logQuery, type LogQuery } from '../log-query.ts';

/** The number of a notice in the database, or its hash. */
type NoticeKey = number | string;

// By hash, because a rollback may give the number to another notice. Believed for 10 minutes: if a rollback has lost
// the notice, the decision is not stored, and the database is asked.
const cached = ttlCache<Notice>(1000, 600);

const keyOf = ({ domain, database, id }: LogLocation, hash: string) => `${domain} ${database} ${id} ${hash}`;

/** A cached notice of the log at a location. */
export const cachedNotice = (location: LogLocation, hash: string) => cached.get(keyOf(location, hash));

/** Forgets a notice that the log turned out to lack. */
export const forgetNotice = (location: LogLocation, hash: string) => cached.delete(keyOf(location, hash));

/** Caches a notice by its hash. */
export const cacheNotice = (location: LogLocation, notice: Notice) =>
  cached.set(keyOf(location, notice.hash), notice);

const columns = {
  number: notices.number,
  hash: hexOf(notices.hash),
  content: notices.content,
};

/** The statement that reads a log’s notices for `cacheNotices`; an unknown key returns no row. */
export function noticesQuery({ db, id }: Log, keys: Iterable<number> | Iterable<string>) {
  const list = [...new Set<NoticeKey>(keys)];
  // Each hash is looked up by itself: for a list of them SQLite would scan the log's notices.
  const numbers =
    typeof list[0] === 'number'
      ? sql.join(list, sql`, `)
      : sql`SELECT (SELECT n.number FROM ${notices} n WHERE n.log = ${id} AND n.hash = unhex(value)) FROM json_each(${JSON.stringify(list)})`;
  return db
    .select(columns)
    .from(notices)
    .where(and(eq(notices.log, id), sql`${notices.number} IN (${numbers})`));
}
/** Without drizzle, D1 returns the bytes as a list of numbers. */
type Row = { hash: string; content: Uint8Array | number[] };

/** The statement that reads a notice of a domain’s log in a database for `cacheNotices`. */
export const noticeOfDomainQuery = preparedQuery<Row>(
  sql`SELECT ${hexOf(notices.hash)} AS hash, ${notices.content} FROM ${logs}
    JOIN ${notices} ON ${notices.log} = ${logs.id} AND ${notices.hash} = unhex(${sql.placeholder('hash')})
    WHERE ${logs.domainId} = ${sql.placeholder('domainId')} AND ${notEnded}`,
);

/** The statement that reads the hashes of the current notices of a domain’s log. */
export const currentNoticesQuery = preparedQuery<Pick<Row, 'hash'>>(
  sql`SELECT ${hexOf(notices.hash)} AS hash FROM ${logs} JOIN ${notices} ON ${notices.log} = ${logs.id} AND ${isCurrentNotice}
    WHERE ${logs.domainId} = ${sql.placeholder('domainId')} AND ${notEnded}`,
);

const contentOf = ({ content }: Pick<Row, 'content'>) => JSON.parse(unpackNotice(content)) as NoticeContent;

/** Caches the result of `noticesQuery` for the log at a location and returns the notices by hash. */
export const cacheNotices = (location: LogLocation, rows: Row[]) =>
  new Map(rows.map((row) => [row.hash, cacheNotice(location, noticeOf(row.hash, contentOf(row)))]));

/**
 * The notices of the log at a location by hash, from the cache or else from the database, where a look-up by the numbers
 * that the hashes have there reads fewer rows.
 */
export async function readNotices(
  log: Log,
  location: LogLocation,
  hashes: Iterable<string>,
  numbers?: Map<string, number>,
) {
  const found = new Map<string, Notice>();
  const missing: string[] = [];
  for (const hash of new Set(hashes)) {
    const known = cachedNotice(location, hash);
    if (known) found.set(hash, known);
    else missing.push(hash);
  }
  if (missing.length === 0) return found;
  const read = cacheNotices(
    location,
    await noticesQuery(log, numbers ? missing.map((hash) => numbers.get(hash)!) : missing),
  );
  for (const hash of missing) if (read.has(hash)) found.set(hash, read.get(hash)!);
  return found;
}

/** The complete notice; undefined if the log has none with this hash. */
export const noticeContent = async (log: Log, hash: string) => (await noticeContents(log, [hash])).get(hash);

/** Complete notices by hash. */
export async function noticeContents(log: Log, hashes: Iterable<string>) {
  const rows = await noticesQuery(log, hashes);
  return new Map(rows.map((row) => [row.hash, contentOf(row)]));
}

/** The newest notice that a visitor has decided on; undefined before the first decision. */
export async function lastDecidedOn({ db, id }: Log) {
  const [row] = await db
    .select({ content: notices.content })
    .from(notices)
    .where(and(eq(notices.log, id), eq(notices.used, true)))
    .orderBy(desc(notices.version), desc(notices.number))
    .limit(1);
  return row && contentOf(row);
}

/** The consent notice with a hash as its canonical JSON, from which the hash is computed; undefined if the log has none. */
export const readNotice =
  (hash: string): LogQuery<string | undefined> =>
  (log) =>
    logQuery([noticesQuery(log, [hash])], ([[row]]) => row && unpackNotice(row.content));

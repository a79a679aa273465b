import { sql } from 'drizzle-orm';
import { all } from '../db/all.ts';
import type { LogLocation } from '../db/databases.ts';
import type { Database } from '../env.ts';
import { kept } from '../lib/kept.ts';
import type { Log } from './log.ts';
import { noticeOf, unpackNotice, type Notice, type NoticeContent } from './consent-notice.ts';

/** A notice is named by its number, as entries in the database do, or by its hash, as the lines of blocks do. */
export type NoticeKey = number | string;

type Row = { number: number; hash: string; used: number; content: number[] };

// A notice never changes. But a database that was set back may give a number anew: so it is forgotten after a while.
const notices = kept<Notice>(1000, 600);

const keyOf = ({ database, id }: LogLocation, key: NoticeKey) => `${database} ${id} ${key}`;

/** A notice of the log at a place as this isolate remembers it; undefined where it does not. */
export const cachedNotice = (place: LogLocation, key: NoticeKey) => notices.get(keyOf(place, key));

/** Has the isolate remember a notice by its hash. */
export const cacheNotice = (place: LogLocation, notice: Notice) =>
  notices.set(keyOf(place, notice.hash), notice);

/** The statement that reads a log's notices, for `cacheNotices`; a key of which there is none gives no row. */
export function noticesQuery({ db, id }: Log, keys: Iterable<NoticeKey>) {
  const list = [...new Set(keys)];
  const numbers = JSON.stringify(list.filter((key) => typeof key === 'number'));
  const hashes = JSON.stringify(list.filter((key) => typeof key === 'string'));
  return all<Row>(
    db,
    sql`SELECT number, lower(hex(hash)) AS hash, used, content FROM notices WHERE log = ${id} AND number IN (
      SELECT value FROM json_each(${numbers}) UNION ALL
      SELECT (SELECT number FROM notices WHERE log = ${id} AND hash = unhex(value)) FROM json_each(${hashes}))`,
  );
}

/** The statement that reads a notice of the log that a domain has in a database, for `cacheNotices`. */
export const noticeOfDomainQuery = (db: Database, domainId: string, hash: string) =>
  all<Row>(
    db,
    sql`SELECT n.number, lower(hex(n.hash)) AS hash, n.used, n.content
      FROM logs l JOIN notices n ON n.log = l.id AND n.hash = unhex(${hash})
      WHERE l.domainId = ${domainId} AND l.ended IS NULL`,
  );

/** Has the isolate remember what `noticesQuery` has read of the log at a place, and gives it by number and by hash. */
export function cacheNotices(place: LogLocation, rows: Row[]) {
  const found = new Map<NoticeKey, Notice>();
  for (const { number, hash, used, content } of rows) {
    const notice = noticeOf(hash, JSON.parse(unpackNotice(content)) as NoticeContent);
    found.set(number, notice).set(hash, notice);
    cacheNotice(place, notice);
    // The number of one that no entry names may become another's.
    if (used) notices.set(keyOf(place, number), notice);
  }
  return found;
}

/** The notices of the log at a place by these keys: from the isolate, and those that it lacks from the database. */
export async function readNotices(log: Log, place: LogLocation, keys: Iterable<NoticeKey>) {
  const found = new Map<NoticeKey, Notice>();
  const missing: NoticeKey[] = [];
  for (const key of new Set(keys)) {
    const known = cachedNotice(place, key);
    if (known) found.set(key, known);
    else missing.push(key);
  }
  if (missing.length === 0) return found;
  const read = cacheNotices(place, await noticesQuery(log, missing));
  for (const key of missing) if (read.has(key)) found.set(key, read.get(key)!);
  return found;
}

/** The whole of a notice; undefined where the log has none of this hash. */
export async function noticeContent({ db, id }: Log, hash: string) {
  const [row] = await all<{ content: number[] }>(
    db,
    sql`SELECT content FROM notices WHERE log = ${id} AND hash = unhex(${hash})`,
  );
  return row && (JSON.parse(unpackNotice(row.content)) as NoticeContent);
}

/** The newest notice that a visitor has decided on: what was shown when visitors were last asked; undefined before that. */
export async function lastDecidedOn({ db, id }: Log) {
  const [row] = await all<{ content: number[] }>(
    db,
    sql`SELECT content FROM notices WHERE log = ${id} AND used = 1 ORDER BY version DESC, number DESC LIMIT 1`,
  );
  return row && (JSON.parse(unpackNotice(row.content)) as NoticeContent);
}

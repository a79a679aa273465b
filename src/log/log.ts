import { and, eq, sql, type SQL } from 'drizzle-orm';
import { rawQuery } from '../db/raw-query.ts';
import { logDatabase, logDatabaseName } from '../db/databases.ts';
import type { LogLocation } from '../db/log-locations.ts';
import { domains } from '../db/schema.ts';
import type { Bindings, Database } from '../env.ts';
import { sha256 } from '../lib/sha256.ts';
import { databaseClock, hexOf } from './fragments.ts';
import { logs, notEnded } from './tables.ts';

/** A log for the functions of this folder: its log database, and its id there as an SQL value. */
export type Log = { db: Database; id: SQL };

/** The root hash of a log without records: the hash of an empty string, in hex. */
export const EMPTY_ROOT = Buffer.from(sha256('')).toString('hex');

/** A log of a database by its id. */
export const logIn = (db: Database, id: number): Log => ({ db, id: sql`${id}` });

/**
 * The log at a location; throws if its database is no longer bound. It can be the log of any domain, so the caller must
 * know that the domain belongs to its client.
 */
export const logAt = (env: Bindings, location: LogLocation) => logIn(databaseAt(env, location), location.id);

/** The database of a location; throws if it is not bound. */
export function databaseAt(env: Bindings, { database, id }: LogLocation) {
  const db = logDatabase(env, database);
  if (!db) throw new Error(`the database ${logDatabaseName(database)} of log ${id} is not bound`);
  return db;
}

const isOwn = (clientId: string, domainId: string) =>
  and(eq(domains.id, domainId), eq(domains.clientId, clientId));

/** The log of a client’s domain, for statements in `DB`; NULL, which matches nothing, for another client’s domain. */
export const ownLog = (db: Database, clientId: string, domainId: string): Log => ({
  db,
  id: sql`(SELECT ${domains.log} FROM ${domains} WHERE ${isOwn(clientId, domainId)} AND ${domains.logDatabase} = 0)`,
});

/** The statement that finds the location of the log of a client’s domain; no row for another client’s domain. */
export const locationQuery = (db: Database, clientId: string, domainId: string) =>
  db
    .select({ database: domains.logDatabase, id: domains.log })
    .from(domains)
    .where(isOwn(clientId, domainId));

/** The columns of a new log except its domain. */
const newLog = { key: sql`randomblob(32)`, createdAt: databaseClock, root: EMPTY_ROOT };

/** The statement that creates a domain’s log, unless it already has one. Returns its id. */
export const beginStatement = (db: Database, domainId: string) =>
  db
    .insert(logs)
    .values({ ...newLog, domainId })
    .onConflictDoUpdate({ target: logs.domainId, targetWhere: notEnded, set: { domainId } })
    .returning({ id: logs.id });

/** The statement that uses up a database’s ids up to `above` (the last used one is `used`) with a log that has ended. */
export const reserveIdsStatement = (db: Database, above: number, used: SQL, clock: SQL = databaseClock) =>
  rawQuery(
    db,
    sql`INSERT INTO ${logs} (id, domainId, "key", createdAt, ended, root)
      SELECT ${above}, '', randomblob(32), ${clock}, ${clock}, ${EMPTY_ROOT} WHERE ${above} > coalesce(${used}, 0)`,
  );

const lastId = sql<number>`(SELECT seq FROM sqlite_sequence WHERE name = 'logs')`;

/** The statements that create the logs of domains that existed before, here or elsewhere, with ids above `above`. */
export const beginAllStatements = (db: Database, domainIds: string[], above: number) =>
  [
    reserveIdsStatement(db, above, lastId),
    rawQuery<Pick<typeof logs.$inferSelect, 'id' | 'domainId'>>(
      db,
      sql`INSERT INTO ${logs} (domainId, "key", createdAt, root)
        SELECT value, randomblob(32), ${databaseClock}, ${EMPTY_ROOT} FROM json_each(${JSON.stringify(domainIds)}) WHERE true
        ON CONFLICT (domainId) WHERE ${notEnded} DO UPDATE SET domainId = excluded.domainId RETURNING id, domainId`,
    ),
  ] as const;

/** The highest id that a log of this database has had. */
export const lastLogQuery = (db: Database) =>
  db
    .select({ seq: sql<number>`seq` })
    .from(sql`sqlite_sequence`)
    .where(sql`name = 'logs'`);

/** The statement that reads the key of a log’s salts, in hex. */
export const keyQuery = ({ db, id }: Log) =>
  db
    .select({ key: hexOf(logs.key) })
    .from(logs)
    .where(eq(logs.id, id));

/** The condition that a log exists and has not ended. */
export const isOngoing = (id: SQL | number) =>
  sql`EXISTS (SELECT 1 FROM ${logs} WHERE ${logs.id} = ${id} AND ${notEnded})`;

/** The statement that ends a log: no entry is added any more, and the scheduled job deletes its contents. */
export const endStatement = ({ db, id }: Log) =>
  db
    .update(logs)
    .set({ ended: databaseClock })
    .where(and(eq(logs.id, id), notEnded));

import { sql, type SQL } from 'drizzle-orm';
import { all } from '../db/all.ts';
import { logDatabase, logDatabaseName, type LogLocation } from '../db/databases.ts';
import type { Bindings, Database } from '../env.ts';
import { kept } from '../lib/kept.ts';
import { sha256 } from '../lib/sha256.ts';

/** A log as the functions of this folder take it: the database that it lives in, and its id there as an SQL value. */
export type Log = { db: Database; id: SQL };

/** The root of a log without records: the hash of nothing, in hex. */
export const EMPTY_ROOT = Buffer.from(sha256('')).toString('hex');

/**
 * The log at a place; throws where the operator has taken its database away. What comes of it is anybody's: the caller
 * has to know that the domain is its client's before it answers.
 */
export const logAt = (env: Bindings, place: LogLocation): Log => ({
  db: databaseAt(env, place),
  id: sql`${place.id}`,
});

/** The database at a place alone; throws where it is not bound. */
export function databaseAt(env: Bindings, { database, id }: LogLocation) {
  const db = logDatabase(env, database);
  if (!db) throw new Error(`the database ${logDatabaseName(database)} of log ${id} is not bound`);
  return db;
}

/** The log of a client's domain, for statements that run in `DB` itself; NULL, which matches nothing, for any other's. */
export const ownLog = (db: Database, clientId: string, domainId: string): Log => ({
  db,
  id: sql`(SELECT log FROM domains WHERE id = ${domainId} AND clientId = ${clientId} AND logDatabase = 0)`,
});

/** The statement that finds where the log of a client's domain is; nothing for another's. */
export const locationQuery = (db: Database, clientId: string, domainId: string) =>
  all<LogLocation>(
    db,
    sql`SELECT logDatabase AS database, log AS id FROM domains WHERE id = ${domainId} AND clientId = ${clientId}`,
  );

/** The statement that begins a domain's log; a domain that already has one keeps it. Gives its id. */
export const beginStatement = (db: Database, domainId: string) =>
  all<{ id: number }>(
    db,
    sql`INSERT INTO logs (domainId, "key", createdAt, root)
      VALUES (${domainId}, randomblob(32), unixepoch(), ${EMPTY_ROOT})
      ON CONFLICT DO UPDATE SET domainId = excluded.domainId RETURNING id`,
  );

/**
 * The statements that begin the logs of domains that were known before, here or elsewhere: under no number up to `above`,
 * so that none of them goes on under the number of one that was.
 */
export const beginAllStatements = (db: Database, domainIds: string[], above: number) =>
  [
    all(
      db,
      sql`INSERT INTO logs (id, domainId, "key", createdAt, ended, root)
      SELECT ${above}, '', randomblob(32), unixepoch(), unixepoch(), ${EMPTY_ROOT}
      WHERE ${above} > coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'logs'), 0)`,
    ),
    all<{ id: number; domainId: string }>(
      db,
      sql`INSERT INTO logs (domainId, "key", createdAt, root)
      SELECT value, randomblob(32), unixepoch(), ${EMPTY_ROOT} FROM json_each(${JSON.stringify(domainIds)}) WHERE true
      ON CONFLICT (domainId) WHERE ended IS NULL DO UPDATE SET domainId = excluded.domainId RETURNING id, domainId`,
    ),
  ] as const;

/** The highest number that a log of this database has had. */
export const lastLogQuery = (db: Database) =>
  all<{ seq: number }>(db, sql`SELECT seq FROM sqlite_sequence WHERE name = 'logs'`);

/** The statement that ends a log: nothing is added to it any more, and the job takes away what it holds. */
export const endStatement = ({ db, id }: Log) =>
  all(db, sql`UPDATE logs SET ended = unixepoch() WHERE id = ${id} AND ended IS NULL`);

const places = kept<LogLocation>(2000);

/**
 * Where the log of a client's domain is, as this isolate remembers it; undefined where it does not. A domain's log
 * stays where it is, but a domain that was deleted and taken in again has another: what is read by it is good only if
 * `locationQuery`, asked at the same time, says the same.
 */
export const knownLocation = (clientId: string, domainId: string) => places.get(`${clientId} ${domainId}`);

export const rememberLocation = (clientId: string, domainId: string, place: LogLocation) =>
  places.set(`${clientId} ${domainId}`, place);

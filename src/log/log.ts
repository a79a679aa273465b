import { and, eq, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { preparedQuery, rawQuery, valuesOf, databaseClock, hexOf } from '../db/raw-query.ts';
import { databaseAt, type LogLocation } from '../db/databases.ts';
import { domains } from '../db/schema.ts';
import type { Bindings, Database } from '../env.ts';
import { sha256 } from '../lib/crypto/sha256.ts';
import { keyGeneration } from '../instance-settings.ts';
import { entries, events, logs, notEnded, trees } from './tables.ts';

/**
 * A log for the functions of this folder: its log database, and its id there as an SQL value. `isNew` if this isolate has
 * not read from it yet: entries are then read along with their notices.
 */
export type Log = { db: Database; id: SQL; isNew?: boolean };

/** The log of a domain, which is found by these values: its id or, if this is unknown, the client. */
export type DomainLog = Log & { name: { log: number | null; domain: string; client: string | null } };

/** The root hash of a log without records in hex, as in the trigger that makes its tree (drizzle/0000_init.sql). */
export const EMPTY_ROOT = Buffer.from(sha256('')).toString('hex');

/** A log of a database by its id. */
export const logIn = (db: Database, id: number): Log => ({ db, id: sql`${id}` });

/** The log at a cached location, for statements in one batch with `isOfDomainQuery`; throws as `logAt` does. */
export const cachedLog = (env: Bindings, location: LogLocation): DomainLog => ({
  ...logIn(databaseAt(env, location), location.id),
  name: { log: location.id, domain: location.domain, client: null },
});

/**
 * The log at a location; throws if its database is not bound. A rollback may give the id to another domain’s log, so
 * the domain is compared; the caller must know that it is its client’s.
 */
export const logAt = (env: Bindings, location: LogLocation): DomainLog => ({
  ...cachedLog(env, location),
  id: sql`(SELECT id FROM logs WHERE id = ${location.id} AND domainId = ${location.domain})`,
});

const ownId = (client: unknown, domain: unknown) =>
  sql`(SELECT ${domains.log} FROM ${domains} WHERE ${domains.id} = ${domain} AND ${domains.clientId} = ${client}
    AND ${domains.logDatabase} = 0)`;

/** The log of a client’s domain that this isolate does not know, for statements in `DB`; NULL, which matches nothing, for another client’s domain. */
export const ownLog = (db: Database, client: string, domain: string): DomainLog => ({
  db,
  id: ownId(client, domain),
  name: { log: null, domain, client },
  isNew: true,
});

const value = (name: keyof DomainLog['name']) => sql.placeholder(name);

/** The condition that finds the log of a domain by its `name`, for statements whose text is always the same. */
export const isNamed = sql`${logs.id} = coalesce(${value('log')}, ${ownId(value('client'), value('domain'))})
  AND ${logs.domainId} = ${value('domain')}`;

/** The statement that returns the id of a log, if it is the domain’s. */
export const isOfDomainQuery = preparedQuery<{ id: number }>(
  sql`SELECT ${logs.id} FROM ${logs} WHERE ${logs.id} = ${value('log')} AND ${logs.domainId} = ${value('domain')}`,
);

/** The number of a new log: the database’s time, and above every number that the domain has had, as far as it is known. */
const newNumber = (domainId: SQL, above: SQL) => sql`max(${databaseClock}, ${above} + 1,
  1 + coalesce((SELECT max(l.number) FROM ${logs} l WHERE l.domainId = ${domainId} AND l.ended IS NOT NULL), 0))`;

/** The line that all later checkpoints of a log have of a rollback: what its database had signed under a number. */
export const continuesLine = (domainId: SQLWrapper, number: SQLWrapper, size: SQLWrapper, root: SQLWrapper) =>
  sql`format('continues placet/%s.%d %d %s', ${domainId}, ${number}, ${size}, ${root})`;

/** The line of a log that replaces a lost one and has none of its entries. Its earlier numbers are unknown, so the line has 1. */
const nothingKept = (domainId: SQL) => continuesLine(domainId, sql`1`, sql`0`, sql`${EMPTY_ROOT}`);

/**
 * Creates the logs of domains without one, with empty trees (trigger), and returns all ids. `above`: the highest
 * numbers elsewhere. `isReplacement`: a rollback has lost the logs.
 */
export const beginStatement = (
  db: Database,
  domainIds: string[],
  above: Record<string, number> = {},
  isReplacement = false,
) =>
  rawQuery<Pick<typeof logs.$inferSelect, 'id' | 'domainId'>>(
    db,
    sql`INSERT INTO ${logs} (domainId, number, began, "key", createdAt, continues)
      SELECT domainId, number, number, randomblob(32), ${databaseClock},
        ${isReplacement ? nothingKept(sql`domainId`) : sql`''`} FROM (
        SELECT value AS domainId, ${newNumber(sql`value`, sql`coalesce(${JSON.stringify(above)} ->> value, 0)`)} AS number
        FROM json_each(${JSON.stringify(domainIds)})) WHERE true
      ON CONFLICT (domainId) WHERE ${notEnded} DO UPDATE SET domainId = excluded.domainId RETURNING id, domainId`,
  );

/**
 * Chooses the key of new logs, after they have begun: it signs receipts until the job signs a checkpoint with another
 * one, so that two versions of the Worker never use different keys.
 */
export const chooseKeyStatement = (db: Database, env: Bindings, domainIds: string[]) =>
  db
    .update(trees)
    .set({ generation: keyGeneration(env) })
    .where(
      and(
        eq(trees.generation, 0),
        inArray(
          trees.log,
          db
            .select({ id: logs.id })
            .from(logs)
            .where(inArray(logs.domainId, valuesOf(domainIds))),
        ),
      ),
    );

/** The highest numbers that the logs of these domains have had in these databases. */
export async function highestNumbers(databases: Iterable<Database>, domainIds: string[]) {
  const ids = JSON.stringify(domainIds);
  const found = await Promise.all(
    Array.from(databases, (db) =>
      rawQuery<{ domainId: string; number: number }>(
        db,
        sql`SELECT value AS domainId, max(
            coalesce((SELECT max(number) FROM ${logs} WHERE domainId = value AND ended IS NULL), 0),
            coalesce((SELECT max(number) FROM ${logs} WHERE domainId = value AND ended IS NOT NULL), 0)) AS number
          FROM json_each(${ids})`,
      ),
    ),
  );
  const highest: Record<string, number> = {};
  for (const { domainId, number } of found.flat())
    highest[domainId] = Math.max(number, highest[domainId] ?? 0);
  return highest;
}

/** The statement that reads the key of a log’s salts, in hex. */
export const keyQuery = ({ db, id }: Log) =>
  db
    .select({ key: hexOf(logs.key) })
    .from(logs)
    .where(eq(logs.id, id));

/** The `seq` of a log’s last record; 0 without any. */
export const lastSeq = (log: SQLWrapper) => sql<number>`max(
  coalesce((SELECT max(${entries.seq}) FROM ${entries} WHERE ${entries.log} = ${log}), 0),
  coalesce((SELECT max(${events.seq}) FROM ${events} WHERE ${events.log} = ${log}), 0))`;

/** The condition that a log exists and has not ended. */
export const isOngoing = (id: SQL | number) =>
  sql`EXISTS (SELECT 1 FROM ${logs} WHERE ${logs.id} = ${id} AND ${notEnded})`;

/** The statement that ends a log: no entry is added any more, and the scheduled job deletes its contents. */
export const endStatement = ({ db, id }: Log) =>
  db
    .update(logs)
    .set({ ended: databaseClock })
    .where(and(eq(logs.id, id), notEnded));

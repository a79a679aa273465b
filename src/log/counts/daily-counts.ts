import { and, eq, gt, sql, type SQL } from 'drizzle-orm';
import { rawQuery } from '../../db/raw-query.ts';
import { logEvent } from '../../http/log-event.ts';
import type { Log } from '../log.ts';
import { days, entries, logs, notEnded, noticeDays, notices, serviceDays } from '../tables.ts';
import { SECONDS_PER_DAY } from '../../lib/time.ts';

/** Seconds of a day (UTC). */
const day = sql.raw(String(SECONDS_PER_DAY));

/** Minimum number of decisions for an unusual day. */
const MANY = 1000;
/** Minimum multiple of the mean of the previous days for an unusual day. */
const TIMES = 10;
/** Number of previous days for the mean, and how many of them must have had decisions. */
const DAYS_BEFORE = 28;
const LEAST_BEFORE = 7;

/** Joins the notices of other policies than opt-in to an entry. */
export const joinOther = (entry: SQL) =>
  sql`LEFT JOIN ${notices} n ON n.log = ${entry}.log AND n.number = ${entry}.notice AND n.policy <> 'optIn'`;
export const isOther = sql`n.number IS NOT NULL`;

/** The first second of the day (UTC) of an entry. */
export const dayOf = (entry: SQL) => sql`${entry}.timestamp - ${entry}.timestamp % ${day}`;

/**
 * The uncounted decisions by day, notice and decision; `latest` counts those that are their visitor’s latest and
 * subtracts those in D1 that no longer are.
 */
const counted = (id: SQL) => sql`
  fresh AS MATERIALIZED (
    SELECT e.*, logs.countedSeq FROM ${logs} JOIN ${entries} e ON e.log = logs.id AND e.seq > logs.countedSeq
    WHERE logs.id = ${id} AND ${notEnded}),
  counted AS (
    SELECT ${dayOf(sql`f`)} AS day, notice, consent, accepted, 1 AS decisions,
      NOT EXISTS (SELECT 1 FROM ${entries} e WHERE e.log = f.log AND e.ucid = f.ucid AND e.seq > f.seq) AS latest
    FROM fresh f
    UNION ALL
    SELECT ${dayOf(sql`e`)}, e.notice, e.consent, e.accepted, 0, -1
    FROM fresh f CROSS JOIN ${entries} e ON e.log = f.log AND e.seq <= f.countedSeq AND e.seq = (
      SELECT max(seq) FROM ${entries} WHERE log = f.log AND ucid = f.ucid AND seq < f.seq)),
  choices AS MATERIALIZED (
    SELECT day, notice, consent, accepted, sum(decisions) AS decisions, sum(latest) AS latest FROM counted
    GROUP BY day, notice, consent, accepted)`;

/** Number of decisions of a kind, and how many of them are their visitor’s latest. */
const both = (kind: SQL) => sql`sum(iif(${kind}, decisions, 0)), sum(iif(${kind}, latest, 0))`;

/**
 * The bit of a service, counted from 0, among the accepted ones: bit `service % 8` of byte `service / 8`. SQLite can only
 * read bytes through their hex digits, of which each has four bits; the first digit of a byte has its upper ones.
 *
 * Example: services 0, 5 and 9 of ten are accepted. The bytes are 0b00100001 and 0b00000010, in hex '2102'. Service 5 is in
 * digit 2 * (5 / 8) + 2 - 5 % 8 / 4 = 1 (substr counts from 1), which is '2' = 0b0010; `instr` finds it at place 2 of
 * '123456789ABCDEF', so its place is its value (and 0 for '0', which is not there). 0b0010 >> 5 % 4 is 1: accepted.
 * Service 4 is in the same digit: 0b0010 >> 0 is even: not accepted. Service 9 is in digit 2 * 1 + 2 - 0 = 4: '2' >> 1 is 1.
 */
const isAccepted = sql`service < 8 * length(accepted) AND (instr('123456789ABCDEF', substr(hex(accepted), 2 * (service / 8) + 2 - service % 8 / 4, 1))
  >> service % 4) & 1`;

const added = (columns: string[]) =>
  sql.raw(columns.map((column) => `${column} = ${column} + excluded.${column}`).join(', '));

/**
 * Statements, for one batch, that add uncounted entries to a log’s days, each exactly once even with several callers,
 * before entries leave D1. The job then checks the open block.
 */
export function countStatements({ db, id }: Log) {
  const isUncounted = and(eq(entries.log, logs.id), gt(entries.seq, logs.countedSeq));
  return [
    rawQuery(
      db,
      sql`INSERT INTO ${days} (log, day, given, declined, others)
        SELECT logs.id, ${dayOf(sql`entries`)} AS day,
          sum(iif(${isOther}, 0, consent)), sum(iif(${isOther}, 0, 1 - consent)), sum(${isOther})
        FROM ${logs} JOIN ${entries} ON ${isUncounted} ${joinOther(sql`entries`)}
        WHERE logs.id = ${id} AND ${notEnded} GROUP BY day
        ON CONFLICT DO UPDATE SET ${added(['given', 'declined', 'others'])}`,
    ),
    rawQuery(
      db,
      sql`WITH ${counted(id)}
        INSERT INTO ${noticeDays} (log, day, notice, acceptedAll, latestAcceptedAll, chosen, latestChosen, refusedAll, latestRefusedAll)
        SELECT ${id}, day, c.notice, ${both(sql`consent AND accepted = everything`)},
          ${both(sql`consent AND accepted <> everything`)}, ${both(sql`NOT consent`)}
        FROM choices c JOIN ${notices} n ON n.log = ${id} AND n.number = c.notice GROUP BY day, c.notice
        ON CONFLICT DO UPDATE SET ${added([
          'acceptedAll',
          'latestAcceptedAll',
          'chosen',
          'latestChosen',
          'refusedAll',
          'latestRefusedAll',
        ])}`,
    ),
    rawQuery(
      db,
      sql`WITH RECURSIVE ${counted(id)},
        services(service) AS (
          SELECT 0 UNION ALL SELECT service + 1 FROM services
          WHERE service + 1 < (SELECT 8 * max(length(accepted)) FROM choices))
        INSERT INTO ${serviceDays} (log, day, notice, service, latestAccepted)
        SELECT ${id}, day, notice, service, sum(latest) FROM choices JOIN services ON ${isAccepted}
        GROUP BY day, notice, service
        ON CONFLICT DO UPDATE SET ${added(['latestAccepted'])}`,
    ),
    db
      .update(logs)
      .set({
        countedSeq: sql`(SELECT max(seq) FROM ${entries} WHERE ${isUncounted})`,
        openedAt: 0,
      })
      .where(and(eq(logs.id, id), notEnded, sql`EXISTS (SELECT 1 FROM ${entries} WHERE ${isUncounted})`)),
  ] as const;
}

/** Counts a log’s new entries by day and reports an unusual day once. */
export async function countDays(log: Log) {
  const [, , , , reported] = await log.db.batch([...countStatements(log), reportStatement(log)]);
  for (const { domain, decisions } of reported) logEvent('unusually many decisions', { domain, decisions });
}

const decisions = sql<number>`given + declined + others`;
const reportStatement = ({ db, id }: Log) =>
  db
    .update(days)
    .set({ reported: true })
    .where(
      and(
        eq(days.log, id),
        eq(days.day, sql`(SELECT max(day) FROM ${days} WHERE log = ${id})`),
        eq(days.reported, false),
        sql`${decisions} >= ${MANY} AND ${decisions} >= ${TIMES} * (
          SELECT avg(before.given + before.declined + before.others) FROM ${days} before
          WHERE before.log = ${days.log} AND before.day < ${days.day}
            AND before.day >= ${days.day} - ${DAYS_BEFORE} * ${day}
          HAVING count(*) >= ${LEAST_BEFORE})`,
      ),
    )
    .returning({ decisions, domain: sql<string>`(SELECT domainId FROM logs WHERE id = log)` });

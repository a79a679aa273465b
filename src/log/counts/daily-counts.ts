import { and, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import { rawQuery, valuesOf } from '../../db/raw-query.ts';
import { logEvent } from '../../http/log-event.ts';
import type { Log } from '../log.ts';
import { blocks, days, entries, logs, notEnded, noticeDays, notices, serviceDays } from '../tables.ts';
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

/** Whether an entry in D1 is its visitor’s latest of its block. */
const isLatest = (entry: SQL) => sql`NOT EXISTS (SELECT 1 FROM ${entries} later
  WHERE later.log = ${entry}.log AND later.ucid = ${entry}.ucid AND later.seq > ${entry}.seq AND later.seq <= coalesce(
    (SELECT last FROM ${blocks} WHERE log = ${entry}.log AND last >= ${entry}.seq ORDER BY last LIMIT 1), 1e15))`;

/**
 * The uncounted decisions; `latest` counts those that are their visitor’s latest of a block and subtracts those that no
 * longer are.
 */
const uncounted = (id: SQL) => sql`
  fresh AS MATERIALIZED (
    SELECT e.*, logs.countedSeq FROM ${logs} JOIN ${entries} e ON e.log = logs.id AND e.seq > logs.countedSeq
    WHERE logs.id = ${id} AND ${notEnded}),
  counted AS (
    SELECT ${dayOf(sql`f`)} AS day, notice, consent, accepted, 1 AS decisions, ${isLatest(sql`f`)} AS latest FROM fresh f
    UNION ALL
    SELECT ${dayOf(sql`e`)}, e.notice, e.consent, e.accepted, 0, -1
    FROM fresh f CROSS JOIN ${entries} e ON e.log = f.log AND e.seq <= f.countedSeq AND e.seq = (
      SELECT max(seq) FROM ${entries} WHERE log = f.log AND ucid = f.ucid AND seq < f.seq
        AND seq > coalesce((SELECT max(last) FROM ${blocks} WHERE log = f.log AND last < f.seq), 0)))`;

/** A decision in an archived block, as it was counted: the bits of the accepted services in hex. */
export type Counted = [day: number, notice: number, consent: 0 | 1, accepted: string, latest: 0 | 1];

/** Decisions that are no longer counted: entries in D1, and those of archived blocks. */
const subtracted = (id: SQL, live: number[], archived: Counted[]) => sql`
  counted AS (
    SELECT ${dayOf(sql`e`)} AS day, notice, consent, accepted, -1 AS decisions, -${isLatest(sql`e`)} AS latest
    FROM ${entries} e WHERE log = ${id} AND seq IN ${valuesOf(live)}
    UNION ALL
    SELECT value ->> 0, value ->> 1, value ->> 2, unhex(value ->> 3), -1, -(value ->> 4)
    FROM json_each(${JSON.stringify(archived)}))`;

/** The sums of the decisions in `counted`. */
const choices = sql`
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

/** The statement that adds decisions to a log’s days; `rows` is a query of them. */
const addToDays = ({ db, id }: Log, rows: SQL) =>
  rawQuery(
    db,
    sql`INSERT INTO ${days} (log, day, given, declined, others)
      SELECT ${id}, day, sum(decisions * iif(${isOther}, 0, consent)), sum(decisions * iif(${isOther}, 0, 1 - consent)),
        sum(decisions * ${isOther})
      FROM (${rows}) e ${joinOther(sql`e`)} GROUP BY day
      ON CONFLICT DO UPDATE SET ${added(['given', 'declined', 'others'])}`,
  );

/** The statements that add the decisions in `counted` to the days of notices and services. */
const addToNotices = ({ db, id }: Log, counted: SQL) =>
  [
    rawQuery(
      db,
      sql`WITH ${counted}, ${choices}
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
      sql`WITH RECURSIVE ${counted}, ${choices},
        services(service) AS (
          SELECT 0 UNION ALL SELECT service + 1 FROM services
          WHERE service + 1 < (SELECT 8 * max(length(accepted)) FROM choices))
        INSERT INTO ${serviceDays} (log, day, notice, service, latestAccepted)
        SELECT ${id}, day, notice, service, sum(latest) FROM choices JOIN services ON ${isAccepted}
        GROUP BY day, notice, service
        ON CONFLICT DO UPDATE SET ${added(['latestAccepted'])}`,
    ),
  ] as const;

/**
 * Statements, for one batch, that add uncounted entries to a log’s days, each exactly once even with several callers,
 * before entries leave D1. The job then checks the open block.
 */
export function countStatements(log: Log) {
  const { db, id } = log;
  const isUncounted = and(eq(entries.log, logs.id), gt(entries.seq, logs.countedSeq));
  const rows = sql`SELECT entries.log, ${dayOf(sql`entries`)} AS day, notice, consent, 1 AS decisions
    FROM ${logs} JOIN ${entries} ON ${isUncounted} WHERE logs.id = ${id} AND ${notEnded}`;
  return [
    addToDays(log, rows),
    ...addToNotices(log, uncounted(id)),
    db
      .update(logs)
      .set({
        countedSeq: sql`(SELECT max(seq) FROM ${entries} WHERE ${isUncounted})`,
        openedAt: 0,
      })
      .where(and(eq(logs.id, id), notEnded, sql`EXISTS (SELECT 1 FROM ${entries} WHERE ${isUncounted})`)),
  ] as const;
}

/** Decisions that are erased: their `seq` and times, those in D1, and those of an archived block as they were counted. */
type Erased = {
  entries: [seq: number, timestamp: number, entry: string][];
  live: number[];
  counted: Counted[];
};

/**
 * Statements, for one batch after `countStatements`, that subtract decisions before they are erased. Otherwise, the
 * counts without the lines that remain would tell what was decided.
 */
export function uncountStatements(log: Log, { entries, live, counted }: Erased) {
  const { db, id } = log;
  const erased = subtracted(id, live, counted);
  const its = valuesOf([...new Set(entries.map(([, time]) => time - (time % SECONDS_PER_DAY)))]);
  const emptied = (table: typeof days | typeof noticeDays | typeof serviceDays, sum: string) =>
    db.delete(table).where(and(eq(table.log, id), inArray(table.day, its), sql`${sql.raw(sum)} = 0`));
  return [
    addToDays(log, sql`WITH ${erased} SELECT ${id} AS log, day, notice, consent, decisions FROM counted`),
    ...addToNotices(log, erased),
    // A row without decisions would name the notice and the services.
    emptied(days, 'given + declined + others'),
    emptied(noticeDays, 'acceptedAll + chosen + refusedAll'),
    emptied(serviceDays, 'latestAccepted'),
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

import { sql } from 'drizzle-orm';
import { all } from '../db/all.ts';
import { blockLimits } from '../settings.ts';
import { countDays } from './days.ts';
import { attempt, type Job } from './job.ts';
import { sealStatement } from './seal.ts';

/** At so many open blocks a run looks, in turn. */
const LOGS = 15;

/**
 * Seals the open blocks that are due and counts the days of the logs after `last`, of which it looks at a few; gives the
 * one that it has looked at last, 0 when it came to the end.
 */
export async function sealDue(job: Job, last: number) {
  const { db, now } = job;
  const { entries, seconds } = blockLimits(job.env);
  const first = (table: 'entries' | 'erased') =>
    sql`(SELECT timestamp FROM ${sql.raw(table)} WHERE log = id AND seq > last ORDER BY seq LIMIT 1) <= ${now - seconds}`;
  const full = (table: 'entries' | 'erased') =>
    sql`EXISTS (SELECT 1 FROM ${sql.raw(table)} WHERE log = id AND seq >= last + ${entries})`;
  const logs = await all<{ id: number; due: number; uncounted: number }>(
    db,
    sql`SELECT id, coalesce(${full('entries')} OR ${full('erased')} OR ${first('entries')} OR ${first('erased')}, 0) AS due,
        EXISTS (SELECT 1 FROM entries WHERE log = id AND seq > countedSeq) AS uncounted
      FROM (SELECT id, countedSeq, coalesce((SELECT last FROM blocks WHERE log = logs.id ORDER BY number DESC LIMIT 1), 0) AS last
        FROM logs WHERE id > ${last} AND ended IS NULL ORDER BY id LIMIT ${LOGS})`,
  );
  for (const { id, due, uncounted } of logs) {
    const log = { db, id: sql`${id}` };
    if (due)
      await attempt(job, { step: 'seal', log: id }, async () =>
        sealStatement(log, { entries, seconds }, { clock: sql`${now}` }),
      );
    if (uncounted) await attempt(job, { step: 'count days', log: id }, () => countDays(log));
  }
  return logs.length < LOGS ? 0 : logs.at(-1)!.id;
}

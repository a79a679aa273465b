import { sql, type SQL } from 'drizzle-orm';
import { compiled } from '../db/compiled.ts';
import type { Database } from '../env.ts';
import type { BlockLimits } from '../settings.ts';
import { databaseClock, tailOf } from './edges.ts';
import { NOTICE_LIFE } from './notice.ts';

/** A visitor's decision as it is stored; `notice` is the hash of what was shown, `accepted` its bits, both in hex. */
export type Decision = {
  ucid: string;
  consent: boolean;
  manipulationPrevention: boolean;
  notice: string;
  accepted: string;
};

/** What came of it: the entry, unless nothing was stored, and what its receipt says of the log. */
export type Outcome = ({ seq: number; timestamp: number } | { seq: null; timestamp: null }) & {
  key: number[];
  size: number;
  root: string;
  /** Whether a block's end is due to be written down. */
  due: number;
};

/** A visitor's browser repeats what was not acknowledged: the same decision within so many seconds is one entry. */
export const REPEAT_WINDOW = 300;

const log = sql.placeholder('log');
const ucid = sql`unhex(${sql.placeholder('ucid')})`;
const consent = sql.placeholder('consent');
const prevention = sql.placeholder('manipulationPrevention');
const accepted = sql`unhex(${sql.placeholder('accepted')})`;
const shown = sql`n.log = ${log} AND n.hash = unhex(${sql.placeholder('notice')})`;

/** The visitor's last entry, where it says the same and is no older than the window. */
const same = (clock: SQL) => sql`e.log = ${log}
  AND e.seq = (SELECT seq FROM entries WHERE log = ${log} AND ucid = ${ucid} ORDER BY seq DESC LIMIT 1)
  AND e.timestamp > ${clock} - ${REPEAT_WINDOW}
  AND (e.consent, e.manipulationPrevention, e.notice, e.accepted) = (${consent}, ${prevention}, n.number, ${accepted})`;

const insert = (clock: SQL) =>
  compiled<never>(sql`
    INSERT INTO entries (log, seq, ucid, timestamp, consent, manipulationPrevention, notice, accepted)
    SELECT l.id, tail.seq + 1, ${ucid}, max(tail.timestamp, ${clock}), ${consent}, ${prevention}, n.number, ${accepted}
    FROM logs l CROSS JOIN notices n ON ${shown} CROSS JOIN ${tailOf(sql`${log}`)} tail
    WHERE l.id = ${log} AND l.ended IS NULL AND (NOT ${consent} OR n.delivered > ${clock} - ${NOTICE_LIFE})
      AND NOT EXISTS (SELECT 1 FROM entries e WHERE ${same(clock)})`);

const outcome = (clock: SQL) =>
  compiled<Outcome>(sql`
    SELECT e.seq, e.timestamp, l."key", l.size, l.root,
      e.seq >= sealed.last + ${sql.placeholder('entries')} OR ${clock} - ${sql.placeholder('seconds')} >= (
        SELECT timestamp FROM entries WHERE log = l.id AND seq > sealed.last ORDER BY seq LIMIT 1) AS due
    FROM logs l CROSS JOIN (SELECT coalesce((
        SELECT last FROM blocks WHERE log = ${log} ORDER BY number DESC LIMIT 1), 0) AS last) sealed
      LEFT JOIN notices n ON ${shown} LEFT JOIN entries e ON ${same(clock)}
    WHERE l.id = ${log} AND l.ended IS NULL`);

const both = (clock: SQL) => ({ insert: insert(clock), outcome: outcome(clock) });
const usual = both(databaseClock);

/**
 * The statements that add a decision to a log, for one batch; the last gives its `Outcome`, or nothing where the log has
 * ended. A decision that repeats the visitor's last one is that entry. Nothing is stored of one whose notice the log does
 * not have, nor of a consent whose notice was not delivered for `NOTICE_LIFE`.
 */
export function appendStatements(
  db: Database,
  logId: number,
  { consent, manipulationPrevention, ...texts }: Decision,
  limits: BlockLimits,
  clock = databaseClock,
) {
  const values = {
    log: logId,
    consent: Number(consent),
    manipulationPrevention: Number(manipulationPrevention),
    ...texts,
    ...limits,
  };
  const { insert, outcome } = clock === databaseClock ? usual : both(clock);
  return [insert(db, values), outcome(db, values)] as const;
}

import { sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { compiled } from '../db/compiled.ts';
import type { Database } from '../env.ts';
import type { BlockLimits } from '../settings.ts';
import { databaseClock, tailOf } from './block-ends.ts';
import { NOTICE_LIFE } from './notice.ts';

/** A visitor's decision as it is stored; `notice` is the hash of what was shown, `accepted` its bits, both in hex. */
export type Decision = {
  ucid: string;
  consent: boolean;
  manipulationPrevention: boolean;
  notice: string;
  accepted: string;
};

/** The entry that a decision became or repeats, and what its receipt says of the log. */
export type Outcome = Placed &
  Pick<State, 'key' | 'size' | 'root'> & {
    /** Whether a block's end is due to be written down. */
    due: boolean;
  };
type Placed = { seq: number; timestamp: number };
/** The log after a decision, with the entry that the decision repeats, if it does. */
type State = (Placed | { seq: null; timestamp: null }) & {
  key: number[];
  size: number;
  root: string;
  /** The last entry that is sealed, and whether the open block is too old to take another. */
  sealed: number;
  aged: number;
};

/** A visitor's browser repeats what was not acknowledged: the same decision within so many seconds is one entry. */
export const REPEAT_WINDOW = 300;

const log = sql.placeholder('log');
const ucid = sql`unhex(${sql.placeholder('ucid')})`;
const consent = sql.placeholder('consent');
const prevention = sql.placeholder('manipulationPrevention');
const accepted = sql`unhex(${sql.placeholder('accepted')})`;
const shown = sql`n.log = ${log} AND n.hash = unhex(${sql.placeholder('notice')})`;

const last = sql`(SELECT seq FROM entries WHERE log = ${log} AND ucid = ${ucid} ORDER BY seq DESC LIMIT 1)`;
/** Whether the entry `e` says the same, and is no older than the window. */
const same = (number: SQL, clock: SQL) => sql`e.timestamp > ${clock} - ${REPEAT_WINDOW}
  AND (e.consent, e.manipulationPrevention, e.accepted) = (${consent}, ${prevention}, ${accepted})
  AND e.notice = ${number}`;

const insert = (clock: SQL) =>
  compiled<Placed>(sql`
    INSERT INTO entries (log, seq, ucid, timestamp, consent, manipulationPrevention, notice, accepted)
    SELECT l.id, tail.seq + 1, ${ucid}, max(tail.timestamp, ${clock}), ${consent}, ${prevention}, n.number, ${accepted}
    FROM ${tailOf(sql`${log}`)} tail CROSS JOIN logs l CROSS JOIN notices n ON ${shown}
    WHERE l.id = ${log} AND l.ended IS NULL AND (NOT ${consent} OR n.delivered > ${clock} - ${NOTICE_LIFE})
      AND NOT EXISTS (
        SELECT 1 FROM entries e WHERE e.log = ${log} AND e.seq = ${last} AND ${same(sql`n.number`, clock)})
    RETURNING seq, timestamp`);

// The visitor's last entry matters only where none was added. No entry is older than the last sealed one or than its
// log: only where that is long ago, the first one that is not sealed is looked at.
const state = (clock: SQL) =>
  compiled<State>(sql`
    SELECT e.seq, e.timestamp, l."key", l.size, l.root, coalesce(b.last, 0) AS sealed,
      ${clock} - ${sql.placeholder('seconds')} >= coalesce(b.newest, l.createdAt)
        AND ${clock} - ${sql.placeholder('seconds')} >= (
          SELECT timestamp FROM entries WHERE log = l.id AND seq > coalesce(b.last, 0) ORDER BY seq LIMIT 1) AS aged
    FROM logs l
      LEFT JOIN (SELECT last, newest FROM blocks WHERE log = ${log} ORDER BY number DESC LIMIT 1) b ON true
      LEFT JOIN entries e ON e.log = l.id AND e.seq = iif(changes() = 0, ${last}, NULL)
        AND ${same(sql`(SELECT number FROM notices n WHERE ${shown})`, clock)}
    WHERE l.id = ${log} AND l.ended IS NULL`);

const both = (clock: SQL) => ({ insert: insert(clock), state: state(clock) });
const usual = both(databaseClock);

/**
 * Adds a decision to a log, in one batch, of which `before` is a part. One that repeats the visitor's last decision is
 * that entry. Nothing is stored where the log has `ended`, or where the notice is `unknown` to it or was not delivered for
 * `NOTICE_LIFE` and the decision is a consent.
 */
export async function append(
  db: Database,
  logId: number,
  { consent, manipulationPrevention, ...texts }: Decision,
  { entries, seconds }: BlockLimits,
  { before, clock = databaseClock }: { before?: BatchItem<'sqlite'> | undefined; clock?: SQL } = {},
): Promise<Outcome | 'ended' | 'unknown'> {
  const values = {
    log: logId,
    consent: Number(consent),
    manipulationPrevention: Number(manipulationPrevention),
    ...texts,
    seconds,
  };
  const { insert, state } = clock === databaseClock ? usual : both(clock);
  const statements = [insert(db, values), state(db, values)] as const;
  const [[added], [after]] = before
    ? (await db.batch([before, ...statements])).slice(1)
    : await db.batch(statements);
  if (!after) return 'ended';
  const { sealed, aged, key, size, root } = after;
  const { seq, timestamp } = added ?? after;
  if (seq === null) return 'unknown';
  return { seq, timestamp, key, size, root, due: aged === 1 || seq >= sealed + entries };
}

import { sql } from 'drizzle-orm';
import { bound, type all } from '../db/all.ts';
import { compiled } from '../db/compiled.ts';
import type { Database } from '../env.ts';
import type { BlockLimits } from '../settings.ts';
import { databaseClock } from './block-ends.ts';
import { NOTICE_LIFE } from './notice.ts';
import { shortId } from './archive-object.ts';

/** A visitor's decision as it is stored; `notice` is the hash of what was shown, `accepted` its bits, both in hex. */
export type Decision = {
  ucid: string;
  consent: boolean;
  manipulationPrevention: boolean;
  notice: string;
  accepted: string;
};

/** The entry that a decision became or repeats, and what its receipt says of the log. */
export type Outcome = {
  seq: number;
  timestamp: number;
  /** In hex. */
  key: string;
  size: number;
  root: string;
  generation: number;
  /** Whether a block's end is due to be written down. */
  due: boolean;
};
/** The same as a row: without an entry where the decision was not taken. */
type Row = { seq: number | null; timestamp: number; state: string };
type State = [
  key: string,
  size: number,
  root: string,
  generation: number,
  /** The last entry that is sealed, and whether the open block is too old to take another. */
  sealed: number,
  aged: 0 | 1 | null,
];

/** A visitor's browser repeats what was not acknowledged: the same decision within so many seconds is one entry. */
export const REPEAT_WINDOW = 300;

const value = (name: keyof Decision | 'log' | 'seconds' | 'now' | 'ucid48') => sql.placeholder(name);
const log = value('log');
const consent = value('consent');
const clock = sql`coalesce(${value('now')}, ${databaseClock})`;
const ago = (seconds: number) => sql`${clock} - ${sql.raw(String(seconds))}`;

/**
 * The last `seq` and `timestamp` of the log, over all that it holds or held: what comes next is after the one, and not
 * before the other. And those that are `sealed`.
 */
const tail = sql`(
  SELECT coalesce(max(seq), 0) AS seq, coalesce(max(timestamp), 0) AS timestamp, coalesce(max(sealed), 0) AS sealed, max(newest) AS newest
  FROM (
    SELECT * FROM (SELECT seq, timestamp, NULL AS sealed, NULL AS newest FROM entries WHERE log = ${log} ORDER BY seq DESC LIMIT 1)
    UNION ALL SELECT * FROM (SELECT seq, timestamp, NULL, NULL FROM erased WHERE log = ${log} ORDER BY seq DESC LIMIT 1)
    UNION ALL SELECT * FROM (SELECT last, newest, last, newest FROM blocks WHERE log = ${log} ORDER BY number DESC LIMIT 1)))`;

// One statement with few columns: each costs D1 more than the rows do. A row comes whatever becomes of the decision, and
// where its entry is after the tail, `decisions` adds it (drizzle/0000_init.sql). No entry is older than the last sealed
// one or than its log: only where that is long ago, the first one that is not sealed is looked at.
const decide = compiled(sql`
  INSERT INTO decisions (log, seq, ucid, timestamp, consent, manipulationPrevention, notice, accepted, tail, state)
  SELECT l.id,
    CASE WHEN e.seq > 0 THEN e.seq WHEN n.delivered > iif(${consent}, ${ago(NOTICE_LIFE)}, 0) THEN tail.seq + 1 END,
    unhex(${value('ucid')}), coalesce(e.timestamp, max(tail.timestamp, ${clock})), ${consent},
    ${value('manipulationPrevention')}, n.number, unhex(${value('accepted')}), tail.seq,
    json_array(lower(hex(l."key")), l.size, l.root, l.generation, tail.sealed,
      ${clock} - ${value('seconds')} >= coalesce(tail.newest, l.createdAt)
        AND ${clock} - ${value('seconds')} >= (
          SELECT timestamp FROM entries WHERE log = ${log} AND seq > tail.sealed ORDER BY seq LIMIT 1))
  FROM ${tail} tail CROSS JOIN logs l
    LEFT JOIN notices n ON n.log = ${log} AND n.hash = unhex(${value('notice')})
    LEFT JOIN entries e ON e.log = ${log} AND e.timestamp > ${ago(REPEAT_WINDOW)}
      AND e.seq = (SELECT seq FROM entries WHERE log = ${log} AND ucid = unhex(${value('ucid')}) ORDER BY seq DESC LIMIT 1)
      AND (e.consent, e.manipulationPrevention, e.accepted, e.notice)
        = (${consent}, ${value('manipulationPrevention')}, unhex(${value('accepted')}), n.number)
      AND NOT EXISTS (SELECT 1 FROM erasures WHERE log = ${log} AND ucid48 = ${value('ucid48')} AND tail >= e.seq)
  WHERE l.id = ${log} AND l.ended IS NULL
  RETURNING seq, timestamp, state`);

/**
 * Adds a decision to a log, in one batch with `before`, by the database's clock unless another time is `now`. One that
 * repeats the visitor's last decision is that entry, unless that is being erased. Nothing is stored where the log has
 * `ended`, or where the notice is `unknown` to it or was not delivered for `NOTICE_LIFE` and the decision is a consent.
 */
export async function append(
  db: Database,
  log: number,
  { consent, manipulationPrevention, ...texts }: Decision,
  { entries, seconds }: BlockLimits,
  { before, now = null }: { before?: ReturnType<typeof all> | undefined; now?: number | null } = {},
): Promise<Outcome | 'ended' | 'unknown'> {
  const flags = { consent: Number(consent), manipulationPrevention: Number(manipulationPrevention) };
  const statement = decide(db, { ...texts, ...flags, ucid48: shortId(texts.ucid), log, seconds, now });
  const { results } = before
    ? (await db.$client.batch<Row>([bound(before), statement]))[1]!
    : await statement.all<Row>();
  const [row] = results;
  if (!row) return 'ended';
  const { seq, timestamp, state } = row;
  if (seq === null) return 'unknown';
  const [key, size, root, generation, sealed, aged] = JSON.parse(state) as State;
  return { seq, timestamp, key, size, root, generation, due: aged === 1 || seq >= sealed + entries };
}

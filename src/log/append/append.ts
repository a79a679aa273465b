import { sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { preparedQuery, databaseClock, hexOf } from '../../db/raw-query.ts';
import type { LogLocation } from '../../db/databases.ts';
import type { Database } from '../../env.ts';
import { randomHex } from '../../lib/crypto/random.ts';
import type { BlockLimits } from '../../instance-settings.ts';
import { shortId } from '../leaf.ts';
import { NOTICE_LIFE } from '../notices/consent-notice.ts';
import { isSignable } from '../rollback/is-signable.ts';
import { entries, erasures, events, logs, notEnded, notices, trees } from '../tables.ts';

/**
 * A visitor’s decision to be stored: `notice` (hash) and `accepted` (bits) in hex, `signals` names of lower-case
 * letters, digits and hyphens.
 */
export type NewDecision = Pick<typeof entries.$inferSelect, 'consent' | 'manipulationPrevention'> &
  Record<'ucid' | 'notice' | 'accepted', string> & { signals?: readonly string[] };

/** What a receipt needs of the log: its number and rollbacks, and its newest checkpoint. */
type LogState = Pick<typeof trees.$inferSelect, 'size' | 'root' | 'generation' | 'note'> & {
  number: number;
  continues: string;
};
/** The new or repeated entry of a decision, its salt in hex, and the state of the log for its receipt. */
type Appended = Pick<typeof entries.$inferSelect, 'seq' | 'timestamp'> &
  LogState & {
    salt: string;
    /** Whether a receipt may be signed (src/log/rollback/is-signable.ts). */
    signable: boolean;
  };
/** The same as a row; without `seq` if the decision was not stored. */
type Row = { seq: number | null; timestamp: number; salt: string; state: string };

/** Seconds during which a repeated decision counts as the same entry, because browsers send again what was not acknowledged. */
export const REPEAT_WINDOW = 300;

const value = (name: keyof NewDecision | 'log' | 'domain' | 'most' | 'now' | 'ucid48' | 'salt') =>
  sql.placeholder(name);
const log = value('log');
const consent = value('consent');
const clock = sql`coalesce(${value('now')}, ${databaseClock})`;
const ago = (seconds: number) => sql`${clock} - ${sql.raw(String(seconds))}`;

/**
 * The last `seq` or `timestamp` of a log: the next record has a higher `seq` and no earlier `timestamp`. When entries leave
 * D1, an event is added after them, so the last record is always there.
 */
function last(column: 'seq' | 'timestamp') {
  const lastIn = (table: typeof entries | typeof events) => sql`coalesce((
    SELECT ${sql.identifier(column)} FROM ${table} WHERE log = ${log} ORDER BY seq DESC LIMIT 1), 0)`;
  return sql`max(${lastIn(entries)}, ${lastIn(events)})`;
}

/** The condition that a decision repeats an entry that was not erased. */
const isRepeated = sql`earlier.timestamp > ${ago(REPEAT_WINDOW)}
      AND earlier.seq = (SELECT max(seq) FROM entries WHERE log = ${log} AND ucid = unhex(${value('ucid')}))
      AND (earlier.consent, earlier.manipulationPrevention, earlier.accepted, earlier.notice, earlier.signals)
        = (${consent}, ${value('manipulationPrevention')}, unhex(${value('accepted')}), shown.number, ${value('signals')})
      AND NOT EXISTS (SELECT 1 FROM ${erasures} WHERE log = ${log} AND ucid48 = ${value('ucid48')} AND tail >= earlier.seq)`;

/** The condition that the log has the notice, and that it was not retired too long ago for a consent. */
const isValid = sql`shown.number > 0 AND coalesce(shown.retired, ${clock}) > iif(${consent}, ${ago(NOTICE_LIFE)}, 0)`;

// One statement has one of four outcomes:
//
// | Outcome | `seq` that it returns | When |
// | --- | --- | --- |
// | repeated | that of the `earlier` entry, with its `timestamp` and `salt` | `isRepeated`; nothing is written |
// | added | the next one | otherwise, if the notice that was `shown` `isValid` |
// | unknown | NULL | otherwise; nothing is written |
// | ended | no row | the log has ended, or is another domain’s |
//
// It inserts into the view `decisions`, whose triggers (drizzle/0000_init.sql) do the rest in the same transaction:
//
// 1. `decisionsInserted` ignores a row whose `seq` is NULL or that of an earlier entry. Otherwise it adds the entry,
// 2. after which `entriesInserted` marks the notice as used and the log as touched, so that it will be covered.
// 3. If the entry fills its block, `decisionsInserted` inserts into the view `seals`,
// 4. whose trigger `sealsInserted` stores the block, and the event with which the next one begins.
//
// RETURNING shows the row that was inserted into the view, whether or not an entry was added. The text never varies,
// because workerd keeps prepared statements by text.
const decide = preparedQuery<Row>(sql`
  INSERT INTO decisions (log, seq, repeated, ucid, timestamp, salt,
    consent, manipulationPrevention, notice, accepted, signals, most, state)
  SELECT logs.id,
    CASE WHEN earlier.seq > 0 THEN earlier.seq WHEN ${isValid} THEN ${last('seq')} + 1 END,
    coalesce(earlier.seq, 0),
    unhex(${value('ucid')}),
    coalesce(earlier.timestamp, max(${last('timestamp')}, ${clock})),
    coalesce(earlier.salt, unhex(${value('salt')})),
    ${consent}, ${value('manipulationPrevention')}, shown.number, unhex(${value('accepted')}), ${value('signals')}, ${value('most')},
    json_object('size', t.size, 'root', t.root, 'generation', t.generation, 'note', t.note,
      'number', ${logs.number}, 'continues', ${logs.continues}, 'signable', ${isSignable})
  FROM ${logs}
    JOIN ${trees} t ON t.log = ${logs.id}
    LEFT JOIN ${notices} shown ON shown.log = ${log} AND shown.hash = unhex(${value('notice')})
    LEFT JOIN ${entries} earlier ON earlier.log = ${log} AND ${isRepeated}
  WHERE logs.id = ${log} AND logs.domainId = ${value('domain')} AND ${notEnded}
  RETURNING seq, timestamp, ${hexOf(sql`salt`)} AS salt, state`);

/** Adds a decision in one batch with `before`, or finds the entry that it repeats; otherwise says why nothing is stored. */
export async function append(
  db: Database,
  { id, domain }: Pick<LogLocation, 'id' | 'domain'>,
  { consent, manipulationPrevention, signals = [], ...texts }: NewDecision,
  { entries: most }: BlockLimits,
  { before, now = null }: { before?: BatchItem<'sqlite'> | undefined; now?: number | null } = {},
): Promise<Appended | 'ended' | 'unknown'> {
  const flags = { consent: Number(consent), manipulationPrevention: Number(manipulationPrevention) };
  const values = {
    ...texts,
    ...flags,
    signals: [...new Set(signals)].sort().join(),
    salt: randomHex(16),
    ucid48: shortId(texts.ucid),
    log: id,
    domain,
    most,
    now,
  };
  const statement = decide(db, values);
  const [row] = before ? (await db.batch([before, statement]))[1] : await statement;
  if (!row) return 'ended';
  const { seq, timestamp, salt, state } = row;
  if (seq === null) return 'unknown';
  const log = JSON.parse(state) as LogState & { signable: 0 | 1 | null };
  return { seq, timestamp, salt, ...log, signable: log.signable === 1 };
}

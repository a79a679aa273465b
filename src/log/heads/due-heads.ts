import { sql } from 'drizzle-orm';
import { rawQuery } from '../../db/raw-query.ts';
import { blockLimits } from '../../settings.ts';
import { endOf, timeOf } from '../block-ends.ts';
import { hexOf } from '../fragments.ts';
import { blocks, heads, logs, notEnded, touched } from '../tables.ts';
import { isWaiting, type Job } from '../job/job.ts';

/** Seconds after which new entries are hashed; a trigger makes every thousandth entry due at once. */
const DELAY = 600;
/** Maximum number of logs and of entries in a run. */
const LOGS = 1000;
const ENTRIES = 20_000;

/** A log with new entries, its open block, and what is hashed of that. */
export type Due = {
  id: number;
  domain: string;
  number: number;
  key: string;
  size: number;
  root: string;
  block: number;
  /** The first entry of the block and its time; null if it is missing. */
  first: number;
  opened: number | null;
  /** The last entry of the log; null without entries. */
  tail: number | null;
  /** The number of hashed entries, and in hex the nodes and the leaves of the head. */
  hashed: number;
  nodes: string;
  leaves: string;
};

/** The logs whose new entries are due, the longest waiting first. The open block begins after the last sealed one. */
export function dueQuery({ db, now }: Job) {
  const [id, first] = [sql`due.id`, sql`coalesce(b.last, 0) + 1`];
  const block = sql`coalesce(b.number, 0) + 1`;
  return rawQuery<Due>(
    db,
    sql`SELECT due.*, ${block} AS block, ${first} AS first, ${timeOf(id, first)} AS opened,
        ${endOf('last', 'seq', id)} AS tail, coalesce(h.entries, 0) AS hashed, ${hexOf(sql`h.nodes`)} AS nodes,
        ${hexOf(sql`h.leaves`)} AS leaves
      FROM (
        SELECT ${logs.id} AS id, ${logs.domainId} AS domain, ${logs.number} AS number, ${hexOf(logs.key)} AS "key",
          ${logs.size} AS size, ${logs.root} AS root, ${touched.at} AS at
        FROM ${touched} CROSS JOIN ${logs} ON ${logs.id} = ${touched.log} AND ${notEnded}
        WHERE ${touched.at} <= ${now - DELAY} ORDER BY ${touched.at} LIMIT ${LOGS}) due
      LEFT JOIN ${blocks} b ON b.log = due.id AND b.number = (SELECT max(number) FROM ${blocks} WHERE log = due.id)
      LEFT JOIN ${heads} h ON h.log = due.id AND h.block = ${block}
      ORDER BY at`,
  );
}

/** The entries of a log that a run hashes: none beyond the end of its open block. */
export type Portion = {
  log: Due;
  from: number;
  to: number;
  /** The time before which the block’s entries are. */
  end: number;
  /** The next run hashes the rest. */
  isCut: boolean;
};

export function portionsOf(job: Job, found: Due[]) {
  const limits = blockLimits(job.env);
  const portions: Portion[] = [];
  let left = ENTRIES;
  for (const log of found) {
    if (left <= 0) break;
    const from = log.first + log.hashed;
    const isWaitingForRetry = isWaiting(job, { step: 'head', log: log.id, block: log.block });
    const last = isWaitingForRetry ? 0 : Math.min(log.tail ?? 0, log.first + limits.entries - 1);
    const to = Math.min(last, from + left - 1);
    left -= Math.max(0, to - from + 1);
    portions.push({ log, from, to, end: (log.opened ?? 0) + limits.seconds, isCut: to < last });
  }
  return portions;
}

import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import { rawQuery } from '../../db/raw-query.ts';
import { MAX_BLOCK_ENTRIES } from '../../instance-settings.ts';
import type { Entry } from '../entry.ts';
import type { Log } from '../log.ts';
import { queryLog, type FoundLog } from '../log-query.ts';
import { END, rangeOfBlock } from '../blocks/sealed-block.ts';
import { blocks } from '../tables.ts';
import type { Conditions } from './filter-queries.ts';
import { meets } from './filtered-consents.ts';
import { feed, type FeedPage } from './feed.ts';
import { items, type RecordItem } from './records.ts';

/** An entry with the number of its block; none for an entry of the open block. */
export type DownloadedEntry = Entry & { block: number | undefined };

/**
 * All matching entries, oldest first, in portions of at most one full block. None is missing or there twice if blocks
 * are sealed or archived meanwhile. Throws a 500 that names an unreadable block.
 */
export async function* downloadConsents(
  log: FoundLog,
  conditions: Conditions,
): AsyncGenerator<DownloadedEntry[]> {
  const isWanted = meets(conditions);
  const { until = Infinity } = conditions;
  const [range = { after: 0, last: 0 }] = await askedRange(log, conditions);
  for (let after: number | undefined = range.after; after !== undefined && after < range.last;) {
    const page: FeedPage<RecordItem> = await queryLog(log, feed(items, { after, limit: MAX_BLOCK_ENTRIES }));
    const ends = await endsOfBlocks(log, after, page.next ?? END);
    let at = 0;
    const decisions = page.items.flatMap(({ entry }) => entry ?? []);
    const inBlocks = decisions
      .filter((entry) => entry.seq <= range.last && isWanted(entry))
      .map((entry) => {
        while (ends[at] && ends[at]!.last < entry.seq) at++;
        return { ...entry, block: ends[at]?.number };
      });
    if (inBlocks.length > 0) yield inBlocks;
    const isOver = decisions.some(({ timestamp }) => timestamp >= until);
    after = isOver ? undefined : page.next;
  }
}

/** The `seq` after which entries of the span and the block can begin, and the last one of the block; no row if there is no such block. */
function askedRange({ db, id }: Log, { since = 0, block }: Conditions) {
  const earlier = sql`SELECT max(last) FROM ${blocks} WHERE log = ${id} AND newest < ${since}`;
  return rawQuery<{ after: number; last: number }>(
    db,
    block === undefined
      ? sql`SELECT coalesce((${earlier}), 0) AS after, ${END} AS last`
      : sql`SELECT first - 1 AS after, last FROM (${rangeOfBlock(id, block)})`,
  );
}

/** The ends of the sealed blocks with entries after `after` and up to `upTo`, in order. */
const endsOfBlocks = ({ db, id }: Log, after: number, upTo: number) =>
  db
    .select({ number: blocks.number, last: blocks.last })
    .from(blocks)
    .where(and(eq(blocks.log, id), gt(blocks.last, after), lte(blocks.first, upTo)))
    .orderBy(asc(blocks.last));

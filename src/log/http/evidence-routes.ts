import type { Context } from 'hono';
import { Hono } from '../../lib/http/hono.ts';
import * as z from 'zod/mini';
import type { Bindings } from '../../env.ts';
import { day, wholeNumber } from '../../http/input-schemas.ts';
import { linkNextPage } from '../../http/own-url.ts';
import { missing, problem } from '../../http/problem.ts';
import { validate } from '../../http/validate.ts';
import { retention } from '../../instance-settings.ts';
import { type Block, readBlock, listBlocks } from '../reading/blocks.ts';
import { readAnchors } from '../evidence/log-anchors.ts';
import { readNotice } from '../notices/consent-notice-cache.ts';
import type { MediaType } from '../reading/entry-format.ts';
import { readCheckpoint, readTile } from '../tree/signed-tree.ts';
import { inHistory } from '../reading/in-history.ts';
import { answerRecords, mediaTypeFor } from './answer.ts';
import { pageSize } from './list-parameters.ts';
import type { QueryLog, WithLog } from './with-log.ts';
import { dateOf, SECONDS_PER_DAY } from '../../lib/time.ts';

/** The blocks to list, oldest first. */
export const blockParameters = z.object({
  after: z.prefault(wholeNumber(0, 1e15), 0),
  limit: pageSize,
});

/** The date after which notes of days are wanted; by default from the first one on. */
export const anchorParameters = z.object({ after: z.prefault(day(), '0000-01-01') });

/** The routes with which a log is verified, the same in both APIs. */
export const evidence = new Hono<WithLog>()
  .get('/blocks', validate('query', blockParameters), (c) =>
    answerBlocks(c, c.var.queryLog, c.req.valid('query')),
  )
  .get('/blocks/:number', (c) =>
    answerBlock(c, c.var.queryLog, blockNumber(c.req.param('number')), mediaTypeFor(c)),
  )
  .get('/anchors', validate('query', anchorParameters), async (c) => {
    const { anchors, next } = await c.var.queryLog(readAnchors(c.env, c.req.valid('query').after));
    if (next !== undefined) linkNextPage(c, 'after', next);
    return c.json(anchors);
  })
  .get('/notices/:hash', async (c) => {
    const notice = await c.var.queryLog(readNotice(c.req.param('hash')));
    if (notice === undefined) throw missing('consent notice');
    // Exactly the bytes that are hashed.
    return c.text(notice);
  })
  .get('/checkpoint', async (c) => c.text(await c.var.queryLog(readCheckpoint(c.env))))
  .get('/:number{[0-9]+}/checkpoint', async (c) =>
    c.text(await c.var.queryLog(readCheckpoint(c.env, Number(c.req.param('number'))))),
  )
  .get('/:number{[0-9]+}/tile/:level{[0-9]+|entries}/:path{.+}', async (c) => {
    const { number, level, path } = c.req.param();
    const tile = await c.var.queryLog(readTile(c.env, Number(number), level, path));
    c.header('Cache-Control', 'private, max-age=31536000, immutable');
    return c.body(tile, 200, { 'Content-Type': 'application/octet-stream' });
  });

/** Returns the blocks with their state. */
export async function answerBlocks(c: Context, queryLog: QueryLog, page: z.output<typeof blockParameters>) {
  const { blocks, next } = await queryLog(listBlocks(page));
  if (next !== undefined) linkNextPage(c, 'after', String(next));
  return c.json(blocks);
}

/** The block number in a path; 0, which no block has, for any other text. */
export const blockNumber = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0);

/** Returns the records of a block as `answerRecords` does. Throws a 404 if there are none. */
export const answerBlock = (c: Context, queryLog: QueryLog, block: number, media: MediaType) =>
  answerRecords(c, media, async (form) => {
    const { number, result } = await queryLog(inHistory(readBlock(form, block)));
    if (!result) throw missing('block');
    if (result.block.state === 'gone') throw goneByRetention(result.block, retention(c.env as Bindings));
    return { number, records: result.records };
  });

function goneByRetention({ number, from, to }: Block, retentionSeconds: number) {
  return problem(
    404,
    `The decisions of block ${number}, from ${dateOf(from!)} to ${dateOf(to!)}, were deleted after the retention period of ` +
      `${retentionSeconds / SECONDS_PER_DAY} days.`,
  );
}

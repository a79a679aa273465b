import type { Context } from 'hono';
import { Hono } from '../../http/hono.ts';
import * as z from 'zod/mini';
import type { Bindings } from '../../env.ts';
import { wholeNumber } from '../../http/input-schemas.ts';
import { linkNextPage } from '../../http/next-page-link.ts';
import { invalid, missing, problem } from '../../http/problem.ts';
import { validate } from '../../http/validate.ts';
import { blockLimits, retention } from '../../settings.ts';
import type { BlockRow } from '../reading/archived-block.ts';
import { readBlock } from '../reading/block.ts';
import { listBlocks, listRecords, type BlockPage } from '../reading/blocks.ts';
import { readNotice } from '../reading/notice.ts';
import { entryFormat, frames, type MediaType } from '../reading/entry-format.ts';
import { readHead } from '../evidence/head.ts';
import { notSignable } from '../signing-time.ts';
import { readCheckpoint, readProof } from '../evidence/checkpoint.ts';
import { inHistory } from '../reading/in-history.ts';
import { answerEntries, answerLines } from './answer.ts';
import { answerErased, feedParameters } from './answer-feed.ts';
import { mediaTypeFor } from './media-type.ts';
import type { AskLog, WithLog } from './with-log.ts';
import { SECONDS_PER_DAY } from '../../lib/time.ts';

/** The blocks to list, oldest first. */
export const blockParameters = z.object({
  after: z.prefault(wholeNumber(0, 1e15), 0),
  limit: z.prefault(wholeNumber(1, 10_000), 1000),
});

const size = wholeNumber(1, 1e15);
export const proofParameters = z.object({ from: size, to: size });
export const notOrdered = () => invalid({ pointer: '/from', detail: 'Must not be greater than "to".' });

/** The routes with which a log is verified, the same in both APIs. */
export const evidence = new Hono<WithLog>()
  .get('/blocks', validate('query', blockParameters), (c) =>
    answerBlocks(c, c.var.askLog, c.req.valid('query')),
  )
  .get('/blocks/:number', (c) =>
    answerBlock(c, c.var.askLog, blockNumber(c.req.param('number')), mediaTypeFor(c)),
  )
  .get('/erased', validate('query', feedParameters), (c) =>
    answerErased(c, c.var.askLog, c.req.valid('query')),
  )
  .get('/notices/:hash', async (c) => {
    const notice = await c.var.askLog(readNotice(c.req.param('hash')));
    if (notice === undefined) throw missing('consent notice');
    // Exactly the bytes that are hashed.
    return c.text(notice);
  })
  .get('/checkpoint', (c) => answerCheckpoint(c, c.var.askLog))
  .get('/head', async (c) => {
    const head = await c.var.askLog(readHead(c.env));
    if (!head) throw notSignable();
    return c.body(head, 200, { 'Content-Type': 'application/jose' });
  })
  .get('/proof', validate('query', proofParameters), (c) =>
    answerProof(c, c.var.askLog, c.req.valid('query')),
  );

/** Returns the newest checkpoint as a signed note; throws a 404 before the first one. */
export async function answerCheckpoint(c: Context, askLog: AskLog) {
  const note = await askLog(readCheckpoint);
  if (!note)
    throw problem(
      404,
      'This log has no checkpoint yet. The first one is signed a minute or two after the first block is sealed.',
    );
  return c.text(note);
}

/** Returns a consistency proof; throws a 400 unless `from` ≤ `to` ≤ the size of the newest checkpoint. */
export async function answerProof(c: Context, askLog: AskLog, { from, to }: { from: number; to: number }) {
  if (from > to) throw notOrdered();
  const { size, proof } = await askLog(readProof(from, to));
  if (!proof)
    throw invalid({
      pointer: '/to',
      detail: `Must not be greater than ${size}, the size of the newest checkpoint.`,
    });
  return c.json({ proof });
}

/** Returns the blocks with their state; as NDJSON, the lines of their records. */
export async function answerBlocks(c: Context, askLog: AskLog, page: BlockPage) {
  const media = mediaTypeFor(c, ['application/json', 'application/x-ndjson']);
  if (media === 'application/json') {
    const { blocks, next } = await askLog(listBlocks(blockLimits(c.env as Bindings), page));
    if (next !== undefined) linkNextPage(c, 'after', String(next));
    c.header('Vary', 'Accept');
    return c.json(blocks);
  }
  const { records, next } = await askLog(listRecords(page));
  if (next !== undefined) linkNextPage(c, 'after', String(next));
  return answerLines(c, records, frames[media]);
}

/** The block number in a path; 0, which no block has, for any other text. */
export const blockNumber = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0);

/** Returns the entries of a block; as NDJSON, the lines of its leaves. Throws a 404 if there are none. */
export async function answerBlock(c: Context, askLog: AskLog, number: number, media: MediaType) {
  const contents = readBlock(blockLimits(c.env as Bindings), number);
  const { number: log, result } = await askLog(inHistory(contents));
  if (!result) throw missing('block');
  const { block, entries, leaves } = result;
  if (block.state === 'gone') throw goneByRetention(block, retention(c.env as Bindings));
  if (media === 'application/x-ndjson') return answerLines(c, await leaves(), frames[media]);
  return answerEntries(c, await entries(), entryFormat(media, log));
}

function goneByRetention({ number, oldest, newest }: BlockRow, kept: number) {
  const day = (time: number) => new Date(time * 1000).toISOString().slice(0, 10);
  return problem(
    404,
    `The entries of block ${number}, from ${day(oldest)} to ${day(newest)}, were deleted on ${day(oldest + kept)}, ` +
      `after the retention period of ${kept / SECONDS_PER_DAY} days. The block record remains available.`,
  );
}

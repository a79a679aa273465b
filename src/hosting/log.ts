import { Hono } from 'hono';
import * as z from 'zod';
import { later } from '../http/later.ts';
import { hashBlocks } from '../log/chain.ts';
import { seal } from '../log/seal.ts';
import { verify } from '../log/verify.ts';
import { validate } from '../http/validate.ts';
import type { InDomain } from './owner.ts';
import { answerPage } from './page.ts';

// Each block is read whole: not as many at once as of other things.
export const page = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  after: z.coerce.number().int().min(0).default(0),
});

export const log = new Hono<InDomain>()
  /** The sealed blocks, each checked against the hash chain from its stored bytes. */
  .get('/', validate('query', page), async (c) => {
    const { limit, after } = c.req.valid('query');
    const blocks = await verify(c.var.db, c.env.ARCHIVE, c.var.domain.id, after, limit);
    return answerPage(c, blocks, { limit }, ({ number }) => String(number));
  })
  /** Seals the current block and answers what was sealed; an empty one stays open (`entries` 0, `sealedAt` null). */
  .post('/archive', async (c) => {
    const { db, domain } = c.var;
    const [sealed] = await seal(db, domain.id, 1);
    later(c, 'hash the block', hashBlocks(db));
    return c.json(sealed ?? { number: null, entries: 0, sealedAt: null }, 201);
  });

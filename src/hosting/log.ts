import { Hono } from 'hono';
import { hashBlocks } from '../log/chain.ts';
import { seal } from '../log/seal.ts';
import { later } from './later.ts';
import type { InDomain } from './owner.ts';

/** Seals the current block and answers what was sealed; an empty one stays open (`entries` 0, `sealedAt` null). */
export const log = new Hono<InDomain>().post('/archive', async (c) => {
  const { db, domain } = c.var;
  const [sealed] = await seal(db, domain.id, 1);
  later(c, 'hashBlocks', hashBlocks(db));
  return c.json(sealed ?? { number: null, entries: 0, sealedAt: null }, 201);
});

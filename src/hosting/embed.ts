import { Hono } from 'hono';
import { embedSnippets } from '../embed.ts';
import type { InDomain } from './owner.ts';

export const embed = new Hono<InDomain>().get('/', async (c) =>
  c.json(await embedSnippets(c.var.db, new URL(c.req.url).origin, c.var.domain)),
);

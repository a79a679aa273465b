import { Hono } from '../http/hono.ts';
import { embedSnippets } from '../embed.ts';
import { ownOrigin } from '../http/own-url.ts';
import type { InDomain } from './owner.ts';

export const embed = new Hono<InDomain>().get('/', async (c) =>
  c.json(await embedSnippets(c.var.db, ownOrigin(c), c.var.domain)),
);

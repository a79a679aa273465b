import { Hono } from '../lib/http/hono.ts';
import { embedSnippets } from '../embed-snippets.ts';
import { ownOrigin } from '../http/own-url.ts';
import type { WithDomain } from './domain-path.ts';

export const embed = new Hono<WithDomain>().get('/', async (c) =>
  c.json(await embedSnippets(c.var.db, ownOrigin(c), c.var.domain)),
);

import { and, asc, eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { monthOf } from '../db/calls.ts';
import { calls, domains } from '../db/schema.ts';
import { now } from '../env.ts';
import { confirmed, type WithAccount } from './key.ts';
import { answerWithTag } from './tag.ts';

export const domainList = new Hono<WithAccount>().get('/', async (c) => {
  const list = c.var.db
    .select({
      id: domains.id,
      name: domains.enteredName,
      whiteLabel: domains.whitelabel,
      viewCount: sql<number>`coalesce(${calls.count}, 0)`.as('viewCount'),
    })
    .from(domains)
    .leftJoin(calls, and(eq(calls.domainId, domains.id), eq(calls.month, monthOf(now()))))
    .where(eq(domains.clientId, c.var.account.clientId))
    .orderBy(asc(domains.seq));
  const { results } = await confirmed(c, [list] as const);
  const text = JSON.stringify(results[0]);
  return answerWithTag(c, text, () => c.body(text, 200, { 'Content-Type': 'application/json' }));
});

import { eq, and } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import * as z from 'zod';
import { domains } from '../db/schema.ts';
import { missing } from '../http/problem.ts';
import { cursor, cursorOf } from '../log/cursor.ts';
import type { Entry } from '../log/entry.ts';
import { stream } from '../log/format.ts';
import { currentBlock, entriesOf, history, join, type Filter } from '../log/read.ts';
import { validate } from '../http/validate.ts';
import { formatFor } from './format.ts';
import { confirmed, type WithAccount } from './key.ts';
import { answerWithTag } from './tag.ts';

const seconds = z.coerce.number().int().min(0).max(1e11).optional();
export const query = z.object({
  since: seconds,
  until: seconds,
  limit: z.coerce.number().int().min(1).max(10_000).optional(),
  cursor: cursor.optional(),
});

export const consents = new Hono<WithAccount>()
  .get('/', validate('query', query), async (c) => {
    const filter = filterOf(c.req.valid('query'));
    const { db, account } = c.var;
    const domainId = c.req.param('domainId')!;
    const statements = [
      domain(c, domainId),
      ...currentBlock(db, account.clientId, domainId, filter),
    ] as const;
    const { results } = await confirmed(c, statements);
    const [[found], stored, choices] = results;
    if (!found) throw missing('domain');
    linkNext(c, stored, filter);
    return answer(c, stored, join(stored, choices));
  })
  .get('/:consentId', validate('query', query), async (c) => {
    const filter = filterOf(c.req.valid('query'));
    const { db, account } = c.var;
    const { domainId = '', consentId } = c.req.param() as { domainId?: string; consentId: string };
    const search = history(db, account.clientId, domainId, consentId);
    const { results } = await confirmed(c, [domain(c, domainId), search] as const);
    const [[found], places] = results;
    if (!found) throw missing('domain');
    const entries = await entriesOf(places, c.env.ARCHIVE, filter);
    linkNext(c, entries, filter);
    return answer(c, entries, entries.values());
  });

const filterOf = ({ cursor, ...rest }: z.infer<typeof query>): Filter => ({ ...rest, after: cursor });

const domain = (c: Context<WithAccount>, id: string) =>
  c.var.db
    .select({ id: domains.id })
    .from(domains)
    .where(and(eq(domains.id, id), eq(domains.clientId, c.var.account.clientId)));

function linkNext(c: Context, entries: { timestamp: number; ucid: string }[], { limit }: Filter) {
  if (limit === undefined || entries.length < limit) return;
  const next = new URL(c.req.url);
  next.searchParams.set('cursor', cursorOf(entries.at(-1)!));
  c.header('Link', `<${next.href}>; rel="next"`);
}

type Stored = {
  ucid: string;
  timestamp: number;
  consent: number;
  manipulationPrevention: number;
  choiceId?: string;
};

/**
 * Answers the entries in the format asked for. What the tag is made of tells any two states of a list apart: only an
 * entry of the newest second can still be replaced (or of the one before, as an entry may be dated a second later); any
 * other change adds or takes away entries.
 */
function answer(c: Context, stored: Stored[], entries: Iterator<Entry>) {
  const format = formatFor(c);
  const newest = stored.filter((entry) => entry.timestamp >= stored[0]!.timestamp - 1);
  const seed = JSON.stringify([c.req.url, format.type, stored.length, stored.at(-1), newest]);
  return answerWithTag(c, seed, () => c.body(stream(entries, format), 200, { 'Content-Type': format.type }));
}

import { and, eq, sql } from 'drizzle-orm';
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { credential } from '../http/credential.ts';
import { apiKeyHash } from '../db/api-keys.ts';
import { clients } from '../db/schema.ts';
import type { AppEnv } from '../env.ts';
import { problem } from '../http/problem.ts';
import { later } from '../http/later.ts';

/** Whom the key names. Only D1 can say whether it still holds: `confirmed` asks it along with the data. */
export type WithAccount = AppEnv & {
  Variables: { account: { clientId: string; hash: string; apiKey: string } };
};

/** A call with an account, whatever else was found out about it. */
export type AccountCall = Pick<Context<WithAccount>, 'env' | 'var' | 'executionCtx'>;

const DAY = 86_400;

const refused = () =>
  problem(
    401,
    'The call needs the API key of an account, as the query parameter "apiKey" or as a bearer token.',
    {
      headers: { 'WWW-Authenticate': 'Bearer realm="Placet domain API"' },
    },
  );

/** Finds the account of the call's API key: in KV, and in D1 where KV does not know it or does not answer. */
export const account = createMiddleware<WithAccount>(async (c, next) => {
  const apiKey = credential(c);
  if (!apiKey) throw refused();
  const hash = await apiKeyHash(c.env, apiKey);
  const cached = await c.env.KEYS.get(hash).catch(() => null);
  const clientId = cached ?? (await look(c, hash));
  c.set('account', { clientId, hash, apiKey });
  await next();
});

async function look(c: Context<WithAccount>, hash: string) {
  const [found] = await c.var.db.select({ id: clients.id }).from(clients).where(eq(clients.apiKeyHash, hash));
  if (!found) throw refused();
  later(c, 'keep the API key', c.env.KEYS.put(hash, found.id, { expirationTtl: DAY }));
  return found.id;
}

/**
 * Runs the statements of a call in one batch with the question whether its key still holds, and gives the account's
 * user name and their results. KV may still name a key that is no more: D1 decides, at no further round trip.
 */
export async function confirmed<T extends readonly BatchItem<'sqlite'>[]>(c: AccountCall, statements: T) {
  const { clientId, hash } = c.var.account;
  const check = c.var.db
    .select({
      username: clients.username,
      active: clients.active,
      allowed: sql<number>`${clients.features} ->> 'canUseDomAPI'`.as('allowed'),
    })
    .from(clients)
    .where(and(eq(clients.id, clientId), eq(clients.apiKeyHash, hash)));
  const [found, ...results] = await c.var.db.batch([check, ...statements]);
  const owner = found[0];
  if (!owner) {
    later(c, 'forget the API key', c.env.KEYS.delete(hash));
    throw refused();
  }
  if (!owner.active) throw problem(403, 'The account of this API key is not active.');
  if (!owner.allowed)
    throw problem(403, 'The account of this API key may not use the domain API (feature "canUseDomAPI").');
  return { username: owner.username, results: results as BatchResponse<T> };
}

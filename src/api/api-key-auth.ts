import { eq, sql } from 'drizzle-orm';
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { credential, countWrongKey, tooManyWrongKeys } from '../http/credential.ts';
import { apiKeyHash, forgetApiKey, isIssuedApiKey } from '../db/clients/api-keys.ts';
import { preparedQuery } from '../db/raw-query.ts';
import type { LogLocation } from '../db/databases.ts';
import { clients, domains } from '../db/schema.ts';
import type { AppEnv } from '../env.ts';
import { isFirstInMinute, logEvent } from '../http/log-event.ts';
import { problem } from '../http/problem.ts';
import { waitUntil } from '../http/wait-until.ts';
import { readKv } from '../lib/caches/read-kv.ts';
import { SECONDS_PER_DAY } from '../lib/time.ts';
import { ttlCache } from '../lib/caches/ttl-cache.ts';

/** The account of the key. Only D1 knows whether the key is still valid: `batchWithKeyCheck` asks it along with the data. */
export type WithAccount = AppEnv & {
  Variables: { account: { clientId: string; hash: string; apiKey: string } };
};

/** The context of a call with an account, whatever else its variables are. */
export type AccountCall = Pick<Context<WithAccount>, 'env' | 'req' | 'var' | 'executionCtx'>;

type Reason = 'missing' | 'invalid' | 'unknown' | 'replaced';

async function unauthorized(c: Pick<Context<AppEnv>, 'env' | 'req'>, reason: Reason, client?: string) {
  if (!(await countWrongKey(c, { api: 'domain', reason, client }))) return tooManyWrongKeys();
  return problem(401, 'A valid API key is required, as the query parameter "apiKey" or as a bearer token.', {
    headers: { 'WWW-Authenticate': 'Bearer realm="Placet domain API"' },
  });
}

function forbidden(reason: 'inactive' | 'not allowed', client: string, detail: string) {
  if (isFirstInMinute(`${reason} ${client}`))
    logEvent('credential rejected', { api: 'domain', reason, client });
  return problem(403, detail);
}

/** The clients of API keys, by the hash of the key, that D1 has confirmed to this isolate. */
const clientIds = ttlCache<string>(1000);

/**
 * Finds the account of the call's API key: in memory, in KV, or in D1 where KV does not have it or does not respond. A
 * forged key costs neither. Throws a 401 for a wrong key, and a 429 after too many such calls.
 */
export const requireApiKey = createMiddleware<WithAccount>(async (c, next) => {
  const apiKey = credential(c);
  if (!apiKey) throw await unauthorized(c, 'missing');
  const hash = await apiKeyHash(c.env, apiKey);
  const clientId = clientIds.get(hash) ?? (await findClient(c, apiKey, hash));
  c.set('account', { clientId, hash, apiKey });
  await next();
});

async function findClient(c: Context<WithAccount>, apiKey: string, hash: string) {
  if (!(await isIssuedApiKey(c.env, apiKey))) throw await unauthorized(c, 'invalid');
  const cached = await readKv(c.env.KEYS, hash);
  if (cached !== null) return cached;
  const [found] = await c.var.db.select({ id: clients.id }).from(clients).where(eq(clients.apiKeyHash, hash));
  if (!found) throw await unauthorized(c, 'unknown');
  waitUntil(c, 'keep the API key', c.env.KEYS.put(hash, found.id, { expirationTtl: SECONDS_PER_DAY }));
  return found.id;
}

type Owner = { username: string; active: 0 | 1; allowed: 0 | 1 | null };
type OwnerOfDomain = Owner & (LogLocation | Record<keyof LogLocation, null>);

/** The account with a key, and the location of the log of one of its domains. */
const ownerQuery = preparedQuery<OwnerOfDomain>(
  sql`SELECT ${clients.username}, ${clients.active}, ${clients.features} ->> 'canUseDomAPI' AS allowed,
      ${domains.id} AS domain, ${domains.logDatabase} AS "database", ${domains.log} AS id
    FROM ${clients} LEFT JOIN ${domains} ON ${domains.id} = ${sql.placeholder('domainId')} AND ${domains.clientId} = ${clients.id}
    WHERE ${clients.id} = ${sql.placeholder('clientId')} AND ${clients.apiKeyHash} = ${sql.placeholder('hash')}`,
);

/**
 * Runs statements in one batch with a check of the key, because memory and KV may still have a replaced key. Throws a
 * 401 for a replaced key, and a 403 where the account may not use the API.
 */
export async function batchWithKeyCheck<T extends readonly BatchItem<'sqlite'>[]>(
  c: AccountCall,
  statements: T,
  domainId: string | null = null,
) {
  const { clientId, hash } = c.var.account;
  const check = ownerQuery(c.var.db, { clientId, hash, domainId });
  const [found, ...results] = await c.var.db.batch([check, ...statements]);
  const owner = found[0];
  if (!owner) {
    clientIds.delete(hash);
    forgetApiKey(c, hash);
    throw await unauthorized(c, 'replaced', clientId);
  }
  clientIds.set(hash, clientId);
  if (!owner.active) throw forbidden('inactive', clientId, 'The account of this API key is not active.');
  if (!owner.allowed) {
    const detail = 'The account of this API key has no access to the domain API (feature "canUseDomAPI").';
    throw forbidden('not allowed', clientId, detail);
  }
  const { username, domain, database, id } = owner;
  const location = domain === null ? undefined : { domain, database, id };
  return { username, location, results: results as BatchResponse<T> };
}

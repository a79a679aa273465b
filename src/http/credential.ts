import type { Context } from 'hono';
import type { Bindings } from '../env.ts';
import { networkOf } from '../lib/http/ip-network.ts';
import { lookupHash } from '../lib/crypto/secret-key.ts';
import { isFirstInMinute, logEvent } from './log-event.ts';
import { tooMany } from './rate-limit.ts';

/** The key in a request: the bearer token or, without one, the query parameter `apiKey`; undefined if there is neither. */
export function credential(c: Context) {
  const header = c.req.header('Authorization');
  return header === undefined ? c.req.query('apiKey') : /^Bearer +(\S+)$/i.exec(header)?.[1];
}

type Call = Pick<Context<{ Bindings: Bindings }>, 'env' | 'req'>;
type Refusal = { api: 'hosting' | 'domain' | 'operator'; reason: string; client?: string | undefined };

/**
 * Counts a wrong or missing key against the caller’s network; false over the limit. One log line per network and
 * minute. Valid keys are never counted, because unrelated callers may share an address.
 */
export async function countWrongKey({ env, req }: Call, refusal: Refusal) {
  const network = networkOf(req.header('CF-Connecting-IP') ?? '');
  if (isFirstInMinute(`wrong key ${network}`))
    logEvent('credential rejected', { ...refusal, network: await pseudonymOf(env, network) });
  const { success } = await env.WRONG_KEY_RATE.limit({ key: network });
  return success;
}

/** A pseudonym of a network for the log, which reveals no address. Undefined while SECRET_KEY is not set. */
async function pseudonymOf({ SECRET_KEY }: Bindings, network: string) {
  const hash = await lookupHash(SECRET_KEY, 'network of a wrong key', network).catch(() => undefined);
  return hash?.slice(0, 16);
}

/** A 429 for a network that is over the limit. */
export const tooManyWrongKeys = () =>
  tooMany('Too many requests with a wrong or missing key from this network');

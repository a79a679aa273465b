import type { Context } from 'hono';
import type { Bindings } from '../env.ts';
import { ttlCache } from '../lib/ttl-cache.ts';
import { networkOf } from '../lib/ip-network.ts';
import { lookupHash } from '../lib/secrets.ts';
import { logEvent } from './log-event.ts';
import { RATE_LIMIT_PERIOD, tooMany } from './rate-limit.ts';

/** Networks whose wrong keys are in the log already. */
const reported = ttlCache<true>(1000, RATE_LIMIT_PERIOD);

type Call = Pick<Context<{ Bindings: Bindings }>, 'env' | 'req'>;
type Refusal = { api: 'hosting' | 'domain' | 'operator'; reason: string; client?: string | undefined };

/**
 * Counts a key that is wrong or missing against the network of the call, and says whether it is within the limit; the log
 * has one line for each network and minute. A right key is never counted and always taken: one address may be shared by
 * many who have nothing to do with each other.
 */
export async function countWrongKey({ env, req }: Call, refusal: Refusal) {
  const network = networkOf(req.header('CF-Connecting-IP') ?? '');
  if (!reported.get(network)) {
    reported.set(network, true);
    logEvent('credential refused', { ...refusal, network: await nameOf(env, network) });
  }
  const { success } = await env.WRONG_KEY_RATE.limit({ key: network });
  return success;
}

/** What stands for a network in the log: no address can be computed from it. Undefined while SECRET_KEY is not set. */
async function nameOf({ SECRET_KEY }: Bindings, network: string) {
  const hash = await lookupHash(SECRET_KEY, 'network of a wrong key', network).catch(() => undefined);
  return hash?.slice(0, 16);
}

/** A 429 for a network that is over the limit. */
export const tooManyWrongKeys = () =>
  tooMany('Too many calls with a wrong key, or without one, came from this network');

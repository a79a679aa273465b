import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import { tooMany, withinRate } from '../http/rate.ts';
import { networkOf } from '../lib/network.ts';

/**
 * Throws a 429 where too many decisions for a domain came from one network, or from all together. The address is a key of
 * the limit and goes no further. One network at its limit uses up nothing of the domain's.
 */
export async function limitDecisions(c: Context<AppEnv>, domainId: string) {
  const network = networkOf(c.req.header('CF-Connecting-IP') ?? '');
  if (!(await withinRate(c.env, 'CONSENT_RATE', `${network} ${domainId}`)))
    throw tooMany('Too many decisions for this domain came from this network');
  if (!(await withinRate(c.env, 'CONSENT_DOMAIN_RATE', domainId)))
    throw tooMany('Too many decisions for this domain came at once');
}

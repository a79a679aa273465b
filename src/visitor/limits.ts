import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import { tooMany, withinRate, type Rate } from '../http/rate.ts';
import { networkOf } from '../lib/network.ts';

/**
 * Throws a 429 where too much for a domain came from one network, or from all together. The address is a key of the limit
 * and goes no further. One network at its limit uses up nothing of the domain's, and who is `known` does not either.
 */
const limit =
  (what: string, ofNetwork: Rate, ofDomain: Rate) =>
  async (c: Context<AppEnv>, domainId: string, known = false) => {
    const network = networkOf(c.req.header('CF-Connecting-IP') ?? '');
    if (!(await withinRate(c.env, ofNetwork, `${network} ${domainId}`)))
      throw tooMany(`Too many ${what} for this domain from this network`);
    if (!known && !(await withinRate(c.env, ofDomain, domainId)))
      throw tooMany(`Too many ${what} for this domain`);
  };

export const limitDecisions = limit('decisions', 'CONSENT_RATE', 'CONSENT_DOMAIN_RATE');
export const limitOutcomes = limit('outcomes', 'OUTCOME_RATE', 'OUTCOME_DOMAIN_RATE');
export const limitSightings = limit('reports', 'SIGHTING_RATE', 'SIGHTING_DOMAIN_RATE');

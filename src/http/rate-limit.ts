import type { Context } from 'hono';
import type { AppEnv, Bindings } from '../env.ts';
import { siteNetworkOf } from '../lib/http/ip-network.ts';
import { isLarge } from '../instance-settings.ts';
import { isFirstInMinute, logEvent } from './log-event.ts';
import { problem } from './problem.ts';

/** The name of a rate limit in wrangler.toml, which defines how many calls it allows. */
export type RateLimitName = {
  [K in keyof Bindings]-?: Bindings[K] extends RateLimit ? K : never;
}[keyof Bindings];

/** Seconds over which calls are counted; wrangler.toml has the same number. */
export const RATE_LIMIT_PERIOD = 60;

/** Counts a call against a limit; false where the limit is exceeded, which is logged once a minute for each key. */
export async function withinRateLimit(env: Bindings, rate: RateLimitName, key: string) {
  const { success } = await env[rate].limit({ key });
  if (!success && isFirstInMinute(`${rate} ${key}`)) logEvent('limit reached', { limit: rate });
  return success;
}

/** A 429 that says when to retry; `what` names the limit that was exceeded. */
export const tooMany = (what: string) =>
  problem(429, `${what}. Try again in one minute.`, {
    headers: { 'Retry-After': String(RATE_LIMIT_PERIOD) },
  });

/** Counts a call against a limit; throws a 429 where it is exceeded. */
export async function requireWithin(env: Bindings, rate: RateLimitName, key: string, what: string) {
  if (!(await withinRateLimit(env, rate, key))) throw tooMany(what);
}

/**
 * The caller’s network: the /48 of an IPv6 address, because otherwise one customer of a provider could use up a
 * domain’s limit. Only a key of rate limits; not stored.
 */
export const networkOfCall = (c: Context) => siteNetworkOf(c.req.header('CF-Connecting-IP') ?? '');

const limits = (
  what: string,
  ofNetwork: RateLimitName,
  ofDomain: RateLimitName,
  ofLargeDomain: RateLimitName = ofDomain,
) => ({
  /** Throws a 429 if one network sends too much for a domain. It is checked first, so that a network at its limit costs nothing more. */
  network: (c: Context<AppEnv>, domainId: string) =>
    requireWithin(
      c.env,
      ofNetwork,
      `${networkOfCall(c)} ${domainId}`,
      `Too many ${what} for this domain from this network`,
    ),

  /** Throws a 429 if all networks together send too much for a domain. It is checked last, so that refused calls do not count. */
  domain(c: Context<AppEnv>, domainId: string) {
    const limit = isLarge(c.env, domainId) ? ofLargeDomain : ofDomain;
    return requireWithin(c.env, limit, domainId, `Too many ${what} for this domain`);
  },
});

export const decisionLimits = limits(
  'decisions',
  'CONSENT_RATE',
  'CONSENT_DOMAIN_RATE',
  'CONSENT_LARGE_RATE',
);
export const interactionLimits = limits('banner interactions', 'INTERACTION_RATE', 'INTERACTION_DOMAIN_RATE');
export const reportLimits = limits('reports', 'REPORT_RATE', 'REPORT_DOMAIN_RATE');

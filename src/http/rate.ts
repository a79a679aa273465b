import type { Bindings } from '../env.ts';
import { kept } from '../lib/kept.ts';
import { event } from './event.ts';
import { problem } from './problem.ts';

/** A rate limit of wrangler.toml, which alone says how many calls it lets through. */
export type Rate = { [K in keyof Bindings]-?: Bindings[K] extends RateLimit ? K : never }[keyof Bindings];

/** The period of all of them, in seconds. */
export const PERIOD = 60;

const reported = kept<true>(1000, PERIOD);

/** Counts a call against a limit and says whether it is within it; who goes over is one line in the log for each period. */
export async function withinRate(env: Bindings, rate: Rate, key: string) {
  const { success } = await env[rate].limit({ key });
  const id = `${rate} ${key}`;
  if (!success && !reported.get(id)) {
    reported.set(id, true);
    event('limit reached', { limit: rate });
  }
  return success;
}

/** A 429 that says when to retry; `what` names the limit that was exceeded. */
export const tooMany = (what: string) =>
  problem(429, `${what}. Try again in one minute.`, { headers: { 'Retry-After': String(PERIOD) } });

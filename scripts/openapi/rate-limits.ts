import { readFileSync } from 'node:fs';
import type { RateLimitName } from '../../src/http/rate-limit.ts';

const settings = readFileSync('wrangler.toml', 'utf8');

/** Calls per minute that a rate limit in wrangler.toml allows, formatted for a sentence. */
export function callsPerMinute(rate: RateLimitName) {
  const [, limit] = new RegExp(`^name = "${rate}"[^[]*limit = (\\d+)`, 'm').exec(settings)!;
  return Number(limit).toLocaleString('en');
}

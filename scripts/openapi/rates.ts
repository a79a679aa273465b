import { readFileSync } from 'node:fs';
import type { RateLimitName } from '../../src/http/rate-limit.ts';

const settings = readFileSync('wrangler.toml', 'utf8');

/** How many calls a minute a rate limit of wrangler.toml lets through, in words. */
export function perMinute(rate: RateLimitName) {
  const [, limit] = new RegExp(`^name = "${rate}"[^[]*limit = (\\d+)`, 'm').exec(settings)!;
  return Number(limit).toLocaleString('en');
}

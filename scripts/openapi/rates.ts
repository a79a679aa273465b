import { readFileSync } from 'node:fs';
import type { Rate } from '../../src/http/rate.ts';

const settings = readFileSync('wrangler.toml', 'utf8');

/** How many calls a minute a rate limit of wrangler.toml lets through, in words. */
export function perMinute(rate: Rate) {
  const [, limit] = new RegExp(`^name = "${rate}"[^[]*limit = (\\d+)`, 'm').exec(settings)!;
  return Number(limit).toLocaleString('en');
}

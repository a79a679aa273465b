import { env } from 'cloudflare:workers';
import type { Bindings } from '../../src/env.ts';
import { interceptCalls } from '../support/bindings/intercepted-bindings.ts';

/**
 * What is wrong with a service of the platform: its calls take time (ms), never end, or fail, before they take effect or,
 * with `lost`, after it, so that only the answer is lost. This holds for all calls, those of a `method`, or the `nth` one.
 */
export type Disturbance = {
  delay?: number;
  hangs?: true;
  error?: string;
  lost?: true;
  method?: string;
  nth?: number;
};
type Service = 'DB' | `LOG${number}` | 'KEYS' | 'ARCHIVE';
export type Disturbances = { [service in Service]?: Disturbance };

/** Messages of D1 while it cannot be used, from Cloudflare’s documentation and reports of its users. */
export const D1_OUTAGES = [
  'D1_ERROR: Network connection lost.',
  'D1_ERROR: D1 DB is overloaded. Requests queued for too long.',
  'D1_ERROR: D1 DB is overloaded. Too many requests queued.',
  'D1_ERROR: D1 DB reset because its code was updated.',
  'D1_ERROR: Internal error in D1 DB storage caused object to be reset.',
  'D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.',
  'D1_ERROR: Cannot resolve D1 DB due to transient issue on remote node.',
  'D1_ERROR: D1 DB exceeded its CPU time limit and was reset.',
  'D1_ERROR: D1 DB’s isolate exceeded its memory limit and was reset.',
  'D1_ERROR: Currently processing a long-running export.',
  'D1_ERROR: Currently processing a long-running import.',
  'D1_ERROR: Failed to parse body as JSON, got: Internal Server Error',
  'D1_ERROR: Exceeded maximum DB size.',
  'D1_ERROR: database or disk is full: SQLITE_FULL',
  'Network connection lost.',
  'internal error; reference = 0123456789abcdefghijklmn',
];
export const KV_OUTAGE = 'KV GET failed: 500 Internal Server Error';
export const R2_OUTAGE = 'get: We encountered an internal error. Please try again. (10001)';

/** Bindings of a platform on which something is wrong; `called` counts the calls of a service. */
export function platform(disturbances: Disturbances, bindings: Bindings = env) {
  const counts = new Map<Service, number>();
  const disturbed = interceptCalls(bindings, async (run, call) => {
    const [service, name] = call.split('.') as [Service, string];
    const nth = (counts.get(service) ?? 0) + 1;
    counts.set(service, nth);
    const disturbance = disturbances[service];
    if (!disturbance || (disturbance.method ?? name) !== name || (disturbance.nth ?? nth) !== nth)
      return run();
    if (disturbance.delay) await scheduler.wait(disturbance.delay);
    if (disturbance.lost) await run();
    if (disturbance.hangs) return new Promise(() => undefined);
    if (disturbance.error) throw new Error(disturbance.error);
    return run();
  });
  return { env: disturbed, called: (service: Service) => counts.get(service) ?? 0 };
}

import { calls } from '../../src/db/schema.ts';
import { now } from '../../src/env.ts';
import { monthOf } from '../../src/lib/time.ts';
import { db } from './db.ts';

/** Notes that a page of the domain’s website has just loaded its snippet. */
export const seen = async (domainId: string, at = now()) =>
  db
    .insert(calls)
    .values({ domainId, month: monthOf(at), count: 1, siteCalledAt: at })
    .onConflictDoUpdate({ target: [calls.domainId, calls.month], set: { siteCalledAt: at } });

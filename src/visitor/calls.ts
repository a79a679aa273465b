import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { monthOf } from '../db/calls.ts';
import { now, type AppEnv } from '../env.ts';
import { counter } from './counter.ts';

const count = counter<{ domainId: string; month: number }>(
  'calls',
  (gathered) => sql`
    INSERT INTO calls (domainId, month, count)
    SELECT d.id, value ->> '$.of.month', value ->> 'count'
    FROM json_each(${JSON.stringify(gathered)}) JOIN domains d ON d.id = value ->> '$.of.domainId' WHERE true
    ON CONFLICT DO UPDATE SET count = count + excluded.count`,
);

/** Counts a call of the domain's script. */
export const countCall = (c: Context<AppEnv>, domainId: string) =>
  count(c, { domainId, month: monthOf(now()) });

import { and, eq, sql } from 'drizzle-orm';
import { now } from '../../env.ts';
import { monthOf } from '../../lib/time.ts';
import { calls, clientCalls, clients, domains } from '../schema.ts';

// The page views of the current month in queries of domains or clients, which `ofDomain` or `ofClient` joins.

export const ofDomain = () => and(eq(calls.domainId, domains.id), eq(calls.month, monthOf(now())));
export const ofClient = () =>
  and(eq(clientCalls.clientId, clients.id), eq(clientCalls.month, monthOf(now())));

export const domainViews = sql<number>`coalesce(${calls.count}, 0)`;
export const clientViews = sql<number>`coalesce(${clientCalls.count}, 0)`;

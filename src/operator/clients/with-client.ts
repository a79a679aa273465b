import { createMiddleware } from 'hono/factory';
import { findClient } from '../../db/clients/clients.ts';
import { Hono } from '../../lib/http/hono.ts';
import { required } from '../../http/problem.ts';
import type { OperatorEnv } from '../console.ts';

export type Client = NonNullable<Awaited<ReturnType<typeof findClient>>>;
export type WithClient = OperatorEnv & { Variables: { client: Client } };

/** Sets the client of the path. Throws a 404 if it does not exist. */
export const withClient = createMiddleware<WithClient>(async (c, next) => {
  const client = required(await findClient(c.var.db, c.req.param('clientId') ?? ''), 'client');
  c.set('client', client);
  await next();
});

/** Pages of a client, which need `withClient`. */
export const createClientPages = () => new Hono<WithClient>();

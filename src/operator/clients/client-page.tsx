import type { Context } from 'hono';
import type { Child } from 'hono/jsx';
import { page } from '../../pages/page.tsx';
import { SectionLinks } from '../../pages/list-page-links.tsx';
import type { View, OperatorEnv } from '../console.ts';
import { clientName } from '../../pages/displayed-names.ts';
import { createMiddleware } from 'hono/factory';
import { findClient } from '../../db/clients/clients.ts';
import { Hono } from '../../lib/http/hono.ts';
import { required } from '../../http/problem.ts';

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

/** Answers with a page of a client: its name, the tabs and the content. */
export function clientPage(c: Context, content: Child, status: 200 | 409 | 422 = 200) {
  const client: Client = c.var.client;
  const { t }: View = c.var.view;
  const path = `/operator/clients/${client.id}`;
  return page(
    c,
    clientName(client),
    <>
      <div class="heading">
        <h1>{clientName(client)}</h1>
        {!client.active && <span class="badge">{t.client.inactive}</span>}
      </div>
      {client.company && <p class="hint">{client.username}</p>}
      <SectionLinks
        label={t.client.pages}
        links={[
          [path, t.domains.title],
          [`${path}/account`, t.client.account],
          [`${path}/activity`, t.activityTitle],
        ]}
      />
      {content}
    </>,
    status,
  );
}

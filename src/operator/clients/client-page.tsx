import type { Context } from 'hono';
import type { Child } from 'hono/jsx';
import { page } from '../../pages/page.tsx';
import { SectionLinks } from '../../pages/section-links.tsx';
import type { View } from '../console.ts';
import { clientName } from '../../pages/displayed-names.ts';
import type { Client } from './with-client.ts';

/** Answers with a page of a client: its name, the tabs and the content. */
export function clientPage(c: Context, content: Child, status: 200 | 422 = 200) {
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

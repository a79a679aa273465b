import type { Context } from 'hono';
import type { Child } from 'hono/jsx';
import { page } from '../../pages/page.tsx';
import { useView, type View } from '../console.ts';
import { clientName } from '../client-name.tsx';
import type { Client } from './with-client.ts';

/** Answers with a page of a client: its name, the tabs and the content. */
export function clientPage(c: Context, content: Child, status: 200 | 422 = 200) {
  const client: Client = c.var.client;
  const { t }: View = c.var.view;
  return page(
    c,
    clientName(client),
    <>
      <div class="heading">
        <h1>{clientName(client)}</h1>
        {!client.active && <span class="badge">{t.client.inactive}</span>}
      </div>
      {client.company && <p class="hint">{client.username}</p>}
      <Tabs path={`/operator/clients/${client.id}`} />
      {content}
    </>,
    status,
  );
}

function Tabs({ path }: { path: string }) {
  const { t, url } = useView();
  const tabs = [
    [path, t.domains.title],
    [`${path}/account`, t.client.account],
    [`${path}/activity`, t.activityTitle],
  ] as const;
  return (
    <nav class="sections" aria-label={t.client.pages}>
      {tabs.map(([address, text]) => (
        <a href={address} aria-current={address === url.pathname ? 'page' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}

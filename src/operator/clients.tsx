import { createClient } from '../db/clients.ts';
import { setHosts } from '../db/client-hosts.ts';
import { featureDefaults } from '../definitions/features.ts';
import { hashOrThrow } from '../http/password-hash-queue.ts';
import { hashPassword } from '../lib/password-hash.ts';
import { randomHex } from '../lib/random.ts';
import { formBody } from '../pages/form.tsx';
import { goOn } from '../pages/notice.ts';
import { page } from '../pages/page.tsx';
import type { Context } from 'hono';
import { ClientForm, submitted, type Values } from './client-form.tsx';
import { createPages, useView } from './env.ts';
import { clientsQuery } from './lists.ts';
import { NextPage, paged, Search } from './search.tsx';

const fresh = { active: true, domainMaxCount: -1, whitelabelMaxCount: 0, widgetDisplayMaxCount: -1 };

/** The list of clients, and a new one. */
export const clients = createPages()
  .get('/', async (c) => {
    const { q = '', after = '' } = c.req.query();
    const { rows, next } = paged(await clientsQuery(c.var.db, q, after), (row) => row.usernameKey);
    const { t } = c.var.view;
    return page(
      c,
      t.clients.title,
      <>
        <div class="heading">
          <h1>{t.clients.title}</h1>
          <span>
            <a href="/operator/new">{t.clients.create}</a> · <a href="/operator/import">{t.moving.title}</a>
          </span>
        </div>
        <Search hint={t.clients.searchHint} term={q} />
        {rows.length === 0 && <p class="card">{q ? t.nothing : t.clients.none}</p>}
        <ul class="domains">
          {rows.map((row) => (
            <Client {...row} />
          ))}
        </ul>
        <NextPage after={next} />
      </>,
    );
  })
  .get('/new', (c) => create(c, { ...fresh, ...featureDefaults }))
  .post('/new/save', formBody, (c) =>
    submitted(
      c,
      (values, faults) => create(c, values, faults),
      async ({ values, hosts }) => {
        // Nobody knows this password: the client sets one with a link.
        const passwordHash = await hashOrThrow('operator', () => hashPassword(randomHex(32)));
        const { id } = await createClient(c.var.db, c.env, { ...values, passwordHash });
        await setHosts(c.var.db, id, hosts);
        return goOn(c, 'created', `/operator/clients/${id}`, values.username);
      },
    ),
  );

function create(c: Context, values: Values, faults: Record<string, string> = {}) {
  const t = c.var.view.t.clients;
  return page(
    c,
    t.create,
    <>
      <h1>{t.create}</h1>
      <p class="lead">{t.createText}</p>
      <ClientForm action="/operator/new/save" values={values} faults={faults} button={t.create} />
    </>,
    Object.keys(faults).length > 0 ? 422 : 200,
  );
}

type Row = Awaited<ReturnType<typeof clientsQuery>>[number];

function Client({ id, username, company, emailAddress, active, domainCount, calls }: Row) {
  const { t, formats } = useView();
  return (
    <li class="card">
      <div class="domain">
        <h2>
          <a href={`/operator/clients/${id}`}>{username}</a>
        </h2>
        {!active && <span class="badge">{t.client.inactive}</span>}
      </div>
      <p class="hint">{[company, emailAddress].filter(Boolean).join(' · ')}</p>
      <p>
        {t.clients.domainsOf(formats.number(domainCount))}, {t.callsOf(formats.number(calls))}
      </p>
    </li>
  );
}

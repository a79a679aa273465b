import { createClient } from '../../db/clients/clients.ts';
import { setHosts } from '../../db/clients/client-hosts.ts';
import { createLink, INVITATION_DAYS } from '../../db/users/password-links.ts';
import { ownUser } from '../../db/users/user-accounts.ts';
import { canSendEmail, sendEmail } from '../../email/send-email.ts';
import { unsaved } from '../../pages/activity/conflict-messages.ts';
import { formBody } from '../../pages/forms/form.tsx';
import { Icon } from '../../pages/icons.tsx';
import { redirectWithFlash, createPages, useView, type OperatorEnv } from '../console.ts';
import { page } from '../../pages/page.tsx';
import { ForRole } from '../../people/roles.tsx';
import type { Context } from 'hono';
import type { Values } from '../../pages/forms/resource-values.ts';
import { Search } from '../../pages/search.tsx';
import type { Client } from './client-page.tsx';
import { ClientForm, newClient, submitClientForm } from './client-form.tsx';
import { clientName } from '../../pages/displayed-names.ts';
import { clientsQuery, statusCountsQuery } from '../list-queries.ts';
import { DomainsInNeed } from '../domains/status-counts.tsx';
import { NextPage, pageOf } from '../next-list-page.tsx';

/** The list of clients, and the form of a new one. */
export const clients = createPages()
  .get('/', async (c) => {
    const { q = '', after = '' } = c.req.query();
    const [read, counts] = await c.var.db.batch([
      clientsQuery(c.var.db, q, after),
      statusCountsQuery(c.var.db),
    ]);
    const { rows, next } = pageOf(read, ({ key }) => key);
    const { t } = c.var.view;
    return page(
      c,
      t.clients.title,
      <>
        <div class="heading">
          <h1>{t.clients.title}</h1>
          <ForRole needed="administrator">
            <p class="actions">
              <a class="button primary" href="/operator/new">
                <Icon name="plus" />
                {t.clients.create}
              </a>
              <a href="/operator/import">{t.backup.title}</a>
            </p>
          </ForRole>
        </div>
        <DomainsInNeed counts={counts} />
        <Search hint={t.clients.searchHint} term={q} />
        {rows.length === 0 && <p class="card">{q ? t.nothing : t.clients.none}</p>}
        <ul class="domains">
          {rows.map((row) => (
            <ListedClient {...row} />
          ))}
        </ul>
        <NextPage after={next} />
      </>,
    );
  })
  .get('/new', (c) => showNewClient(c, newClient))
  .post('/new/save', formBody, (c) =>
    submitClientForm(
      c,
      undefined,
      (values, refusal) => showNewClient(c, values, refusal),
      async ({ values, hosts }) => {
        // Without a password: the owner sets it with a link, which lasts as long as an invitation.
        const created = await createClient(c.var.db, c.env, { ...values, passwordHash: '' });
        await setHosts(c.var.db, created.id, hosts);
        const isInvited = created.active && (await emailFirstLink(c, created));
        const flash = isInvited ? 'createdInvited' : 'created';
        return redirectWithFlash(c, flash, `/operator/clients/${created.id}`, values.username);
      },
    ),
  );

/** Sends the owner of a new client the link for the first sign-in; false without email, where the local server prints it, or where that fails. */
async function emailFirstLink<E extends OperatorEnv>(c: Context<E>, client: Client) {
  const { db, view }: OperatorEnv['Variables'] = c.var;
  if (!canSendEmail(c.env) && !c.env.DEMO) return false;
  const { path } = await createLink(db, c.env, ownUser(client.id));
  return sendEmail(c.env, {
    to: client.emailAddress,
    languages: [view.language],
    kind: 'firstLink',
    values: { url: view.url.origin + path, account: clientName(client), days: INVITATION_DAYS },
  });
}

function showNewClient(c: Context, values: Values, { errors, status } = unsaved()) {
  const t = c.var.view.t.clients;
  return page(
    c,
    t.create,
    <>
      <h1>{t.create}</h1>
      <p class="lead">{t.createText}</p>
      <ClientForm action="/operator/new/save" values={values} errors={errors} button={t.createButton} />
    </>,
    status,
  );
}

type Row = Awaited<ReturnType<typeof clientsQuery>>[number];

function ListedClient({ id, username, company, emailAddress, active, domainCount, calls }: Row) {
  const { t, formats } = useView();
  return (
    <li class="card">
      <div class="domain">
        <h2>
          <a href={`/operator/clients/${id}`}>{clientName({ company, username })}</a>
        </h2>
        {!active && <span class="badge">{t.client.inactive}</span>}
      </div>
      <p class="hint">{[company && username, emailAddress].filter(Boolean).join(' · ')}</p>
      <p>
        {t.clients.domainsOf(formats.number(domainCount))}, {t.callsOf(formats.number(calls))}
      </p>
    </li>
  );
}

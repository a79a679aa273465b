import { LinkLine } from '../../pages/page.tsx';
import type { Context } from 'hono';
import { readAndChange } from '../../db/change.ts';
import { hostsQuery, hostsStep } from '../../db/clients/client-hosts.ts';
import { findClient, updateClient } from '../../db/clients/clients.ts';
import type { Database } from '../../env.ts';
import { required } from '../../http/problem.ts';
import { unsaved } from '../../pages/activity/conflict-messages.ts';
import { formBody, type WithForm } from '../../pages/forms/form.tsx';
import { Icon } from '../../pages/icons.tsx';
import { ForRole } from '../../people/roles.tsx';
import type { Values } from '../../pages/forms/resource-values.ts';
import { Backup } from './backup.tsx';
import { ClientForm, submitClientForm } from './client-form.tsx';
import { clientPage, createClientPages, type Client, type WithClient } from './client-page.tsx';
import { redirectWithFlash } from '../console.ts';

/** The account and the plan of a client, its backup and its deletion. */
export const clientAccount = createClientPages()
  .get('/', async (c) => show(c, await storedValues(c.var.db, c.var.client)))
  .post('/save', formBody, (c) => readAndChange(c.var.db, { clientId: c.var.client.id }, () => save(c)));

async function save(c: Context<WithClient & WithForm>) {
  const { db, view } = c.var;
  const client = required(await findClient(db, c.var.client.id), 'client');
  const stored = await storedValues(db, client);
  return submitClientForm(
    c,
    { id: client.id, values: stored },
    (values, refusal) => show(c, stored, values, refusal),
    async ({ values, hosts }) => {
      await updateClient(db, client.id, values, [hostsStep(db, client.id, hosts)]);
      return redirectWithFlash(c, 'clientSaved', view.url.pathname, values.username);
    },
  );
}

/** What the form of a client edits. */
async function storedValues(db: Database, client: Client): Promise<Values> {
  const hosts = await hostsQuery(db, client.id, 'listed');
  return { ...client, ...client.features, hosts: hosts.map(({ name }) => name) };
}

function show<E extends WithClient>(
  c: Context<E>,
  stored: Values,
  values = stored,
  { errors, status } = unsaved(),
) {
  const { client, view }: WithClient['Variables'] = c.var;
  const { t } = view;
  const path = `/operator/clients/${client.id}`;
  return clientPage(
    c,
    <>
      <ClientForm action={`${path}/account/save`} {...{ values, stored, errors }} button={t.save} />
      <ForRole needed="administrator">
        <Backup path={path} />
        <LinkLine class="button" href={`${path}/delete`}>
          <Icon name="trash-2" />
          {t.client.deletion.title}
        </LinkLine>
      </ForRole>
    </>,
    status,
  );
}

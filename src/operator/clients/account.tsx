import { LinkLine } from '../../pages/page.tsx';
import type { Context } from 'hono';
import { hostsQuery, setHosts } from '../../db/clients/client-hosts.ts';
import { updateClient } from '../../db/clients/clients.ts';
import { formBody } from '../../pages/forms/form.tsx';
import { Icon } from '../../pages/icons.tsx';
import type { FieldErrors, Values } from '../../pages/forms/resource-values.ts';
import { Backup } from './backup.tsx';
import { ClientForm, submitClientForm } from './client-form.tsx';
import { clientPage, createClientPages, type Client } from './client-page.tsx';
import { redirectWithFlash, type View } from '../console.ts';

/** The account and the plan of a client, its backup and its deletion. */
export const clientAccount = createClientPages()
  .get('/', (c) => show(c))
  .post('/save', formBody, (c) =>
    submitClientForm(
      c,
      (values, errors) => show(c, values, errors),
      async ({ values, hosts }) => {
        const { db, client, view } = c.var;
        await updateClient(db, client.id, values);
        await setHosts(db, client.id, hosts);
        return redirectWithFlash(c, 'saved', view.url.pathname, values.username);
      },
    ),
  );

async function show(c: Context, values?: Values, errors: FieldErrors = {}) {
  const client: Client = c.var.client;
  const { t }: View = c.var.view;
  const hosts = await hostsQuery(c.var.db, client.id, 'listed');
  const stored = { ...client, ...client.features, hosts: hosts.map(({ name }) => name) };
  const path = `/operator/clients/${client.id}`;
  return clientPage(
    c,
    <>
      <ClientForm action={`${path}/account/save`} values={values ?? stored} errors={errors} button={t.save} />
      <Backup path={path} />
      <LinkLine class="button" href={`${path}/delete`}>
        <Icon name="trash-2" />
        {t.client.deletion.title}
      </LinkLine>
    </>,
    Object.keys(errors).length > 0 ? 422 : 200,
  );
}

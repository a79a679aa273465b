import type { Context } from 'hono';
import { deleteClient } from '../../clients/deletion.ts';
import { forgetApiKey } from '../../db/clients/api-keys.ts';
import { countDecisions } from '../../log/counts/read-counts.ts';
import { Field } from '../../pages/forms/fields.tsx';
import { ButtonOrCancel, Form, formBody } from '../../pages/forms/form.tsx';
import { redirectWithFlash, type View } from '../console.ts';
import { narrowPage } from '../../pages/page.tsx';
import { createClientPages, type Client } from './client-page.tsx';

/** Shows what is deleted with a client, and deletes it after its name was entered. */
export const deleteClientPage = createClientPages()
  .get('/', (c) => confirm(c))
  .post('/', formBody, async (c) => {
    const { client, form } = c.var;
    // Browsers remove line breaks from single-line fields.
    if (form.get('name') !== client.username.replace(/[\r\n]/g, '')) return confirm(c, true);
    const deleted = await deleteClient(c.env, client.id);
    if (deleted) forgetApiKey(c, deleted.apiKeyHash);
    return redirectWithFlash(c, 'deleted', '/operator', client.username);
  });

async function confirm(c: Context, wrong = false) {
  const { id, username, domainCount }: Client = c.var.client;
  const { t, formats }: View = c.var.view;
  const decisions = await countDecisions(c.env, id);
  const path = `/operator/clients/${id}`;
  return narrowPage(
    c,
    t.client.deletion.title,
    <>
      <p class="notice bad">{t.client.deletion.warning}</p>
      <ul class="plain">
        <li>{t.client.deletion.domains(formats.number(domainCount))}</li>
        <li>{t.client.deletion.decisions(formats.number(decisions))}</li>
        <li>{t.client.deletion.access}</li>
      </ul>
      <Form action={`${path}/delete`}>
        <Field
          name="name"
          label={t.client.deletion.type(username)}
          error={wrong ? t.client.deletion.wrong : undefined}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          required
        />
        <ButtonOrCancel button={t.client.deletion.button} back={path} />
      </Form>
    </>,
    wrong ? 422 : 200,
    t.client.deletion.of(username),
  );
}

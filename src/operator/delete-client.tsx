import type { Context } from 'hono';
import { deleteClient as remove } from '../clients/client-deletion.ts';
import { waitUntil } from '../http/wait-until.ts';
import { dayCounts } from '../log/life/daily-counts.ts';
import { Field } from '../pages/fields.tsx';
import { Form, formBody } from '../pages/form.tsx';
import { goOn } from '../pages/notice.ts';
import { page } from '../pages/page.tsx';
import { createClientPages, type Client } from './found-client.ts';
import type { View } from './env.ts';

/** Shows what goes with a client, and deletes it once its name is typed. */
export const deleteClient = createClientPages()
  .get('/', (c) => ask(c))
  .post('/', formBody, async (c) => {
    const { client, form } = c.var;
    // A field of one line holds no line breaks.
    if (form.get('name') !== client.username.replace(/[\r\n]/g, '')) return ask(c, true);
    const gone = await remove(c.env, client.id);
    if (gone) waitUntil(c, 'forget the API key', c.env.KEYS.delete(gone.apiKeyHash));
    return goOn(c, 'deleted', '/operator', client.username);
  });

async function ask(c: Context, wrong = false) {
  const { id, username, domainCount }: Client = c.var.client;
  const { t, formats }: View = c.var.view;
  const days = await dayCounts(c.env, id, 0);
  const decisions = days.reduce((sum, { given, declined }) => sum + given + declined, 0);
  const path = `/operator/clients/${id}`;
  return page(
    c,
    t.deletion.title,
    <section class="card narrow">
      <h1>{t.deletion.of(username)}</h1>
      <p class="notice bad">{t.deletion.warning}</p>
      <ul class="plain">
        <li>{t.deletion.domains(formats.number(domainCount))}</li>
        <li>{t.deletion.decisions(formats.number(decisions))}</li>
        <li>{t.deletion.access}</li>
      </ul>
      <Form action={`${path}/delete`}>
        <Field
          name="name"
          label={t.deletion.type(username)}
          fault={wrong ? t.deletion.wrong : undefined}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          required
        />
        <div class="choice">
          <button>{t.deletion.button}</button>
          <a href={path}>{t.cancel}</a>
        </div>
      </Form>
    </section>,
    wrong ? 422 : 200,
  );
}

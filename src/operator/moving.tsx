import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { parseBackup } from '../clients/backup-parser.ts';
import { exportClient } from '../clients/backup.ts';
import { importClient } from '../clients/client-import.ts';
import { constraintProblem } from '../db/constraints.ts';
import { readDocumentFile } from '../http/json-body.ts';
import { logEvent } from '../http/log-event.ts';
import type { ValidationError } from '../http/problem.ts';
import { Field } from '../pages/fields.tsx';
import { documentForm, Form } from '../pages/form.tsx';
import { page } from '../pages/page.tsx';
import { createPages, useView } from './env.ts';
import { createClientPages } from './found-client.ts';

/** A client's backup. */
export const download = createClientPages().get('/', async (c) => {
  logEvent('account exported by the operator', { client: c.var.client.id });
  return (await exportClient(c.var.db, c.var.client.id))!;
});

/** Takes a backup in, and says what is wrong with it. */
export const upload = createPages()
  .get('/', (c) => show(c))
  .post('/', documentForm, async (c) => {
    const { form, view } = c.var;
    const file = Buffer.from(form.get('file') ?? '', 'base64');
    if (file.length === 0) return show(c, [{ pointer: '', detail: view.t.moving.noFile }]);
    try {
      const ids = form.has('new') ? 'new' : 'kept';
      const wanted = parseBackup(readDocumentFile(file), { ids, beyondQuota: true });
      const changed = await importClient(c.env, wanted, form.has('replace'));
      const client = wanted.client.id;
      if (changed) logEvent('account imported by the operator', { client });
      return done(c, client, changed);
    } catch (error) {
      const refused = error instanceof HTTPException ? error : constraintProblem(error);
      if (!refused) throw error;
      return show(c, (await refused.getResponse().json<{ errors: ValidationError[] }>()).errors);
    }
  });

function show(c: Context, faults: ValidationError[] = []) {
  const t = c.var.view.t.moving;
  return page(
    c,
    t.title,
    <section class="card">
      <h1>{t.title}</h1>
      {faults.length > 0 && (
        <div class="notice bad" role="alert">
          <p>{t.refused}</p>
          <ul>
            {faults.map(({ pointer, detail }) => (
              <li>
                {pointer && <code>{pointer}</code>} {detail}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>{t.lead}</p>
      <UploadForm />
    </section>,
    faults.length > 0 ? 422 : 200,
  );
}

function done(c: Context, clientId: string, changed: boolean) {
  const t = c.var.view.t.moving;
  return page(
    c,
    t.title,
    <section class="card">
      <h1>{t.title}</h1>
      <p class="notice" role="status">
        {changed ? t.done : t.same}
      </p>
      <p>
        <a href={`/operator/clients/${clientId}`}>{t.open}</a>
      </p>
    </section>,
  );
}

/** The form of a file to take in. */
export function UploadForm() {
  const t = useView().t.moving;
  const box = (name: string, label: string) => (
    <label class="option">
      <input type="checkbox" name={name} /> {label}
    </label>
  );
  return (
    <Form action="/operator/import" files class="stack">
      <Field name="file" label={t.file} type="file" accept="application/json,.json" required />
      {box('replace', t.replace)}
      {box('new', t.fresh)}
      <div>
        <button class="quiet">{t.button}</button>
      </div>
    </Form>
  );
}

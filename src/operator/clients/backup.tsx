import { exportClient } from '../../clients/backup/export-client.ts';
import { logEvent } from '../../http/log-event.ts';
import { useView, createPages } from '../console.ts';
import { createClientPages } from './client-page.tsx';
import { Card, Done, LinkLine, cardPage } from '../../pages/page.tsx';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { parseBackup } from '../../clients/backup/parse-client.ts';
import { importClient } from '../../clients/backup/import-client.ts';
import { constraintProblem } from '../../db/constraint-errors.ts';
import { readDocumentFile } from '../../http/request-body.ts';
import type { ValidationError } from '../../http/problem.ts';
import { Box, Field } from '../../pages/forms/fields.tsx';
import { documentForm, Form } from '../../pages/forms/form.tsx';

/** Downloads a client's configuration as a file. */
export const downloadBackup = createClientPages().get('/', async (c) => {
  logEvent('client exported by the operator', { client: c.var.client.id });
  return (await exportClient(c.var.db, c.var.client.id))!;
});

/** The section of a client's page with its backup. */
export function Backup({ path }: { path: string }) {
  const { t } = useView();
  return (
    <Card id="backup" title={t.client.backup}>
      <p>{t.backup.text}</p>
      <p class="actions">
        <a href={`${path}/export`} download>
          {t.backup.download}
        </a>
        <a href="/operator/import">{t.backup.title}</a>
      </p>
    </Card>
  );
}

/** Imports a client from a backup file, or shows its validation errors. */
export const importPage = createPages()
  .get('/', (c) => show(c))
  .post('/', documentForm, async (c) => {
    const { form, view } = c.var;
    const file = Buffer.from(form.get('file') ?? '', 'base64');
    if (file.length === 0) return show(c, [{ pointer: '', detail: view.t.backup.noFile }]);
    try {
      const ids = form.has('new') ? 'new' : 'kept';
      const document = parseBackup(readDocumentFile(file), { ids, beyondQuota: true });
      const changed = await importClient(c.env, document, form.has('replace'));
      const client = document.client.id;
      if (changed) logEvent('client imported by the operator', { client });
      return showImported(c, client, changed);
    } catch (error) {
      const refused = error instanceof HTTPException ? error : constraintProblem(error);
      if (!refused) throw error;
      return show(c, (await refused.getResponse().json<{ errors: ValidationError[] }>()).errors);
    }
  });

function show(c: Context, errors: ValidationError[] = []) {
  const t = c.var.view.t.backup;
  return cardPage(
    c,
    t.title,
    <>
      {errors.length > 0 && (
        <div class="notice bad" role="alert">
          <p>{t.refused}</p>
          <ul>
            {errors.map(({ pointer, detail }) => (
              <li>
                {pointer && <code>{pointer}</code>} {detail}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>{t.lead}</p>
      <ImportForm form={c.var.form} />
    </>,
    errors.length > 0 ? 422 : 200,
  );
}

function showImported(c: Context, clientId: string, changed: boolean) {
  const t = c.var.view.t.backup;
  return cardPage(
    c,
    t.title,
    <>
      <Done>{changed ? t.done : t.same}</Done>
      <LinkLine href={`/operator/clients/${clientId}`}>{t.open}</LinkLine>
    </>,
  );
}

/** The form to upload a backup file, with the options of the one that was refused. */
function ImportForm({ form }: { form: URLSearchParams | undefined }) {
  const t = useView().t.backup;
  return (
    <Form action="/operator/import" files class="stack">
      <Field name="file" label={t.file} type="file" accept="application/json,.json" required />
      <Box name="replace" label={t.replace} checked={form?.has('replace')} />
      <Box name="new" label={t.newIds} checked={form?.has('new')} />
      <div>
        <button>{t.button}</button>
      </div>
    </Form>
  );
}

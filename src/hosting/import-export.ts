import * as z from 'zod/mini';
import { parseBackup } from '../clients/backup/parse-client.ts';
import { exportClient } from '../clients/backup/export-client.ts';
import { importClient } from '../clients/backup/import-client.ts';
import { createApp } from '../env.ts';
import { documentBody } from '../http/request-body.ts';
import { required } from '../http/problem.ts';
import { validate } from '../http/validate.ts';

const flag = z.optional(z.enum(['true', 'false']));
export const importParameters = z.object({
  ids: z.optional(z.enum(['kept', 'new'])),
  replace: flag,
  beyondQuota: flag,
});

export const importExport = createApp()
  .get('/client/:clientId/export', async (c) => {
    const id = c.req.param('clientId');
    const answer = required(await exportClient(c.var.db, id), 'client');
    return answer;
  })
  .post('/import', validate('query', importParameters), async (c) => {
    const { ids, replace, beyondQuota } = c.req.valid('query');
    const wanted = parseBackup(await documentBody(c), { ids, beyondQuota: beyondQuota === 'true' });
    const changed = await importClient(c.env, wanted, replace === 'true');
    const { client, embedKey, domains } = wanted;
    if (changed) c.header('Location', `/hosting/api/client/${client.id}`);
    const imported = domains.map(({ id, name, embeddings, locales, placeholders, themes }) => ({
      id,
      name,
      embeddings: embeddings.length,
      locales: locales.length,
      placeholders: placeholders.length,
      themes: themes.length,
    }));
    return c.json({ id: client.id, embedKey, domains: imported }, changed ? 201 : 200);
  });

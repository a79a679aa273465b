import * as z from 'zod/mini';
import { readDocument } from '../clients/document.ts';
import { exportAnswer } from '../clients/export.ts';
import { importClient } from '../clients/import.ts';
import { createApp } from '../env.ts';
import { documentBody } from '../http/body.ts';
import { missing } from '../http/problem.ts';
import { validate } from '../http/validate.ts';

const flag = z.optional(z.enum(['true', 'false']));
export const importParameters = z.object({
  ids: z.optional(z.enum(['kept', 'new'])),
  replace: flag,
  beyondQuota: flag,
});

export const moving = createApp()
  .get('/client/:clientId/export', async (c) => {
    const id = c.req.param('clientId');
    const answer = await exportAnswer(c.var.db, id);
    if (!answer) throw missing('client');
    return answer;
  })
  .post('/import', validate('query', importParameters), async (c) => {
    const { ids, replace, beyondQuota } = c.req.valid('query');
    const wanted = readDocument(await documentBody(c), { ids, beyondQuota: beyondQuota === 'true' });
    const changed = await importClient(c.env, wanted, replace === 'true');
    const { client, embedKey, domains } = wanted;
    if (changed) c.header('Location', `/hosting/api/client/${client.id}`);
    const made = domains.map(({ id, name, embeddings, locales, placeholders, themes }) => ({
      id,
      name,
      embeddings: embeddings.length,
      locales: locales.length,
      placeholders: placeholders.length,
      themes: themes.length,
    }));
    return c.json({ id: client.id, embedKey, domains: made }, changed ? 201 : 200);
  });

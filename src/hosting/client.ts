import { forgetApiKey, renewApiKey } from '../db/clients/api-keys.ts';
import { deleteClient } from '../clients/deletion.ts';
import {
  createClient,
  findClient,
  findClientByKey,
  findClientByUsername,
  listClients,
  searchClient,
  updateClient,
} from '../db/clients/clients.ts';
import { createApp } from '../env.ts';
import { required } from '../http/problem.ts';
import { validate } from '../http/validate.ts';
import { clientSchema, columnsOf } from '../resources/client.ts';
import { answerPage, pageParameters } from './paginated-list.ts';

export const client = createApp()
  .get('/', validate('query', pageParameters), async (c) => {
    const query = c.req.valid('query');
    return answerPage(c, await listClients(c.var.db, query), query, ({ id }) => id);
  })
  // Before the routes below a client: a username may be "domain" or "export".
  .get('/by-username/:username', async (c) =>
    c.json(required(await findClientByUsername(c.var.db, c.req.param('username')), 'client')),
  )
  .get('/by-apiKey/:apiKey', async (c) =>
    c.json(required(await findClientByKey(c.var.db, c.env, c.req.param('apiKey')), 'client')),
  )
  .post('/', validate('json', clientSchema.create), async (c) => {
    const values = await columnsOf(c.env, c.req.valid('json'));
    const created = await createClient(c.var.db, c.env, values as Parameters<typeof createClient>[2]);
    c.header('Location', `${c.req.path}/${created.id}`);
    return c.json(created, 201);
  })
  .get('/:clientId', async (c) =>
    c.json(required(await findClient(c.var.db, c.req.param('clientId')), 'client')),
  )
  .put('/:clientId', validate('json', clientSchema.update), async (c) => {
    const values = await columnsOf(c.env, c.req.valid('json'));
    return c.json(required(await updateClient(c.var.db, c.req.param('clientId'), values), 'client'));
  })
  .delete('/:clientId', async (c) => {
    const deleted = required(await deleteClient(c.env, c.req.param('clientId')), 'client');
    forgetApiKey(c, deleted.apiKeyHash);
    return c.body(null, 204);
  })
  .post('/:clientId/apiKey', async (c) => {
    const renewed = required(await renewApiKey(c.var.db, c.env, c.req.param('clientId')), 'client');
    forgetApiKey(c, renewed.oldHash);
    return c.json({ apiKey: renewed.apiKey }, 201);
  });

export const search = createApp().get('/:searchTerm', async (c) =>
  c.json(required(await searchClient(c.var.db, c.req.param('searchTerm')), 'client')),
);

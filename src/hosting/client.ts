import * as z from 'zod/mini';
import { renewApiKey } from '../db/api-keys.ts';
import { deleteClient } from '../customers/delete-client.ts';
import { createClient, findClient, listClients, searchClient, updateClient } from '../db/clients.ts';
import { clients, featureDefaults } from '../db/schema.ts';
import { createApp } from '../env.ts';
import { missing } from '../http/problem.ts';
import { emailAddress, password } from '../http/fields.ts';
import { hashPassword } from '../lib/password.ts';
import { validate } from '../http/validate.ts';
import { fieldsOf, given, quota, readOnly, text } from '../resources/fields.ts';
import { answerPage, pageParameters } from './page.ts';
import { event } from '../http/event.ts';
import { later } from '../http/later.ts';

const features = Object.fromEntries(
  Object.keys(featureDefaults).map((name) => [name, z.optional(z.boolean())]),
);

const fields = z.strictObject({
  ...fieldsOf(clients, ['active', 'firstName', 'lastName', 'company', 'autoCreateDomains']),
  id: readOnly,
  username: text(64).check(z.minLength(3)),
  password: z.optional(password),
  passwordHash: z.optional(
    z
      .string()
      .check(
        z.regex(/^\$2[aby]\$(0[4-9]|[12]\d|3[01])\$[./A-Za-z0-9]{53}$/, 'Must be a bcrypt hash ("$2y$…")'),
      ),
  ),
  emailAddress,
  domainCount: readOnly,
  domainMaxCount: z.optional(quota),
  whitelabelCount: readOnly,
  whitelabelMaxCount: z.optional(quota),
  widgetDisplayCount: readOnly,
  widgetDisplayMaxCount: z.optional(quota),
  features: z.optional(z.strictObject(features)),
  // What the list of all clients adds.
  actualCallCount: readOnly,
  domainCountData: readOnly,
});

export const clientSchema = {
  create: fields.check(
    z.refine(({ password, passwordHash }) => password !== undefined || passwordHash !== undefined, {
      path: ['password'],
      message: 'This property is required, unless "passwordHash" is given',
      when: ({ value }) => value instanceof Object,
    }),
  ),
  update: fields,
};

/** The payload as columns: a password becomes its hash. */
async function columnsOf({ password, ...payload }: z.infer<typeof fields>) {
  const passwordHash = password === undefined ? payload.passwordHash : await hashPassword(password);
  return given({ ...payload, passwordHash });
}

export const client = createApp()
  .get('/', validate('query', pageParameters), async (c) => {
    const query = c.req.valid('query');
    return answerPage(c, await listClients(c.var.db, query), query, ({ id }) => id);
  })
  .post('/', validate('json', clientSchema.create), async (c) => {
    const values = await columnsOf(c.req.valid('json'));
    const created = await createClient(c.var.db, c.env, values as Parameters<typeof createClient>[2]);
    c.header('Location', `${c.req.path}/${created.id}`);
    return c.json(created, 201);
  })
  .get('/:clientId', async (c) => {
    const found = await findClient(c.var.db, c.req.param('clientId'));
    if (!found) throw missing('client');
    return c.json(found);
  })
  .put('/:clientId', validate('json', clientSchema.update), async (c) => {
    const updated = await updateClient(
      c.var.db,
      c.req.param('clientId'),
      await columnsOf(c.req.valid('json')),
    );
    if (!updated) throw missing('client');
    return c.json(updated);
  })
  .delete('/:clientId', async (c) => {
    const deleted = await deleteClient(c.env, c.req.param('clientId'));
    if (!deleted) throw missing('client');
    later(c, 'forget the API key', c.env.KEYS.delete(deleted.apiKeyHash));
    return c.body(null, 204);
  })
  .post('/:clientId/apiKey', async (c) => {
    const renewed = await renewApiKey(c.var.db, c.env, c.req.param('clientId'));
    if (!renewed) throw missing('client');
    later(c, 'forget the API key', c.env.KEYS.delete(renewed.oldHash));
    event('API key changed', { by: 'operator', client: c.req.param('clientId') });
    return c.json({ apiKey: renewed.apiKey }, 201);
  });

export const search = createApp().get('/:searchTerm', async (c) => {
  const found = await searchClient(c.var.db, c.req.param('searchTerm'));
  if (!found) throw missing('client');
  return c.json(found);
});

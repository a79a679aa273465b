import type { BlankSchema } from 'hono/types';
import { createDomain } from '../domains/domain-creation.ts';
import { deleteDomain } from '../clients/deletion.ts';
import { findDomain, listDomains, updateDomain, type DomainValues } from '../db/domains/domains.ts';
import type { AppEnv } from '../env.ts';
import { Hono } from '../lib/http/hono.ts';
import { missing, required } from '../http/problem.ts';
import { validate } from '../http/validate.ts';
import { domainSchema, websiteColumns, withCookie } from '../resources/domain.ts';
import { withoutUndefined } from '../resources/field-schemas.ts';
import { withDomain, type DOMAINS_PATH } from './domain-path.ts';
import { answerPage, pageParameters } from './paginated-list.ts';

export const domain = new Hono<AppEnv, BlankSchema, typeof DOMAINS_PATH>()
  .get('/', validate('query', pageParameters), async (c) => {
    const query = c.req.valid('query');
    const list = await listDomains(c.var.db, c.req.param('clientId'), query);
    return answerPage(c, list, query, ({ id }) => id);
  })
  .post('/', validate('json', domainSchema), async (c) => {
    const payload = withCookie(c.req.valid('json'));
    const values = { ...withoutUndefined(payload), ...websiteColumns(payload.name) } as DomainValues;
    const created = await createDomain(c.env, c.req.param('clientId'), values);
    c.header('Location', `${c.req.path}/${created.id}`);
    return c.json(created, 201);
  })
  .get('/:domainId', async (c) => {
    const found = required(
      await findDomain(c.var.db, c.req.param('clientId'), c.req.param('domainId')),
      'client or domain',
    );
    return c.json(found);
  })
  .put('/:domainId', withDomain, validate('json', domainSchema), async (c) => {
    const { db, domain } = c.var;
    const given = c.req.valid('json');
    const stored = given.consentStorage && (await findDomain(db, domain.clientId, domain.id));
    const { name, ...payload } = withCookie(given, stored ? stored.ownHostPath : '');
    // The host alone, as responses contain it, changes neither scheme nor path.
    const website = name === domain.name ? {} : websiteColumns(name);
    const values = { ...withoutUndefined(payload), ...website } as Partial<DomainValues>;
    const updated = required(await updateDomain(db, domain.clientId, domain.id, values), 'client or domain');
    return c.json(updated);
  })
  .delete('/:domainId', async (c) => {
    if (!(await deleteDomain(c.env, c.req.param('clientId'), c.req.param('domainId')))) {
      throw missing('client or domain');
    }
    return c.body(null, 204);
  });

import { findDomain, updateDomain } from '../db/domains.ts';
import { domainFields } from '../definitions/domain-fields.ts';
import { missing } from '../http/problem.ts';
import { domainSchema } from '../resources/domain.ts';
import { createDomainPages, type WithDomain } from './with-domain.ts';
import { formBody } from '../pages/form.tsx';
import { redirectWithFlash } from './flash.ts';
import { saveResource, showResource } from './resource-page.tsx';

async function settingsOf({ db, domain, view }: WithDomain['Variables']) {
  const values = await findDomain(db, domain.clientId, domain.id);
  if (!values) throw missing('domain');
  const { title, lead, groups } = view.t.domainSettings;
  return {
    title,
    above: <p class="lead">{lead}</p>,
    schema: domainSchema,
    fields: domainFields,
    groups: Object.values(groups),
    values,
    save: (changed: object) => updateDomain(db, domain.clientId, domain.id, changed),
  };
}

export const domainSettings = createDomainPages()
  .get('/', async (c) => showResource(c, await settingsOf(c.var)))
  .post('/save', formBody, async (c) =>
    saveResource(c, await settingsOf(c.var), () => redirectWithFlash(c, 'saved', c.var.view.url.pathname)),
  );

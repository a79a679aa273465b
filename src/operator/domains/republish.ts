import { eq, sql } from 'drizzle-orm';
import { domains } from '../../db/schema.ts';
import { logEvent } from '../../http/log-event.ts';
import { missing } from '../../http/problem.ts';
import { formBody } from '../../pages/forms/form.tsx';
import { publishFromDatabase } from '../../visitor/site/publish-site.ts';
import { createPages } from '../env.ts';
import { redirectWithFlash } from '../flash.ts';

/** Publishes the configuration that a domain has in D1. */
export const republishDomain = createPages().post('/', formBody, async (c) => {
  // With a higher version, isolates replace a copy that differs although it has the same version, as after a restore.
  const [domain] = await c.var.db
    .update(domains)
    .set({ version: sql`${domains.version} + 1` })
    .where(eq(domains.id, c.req.param('domainId')!))
    .returning({ id: domains.id, name: domains.name, clientId: domains.clientId });
  if (!domain) throw missing('domain');
  await publishFromDatabase(c.env, domain.id);
  logEvent('domain republished by the operator', { domain: domain.id });
  return redirectWithFlash(c, 'domainRepublished', `/operator/clients/${domain.clientId}`, domain.name);
});

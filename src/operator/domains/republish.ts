import { eq, sql } from 'drizzle-orm';
import { domains } from '../../db/schema.ts';
import { logEvent } from '../../http/log-event.ts';
import { required } from '../../http/problem.ts';
import { formBody } from '../../pages/forms/form.tsx';
import { publishFromDatabase } from '../../visitor/site/publish-site.ts';
import { createPages, redirectWithFlash } from '../console.ts';
import { type Database } from '../../env.ts';

/** Raises the version, so that isolates replace a copy that differs although it has the same version, as after a restore. */
export const raiseVersion = async (db: Database, id: string) =>
  db
    .update(domains)
    .set({ version: sql`${domains.version} + 1` })
    .where(eq(domains.id, id))
    .returning({ id: domains.id, name: domains.name, clientId: domains.clientId });

/** Publishes the configuration that a domain has in D1. */
export const republishDomain = createPages().post('/', formBody, async (c) => {
  const [raised] = await raiseVersion(c.var.db, c.req.param('domainId')!);
  const domain = required(raised, 'domain');
  await publishFromDatabase(c.env, domain.id);
  logEvent('domain republished by the operator', { domain: domain.id });
  return redirectWithFlash(c, 'domainRepublished', `/operator/clients/${domain.clientId}`, domain.name);
});

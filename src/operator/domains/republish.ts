import { and, eq, sql } from 'drizzle-orm';
import { markDomainsChanged } from '../../db/domains/changed-domains.ts';
import { domains } from '../../db/schema.ts';
import { logEvent } from '../../http/log-event.ts';
import { required } from '../../http/problem.ts';
import { formBody } from '../../pages/forms/form.tsx';
import { createPages, redirectWithFlash } from '../console.ts';
import { type Database } from '../../env.ts';

/** Publishes a domain under a new version, so that isolates replace a copy with the same version that differs, as after a restore. With a version only if it still is that. */
export async function raiseVersion(db: Database, id: string, version?: number) {
  const raised = await db
    .update(domains)
    .set({ version: sql`${domains.version} + 1` })
    .where(and(eq(domains.id, id), version === undefined ? undefined : eq(domains.version, version)))
    .returning({ id: domains.id, name: domains.name, clientId: domains.clientId });
  markDomainsChanged(...raised.map((domain) => domain.id));
  return raised[0];
}

/** Publishes the configuration that a domain has in D1. */
export const republishDomain = createPages().post('/', formBody, async (c) => {
  const domain = required(await raiseVersion(c.var.db, c.req.param('domainId')!), 'domain');
  logEvent('domain republished by the operator', { domain: domain.id });
  return redirectWithFlash(c, 'domainRepublished', `/operator/clients/${domain.clientId}`, domain.name);
});

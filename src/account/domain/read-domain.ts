import { and, asc, eq, ne } from 'drizzle-orm';
import { ownDomain, siteQuery } from '../../db/domains/domains.ts';
import { domains, domainStatuses } from '../../db/schema.ts';
import type { Database } from '../../env.ts';

/** Domains that the switcher lists; more are on the overview. */
export const MAX_LISTED = 20;

/** A client’s domain with its status as lists show it, and the client’s other domains by name, in one round trip. */
export async function readDomain(db: Database, clientId: string, domainId: string) {
  const { id, name, path, hostKey } = domains;
  const [[domain], [stored], others] = await db.batch([
    siteQuery(db, clientId, domainId),
    db
      .select({
        status: domainStatuses.status,
        issueCount: domainStatuses.issueCount,
        dismissedCount: domainStatuses.dismissedCount,
      })
      .from(domains)
      .innerJoin(domainStatuses, eq(domainStatuses.domainId, id))
      .where(ownDomain(clientId, domainId)),
    db
      .select({ id, name, path })
      .from(domains)
      .where(and(eq(domains.clientId, clientId), ne(id, domainId)))
      .orderBy(asc(hostKey), asc(path))
      .limit(MAX_LISTED + 1),
  ]);
  return { domain, header: { stored, others } };
}
export type DomainHeader = Awaited<ReturnType<typeof readDomain>>['header'];

import { asc, eq, inArray, sql } from 'drizzle-orm';
import { pick } from '../../db/columns.ts';
import { siteColumns } from '../../db/domains/domains.ts';
import { isService } from '../../db/domains/embeddings.ts';
import { valuesOf } from '../../db/raw-query.ts';
import { clients, domains, embeddings, scans } from '../../db/schema.ts';
import { setting } from '../../db/settings-column.ts';
import type { Database } from '../../env.ts';

/** The domains with these IDs, by name, each with what the actions depend on, such as whether it has a service. */
export const readTargets = async (db: Database, ids: string[], service = '') =>
  db
    .select({
      ...siteColumns,
      ...pick(domains, 'version', 'updatedAt'),
      ...pick(clients, 'username', 'company'),
      archived: setting(domains, 'archived'),
      frontendWidgetEnabled: setting(domains, 'frontendWidgetEnabled'),
      scannedAt: scans.scannedAt,
      /** 1 where the service is enabled, 0 where it is not; null where the domain does not have it. */
      hasService: sql<0 | 1 | null>`(SELECT max(active) FROM embeddings
        WHERE ${eq(embeddings.domainId, domains.id)} AND ${isService(service)})`.as('hasService'),
    })
    .from(domains)
    .innerJoin(clients, eq(clients.id, domains.clientId))
    .leftJoin(scans, eq(scans.domainId, domains.id))
    .where(inArray(domains.id, valuesOf(ids)))
    .orderBy(asc(domains.hostKey), asc(domains.seq));
export type Target = Awaited<ReturnType<typeof readTargets>>[number];

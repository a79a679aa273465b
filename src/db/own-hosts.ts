import { sql } from 'drizzle-orm';
import { now, type Database } from '../env.ts';
import { recordChanged } from './activity.ts';
import { ownDomain } from './domains.ts';
import { domains } from './schema.ts';

/** Adds hosts to those that a domain names as its own; those that it names already stay once. */
export async function addOwnHosts(db: Database, clientId: string, domainId: string, hosts: string[]) {
  const all = sql`SELECT value, key AS place FROM json_each(ownHosts)
    UNION ALL SELECT value, 1000 + key FROM json_each(${JSON.stringify(hosts)})`;
  const ownHosts = sql`(SELECT json_group_array(value) FROM (
    SELECT value FROM (${all}) GROUP BY value ORDER BY min(place)))`;
  const changed = { ownHosts, updatedAt: now() };
  const where = ownDomain(clientId, domainId);
  await db.batch([recordChanged(db, domains, where, changed), db.update(domains).set(changed).where(where)]);
}

import { sql } from 'drizzle-orm';
import { domainStatuses, type statuses } from '../schema.ts';

export type StatusName = (typeof statuses)[number];

/** The status of a domain in lists: one that is not computed yet counts as not scanned. */
export const listedStatus = sql<StatusName>`coalesce(${domainStatuses.status}, 'notScanned')`;

/** The place of a status in lists that begin with the domains that need most. */
export const byNeed = sql`CASE ${listedStatus} WHEN 'notInstalled' THEN 0 WHEN 'notScanned' THEN 1
  WHEN 'attention' THEN 2 WHEN 'live' THEN 3 ELSE 4 END`;

import { sql } from 'drizzle-orm';
import type { Database } from '../env.ts';
import { all } from './all.ts';
import type { sightingKinds } from './schema.ts';

/** What a page has loaded or stored: a host, or the name of a cookie or key; `early` where it was before the decision. */
export type Sighting = { kind: (typeof sightingKinds)[number]; name: string; early: boolean };

/** So many a domain keeps: those that were seen on the fewest days go first. */
const MOST = 500;

/** Adds what one page has reported to what its domain has on a day; of a deleted domain nothing is kept. */
export const addSightings = (db: Database, domainId: string, seen: Sighting[], day: string) =>
  db.batch([
    all(
      db,
      sql`INSERT INTO sightings (domainId, kind, name, firstDay, lastDay, days, count, earlyDay)
        SELECT d.id, value ->> 'kind', value ->> 'name', ${day}, ${day}, 1, 1,
          iif(max(value ->> 'early'), ${day}, '')
        FROM json_each(${JSON.stringify(seen)}) JOIN domains d ON d.id = ${domainId} GROUP BY 2, 3
        ON CONFLICT DO UPDATE SET days = days + (lastDay < excluded.lastDay), lastDay = excluded.lastDay,
          count = count + 1, earlyDay = max(earlyDay, excluded.earlyDay)`,
    ),
    all(
      db,
      sql`DELETE FROM sightings WHERE domainId = ${domainId} AND (kind, name) IN (
        SELECT kind, name FROM sightings WHERE domainId = ${domainId}
        ORDER BY days DESC, lastDay DESC, firstDay LIMIT -1 OFFSET ${MOST})`,
    ),
  ]);

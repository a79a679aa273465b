import { sql } from 'drizzle-orm';
import { all } from '../db/all.ts';
import { now, type Database } from '../env.ts';

const STEP = 1000;

/** Deletes consents that are older than `days`, at most `steps` times `STEP` of them; the next call goes on. */
export async function expire(db: Database, days: number, steps = 10) {
  const cutoff = now() - days * 86_400;
  for (let step = 0; step < steps; step++) {
    // Entries lie in the order of time: a domain's first one tells whether any has expired.
    const [domain] = await all<{ id: string }>(
      db,
      sql`
      SELECT id FROM domains d
      WHERE (SELECT timestamp FROM consents WHERE domainId = d.id ORDER BY seq LIMIT 1) < ${cutoff} LIMIT 1`,
    );
    if (!domain) return;
    await all(
      db,
      sql`
      DELETE FROM consents WHERE domainId = ${domain.id} AND timestamp < ${cutoff} AND seq IN
        (SELECT seq FROM consents WHERE domainId = ${domain.id} ORDER BY seq LIMIT ${STEP})`,
    );
  }
}

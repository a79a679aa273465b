import { sql } from 'drizzle-orm';
import { rawQuery } from '../db/raw-query.ts';
import { databaseOf } from '../db/databases.ts';
import { rootMessage } from '../db/constraints.ts';
import type { Bindings } from '../env.ts';
import { scanAndStore } from './setup-checklist.ts';

const WEEK = 7 * 86_400;

type Due = {
  isActive: number;
  id: string;
  clientId: string;
  enteredName: string;
  name: string;
  path: string;
};

/**
 * Scans one website that is to be looked at each week and was not for as long: one a run, which spreads them. It is due
 * again in a week whatever comes of it, so that one that does not answer, or whose client is not active, holds up no other.
 */
export async function scanWeekly(env: Bindings, now: number) {
  const db = databaseOf(env.DB);
  const [due] = await rawQuery<Due>(
    db,
    sql`UPDATE domains SET scannedAt = ${now} WHERE seq = (
        SELECT seq FROM domains WHERE permanentScanEnabled = 1 AND scannedAt <= ${now - WEEK} ORDER BY scannedAt LIMIT 1)
      RETURNING id, clientId, enteredName, name, path,
        (SELECT active FROM clients WHERE id = clientId) AS isActive`,
  );
  if (!due?.isActive) return;
  const own = env.PUBLIC_URL ? [new URL(env.PUBLIC_URL).origin] : [];
  await scanAndStore(env, db, own, due).catch((error: unknown) =>
    console.log(JSON.stringify({ event: 'weekly scan failed', domain: due.id, reason: rootMessage(error) })),
  );
}

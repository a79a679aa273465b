import { sql } from 'drizzle-orm';
import { insertStatements } from '../../db/bulk-insert.ts';
import { rawQuery } from '../../db/raw-query.ts';
import { calls, clientCalls } from '../../db/schema.ts';
import type { Database } from '../../env.ts';
import type { Backup, Calls } from './format.ts';

/** Never lowers a number of page views that was already counted. */
export function callsStatements(db: Database, { client, calls: ofClient, domains: list }: Backup) {
  const rows = (id: object, counts: Calls) =>
    Object.entries(counts).map(([month, count]) => ({ ...id, month: Number(month), count }));
  const conflict = sql`ON CONFLICT DO UPDATE SET count = max(count, excluded.count)`;
  return [
    ...insertStatements(
      db,
      calls,
      list.flatMap(({ id, calls }) => rows({ domainId: id }, calls)),
      { conflict },
    ),
    ...insertStatements(db, clientCalls, rows({ clientId: client.id }, ofClient), { conflict }),
    // A client's total is never less than the sum of its domains.
    rawQuery(
      db,
      sql`INSERT INTO clientCalls (clientId, month, count)
        SELECT d.clientId, c.month, sum(c.count) FROM domains d JOIN calls c ON c.domainId = d.id
        WHERE d.clientId = ${client.id} GROUP BY c.month ${conflict}`,
    ),
  ];
}

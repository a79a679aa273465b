import { sql } from 'drizzle-orm';
import { all } from '../../db/all.ts';
import type { Job } from './job.ts';

const DAY = 86_400;

/** Once a day: how large a database is, and how many entries it holds. An erased entry counts until its block is gone. */
export async function countSizes({ db, now }: Job, countedAt: number) {
  if (countedAt > now - DAY) return;
  const { results, meta } = await db.run(
    sql`SELECT coalesce(sum(iif(state = 'archived', last - first + 1, 0)), 0) AS archived,
        coalesce(sum(iif(state IN ('sealed', 'hashed'), last - first + 1, 0)), 0) AS sealed,
        (SELECT coalesce(sum(max(0, coalesce((SELECT max(seq) FROM entries WHERE log = id), 0)
          - coalesce((SELECT last FROM blocks WHERE log = id ORDER BY number DESC LIMIT 1), 0))), 0)
          FROM logs WHERE ended IS NULL) AS open
      FROM blocks`,
  );
  const [{ archived, sealed, open }] = results as [{ archived: number; sealed: number; open: number }];
  const sizes = JSON.stringify({ live: sealed + open, archived, bytes: meta.size_after });
  await all(db, sql`UPDATE maintenance SET sizes = ${sizes}, sizesAt = ${now}`);
}

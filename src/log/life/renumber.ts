import { sql } from 'drizzle-orm';
import { all } from '../../db/all.ts';
import { base64 } from '../../lib/bytes.ts';
import { pooled } from '../../lib/pool.ts';
import type { Job } from './job.ts';
import { originOf } from '../leaf.ts';
import { EMPTY_ROOT } from '../log.ts';
import type { NamedLog } from './published-checkpoint.ts';
import { putOnce, recordName } from './bucket-objects.ts';
import { conditionalBatch } from './conditional-batch.ts';
import { addedBy, nodesStatement, overTree } from '../evidence/record-tree.ts';

const STEP = 500;

/** The last checkpoint that was shown under the old number. */
type Last = { size: number; root: Uint8Array };

/**
 * Lets a log go on under the next number, because it cannot extend what it has shown: its records get the new number,
 * and its tree begins anew. All its checkpoints say which one it does not extend.
 */
export async function renumber({ db, now }: Job, { id, domain, as }: NamedLog, { size, root }: Last) {
  const line = `continues ${originOf(domain, as)} ${size} ${base64(root)}`;
  return conditionalBatch(
    db,
    sql`EXISTS (SELECT 1 FROM logs WHERE id = ${id} AND coalesce(number, id) = ${as} AND reconcile = 1 AND ended IS NULL)`,
    [
      // A row of its own takes the number, so that no log gets it; it goes as that of a deleted domain does.
      all(
        db,
        sql`INSERT INTO logs (domainId, "key", createdAt, ended, root)
          VALUES ('', randomblob(32), ${now}, ${now}, ${EMPTY_ROOT})`,
      ),
      all(
        db,
        sql`UPDATE logs SET number = (SELECT max(id) FROM logs), records = 0, size = 0, root = ${EMPTY_ROOT}, note = '',
          generation = 0, former = '[]', continues = ${line} WHERE id = ${id}`,
      ),
      all(db, sql`DELETE FROM nodes WHERE log = ${id}`),
      all(
        db,
        sql`UPDATE blocks SET record = json_set(record, '$.log', (SELECT number FROM logs WHERE id = ${id}))
          WHERE log = ${id} AND record IS NOT NULL`,
      ),
    ],
  );
}

/**
 * Builds a log's tree as far as its blocks have records, and sees to it that the bucket has them as they are now.
 * Throws where a record between others is missing.
 */
export async function rebuildTree({ db, bucket }: Job, { id, domain }: NamedLog) {
  const log = { db, id: sql`${id}` };
  for (;;) {
    const records = await all<{ number: number; record: string }>(
      db,
      sql`SELECT number, record FROM blocks WHERE log = ${id} AND record IS NOT NULL
        AND number > (SELECT records FROM logs WHERE id = ${id}) ORDER BY number LIMIT ${STEP}`,
    );
    if (records.length === 0) return;
    const [first, last] = [records[0]!.number, records.at(-1)!.number];
    if (last - first + 1 !== records.length) throw new Error('a record is missing between others');
    if (bucket)
      await pooled(records, 6, ({ number, record }) =>
        putOnce(bucket, recordName({ log: { id, domain }, block: number }, record), record),
      );
    const added = await overTree(log, (node) =>
      addedBy(
        first - 1,
        records.map(({ record }) => record),
        node,
      ),
    );
    await conditionalBatch(
      db,
      sql`(SELECT records FROM logs WHERE id = ${id} AND ended IS NULL) = ${first - 1}`,
      [nodesStatement(log, added), all(db, sql`UPDATE logs SET records = ${last} WHERE id = ${id}`)],
    );
  }
}

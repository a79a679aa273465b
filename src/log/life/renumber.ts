import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { base64 } from '../../lib/bytes.ts';
import { mapConcurrently } from '../../lib/map-concurrently.ts';
import type { Job } from './job.ts';
import { originOf } from '../leaf.ts';
import { EMPTY_ROOT, logIn } from '../log.ts';
import { blocks, isRecovering, logNumber, logs, nodes, notEnded } from '../tables.ts';
import type { NamedLog } from './published-checkpoint.ts';
import { putOnce, recordName } from './bucket-objects.ts';
import { conditionalBatch } from './conditional-batch.ts';
import { addedBy, nodesStatement, overTree } from '../evidence/record-tree.ts';

const STEP = 500;

/** The last checkpoint that was published under the old number. */
type Last = { size: number; root: Uint8Array };

/**
 * Continues a log under the next number, because it cannot extend what it has published: its records get the new number
 * and its tree starts again. All its checkpoints name the one that they do not extend.
 */
export async function renumber({ db, now }: Job, { id, domain, number }: NamedLog, { size, root }: Last) {
  const continues = `continues ${originOf(domain, number)} ${size} ${base64(root)}`;
  const isThis = eq(logs.id, id);
  return conditionalBatch(
    db,
    sql`EXISTS (SELECT 1 FROM ${logs} WHERE ${isThis} AND ${logNumber} = ${number} AND ${isRecovering} AND ${notEnded})`,
    [
      // A row of its own reserves the number, so that no log gets it; it is deleted like that of a deleted domain.
      db
        .insert(logs)
        .values({ domainId: '', key: sql`randomblob(32)`, createdAt: now, ended: now, root: EMPTY_ROOT }),
      db
        .update(logs)
        .set({
          number: sql`(SELECT max(id) FROM ${logs})`,
          records: 0,
          size: 0,
          root: EMPTY_ROOT,
          note: '',
          generation: 0,
          former: [],
          continues,
        })
        .where(isThis),
      db.delete(nodes).where(eq(nodes.log, id)),
      db
        .update(blocks)
        .set({ record: sql`json_set(record, '$.log', (SELECT number FROM ${logs} WHERE id = ${id}))` })
        .where(and(eq(blocks.log, id), isNotNull(blocks.record))),
    ],
  );
}

/**
 * Builds a log’s tree from the existing records and writes these records to the bucket. Throws if a record in between
 * is missing.
 */
export async function rebuildTree({ db, bucket }: Job, { id, domain }: NamedLog) {
  const log = logIn(db, id);
  for (;;) {
    const records = await db
      .select({ number: blocks.number, record: sql<string>`${blocks.record}` })
      .from(blocks)
      .where(
        and(
          eq(blocks.log, id),
          isNotNull(blocks.record),
          gt(blocks.number, sql`(SELECT records FROM ${logs} WHERE id = ${id})`),
        ),
      )
      .orderBy(asc(blocks.number))
      .limit(STEP);
    if (records.length === 0) return;
    const [first, last] = [records[0]!.number, records.at(-1)!.number];
    if (last - first + 1 !== records.length) throw new Error('a record is missing between others');
    if (bucket)
      await mapConcurrently(records, 6, ({ number, record }) =>
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
      sql`(SELECT records FROM ${logs} WHERE id = ${id} AND ${notEnded}) = ${first - 1}`,
      [nodesStatement(log, added), db.update(logs).set({ records: last }).where(eq(logs.id, id))],
    );
  }
}

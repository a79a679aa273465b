import { eq } from 'drizzle-orm';
import { hex } from '../../lib/bytes.ts';
import { consistencyProof, type NodeAt } from '../../lib/merkle.ts';
import type { Log } from '../log.ts';
import { reading, type Question } from '../question.ts';
import { logs } from '../tables.ts';
import { nodesAt, nodesQuery } from './record-tree.ts';

const headQuery = ({ db, id }: Log) =>
  db.select({ size: logs.size, note: logs.note }).from(logs).where(eq(logs.id, id));

/** The newest checkpoint as a signed note; empty before the first one. */
export const readCheckpoint: Question<string> = (log) =>
  reading([headQuery(log)], ([[head]]) => head?.note ?? '');

/**
 * The proof in hex that the log of size `to` extends the log of size `from`; undefined if `to` is greater than the
 * `size` of the newest checkpoint. Throws if a node is missing.
 */
export const readProof =
  (from: number, to: number): Question<{ size: number; proof?: string[] }> =>
  (log) => {
    const compute = (node: NodeAt) => consistencyProof(from, to, node);
    return reading([headQuery(log), nodesQuery(log, compute)], ([[head], nodes]) => {
      const size = head?.size ?? 0;
      return { size, ...(to <= size && { proof: compute(nodesAt(nodes)).map(hex) }) };
    });
  };

import { sql } from 'drizzle-orm';
import { rawQuery } from '../../db/raw-query.ts';
import { hex, unhex } from '../../lib/bytes.ts';
import { completedNodes, leafHash, neededNodes, type NodeAt } from '../../lib/merkle.ts';
import { hexOf } from '../fragments.ts';
import type { Log } from '../log.ts';
import { nodes } from '../tables.ts';

/** A complete node of the tree over a log’s records, as in the database. */
type StoredNode = Pick<typeof nodes.$inferSelect, 'level'> & { index: number; hash: string };

/** The statement that reads the nodes for a computation (`rootAt`, `inclusionProof`, `consistencyProof`). */
export const nodesQuery = ({ db, id }: Log, compute: (node: NodeAt) => unknown) =>
  rawQuery<StoredNode>(
    db,
    sql`SELECT ${nodes.level}, ${nodes.position} AS "index", ${hexOf(nodes.hash)} AS hash
      FROM json_each(${JSON.stringify(neededNodes(compute))})
      CROSS JOIN ${nodes} ON log = ${id} AND level = value ->> 'level' AND position = value ->> 'index'`,
  );

/** The nodes that `nodesQuery` has read, for the computation; throws if one is missing. */
export function nodesAt(stored: StoredNode[]): NodeAt {
  const known = new Map(stored.map(({ level, index, hash }) => [`${level}.${index}`, hash]));
  return (level, index) => {
    const hash = known.get(`${level}.${index}`);
    if (hash === undefined) throw new Error(`the node ${level}.${index} of the log's tree is missing`);
    return unhex(hash);
  };
}

/** Computes over the tree of a log’s records with a single query. Throws if a node is missing. */
export const overTree = async <T>(log: Log, compute: (node: NodeAt) => T) =>
  compute(nodesAt(await nodesQuery(log, compute)));

/** The nodes that become complete when records are added to a tree of `size` records. */
export function addedBy(size: number, records: string[], node: NodeAt) {
  const made = new Map<string, Uint8Array>();
  const known: NodeAt = (level, index) => made.get(`${level}.${index}`) ?? node(level, index);
  return records.flatMap((record, i) => {
    const complete = completedNodes(size + i, leafHash(record), known);
    for (const { level, index, hash } of complete) made.set(`${level}.${index}`, hash);
    return complete.map(({ level, index, hash }): StoredNode => ({ level, index, hash: hex(hash) }));
  });
}

/** The statement that stores nodes. */
export const nodesStatement = ({ db, id }: Log, added: StoredNode[]) =>
  rawQuery(
    db,
    sql`INSERT OR REPLACE INTO ${nodes} (log, level, position, hash)
      SELECT ${id}, value ->> 'level', value ->> 'index', unhex(value ->> 'hash') FROM json_each(${JSON.stringify(added)})`,
  );

import { sql } from 'drizzle-orm';
import { all } from '../db/all.ts';
import { unhex } from '../lib/bytes.ts';
import { nodesNeeded, type NodeAt } from '../lib/merkle.ts';
import type { Log } from './log.ts';

/** A complete node of the tree over a log's records as the database has it. */
export type StoredNode = { level: number; index: number; hash: string };

/** The statement that reads the nodes which a computation asks for (`rootAt`, `inclusionProof`, `consistencyProof`). */
export const nodesQuery = ({ db, id }: Log, compute: (node: NodeAt) => unknown) =>
  all<StoredNode>(
    db,
    sql`SELECT level, position AS "index", lower(hex(hash)) AS hash FROM json_each(${JSON.stringify(nodesNeeded(compute))})
      CROSS JOIN nodes ON log = ${id} AND level = value ->> 'level' AND position = value ->> 'index'`,
  );

/** The nodes that `nodesQuery` has read, for the computation itself; throws for one that is missing. */
export function nodesAt(stored: StoredNode[]): NodeAt {
  const known = new Map(stored.map(({ level, index, hash }) => [`${level}.${index}`, hash]));
  return (level, index) => {
    const hash = known.get(`${level}.${index}`);
    if (hash === undefined) throw new Error(`the node ${level}.${index} of the log's tree is missing`);
    return unhex(hash);
  };
}

/** Computes over the tree of a log's records: one query, whatever it asks for. */
export const overTree = async <T>(log: Log, compute: (node: NodeAt) => T) =>
  compute(nodesAt(await nodesQuery(log, compute)));

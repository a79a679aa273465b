import type { Bindings } from '../../env.ts';
import { problem } from '../../http/problem.ts';
import type { FoundLog } from '../log-query.ts';
import { isCurrent, isOwnNote } from './sign-checkpoint.ts';
import { treeReader, type TreeRow } from './read-tree.ts';

export type SignedTree = Awaited<ReturnType<typeof signedTree>>;

/**
 * A log’s tree under its current checkpoint, which covers the first `covered` records: none at first, and after a
 * rollback until the next run signs. Throws a 503 for a checkpoint of another key.
 */
export async function signedTree(env: Bindings, log: FoundLog, row?: TreeRow) {
  const tree = await treeReader(log, log.bucket, row);
  if (!(await isOwnNote(env, tree, 'checkpoint not shown')))
    throw problem(
      503,
      'The stored checkpoint of this log was not signed by this service. It has been reported.',
    );
  return { ...tree, covered: isCurrent(tree) ? tree.size : 0 };
}

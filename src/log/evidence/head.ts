import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Bindings } from '../../env.ts';
import { signJws } from '../../lib/sign-jws.ts';
import { keyGeneration } from '../../settings.ts';
import { hexOf } from '../fragments.ts';
import type { Log } from '../log.ts';
import { isSignable } from '../signing-time.ts';
import { reading, type Question } from '../question.ts';
import { heads, logs } from '../tables.ts';
import { split } from './block-leaves.ts';
import { HEAD_TYPE } from './jws-types.ts';
import { signingKey } from './signing-key.ts';

/** The hashed beginning of a block: its first entry, the number of entries, and the root hash of their leaves in hex. */
export type Head = Pick<typeof heads.$inferSelect, 'block' | 'first' | 'entries' | 'root'>;

/** A log’s newest head as JSON in the form in which it is signed; NULL if the log has none. */
export const newestHead = (log: SQL | typeof logs.id) => sql<string | null>`(
  SELECT json_object('block', block, 'first', first, 'entries', entries, 'root', root) FROM ${heads}
  WHERE log = ${log} ORDER BY block DESC LIMIT 1)`;

/** The state of a log with its newest head, or undefined while nothing of the log may be signed. */
export const readHead =
  (env: Bindings): Question<string | undefined> =>
  ({ db, id }) =>
    reading(
      [
        db
          .select({
            domain: logs.domainId,
            log: logs.number,
            size: logs.size,
            root: logs.root,
            generation: logs.generation,
            isSignable,
            head: newestHead(logs.id),
          })
          .from(logs)
          .where(eq(logs.id, id)),
      ],
      ([[row]]) => (row?.isSignable ? signHead(env, row) : undefined),
    );

type State = Pick<typeof logs.$inferSelect, 'size' | 'root' | 'generation'> & { domain: string; log: number };

/** A log’s head on its own: a compact JWS. */
async function signHead(
  env: Bindings,
  { domain, log, size, root, generation, head }: State & { head: string | null },
) {
  const { key, kid } = await signingKey(env, keyGeneration(env, generation));
  const payload = { domain, log, size, root, head: head === null ? null : (JSON.parse(head) as Head) };
  return signJws(payload, key, kid, HEAD_TYPE);
}

/** What is hashed of a block: its nodes over 256 leaves each, and the hashes of the remaining leaves. */
export async function hashedPart({ db, id }: Log, block: number, most: number) {
  const [head] = await db
    .select({ entries: heads.entries, nodes: hexOf(heads.nodes), leaves: hexOf(heads.leaves) })
    .from(heads)
    .where(and(eq(heads.log, id), eq(heads.block, block)));
  // A block is shorter than its head if the maximum length of blocks was lowered.
  if (!head || head.entries > most) return { entries: 0, nodes: [], leaves: [] };
  const [nodes, leaves] = [head.nodes, head.leaves].map((text) => split(Buffer.from(text, 'hex')));
  return { entries: head.entries, nodes: nodes!, leaves: leaves! };
}

import { archiveOf, type Bindings } from '../env.ts';
import { rootMessage } from '../lib/root-message.ts';
import { parseLeaf, readAnchor, timestampName } from './anchor-state.ts';

/** The status of the anchor log. */
export type AnchorStatus = {
  /** Why it could not be read; the other properties are then null. */
  error: string | null;
  /** Number of leaves that the newest checkpoint covers, and when it was signed. */
  size: number | null;
  at: number | null;
  /** Whether there is a time stamp of that checkpoint. */
  timestamped: boolean | null;
};

/** The status of the anchor log; null if there is none yet. */
export async function readAnchorStatus(env: Bindings): Promise<AnchorStatus | null> {
  try {
    const bucket = archiveOf(env);
    const found = await readAnchor(env, bucket, true);
    if (!found) return null;
    const { leaves } = found.state;
    const timestamped = (await bucket.head(timestampName(leaves.length))) !== null;
    return { error: null, size: leaves.length, at: parseLeaf(leaves.at(-1)!).at, timestamped };
  } catch (error) {
    return { error: rootMessage(error), size: null, at: null, timestamped: null };
  }
}

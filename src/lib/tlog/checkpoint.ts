import { base64, unbase64 } from '../bytes.ts';

/** A tree head (c2sp.org/tlog-checkpoint): the log's name, its number of leaves and its root. */
export type Checkpoint = { origin: string; size: number; root: Uint8Array; extensions?: string[] };

/** The body of a checkpoint's signed note. */
export function checkpointBody({ origin, size, root, extensions = [] }: Checkpoint) {
  const lines = [origin, String(size), base64(root), ...extensions];
  const body = lines.map((line) => `${line}\n`).join('');
  // A body that cannot be parsed again must not be signed.
  parseCheckpoint(body);
  return body;
}

/** Parses the body of a checkpoint; throws for any other text. */
export function parseCheckpoint(body: string): Required<Checkpoint> {
  const lines = body.split('\n');
  if (lines.pop() !== '' || lines.length < 3 || lines.includes('')) throw new SyntaxError('not a checkpoint');
  const [origin, size, root, ...extensions] = lines as [string, string, string, ...string[]];
  if (!/^(?:0|[1-9]\d*)$/.test(size) || !Number.isSafeInteger(Number(size)))
    throw new SyntaxError('not the size of a tree');
  const hash = unbase64(root);
  if (hash.length !== 32) throw new SyntaxError('not the root of a tree');
  return { origin, size: Number(size), root: hash, extensions };
}

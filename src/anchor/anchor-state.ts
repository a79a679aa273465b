import * as z from 'zod/mini';
import type { Bindings } from '../env.ts';
import { sameBytes } from '../lib/bytes.ts';
import { checkpointBody, parseCheckpoint } from '../lib/checkpoint.ts';
import { leafHash, nodeHash, rootAt, type NodeAt } from '../lib/merkle.ts';
import { rootMessage } from '../lib/root-message.ts';
import { openNote, signNote, verifierKey } from '../lib/signed-note.ts';
import { keyGeneration } from '../settings.ts';
import { anchorOrigin, anchorSigner } from './anchor-key.ts';

// The anchor log is one object of the bucket, and independent of D1: a rollback of a database must not fork it.

export const STATE = 'anchor/state.json';
const COPIES = 'anchor/checkpoints/';
export const TIMESTAMPS = 'anchor/timestamps/';
const REPAIR = `Replace it with the newest object under ${COPIES} (docs/operations.md)`;

const digits = (size: number) => String(size).padStart(8, '0');
/** The copy of the state at a size; the copies reveal a state that was lost or replaced by an older one. */
export const copyName = (size: number) => `${COPIES}${digits(size)}.json`;
export const timestampName = (size: number) => `${TIMESTAMPS}${digits(size)}.tst`;
/** The lines of one day’s tree. */
export const treeName = (root: string) => `anchor/trees/${root}.ndjson`;
/** The hashes of these lines, as `leafFile` writes them. */
export const hashesName = (root: string) => `anchor/trees/${root}.leaves`;

const count = z.int().check(z.minimum(1));
const schema = z.strictObject({
  /** The host of `PUBLIC_URL` when the anchor log began; it never changes. */
  host: z.string(),
  /** The generation of the key that signed the newest checkpoint. */
  generation: count,
  /** Former generations, each with the last size that it signed. */
  former: z.array(z.tuple([count, count])),
  /** The leaves’ lines, oldest first. */
  leaves: z.array(z.string()),
  /** The newest checkpoint. */
  note: z.string(),
});
export type AnchorState = z.infer<typeof schema>;

/** A day’s tree as the anchor log’s leaf: its root in hex, its number of lines, and the time in seconds. */
type AnchorLeaf = { tree: string; size: number; at: number };
export const parseLeaf = (line: string) => JSON.parse(line) as AnchorLeaf;

/** The complete nodes of the tree over lines, each computed once. */
export function nodesOf(lines: string[]): NodeAt {
  const known = new Map<string, Uint8Array>();
  return function node(level, index): Uint8Array {
    const key = `${level}.${index}`;
    const hash =
      known.get(key) ??
      (level === 0
        ? leafHash(lines[index]!)
        : nodeHash(node(level - 1, 2 * index), node(level - 1, 2 * index + 1)));
    known.set(key, hash);
    return hash;
  };
}
const rootOf = (lines: string[]) => rootAt(lines.length, nodesOf(lines));

/**
 * The anchor log with the ETag of its object; undefined before the first leaf. Throws for a state whose newest
 * checkpoint is not signed with this deployment’s key, does not have the size of its leaves or, if `whole`, not their
 * root, which public requests do not compute.
 */
export async function readAnchor(env: Bindings, bucket: R2Bucket, whole = false) {
  const object = await bucket.get(STATE);
  if (!object) return undefined;
  const state = parseState(await object.text());
  const reason = state ? await invalidReason(env, state, whole) : 'it does not match the required format';
  if (!state || reason) throw new Error(`${STATE} is not valid: ${reason}. ${REPAIR}.`);
  return { state, etag: object.etag };
}

function parseState(text: string) {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Why a state is not one that this deployment has signed. */
async function invalidReason(env: Bindings, state: AnchorState, whole: boolean) {
  try {
    const { name, publicKey } = await anchorSigner(env, state, state.generation);
    const { body } = await openNote(state.note, [verifierKey(name, publicKey)]);
    const { origin, size, root } = parseCheckpoint(body);
    const isOwn = origin === name && size === state.leaves.length;
    const matches = isOwn && (!whole || sameBytes(root, rootOf(state.leaves)));
    return matches ? undefined : 'its checkpoint does not match its leaves';
  } catch (error) {
    return rootMessage(error);
  }
}

/** The anchor log with one more leaf. The first checkpoint of a new key is signed by the previous key, too. */
export async function extended(
  env: Bindings,
  before: AnchorState | undefined,
  host: string,
  leaf: AnchorLeaf,
): Promise<AnchorState> {
  const generation = keyGeneration(env, before?.generation);
  const replaced = before && before.generation < generation ? [before.generation] : [];
  const state = {
    host: before?.host ?? host,
    generation,
    former: [
      ...(before?.former ?? []),
      ...replaced.map((old): [number, number] => [old, before!.leaves.length]),
    ],
    leaves: [...(before?.leaves ?? []), JSON.stringify(leaf)],
  };
  const signers = [...replaced, generation].map((signed) => anchorSigner(env, state, signed));
  const root = rootOf(state.leaves);
  const body = checkpointBody({ origin: anchorOrigin(state.host), size: state.leaves.length, root });
  return { ...state, note: await signNote(body, await Promise.all(signers)) };
}

const NEW = new Headers({ 'If-None-Match': '*' });

/** Stores the state unless it has changed since it was read; returns whether it is stored. */
export async function storeAnchor(bucket: R2Bucket, state: AnchorState, etag: string | undefined) {
  const text = JSON.stringify(state);
  const onlyIf = etag === undefined ? NEW : { etagMatches: etag };
  if (!(await bucket.put(STATE, text, { onlyIf }))) return false;
  await copyAnchor(bucket, state);
  return true;
}

/** Stores the copy of the state at its size, unless there is one. */
export const copyAnchor = (bucket: R2Bucket, state: AnchorState) =>
  bucket.put(copyName(state.leaves.length), JSON.stringify(state), { onlyIf: NEW });

/**
 * Returns whether the anchor log may be extended from a state: not if another run was faster. Throws if the bucket has
 * a copy of a later state, or had one of the size `signed`, because that was published.
 */
export async function isNewest(bucket: R2Bucket, size: number, etag: string | undefined, signed: number) {
  const startAfter = size > 0 ? copyName(size) : undefined;
  const [later] = (await bucket.list({ prefix: COPIES, startAfter, limit: 1 })).objects;
  if (!later && signed <= size) return true;
  if ((await bucket.head(STATE))?.etag !== etag) return false;
  const lacks = `${STATE} ${size > 0 ? `has only ${size} leaves` : 'is missing'}`;
  throw new Error(
    later
      ? `${lacks}, although ${later.key} exists. ${REPAIR}.`
      : `${lacks}, although a checkpoint of size ${signed} was signed: objects of the bucket were restored or deleted. Restore all objects under anchor/ (docs/operations.md).`,
  );
}

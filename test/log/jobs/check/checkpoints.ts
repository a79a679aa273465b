import { hex } from '../../../../src/lib/bytes.ts';
import { parseCheckpoint } from '../../../../src/lib/checkpoint.ts';
import { verifierKey } from '../../../../src/lib/signed-note.ts';
import { signingKey } from '../../../../src/log/evidence/signing-key.ts';
import { originOf } from '../../../../src/log/leaf.ts';
import type { KnownLog } from '../known.ts';
import type { World } from '../world.ts';
import { rootOver, signedBody } from './hashes.ts';
import type { Stored } from './stored.ts';

/** The tree is that of the records, the checkpoint covers all of them, and every one that was shown is its beginning. */
export async function checkpointFlaws(
  { bindings }: World,
  { began, domain }: KnownLog,
  { own, blocks, nodes, objects, bytes }: Stored,
) {
  const records = blocks.flatMap(({ record }) => record ?? []);
  const rootOf = (size: number) => rootOver(...records.slice(0, size));
  const found: string[] = [];
  const { number, size, root, note } = own!;
  if (number !== began) found.push('it was treated as rolled back');
  if (own!.records !== records.length || size !== records.length || root !== rootOf(size))
    found.push(`of ${records.length} records ${own!.records} are in the tree, ${size} in the checkpoint`);
  for (const { level, position, hash } of nodes) {
    const under = records.slice(position * 2 ** level, (position + 1) * 2 ** level);
    if (under.length !== 2 ** level || rootOver(...under) !== hash)
      found.push(`node ${level}.${position} is wrong`);
  }

  const key = verifierKey(originOf(domain, began), (await signingKey(bindings, 1)).publicKey);
  const shown = objects
    .filter((name) => name.includes(`/checkpoints/${began}/`))
    .map((name) => new TextDecoder().decode(bytes(name)));
  for (const text of [note, ...shown]) {
    const checkpoint = parseCheckpoint(await signedBody(text, key));
    if (checkpoint.size > records.length || hex(checkpoint.root) !== rootOf(checkpoint.size))
      found.push(`the checkpoint for ${checkpoint.size} is no part of the log`);
  }
  return found;
}

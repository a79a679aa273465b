import { parseCheckpoint } from '../../../../src/lib/tlog/checkpoint.ts';
import { hex } from '../../../../src/lib/bytes.ts';
import { verifierKey } from '../../../../src/lib/tlog/signed-note.ts';
import { signingKey } from '../../../../src/log/evidence/signing-key.ts';
import { originOf } from '../../../../src/log/leaf.ts';
import { newestName } from '../../../../src/log/rollback/newest-checkpoints.ts';
import type { KnownLog } from '../known.ts';
import type { World } from '../world.ts';
import { entryOf, rootOver, signedBody } from './hashes.ts';
import { recordsOf } from './records.ts';
import type { Stored } from './stored.ts';

/** The tree is that of all records, and every checkpoint that was signed is its beginning. */
export async function treeFlaws({ bindings, stored: { bucket } }: World, log: KnownLog, stored: Stored) {
  const { began, domain } = log;
  const lines = Array.from(recordsOf(log, stored).values(), ({ line }) => line);
  const rootOf = (size: number) => rootOver(...lines.slice(0, size));
  const found: string[] = [];
  const { number, size, root, note, entries } = stored.own!;
  if (number !== began) found.push('it was treated as rolled back');
  if (size !== lines.length || root !== rootOf(size))
    found.push(`of ${lines.length} records ${size} are covered`);
  if (entries !== lines.map((line) => entryOf(line)).join('')) found.push('its tile has other entries');

  const key = verifierKey(originOf(domain, began), (await signingKey(bindings, 1)).publicKey);
  const signed = parseCheckpoint(await signedBody(note, key));
  if (signed.size !== size || hex(signed.root) !== root) found.push(`the checkpoint is for ${signed.size}`);
  const noted = bucket.bytes(newestName(domain));
  const [, newestSize = 0, newestRoot] = (noted && JSON.parse(new TextDecoder().decode(noted))[domain]) ?? [];
  if (newestSize > lines.length || (newestSize > 0 && newestRoot !== rootOf(newestSize)))
    found.push(`the checkpoint for ${newestSize} is no part of the log`);
  return found;
}

import { checkpointBody } from '../../../src/lib/tlog/checkpoint.ts';
import { jwkOf, keyPair } from '../../../src/lib/crypto/ed25519.ts';
import { treeHash } from '../../../src/lib/tlog/merkle.ts';
import { sha256 } from '../../../src/lib/crypto/sha256.ts';
import { signNote, verifierKey } from '../../../src/lib/tlog/signed-note.ts';
import { leavesOf } from '../../../src/lib/tlog/tiles.ts';
import { base64, hex } from '../../../src/lib/bytes.ts';
import { entryOf } from '../../../src/log/leaf.ts';
import { origin, root, size } from './example-log.ts';

// An example note of a day with a real hash and signature.

const name = 'placet.example/anchor';
const { key, publicKey } = await keyPair(sha256('anchor key of the example'));
const line = JSON.stringify({ origin, size, root: hex(root) });
const body = checkpointBody({
  origin: `${name}/2026-11-22`,
  size: 1,
  root: treeHash(leavesOf([entryOf(line)])),
  extensions: [`previous ${base64(sha256('note of the day before'))}`],
});

export const anchorExamples = {
  AnchorKey: { jwk: jwkOf(publicKey), verifier: verifierKey(name, publicKey), former: [] },
};
export const anchorNote = await signNote(body, [{ name, key, publicKey }]);

import { hex } from '../../../src/lib/bytes.ts';
import { checkpointBody } from '../../../src/lib/checkpoint.ts';
import { jwkOf, keyPair } from '../../../src/lib/ed25519.ts';
import { consistencyProof, leafHash, treeHash } from '../../../src/lib/merkle.ts';
import { sha256 } from '../../../src/lib/sha256.ts';
import { signNote, verifierKey } from '../../../src/lib/signed-note.ts';
import { DAY, timestamp } from './example-ids.ts';

// An example anchor log with real hashes and signatures.

const name = 'placet.example/anchor';
const { key, publicKey } = await keyPair(sha256('anchor key of the example'));

const lines = [1, 2].map((day) =>
  JSON.stringify({ tree: hex(sha256(`tree ${day}`)), size: 4 + day, at: timestamp + day * DAY }),
);
const hashes = lines.map((line) => leafHash(line));
const root = treeHash(hashes);

export const anchorExamples = {
  AnchorKey: { jwk: jwkOf(publicKey), verifier: verifierKey(name, publicKey), former: [] },
  AnchorProof: {
    proof: consistencyProof(1, 2, (level, index) =>
      treeHash(hashes.slice(index << level, (index + 1) << level)),
    ).map(hex),
  },
};
export const anchorTexts = {
  leaves: lines.map((line) => `${line}\n`).join(''),
  checkpoint: await signNote(checkpointBody({ origin: name, size: 2, root }), [{ name, key, publicKey }]),
};

import { base64, unbase64 } from '../bytes.ts';

const FORMAT = 'c2sp.org/tlog-proof@v1';

/** The proof that a tree contains a leaf (c2sp.org/tlog-proof), with the signed checkpoint of the tree. */
export type TlogProof = { index: number; path: Uint8Array[]; checkpoint: string };

export const tlogProof = ({ index, path, checkpoint }: TlogProof) =>
  [FORMAT, `index ${index}`, ...path.map(base64), '', checkpoint].join('\n');

/** Parses a proof; throws for any other text. Opaque extra data is ignored, as the specification requires. */
export function parseTlogProof(text: string): TlogProof {
  const end = text.indexOf('\n\n');
  const [format, ...rest] = text.slice(0, end).split('\n');
  const [head, ...path] = rest[0]?.startsWith('extra ') ? rest.slice(1) : rest;
  const [, index] = /^index (0|[1-9]\d*)$/.exec(head ?? '') ?? [];
  if (end < 0 || format !== FORMAT || index === undefined || !Number.isSafeInteger(Number(index)))
    throw new SyntaxError('not a tlog-proof');
  const hashes = path.map(unbase64);
  if (hashes.length > 63 || hashes.some(({ length }) => length !== 32))
    throw new SyntaxError('not an inclusion proof');
  return { index: Number(index), path: hashes, checkpoint: text.slice(end + 2) };
}

/** The proof that a tree extends the tree of `old` leaves, in the form of a request to a witness (c2sp.org/tlog-witness). */
export const witnessRequest = (old: number, proof: Uint8Array[], checkpoint: string) =>
  [`old ${old}`, ...proof.map(base64), '', checkpoint].join('\n');

/** Parses such a request; throws for any other text. */
export function parseWitnessRequest(text: string) {
  const end = text.indexOf('\n\n');
  const [head, ...proof] = text.slice(0, end).split('\n');
  const [, old] = /^old (0|[1-9]\d*)$/.exec(head ?? '') ?? [];
  const hashes = proof.map(unbase64);
  if (end < 0 || old === undefined || !Number.isSafeInteger(Number(old)))
    throw new SyntaxError('not a consistency proof');
  if (hashes.length > 63 || hashes.some(({ length }) => length !== 32))
    throw new SyntaxError('not the hashes of a consistency proof');
  return { old: Number(old), proof: hashes, checkpoint: text.slice(end + 2) };
}

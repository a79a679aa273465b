import { createHmac, hash } from 'node:crypto';

/**
 * An entry as its leaf: `notice` is a hash, `embeddings` the accepted services, `signals` the sorted names of the
 * browser’s signals, `salt` 16 random bytes in hex, without which an erased decision could be guessed from its entry.
 */
export type Leaf = {
  seq: number;
  ucid: string;
  timestamp: number;
  consent: boolean;
  manipulationPrevention: boolean;
  notice: string;
  embeddings: string[];
  signals: readonly string[];
  salt: string;
};

/** The line of a leaf (docs/log/records.md): these properties in this order, without white space. */
export const leafLine = (leaf: Leaf) => lineOf(leaf, choiceText(leaf.notice, leaf.embeddings));

/** The common text in the lines of all entries with the same notice and choice. */
export const choiceText = (notice: string, embeddings: string[]) =>
  `"notice":"${notice}","embeddings":${JSON.stringify(embeddings)}`;

/** The line of a leaf with that text. */
export const lineOf = (entry: Omit<Leaf, 'notice' | 'embeddings'>, choice: string) => {
  const { seq, ucid, timestamp, consent, manipulationPrevention, signals, salt } = entry;
  return (
    `{"seq":${seq},"ucid":"${ucid}","timestamp":${timestamp},"consent":${consent},` +
    `"manipulationPrevention":${manipulationPrevention},${choice},"signals":${JSON.stringify(signals)},` +
    `"salt":"${salt}"}`
  );
};

/** An event as it is stored: `members` are those of its type as JSON, without braces. */
export type StoredEvent = { seq: number; timestamp: number; type: string; members: string };

/** The line of an event (docs/log/records.md). Its salt can be computed again, because an event is never erased. */
export const eventLine = (key: Uint8Array, { seq, timestamp, type, members }: StoredEvent) => {
  const salt = createHmac('sha256', key).update(`${seq}:`).digest('hex').slice(0, 32);
  return `{"seq":${seq},"type":"${type}","timestamp":${timestamp},${members},"salt":"${salt}"}`;
};

/** The line in place of a record that was erased; `entry` is that of the record in hex. */
export const erasedLine = (seq: number, entry: string) => JSON.stringify({ seq, entry });

/** The entry of a record in the tree. */
export const entryOf = (line: string): Uint8Array => hash('sha256', line, 'buffer');

/** The accepted services of an entry from its bits, in the order of the notice’s `services`. */
export const acceptedOf = <T>(bits: Uint8Array, services: readonly T[]) =>
  services.filter((_, i) => ((bits[i >> 3] ?? 0) >> (i & 7)) & 1);

/** The bits of the accepted `services`, without trailing zero bytes. */
export function bitsOf(services: readonly string[], accepted: ReadonlySet<string>) {
  const bits = new Uint8Array(Math.ceil(services.length / 8));
  services.forEach((id, i) => {
    if (accepted.has(id)) bits[i >> 3]! |= 1 << (i & 7);
  });
  return bits.subarray(0, bits.findLastIndex((byte) => byte !== 0) + 1);
}

/** The name of a log in its signatures: the origin of its checkpoints. */
export const originOf = (domainId: string, logNumber: number) => `placet/${domainId}.${logNumber}`;

/** The first 48 bits of a visitor’s ID; the index has no more of it. */
export const shortId = (ucid: string) => parseInt(ucid.slice(0, 12), 16);

/** A hash that replaces a visitor’s ID where nobody should read the ID; `key` is the log’s. */
export const visitorHash = (key: Uint8Array, ucid: string) =>
  createHmac('sha256', key).update(ucid).digest('hex').slice(0, 32);

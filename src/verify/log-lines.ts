import type { Leaf as EntryLeaf, Record as BlockRecord } from '../log/leaf.ts';

export type { BlockRecord };
/** An entry as its line states it. */
export type Leaf = EntryLeaf & { salt: string };

/** The remains of an erased entry. */
type ErasedLeaf = { seq: number; leaf: string };

const count = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 1;
const time = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;
const bytes = (length: number) => (value: unknown) =>
  typeof value === 'string' && value.length === 2 * length && /^[0-9a-f]*$/.test(value);
const flag = (value: unknown) => typeof value === 'boolean';
const text = (value: unknown) => typeof value === 'string' && value !== '';
const isSorted = (value: unknown) =>
  (value as string[]).every((name, i, names) => i === 0 || names[i - 1]! < name);
const list = (of: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(of);

type Form<T> = Record<keyof T, (value: unknown) => boolean>;

const LEAF: Form<Required<Leaf>> = {
  seq: count,
  ucid: bytes(32),
  timestamp: time,
  consent: flag,
  manipulationPrevention: flag,
  notice: bytes(32),
  embeddings: list(text),
  signals: (value: unknown) => list(text)(value) && isSorted(value),
  attachment: (value: unknown) => value === '' || bytes(32)(value),
  salt: bytes(16),
};
const RECORD = {
  domain: text,
  log: count,
  block: count,
  first: count,
  last: count,
  from: time,
  to: time,
  erased: list(count),
  root: bytes(32),
};
const STUB = { seq: count, leaf: bytes(32) };

/**
 * Parses a line of JSON without white space, alternative spellings or repeated properties, whose properties have this
 * form; undefined for any other line. A hash covers the bytes of the line, and so all its properties.
 */
function read<T>(line: string, form: Form<Required<T>>): T | undefined {
  let value: T;
  try {
    value = JSON.parse(line) as T;
    // Throws for a line that is nested too deeply.
    if (value === null || typeof value !== 'object' || JSON.stringify(value) !== line) return undefined;
  } catch {
    return undefined;
  }
  const fits = Object.entries<(value: unknown) => boolean>(form).every(([name, fit]) =>
    fit(value[name as keyof T]),
  );
  return fits ? value : undefined;
}

/** The same for a line that has only these properties, in this order. */
function readExactly<T>(line: string, form: Form<Required<T>>) {
  const value = read(line, form);
  return value && Object.keys(value).join() === Object.keys(form).join() ? value : undefined;
}

/** Parses the line of a leaf; undefined for any other line. */
export const readLeaf = (line: string) => read<Leaf>(line, LEAF);
/** Parses the line of an erased leaf; undefined for any other line. */
export const readErasedLeaf = (line: string) => readExactly<ErasedLeaf>(line, STUB);

/** Parses the line of a record whose numbers are consistent; undefined for any other line. */
export function readRecord(line: string) {
  const record = readExactly<BlockRecord>(line, RECORD);
  return record && record.first <= record.last && record.from <= record.to ? record : undefined;
}

/** Age in days from which an entry must be covered by a record. */
export const MAX_BLOCK_DAYS = 30;

/** The name of a log in its checkpoints, and of the key that signs them. */
export const originOf = ({ domain, log }: { domain: string; log: number }) => `placet/${domain}.${log}`;

/** The domain and number of a log from its name; undefined for other text. */
export function logOf(origin: string) {
  const [, domain, log] = /^placet\/(.+)\.([1-9]\d*)$/.exec(origin) ?? [];
  return domain && Number.isSafeInteger(Number(log)) ? { domain, log: Number(log) } : undefined;
}

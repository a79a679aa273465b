import { sha256 } from '../../lib/crypto/sha256.ts';
import type { Leaf } from '../../log/leaf.ts';

type EventHead = { seq: number; timestamp: number; salt: string };
/** An event as its line states it. */
export type LogEvent = EventHead &
  (
    | { type: 'block'; block: number; first: number; last: number; from: number; to: number }
    | { type: 'erasure'; ranges: [first: number, last: number][] }
  );

/** The remains of an erased decision. */
type Erased = { seq: number; entry: string };

/** The entry of a record in the tree. */
export const entryOf = (line: string) => sha256(line);

/** The most ranges of an erasure. */
const RANGES = 3000;

const count = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 1;
const time = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;
const bytes = (length: number) => (value: unknown) =>
  typeof value === 'string' && value.length === 2 * length && /^[0-9a-f]*$/.test(value);
const flag = (value: unknown) => typeof value === 'boolean';
const text = (value: unknown) => typeof value === 'string' && value !== '';
const isSorted = (value: unknown) =>
  (value as string[]).every((name, i, names) => i === 0 || names[i - 1]! < name);
const list = (isItem: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(isItem);

type Form<T> = Record<keyof T, (value: unknown) => boolean>;

const DECISION: Form<Required<Leaf>> = {
  seq: count,
  ucid: bytes(32),
  timestamp: time,
  consent: flag,
  manipulationPrevention: flag,
  notice: bytes(32),
  embeddings: list(text),
  signals: (value: unknown) => list(text)(value) && isSorted(value),
  salt: bytes(16),
};
const isType = (type: string) => (value: unknown) => value === type;
/** Ranges in ascending order, none of them next to another one. */
const isRanges = (value: unknown) =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= RANGES &&
  value.every(
    (range, i, ranges: unknown[][]) =>
      Array.isArray(range) &&
      range.length === 2 &&
      range.every(count) &&
      range[0] <= range[1] &&
      (i === 0 || (ranges[i - 1]![1] as number) + 1 < range[0]),
  );
const BLOCK = {
  seq: count,
  type: isType('block'),
  timestamp: time,
  block: count,
  first: count,
  last: count,
  from: time,
  to: time,
  salt: bytes(16),
};
const ERASURE = { seq: count, type: isType('erasure'), timestamp: time, ranges: isRanges, salt: bytes(16) };
const STUB = { seq: count, entry: bytes(32) };

/**
 * Parses a line of canonical JSON with properties of this form: no white space, alternative spellings or repeated
 * properties. Undefined for others. A hash of the line thus covers all properties.
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

/** Parses the line of a decision; undefined for any other line. */
export const readDecisionLine = (line: string) => read<Leaf>(line, DECISION);
/** Parses the line of an event; undefined for any other line. */
export const readEvent = (line: string) =>
  readExactly<LogEvent & { type: 'block' }>(line, BLOCK) ??
  readExactly<LogEvent & { type: 'erasure' }>(line, ERASURE);
/** Parses the line of an erased decision; undefined for any other line. */
export const readErased = (line: string) => readExactly<Erased>(line, STUB);

/** The name of a log in its checkpoints, and of the key that signs them. */
export const originOf = ({ domain, log }: { domain: string; log: number }) => `placet/${domain}.${log}`;

/** The domain and number of a log from its name; undefined for other text. */
export function logOf(origin: string) {
  const [, domain, log] = /^placet\/(.+)\.([1-9]\d*)$/.exec(origin) ?? [];
  return domain && Number.isSafeInteger(Number(log)) ? { domain, log: Number(log) } : undefined;
}

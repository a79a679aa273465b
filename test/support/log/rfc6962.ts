import { createHash } from 'node:crypto';

// The tree of RFC 6962 over entries (c2sp.org/tlog-tiles), from its text alone, with none of our own code, to check what the
// Worker answers.

export const sha = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
/** The entry of a line is its SHA-256 hash. */
const leafOf = (line: string) => sha('\0', sha(line));
const node = (left: Buffer, right: Buffer) => sha('\x01', left, right);

/** The largest power of two below `n`. */
const split = (n: number) => 2 ** Math.floor(Math.log2(n - 1));

/** MTH, section 2.1, in hex. */
export const rootOf = (lines: string[]): string => mth(lines).toString('hex');

function mth(lines: string[]): Buffer {
  if (lines.length === 0) return sha();
  if (lines.length === 1) return leafOf(lines[0]!);
  const k = split(lines.length);
  return node(mth(lines.slice(0, k)), mth(lines.slice(k)));
}

/** The root in hex that an audit path leads to, from the definition of PATH in section 2.1.1. */
export function rootFromPath(line: string, index: number, size: number, path: Buffer[]): string {
  const left = [...path];
  const climb = (m: number, n: number): Buffer => {
    if (n === 1) return leafOf(line);
    const k = split(n);
    const sibling = left.pop()!;
    return m < k ? node(climb(m, k), sibling) : node(sibling, climb(m - k, n - k));
  };
  const root = climb(index, size);
  return left.length === 0 ? root.toString('hex') : 'a path that is too long';
}

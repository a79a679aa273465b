import { createHash } from 'node:crypto';

// RFC 6962 from its text alone, with none of our own code, to check what the Worker answers.

const sha = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const leafOf = (line: string) => sha('\0', line);
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
export function rootFromPath(line: string, index: number, size: number, path: string[]): string {
  const left = path.map((hash) => Buffer.from(hash, 'hex'));
  const climb = (m: number, n: number): Buffer => {
    if (n === 1) return leafOf(line);
    const k = split(n);
    const sibling = left.pop()!;
    return m < k ? node(climb(m, k), sibling) : node(sibling, climb(m - k, n - k));
  };
  const root = climb(index, size);
  return left.length === 0 ? root.toString('hex') : 'a path that is too long';
}

/** The consistency proof, PROOF of section 2.1.2, in hex. */
export function consistencyProof(m: number, lines: string[]): string[] {
  const subproof = (old: number, part: string[], isWhole: boolean): Buffer[] => {
    if (old === part.length) return isWhole ? [] : [mth(part)];
    const k = split(part.length);
    return old <= k
      ? [...subproof(old, part.slice(0, k), isWhole), mth(part.slice(k))]
      : [...subproof(old - k, part.slice(k), false), mth(part.slice(0, k))];
  };
  return subproof(m, lines, true).map((hash) => hash.toString('hex'));
}

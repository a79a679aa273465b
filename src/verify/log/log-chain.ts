import { sameBytes, unhex } from '../../lib/bytes.ts';
import type { Checkpoint } from '../../lib/tlog/checkpoint.ts';
import { logOf } from './log-lines.ts';

/** A rollback of a log’s database: the number that ended with it, and what was signed and is still there. */
type Rollback = { log: number; size: number; root: Uint8Array };
/** The numbers under which a log was signed: `log` is the current one, `rollbacks` has the former ones, oldest first. */
export type Chain = { log: number; rollbacks: Rollback[] };

const LINE = /^continues (\S+) (0|[1-9]\d*) ([0-9a-f]{64})$/;

/** The chain that a checkpoint states; throws for a checkpoint whose lines cannot be those of one log. */
export function readChain({ origin, extensions = [] }: Checkpoint): Chain & { domain: string } {
  const named = logOf(origin);
  if (!named) throw new SyntaxError('not the checkpoint of a consent log');
  const rollbacks = extensions.filter((line) => line.startsWith('continues ')).map(readLine);
  const ordered = rollbacks.every(
    ({ domain, log, size }, i) =>
      domain === named.domain &&
      log < (rollbacks[i + 1]?.log ?? named.log) &&
      size <= (rollbacks[i + 1]?.size ?? Infinity),
  );
  if (!ordered) throw new SyntaxError('the lines of its rollbacks are out of order');
  return { ...named, rollbacks };
}

function readLine(line: string) {
  const [, origin = '', size, root = ''] = LINE.exec(line) ?? [];
  const named = logOf(origin);
  if (!named || !Number.isSafeInteger(Number(size))) throw new SyntaxError('not the line of a rollback');
  return { ...named, size: Number(size), root: unhex(root) };
}

const numbersOf = ({ log, rollbacks }: Chain) => [...rollbacks.map((rollback) => rollback.log), log];

/** Whether a log number can belong to the chain: it is in it, or between two numbers if a rollback was itself undone. */
export const isContinued = (chain: Chain, log: number) => numbersOf(chain)[0]! <= log && log <= chain.log;

/** Whether a log number is in the chain. */
const isInChain = (chain: Chain, log: number) => numbersOf(chain).includes(log);

/**
 * The first number whose rollback may have lost records signed under `log`; `keeps` says whether one kept them.
 * Undefined if all did. A number outside the chain ended at the next one in it.
 */
export function lostAt(chain: Chain, log: number, keeps: (rollback: Rollback) => boolean) {
  const numbers = numbersOf(chain);
  const at = numbers.findIndex((number) => number >= log);
  if (numbers[at] !== log) return numbers[at];
  const lost = chain.rollbacks.slice(at).findIndex((rollback) => !keeps(rollback));
  return lost < 0 ? undefined : numbers[at + lost + 1];
}

/** Whether a later state of the same log lists all rollbacks of an earlier one without a change. */
export function extendsChain(later: Chain, earlier: Chain) {
  if (!isInChain(later, earlier.log)) return true;
  const known = later.rollbacks.filter(({ log }) => log < earlier.log);
  return (
    known.length === earlier.rollbacks.length &&
    known.every((rollback, i) => same(rollback, earlier.rollbacks[i]!))
  );
}

const same = (a: Rollback, b: Rollback) => a.log === b.log && a.size === b.size && sameBytes(a.root, b.root);

/** A rollback in words. A log’s number is the Unix second at which it began. */
export const rollbackText = (began: number) =>
  `the rollback of ${new Date(began * 1000).toISOString().slice(0, 19).replace('T', ' ')} UTC, with which log number ${began} began`;

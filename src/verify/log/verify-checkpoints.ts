import { hex } from '../../lib/bytes.ts';
import { extendsChain, isContinued, rollbackText, type Chain } from './log-chain.ts';
import { openCheckpoint, SignatureError, type Keys, type SignedCheckpoint } from './log-keys.ts';
import { logOf, originOf } from './log-lines.ts';

/** The root hash (in hex) that the first `size` records must have, because it was signed under the number `log`. */
export type SignedRoot = { name: string; log: number; size: number; root: string };

/** A statement about the whole log: `lost` is what a stated rollback has lost, which is not an error. */
export type Statement = { state: 'right' | 'wrong' | 'lost'; text: string };

export const right = (text: string): Statement => ({ state: 'right', text });
export const wrong = (text: string): Statement => ({ state: 'wrong', text });
export const lost = (text: string): Statement => ({ state: 'lost', text });

/** The checkpoint of a signed note; reports one that is not valid. */
export async function* openNamed(
  name: string,
  note: string,
  keys: Keys,
): AsyncGenerator<Statement, SignedCheckpoint | undefined> {
  const origin = note.slice(0, note.indexOf('\n'));
  if (logOf(origin)?.domain !== keys.domain) yield wrong(`${name} belongs to ${origin}, not to this log.`);
  else
    try {
      return await openCheckpoint(note, keys);
    } catch (error) {
      if (!(error instanceof SignatureError)) throw error;
      yield wrong(`${name} is not valid: ${refusals[error.code](error.values)}.`);
    }
  return undefined;
}

const refusals: Record<SignatureError['code'], (values: SignatureError['values']) => string> = {
  noteForm: () => 'it does not match the required format',
  noteUnsigned: () => 'it is not signed with the key',
  noteFalse: () => 'its signature is invalid',
  formerKey: ({ size, lastSize }) =>
    `it covers ${size} records, but its key was replaced after record ${lastSize}`,
  receiptUnsigned: () => 'it is not signed with the key',
  receiptFalse: () => 'its signature is invalid',
};

/** The root that a checkpoint demands of the log. */
export const rootOf = (name: string, { size, root, chain }: SignedCheckpoint): SignedRoot => ({
  name,
  log: chain.log,
  size,
  root: hex(root),
});

/** Why a log number cannot belong to the log that is shown; undefined if it can. */
export function foreign(chain: Chain, domain: string, log: number) {
  if (isContinued(chain, log)) return undefined;
  const [asked, shown] = [log, chain.log].map((number) => originOf({ domain, log: number }));
  return log > chain.log
    ? `belongs to ${asked}, but an earlier state of the log is shown: ${shown}.`
    : `belongs to ${asked}, which ${shown} does not continue.`;
}

/** What the checkpoints say about the log whose records match them (`has`). */
export function* aboutCheckpoints(
  newest: SignedCheckpoint | undefined,
  earlier: { name: string; checkpoint: SignedCheckpoint; root: SignedRoot }[],
  { last, has }: { last: number; has: (root: SignedRoot) => boolean },
): Generator<Statement> {
  if (newest && has(rootOf('the current checkpoint', newest)))
    yield right(`The current checkpoint is signed and covers ${newest.size} of ${last} records.`);
  for (const { name, checkpoint, root } of newest ? earlier : []) {
    if (checkpoint.chain.log === newest!.chain.log && checkpoint.size > newest!.size)
      yield wrong(
        `The current checkpoint covers ${newest!.size} records, but ${name} covers ${checkpoint.size}: the log was truncated.`,
      );
    else if (has(root)) yield right(`The log extends ${name} of ${checkpoint.size} records.`);
    if (!extendsChain(newest!.chain, checkpoint.chain))
      yield wrong(`The rollbacks in the current checkpoint are not those in ${name}.`);
  }
  const numbers = newest?.chain.rollbacks.map(({ log }) => log) ?? [];
  for (const [i, { log, size: kept }] of (newest?.chain.rollbacks ?? []).entries())
    yield lost(
      `The log continues log number ${log} since ${rollbackText(numbers[i + 1] ?? newest!.chain.log)}. What came after its first ${kept} records may have been lost.`,
    );
}

import { checkpointBody, parseCheckpoint } from '../../lib/tlog/checkpoint.ts';
import { hex, unhex } from '../../lib/bytes.ts';
import { openNote, signNote, verifierKey } from '../../lib/tlog/signed-note.ts';
import type { Bindings } from '../../env.ts';
import { logFailure } from '../../http/log-event.ts';
import { rootMessage } from '../../lib/root-message.ts';
import { signingKey } from '../evidence/signing-key.ts';
import { originOf } from '../leaf.ts';
import { EMPTY_ROOT } from '../log.ts';
import { ttlCache } from '../../lib/caches/ttl-cache.ts';

/** What a checkpoint states of a log; `continues` are its lines of rollbacks, `root` is in hex. */
type Stated = { domain: string; number: number; continues: string; size: number; root: string };
/** A checkpoint as it is stored: the note, and the generation of the key that signed it. */
export type Stored = Stated & { note: string; generation: number };

const bodyOf = ({ domain, number, continues, size, root }: Stated) =>
  checkpointBody({
    origin: originOf(domain, number),
    size,
    root: unhex(root),
    extensions: continues === '' ? [] : continues.split('\n'),
  });

/** The note of a checkpoint, signed by the keys of these generations. */
export async function signCheckpoint(env: Bindings, stated: Stated, generations: number[]) {
  const name = originOf(stated.domain, stated.number);
  const keys = generations.map(async (generation) => ({ name, ...(await signingKey(env, generation)) }));
  return signNote(bodyOf(stated), await Promise.all(keys));
}

/** Whether a stored note states what is stored beside it, under the log’s number; after a rollback it has a former one. */
export const isCurrentNote = ({ note, ...stated }: Stored) => note.startsWith(`${bodyOf(stated)}\n`);

/** The stored checkpoints that were verified in this isolate, because every receipt names one. */
const verified = ttlCache<true>(1000);

/**
 * Throws unless the key of its generation signed the note, and it states the stored size, root, number and lines: write
 * access to the database alone gets nothing else signed. No note: an empty tree.
 */
export async function requireOwnNote(env: Bindings, stored: Stored) {
  const { domain, number, continues, size, root, generation, note } = stored;
  const id = JSON.stringify([env.SECRET_KEY, domain, number, continues, size, root, generation, note]);
  if (verified.get(id)) return;
  await verifyNote(env, stored);
  verified.set(id, true);
}

/** Whether the stored note is the service’s own, as `requireOwnNote` demands; another one is reported as this event. */
export async function isOwnNote(env: Bindings, stored: Stored, event: string) {
  try {
    await requireOwnNote(env, stored);
    return true;
  } catch (error) {
    logFailure(event, { domain: stored.domain, reason: rootMessage(error) });
    return false;
  }
}

async function verifyNote(env: Bindings, stored: Stored) {
  const { domain, size, root, generation, note } = stored;
  if (note === '' && size === 0 && root === EMPTY_ROOT) {
    requireContinued(stored, undefined, []);
    return;
  }
  const name = /^\S+/.exec(note)?.[0] ?? '';
  if (!name.startsWith(originOf(domain, 0).slice(0, -1)))
    throw new Error('the stored checkpoint is that of another log');
  const { publicKey } = await signingKey(env, generation);
  const { body } = await openNote(note, [verifierKey(name, publicKey)]);
  const stated = parseCheckpoint(body);
  if (stated.origin !== name || stated.size !== size || hex(stated.root) !== root)
    throw new Error('the stored checkpoint does not state the size and root that are stored beside it');
  requireContinued(stored, name, stated.extensions);
}

/** Throws unless each line after those of the note is of a rollback that has kept all that the note states. */
function requireContinued(
  { domain, number, continues, size, root }: Stored,
  origin: string | undefined,
  signed: string[],
) {
  const lines = continues === '' ? [] : continues.split('\n');
  const later = lines.slice(signed.length).map((line) => {
    const ended = Number(/\.(\d+) /.exec(line)?.[1]);
    return line === continuesText(domain, ended, size, root) ? ended : NaN;
  });
  const numbers = [...later, number];
  const isInOrder = numbers.every((ended, i) => i === 0 || numbers[i - 1]! < ended);
  const isFromNote = origin === undefined || originOf(domain, numbers[0]!) === origin;
  if (!isInOrder || !isFromNote || signed.some((line, i) => lines[i] !== line))
    throw new Error('the number or the rollbacks of the log do not continue its stored checkpoint');
}

/** The line of a rollback in checkpoints, as `newNumbersStatement` writes it. */
const continuesText = (domain: string, ended: number, size: number, root: string) =>
  `continues ${originOf(domain, ended)} ${size} ${root}`;

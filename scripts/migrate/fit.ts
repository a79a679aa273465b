import { HTTPException } from 'hono/http-exception';
import { parseBackup } from '../../src/clients/backup-parser.ts';
import { Failure } from './http.ts';
import { nobodysHash, type Read, type Row } from './read.ts';

/** Something that stays behind: where it stood, what it was, and why. */
export type Left = { pointer: string; value: unknown; why: string };
export type Fitted = Read & { unknown: Left[]; refused: Left[] };

/** What an entry of a list cannot be without. */
const NEEDED = ['id', 'name', 'purpose', 'value'];
const ROUNDS = 1000;

/** A client as far as Placet takes it, by the same rules as its import, and what had to be left out for that. */
export async function fit({ document: given, byHand: hints }: Read): Promise<Fitted> {
  const document = structuredClone(given);
  const fitted: Fitted = { document, byHand: [...hints], unknown: [], refused: [] };
  for (let round = 0; round < ROUNDS; round++) {
    const faults = await faultsOf(document);
    if (faults.length === 0) return fitted;
    const gone: [Row[], number][] = [];
    for (const fault of faults) leave(fitted, fault, gone);
    // From behind: what is taken out moves what follows.
    for (const [list, i] of gone.sort(([, a], [, b]) => b - a)) list.splice(i, 1);
  }
  throw new Failure('the client has too many validation errors');
}

type Fault = { pointer: string; detail: string };

async function faultsOf(document: object): Promise<Fault[]> {
  try {
    parseBackup(document, { beyondQuota: true });
    return [];
  } catch (error) {
    if (!(error instanceof HTTPException)) throw error;
    return (await error.getResponse().json<{ errors: Fault[] }>()).errors;
  }
}

function leave(
  { document, byHand, unknown, refused }: Fitted,
  { pointer, detail: why }: Fault,
  gone: [Row[], number][],
) {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const along = steps.reduce<unknown[]>(
    (way, step) => [...way, (way.at(-1) as Row | null | undefined)?.[step]],
    [document],
  );
  const last = steps.at(-1);
  const [list, owner, value] = along.slice(-3) as [Row[], Row, unknown];
  if (last === undefined || steps.length < 2) throw new Failure(`${pointer || 'the document'}: ${why}`);
  if (value === undefined && !NEEDED.includes(last) && owner && !(last in owner)) return;
  const left = { pointer, value, why };
  if (pointer === '/client/passwordHash') {
    owner.passwordHash = nobodysHash(String(document.client.id));
    byHand.push('The password was not imported: set a new one, or send the client a password link.');
    refused.push({ ...left, value: 'unsupported password hash' });
  } else if (pointer.startsWith('/client/') && ['id', 'username', 'emailAddress'].includes(last)) {
    throw new Failure(`${pointer}: ${why} Value: ${JSON.stringify(value)}.`);
  } else if (Array.isArray(owner)) {
    if (gone.some(([of, i]) => of === owner && i === Number(last))) return;
    refused.push(left);
    gone.push([owner, Number(last)]);
  } else if (Array.isArray(list) && NEEDED.includes(last)) {
    const i = Number(steps.at(-2));
    if (gone.some(([of, j]) => of === list && j === i)) return;
    refused.push({
      ...left,
      pointer: pointer.slice(0, -last.length - 1),
      value: owner,
      why: `${last}: ${why}`,
    });
    gone.push([list, i]);
  } else {
    (why.startsWith('Unknown property ') ? unknown : refused).push(left);
    delete owner[last];
  }
}

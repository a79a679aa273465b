import { HTTPException } from 'hono/http-exception';
import { parseBackup } from '../../src/clients/backup/parse-client.ts';
import { MigrationError } from './source-api.ts';
import { unusableHash, type ClientToImport, type Row } from './read-client.ts';

/** A value that is not imported: its place, the value, and the reason. */
export type OmittedValue = { pointer: string; value: unknown; why: string };
export type ImportableClient = ClientToImport & { unknown: OmittedValue[]; refused: OmittedValue[] };

/** Properties without which an item of a list is omitted. */
const NEEDED = ['id', 'name', 'purpose', 'value'];
const ROUNDS = 1000;

/** The client without the values that Placet’s import would reject, and these values. */
export async function omitInvalidValues({
  document: given,
  byHand: hints,
}: ClientToImport): Promise<ImportableClient> {
  const document = structuredClone(given);
  const fitted: ImportableClient = { document, byHand: [...hints], unknown: [], refused: [] };
  for (let round = 0; round < ROUNDS; round++) {
    const errors = await validationErrors(document);
    if (errors.length === 0) return fitted;
    const gone: [Row[], number][] = [];
    for (const error of errors) omit(fitted, error, gone);
    // From the end, because removing an item moves the items after it.
    for (const [list, i] of gone.sort(([, a], [, b]) => b - a)) list.splice(i, 1);
  }
  throw new MigrationError('the client has too many validation errors');
}

type ValidationError = { pointer: string; detail: string };

async function validationErrors(document: object): Promise<ValidationError[]> {
  try {
    parseBackup(document, { beyondQuota: true });
    return [];
  } catch (error) {
    if (!(error instanceof HTTPException)) throw error;
    return (await error.getResponse().json<{ errors: ValidationError[] }>()).errors;
  }
}

function omit(
  { document, byHand, unknown, refused }: ImportableClient,
  { pointer, detail: why }: ValidationError,
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
  if (last === undefined || steps.length < 2)
    throw new MigrationError(`${pointer || 'the document'}: ${why}`);
  if (value === undefined && !NEEDED.includes(last) && owner && !(last in owner)) return;
  const omitted = { pointer, value, why };
  if (pointer === '/client/passwordHash') {
    owner.passwordHash = unusableHash(String(document.client.id));
    byHand.push('The password was not imported: set a new one, or send the client a password link.');
    refused.push({ ...omitted, value: 'unsupported password hash' });
  } else if (pointer.startsWith('/client/') && ['id', 'username', 'emailAddress'].includes(last)) {
    throw new MigrationError(`${pointer}: ${why} Value: ${JSON.stringify(value)}.`);
  } else if (Array.isArray(owner)) {
    if (gone.some(([of, i]) => of === owner && i === Number(last))) return;
    refused.push(omitted);
    gone.push([owner, Number(last)]);
  } else if (Array.isArray(list) && NEEDED.includes(last)) {
    const i = Number(steps.at(-2));
    if (gone.some(([of, j]) => of === list && j === i)) return;
    refused.push({
      ...omitted,
      pointer: pointer.slice(0, -last.length - 1),
      value: owner,
      why: `${last}: ${why}`,
    });
    gone.push([list, i]);
  } else {
    (why.startsWith('Unknown property ') ? unknown : refused).push(omitted);
    delete owner[last];
  }
}

import type { Database } from '../../env.ts';
import { jsonPointer, MAX_ERRORS } from '../../lib/text/json-errors.ts';
import { readDomains } from './export-client.ts';
import type { ParsedBackup } from './parse-client.ts';
import type { StoredClient } from './stored-client.ts';

/** The values in which a backup differs from what is stored. Page views are ignored, because counting continues. */
export async function differences(
  db: Database,
  wanted: ParsedBackup,
  { account, users, stored, hosts, gone }: StoredClient,
) {
  const errors = gone.map(({ id, name }) => ({
    pointer: '/domains',
    detail: `The document does not contain the client’s domain ${id} (${name}). Use "?replace=true" to delete it.`,
  }));
  const differs = (at: PropertyKey[]) => {
    if (errors.length < MAX_ERRORS)
      errors.push({
        pointer: jsonPointer(at),
        detail: 'The stored value differs. Use "?replace=true" to overwrite it.',
      });
  };
  const { client, embedKey } = account!;
  compare(beforeRenewal(client, wanted.client), wanted.client, ['client'], differs);
  if (wanted.users) {
    const stored = users.map((user, i) => beforeRenewal(user, wanted.users![i]));
    compare(stored, wanted.users, ['users'], differs);
  }
  compare(embedKey, wanted.embedKey, ['embedKey'], differs);
  const names = hosts.map(({ name }) => name);
  compare(names, wanted.hosts, ['hosts'], differs);
  const index = new Map(wanted.domains.map(({ id }, i) => [id, i]));
  for await (const domain of readDomains(db, wanted.client.id, stored)) {
    const i = index.get(domain.id);
    if (i === undefined) continue;
    index.delete(domain.id);
    const other = wanted.domains[i]!;
    compare({ ...domain, calls: other.calls }, other, ['domains', i], differs);
  }
  for (const i of index.values()) differs(['domains', i]);
  return errors;
}

type WithPassword = { passwordHash: string };

/** What is stored with the hash that was imported: it is replaced at the next sign-in. */
const beforeRenewal = <T extends WithPassword>(stored: T, imported: WithPassword | undefined) =>
  stored.passwordHash.startsWith('scrypt') && imported?.passwordHash.startsWith('$2')
    ? { ...stored, passwordHash: imported.passwordHash }
    : stored;

function compare(a: unknown, b: unknown, at: PropertyKey[], differs: (at: PropertyKey[]) => void) {
  if (!(a instanceof Object && b instanceof Object)) {
    if (a !== b) differs(at);
    return;
  }
  const [left, right] = [a, b] as [Record<string, unknown>, Record<string, unknown>];
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)]))
    compare(left[key], right[key], [...at, Array.isArray(a) ? Number(key) : key], differs);
}

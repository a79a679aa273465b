import { sql } from 'drizzle-orm';
import type { Database } from '../../env.ts';
import { rawQuery } from '../raw-query.ts';
import type { Step } from '../change.ts';

/** Maximum length of a key. */
const KEY_LENGTH = 40;

/** The key that follows from a name: `google-analytics` from “Google Analytics”. */
export const keyOfName = (name: string) =>
  cut(
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}/gu, '')
      .replaceAll('ß', 'ss')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-/, ''),
    KEY_LENGTH,
  ) || 'service';

const cut = (key: string, length: number) => key.slice(0, length).replace(/-+$/, '');

/**
 * Gives each service the wanted key, or the first one with a number that no other service has or had. `owners` has the ID of
 * each key’s service.
 */
export function keyGiver(owners: Map<string, string>) {
  // Lower numbers of a key are taken: thousands of services may have one name.
  const reached = new Map<string, number>();
  return (id: string, wanted: string) => {
    for (let number = reached.get(wanted) ?? 1; ; number++) {
      const key = number === 1 ? wanted : numbered(wanted, number);
      if ((owners.get(key) ?? id) !== id) continue;
      owners.set(key, id);
      reached.set(wanted, number);
      return key;
    }
  };
}

const numbered = (key: string, number: number) => `${cut(key, KEY_LENGTH - `-${number}`.length)}-${number}`;

/** The keys that the services of a domain have, with the names of the services, and those that they had. */
type KeyRow = { key: string; id: string; name: string | null };

/**
 * A step that reads the services of a domain for steps after it: `keyFor` is the free key for a service, `hasName` tells
 * whether a service has a name.
 */
export function keyStep(db: Database, domainId: string) {
  let give = keyGiver(new Map());
  let names = new Set<string | null>();
  const step: Step = {
    read: rawQuery<KeyRow>(
      db,
      sql`SELECT key, id, name FROM embeddings WHERE domainId = ${domainId}
        UNION ALL SELECT j.key, j.value, NULL FROM domains d, json_each(d.retiredKeys) j WHERE d.id = ${domainId}`,
    ),
    plan: (rows: KeyRow[]) => {
      // A service with a key precedes one that had it, because a copied configuration brings its own keys.
      const ordered = rows.toSorted((a, b) => Number(a.name !== null) - Number(b.name !== null));
      give = keyGiver(new Map(ordered.map(({ key, id }) => [key, id])));
      names = new Set(rows.map(({ name }) => name));
      return {};
    },
  };
  return {
    step,
    keyFor: (id: string, wanted: string) => give(id, wanted),
    hasName: (name: string) => names.has(name),
  };
}

import { and, eq, inArray } from 'drizzle-orm';
import { confirmHost } from '../db/clients/client-hosts.ts';
import { brokenConstraint } from '../db/constraint-errors.ts';
import { databaseOf } from '../db/databases.ts';
import { valuesOf } from '../db/raw-query.ts';
import { domains } from '../db/schema.ts';
import type { Bindings, Database } from '../env.ts';
import { websiteColumns, websiteName } from '../resources/domain.ts';
import { createDomain } from './domain-creation.ts';
import { refreshStatuses } from './status/domain-status.ts';

/** The most websites that one request adds: each costs about 40 of its 1,000 queries. */
export const MAX_ADDED = 20;

/** Why a line of a list was not added: `later` is for the next request, `full` beyond the plan. */
export type LineError = 'invalid' | 'repeated' | 'present' | 'full' | 'later';
export type AddedList = { added: string[]; refused: { line: string; error: LineError }[] };

/** Why the database refused a website. Throws any other error. */
function errorOf(error: unknown): LineError {
  const broken = brokenConstraint(error);
  if (broken === 'domains.clientId, domains.hostKey, domains.path') return 'present';
  if (broken === 'domainMaxCount' || broken === 'canUseMultiDom') return 'full';
  throw error;
}

const keyOf = ({ hostKey, path }: { hostKey: string; path: string }) => hostKey + path;

/** Which of these websites a client has already: one query, because each attempt to add one again would cost as much as a new one. */
async function presentKeys(db: Database, clientId: string, hostKeys: string[]) {
  const { hostKey, path } = domains;
  const rows = await db
    .select({ hostKey, path })
    .from(domains)
    .where(and(eq(domains.clientId, clientId), inArray(hostKey, valuesOf(hostKeys))));
  return new Set(rows.map(keyOf));
}

const columnsOf = (line: string) => {
  const { data } = websiteName.safeParse(line);
  return data === undefined ? undefined : websiteColumns(data);
};

/** Adds the websites of a list to a client, one a line; what cannot be added does not stop the others. */
export async function addWebsites(env: Bindings, clientId: string, text: string): Promise<AddedList> {
  const db = databaseOf(env.DB);
  const lines = text.split(/\r?\n/).flatMap((line) => line.trim() || []);
  const websites = lines.map((line) => ({ line, columns: columnsOf(line) }));
  const hostKeys = websites.flatMap(({ columns }) => columns?.hostKey ?? []);
  const present = await presentKeys(db, clientId, hostKeys);
  const added: string[] = [];
  const ids: string[] = [];
  const refused: AddedList['refused'] = [];
  const seen = new Set<string>();
  let isFull = false;
  let tried = 0;
  const add = async (columns: ReturnType<typeof columnsOf>): Promise<LineError | undefined> => {
    if (columns === undefined) return 'invalid';
    const key = keyOf(columns);
    if (seen.has(key)) return 'repeated';
    seen.add(key);
    if (present.has(key)) return 'present';
    if (isFull) return 'full';
    if (++tried > MAX_ADDED) return 'later';
    try {
      ids.push((await createDomain(env, clientId, columns)).id);
      await confirmHost(db, clientId, columns.hostKey);
      return undefined;
    } catch (error) {
      const refusal = errorOf(error);
      isFull = refusal === 'full';
      return refusal;
    }
  };
  for (const { line, columns } of websites) {
    const error = await add(columns);
    if (error) refused.push({ line, error });
    else added.push(line);
  }
  if (ids.length > 0) await refreshStatuses(db, ids);
  return { added, refused };
}

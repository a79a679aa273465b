import { confirmHost } from '../db/clients/client-hosts.ts';
import { brokenConstraint } from '../db/constraint-errors.ts';
import { databaseOf } from '../db/databases.ts';
import type { Bindings } from '../env.ts';
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

/** Adds the websites of a list to a client, one a line; what cannot be added does not stop the others. */
export async function addWebsites(env: Bindings, clientId: string, text: string): Promise<AddedList> {
  const db = databaseOf(env.DB);
  const lines = text.split(/\r?\n/).flatMap((line) => line.trim() || []);
  const added: string[] = [];
  const ids: string[] = [];
  const refused: AddedList['refused'] = [];
  const seen = new Set<string>();
  let isFull = false;
  const add = async (line: string): Promise<LineError | undefined> => {
    const { data } = websiteName.safeParse(line);
    if (data === undefined) return 'invalid';
    const columns = websiteColumns(data);
    const key = columns.hostKey + columns.path;
    if (seen.has(key)) return 'repeated';
    seen.add(key);
    if (isFull) return 'full';
    if (ids.length >= MAX_ADDED) return 'later';
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
  for (const line of lines) {
    const error = await add(line);
    if (error) refused.push({ line, error });
    else added.push(line);
  }
  if (ids.length > 0) await refreshStatuses(db, ids);
  return { added, refused };
}

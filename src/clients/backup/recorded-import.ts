import { sql } from 'drizzle-orm';
import { record } from '../../db/activity/record.ts';
import { differences } from '../../db/activity/recorded-fields.ts';
import { rawQuery } from '../../db/raw-query.ts';
import { partNames, parts } from '../../db/schema.ts';
import { now, type Database } from '../../env.ts';
import type { Backup } from './format.ts';

type Summary = Record<string, unknown>;

/** What an import replaces, as its entry in the activity list has it. */
export async function readSummary(db: Database, id: string): Promise<Summary> {
  const counts = partNames.map(
    (name) =>
      sql`(SELECT count(*) FROM ${parts[name]} p JOIN domains d ON d.id = p.domainId WHERE d.clientId = ${id}) AS ${sql.identifier(name)}`,
  );
  const [found] = await rawQuery<Summary & { domains: string }>(
    db,
    sql`SELECT username, emailAddress, (SELECT json_group_array(enteredName) FROM (
        SELECT enteredName FROM domains WHERE clientId = ${id} ORDER BY seq)) AS domains, ${sql.join(counts, sql`, `)}
      FROM clients WHERE id = ${id}`,
  );
  return { importedAt: null, ...found, domains: JSON.parse(found?.domains ?? '[]') as string[] };
}

/** The statements that record an import as one change, however much it replaces. */
export function recordImport(db: Database, { client, domains: list }: Backup, before?: Summary) {
  const { id, username, emailAddress } = client;
  const after: Summary = {
    importedAt: now(),
    username,
    emailAddress,
    domains: list.map(({ name }) => name),
    ...Object.fromEntries(partNames.map((name) => [name, list.flatMap((domain) => domain[name]).length])),
  };
  return record(
    db,
    { clientId: id },
    {
      kind: 'account',
      objectId: id,
      objectName: username,
      ...(before ? differences(before, after) : { action: 'created', after }),
    },
  );
}

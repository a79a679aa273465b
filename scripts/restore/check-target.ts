import type { D1Database } from '@cloudflare/workers-types';
import { decrypt } from '../../src/lib/crypto/secret-key.ts';
import type { Storage } from '../backup/open-bindings.ts';
import { Refusal } from '../lib/refusal.ts';
import { rowsOf, type Backup } from './read-backup.ts';

/** The table that names a backup in `DB` while it is restored: a restore that was cut off can be repeated. */
export const MARKER = 'unfinishedRestore';

const inDatabase =
  "type IN ('table', 'view', 'trigger') AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*'";

/** The names of what a database defines. */
export async function definedIn(db: D1Database, type?: string) {
  const { results } = await db
    .prepare(`SELECT name FROM sqlite_master WHERE ${type ? `type = '${type}'` : inDatabase}`)
    .all<{ name: string }>();
  return results.map(({ name }) => name);
}

/** Refuses storage that is not empty or does not fit the backup; returns whether an earlier attempt was cut off. */
export async function checkTarget({ databases }: Storage, { id, manifest }: Backup) {
  const bound = databases.map(({ binding }) => binding).join(', ');
  const saved = manifest.databases.map(({ binding }) => binding).join(', ');
  if (bound !== saved)
    throw new Refusal(
      `The backup contains the databases ${saved}, but wrangler.toml has ${bound}. Add or remove the others in wrangler.toml.`,
    );
  const [main] = databases;
  const unfinished = (await definedIn(main!.db)).includes(MARKER);
  if (unfinished) {
    const { results } = await main!.db.prepare(`SELECT backup FROM ${MARKER}`).all<{ backup: string }>();
    if (results[0]?.backup !== id)
      throw new Refusal('The databases contain the unfinished restore of another backup. Delete them first.');
    return;
  }
  for (const { binding, db } of databases)
    if ((await definedIn(db)).length > 0)
      throw new Refusal(
        `The database ${binding} is not empty. A backup is restored only to new databases: delete the database first, or .wrangler/state of the local server.`,
      );
}

/** Refuses a SECRET_KEY that cannot decrypt the API key of any client. */
export async function checkSecretKey({ folder, manifest }: Backup, secretKey: string | undefined) {
  if (!secretKey)
    throw new Refusal('SECRET_KEY is missing: set the environment variable to the key of the deployment.');
  const { clients } = manifest.databases[0]!.tables;
  if (!clients || clients.lines === 0) return;
  for await (const { apiKeyCipher } of rowsOf(folder, clients))
    if (await decrypt(secretKey, 'api key', String(apiKeyCipher)).catch(() => undefined)) return;
  throw new Refusal('SECRET_KEY is not the key of this backup: it cannot decrypt the API key of any client.');
}

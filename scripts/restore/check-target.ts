import type { D1Database } from '@cloudflare/workers-types';
import { decryptApiKey, isIssuedApiKey } from '../../src/db/clients/api-keys.ts';
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
        `The database ${binding} is not empty. A backup is restored only to new databases: delete the database first, or .wrangler/state/v3/d1 of the local server.`,
      );
}

/**
 * Refuses a SECRET_KEY that cannot decrypt the API key of any client. Returns the usernames of the clients whose API keys the
 * service will refuse: keys of another SECRET_KEY, and those of versions whose keys had no check value.
 */
export async function checkSecretKey({ folder, manifest }: Backup, secretKey: string | undefined) {
  if (!secretKey)
    throw new Refusal('SECRET_KEY is missing: set the environment variable to the key of the deployment.');
  const { clients } = manifest.databases[0]!.tables;
  const refused: string[] = [];
  let decrypted = 0;
  for await (const { username, apiKeyCipher } of clients ? rowsOf(folder, clients) : []) {
    const apiKey = await decryptApiKey({ SECRET_KEY: secretKey }, String(apiKeyCipher)).catch(
      () => undefined,
    );
    if (apiKey !== undefined) decrypted += 1;
    if (apiKey === undefined || !(await isIssuedApiKey({ SECRET_KEY: secretKey }, apiKey)))
      refused.push(String(username));
  }
  if (refused.length > 0 && decrypted === 0)
    throw new Refusal(
      'SECRET_KEY is not the key of this backup: it cannot decrypt the API key of any client. Use the key of the deployment that was saved.',
    );
  return refused;
}

/** The most usernames that are listed. */
const LISTED = 20;

/** What the operator has to do about the clients whose API keys are refused. */
export function refusedKeysText(usernames: string[]) {
  const others = usernames.length - LISTED;
  const names = usernames.slice(0, LISTED).join(', ') + (others > 0 ? ` and ${others} others` : '');
  return `The API keys of these clients are refused, because they have no check value or belong to another SECRET_KEY: ${names}. Rotate them (POST /hosting/api/client/{clientId}/apiKey) and give the clients the new ones.`;
}

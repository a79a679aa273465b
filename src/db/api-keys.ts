import { and, eq } from 'drizzle-orm';
import { now, type Bindings, type Database } from '../env.ts';
import { randomBase62 } from '../lib/random.ts';
import { decrypt, encrypt, lookupHash } from '../lib/secrets.ts';
import { clients } from './schema.ts';

/**
 * Sets a new API key, in the place of the one with the hash `replaced` where that is given, and gives it with the old
 * one's hash; the old one is invalid with the same write. Undefined when there is no such client, or key any more.
 */
export async function renewApiKey(db: Database, env: Bindings, id: string, replaced?: string) {
  const { apiKey, columns: key } = await newApiKey(env);
  const [old, changed] = await db.batch([
    db.select({ apiKeyHash: clients.apiKeyHash }).from(clients).where(eq(clients.id, id)),
    db
      .update(clients)
      .set({ ...key, updatedAt: now() })
      .where(and(eq(clients.id, id), replaced ? eq(clients.apiKeyHash, replaced) : undefined))
      .returning({ id: clients.id }),
  ]);
  return changed[0] && { apiKey, oldHash: old[0]!.apiKeyHash };
}

/**
 * A client's API key in clear, and the hash that tells it from the next one; undefined when there is no such client. Throws
 * where SECRET_KEY is not the one that the key was stored with.
 */
export async function readApiKey(db: Database, env: Bindings, id: string) {
  const { apiKeyHash, apiKeyCipher } = clients;
  const [row] = await db.select({ apiKeyHash, apiKeyCipher }).from(clients).where(eq(clients.id, id));
  return row && { apiKey: await decrypt(env.SECRET_KEY, CIPHER, row.apiKeyCipher), hash: row.apiKeyHash };
}

/** The HMAC by which an API key is looked up. */
export const apiKeyHash = (env: Bindings, apiKey: string) =>
  lookupHash(env.SECRET_KEY, 'api key look-up', apiKey);

/** The label of the key that API keys are encrypted with. */
const CIPHER = 'api key';

/** A fresh API key, and the columns that stand for it. */
export async function newApiKey(env: Bindings) {
  const apiKey = `plc_${randomBase62(40)}`;
  const hash = await apiKeyHash(env, apiKey);
  return {
    apiKey,
    columns: { apiKeyHash: hash, apiKeyCipher: await encrypt(env.SECRET_KEY, CIPHER, apiKey) },
  };
}

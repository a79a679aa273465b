import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { now, type AppEnv, type Bindings, type Database } from '../../env.ts';
import { waitUntil } from '../../http/wait-until.ts';
import { logEvent } from '../../http/log-event.ts';
import { currentActor } from '../activity/actor.ts';
import { change, type Step } from '../change.ts';
import { isIssuedToken, newToken } from '../../lib/crypto/checked-token.ts';
import { decrypt, encrypt, lookupHash } from '../../lib/crypto/secret-key.ts';
import { clients } from '../schema.ts';

/**
 * Replaces a client’s API key, and returns the new one and the hash of the old one, which is invalid at once. Undefined
 * if there is no such client or the current hash is not `replaced`.
 */
export async function renewApiKey(db: Database, env: Bindings, id: string, replaced?: string) {
  const { apiKey, columns: key } = await newApiKey(env);
  let oldHash = '';
  const renewal: Step = {
    read: db.select({ apiKeyHash: clients.apiKeyHash }).from(clients).where(eq(clients.id, id)),
    plan: ([stored]: { apiKeyHash: string }[]) => {
      oldHash = stored?.apiKeyHash ?? '';
      if (!stored || (replaced !== undefined && stored.apiKeyHash !== replaced)) return undefined;
      const update = db.update(clients).set({ ...key, updatedAt: now() });
      return { entries: [{ kind: 'apiKey' }], statements: [update.where(eq(clients.id, id))] };
    },
  };
  if (!(await change(db, { clientId: id }, renewal))) return undefined;
  const by = currentActor().by === 'operator' ? 'operator' : 'client';
  logEvent('API key rotated', { by, client: id });
  return { apiKey, oldHash };
}

/**
 * A client's API key in plain text, with its hash; undefined if there is no such client. Throws if SECRET_KEY has changed
 * since the key was stored.
 */
export async function readApiKey(db: Database, env: Bindings, id: string) {
  const { apiKeyHash, apiKeyCipher } = clients;
  const [row] = await db.select({ apiKeyHash, apiKeyCipher }).from(clients).where(eq(clients.id, id));
  return row && { apiKey: await decryptApiKey(env, row.apiKeyCipher), hash: row.apiKeyHash };
}

/** Forgets a replaced or deleted key, which KV would serve for a day. */
export const forgetApiKey = (c: Pick<Context<AppEnv>, 'env' | 'executionCtx'>, hash: string) =>
  waitUntil(c, 'forget the API key', c.env.KEYS.delete(hash));

/** The HMAC by which an API key is looked up. */
export const apiKeyHash = (env: Bindings, apiKey: string) =>
  lookupHash(env.SECRET_KEY, 'api key look-up', apiKey);

/** The label of the key that API keys are encrypted with. */
const CIPHER = 'api key';

const PREFIX = 'plc_';

/** The API key that is stored as this text. Throws where SECRET_KEY has changed since then. */
export const decryptApiKey = ({ SECRET_KEY }: Pick<Bindings, 'SECRET_KEY'>, cipher: string) =>
  decrypt(SECRET_KEY, CIPHER, cipher);

/** Whether an API key was issued with this SECRET_KEY; it may have been replaced since then. */
export const isIssuedApiKey = async ({ SECRET_KEY }: Pick<Bindings, 'SECRET_KEY'>, apiKey: string) =>
  (await isIssuedToken(SECRET_KEY, 'api key', apiKey.slice(PREFIX.length))) && apiKey.startsWith(PREFIX);

/** A new API key, and the columns in which it is stored. */
export async function newApiKey(env: Bindings) {
  const apiKey = PREFIX + (await newToken(env.SECRET_KEY, 'api key'));
  const hash = await apiKeyHash(env, apiKey);
  return {
    apiKey,
    columns: { apiKeyHash: hash, apiKeyCipher: await encrypt(env.SECRET_KEY, CIPHER, apiKey) },
  };
}

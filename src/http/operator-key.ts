import { type Bindings, createMiddleware } from '../env.ts';
import { ConfigurationError } from '../lib/configuration-error.ts';
import { operatorKeyError } from '../lib/crypto/operator-key-length.ts';
import { sameSecret } from '../lib/crypto/secret-key.ts';
import { markTrusted } from './request-body.ts';
import { credential, countWrongKey, tooManyWrongKeys } from './credential.ts';
import { problem } from './problem.ts';

/** Whether a credential is the operator key. Throws a `ConfigurationError` if that key is too short. */
export async function isOperatorKey({ HOSTING_API_KEY: key }: Bindings, given: string | null | undefined) {
  const error = operatorKeyError(key);
  if (error) throw new ConfigurationError(error);
  return key && given ? sameSecret(given, key) : false;
}

/**
 * Requires the operator key, as a bearer token or as the query parameter of existing clients. Throws a 401, a 429 after
 * too many, and a `ConfigurationError` for a key that is too short.
 */
export const requireOperatorKey = createMiddleware(async (c, next) => {
  const given = credential(c);
  if (!(await isOperatorKey(c.env, given))) {
    const within = await countWrongKey(c, { api: 'hosting', reason: given ? 'wrong' : 'missing' });
    if (!within) throw tooManyWrongKeys();
    throw problem(401, 'The operator key is required: "Authorization: Bearer <HOSTING_API_KEY>".', {
      headers: { 'WWW-Authenticate': 'Bearer realm="Placet hosting API"' },
    });
  }
  markTrusted(c);
  await next();
});

import { createMiddleware } from '../env.ts';
import { markTrusted } from '../http/body-limits.ts';
import { credential } from '../http/credential.ts';
import { isOperatorKey } from '../http/operator-key.ts';
import { problem } from '../http/problem.ts';
import { countWrongKey, tooManyWrongKeys } from '../http/wrong-key-limit.ts';

/**
 * Requires the operator key, as a bearer token or as the query parameter that existing clients send. Throws a 401 without
 * it, a 429 after too many such calls, and a `ConfigurationError` for a key that is too short.
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

import { createMiddleware } from '../env.ts';
import { problem } from '../http/problem.ts';
import { sameSecret } from '../lib/secrets.ts';
import { credential } from '../http/credential.ts';

/** Lets the operator in: the key as a bearer token, or as the query parameter that existing clients send. */
export const operator = createMiddleware(async (c, next) => {
  const given = credential(c);
  const key = c.env.HOSTING_API_KEY;
  if (!key || !given || !(await sameSecret(given, key))) {
    throw problem(
      401,
      'The hosting API needs the operator\'s key: "Authorization: Bearer <HOSTING_API_KEY>".',
      {
        headers: { 'WWW-Authenticate': 'Bearer realm="Placet hosting API"' },
      },
    );
  }
  await next();
});

import * as z from 'zod/mini';
import { featureDefaults } from '../definitions/features.ts';
import { emailAddress, password, username } from '../http/input-schemas.ts';
import { hashOrThrow } from '../http/password-hash-queue.ts';
import { invalid } from '../http/problem.ts';
import { isWeak, UNGUESSED_SCORE } from '../lib/crypto/password-strength.ts';
import { hashPassword } from '../lib/crypto/password-hash.ts';
import { withoutUndefined, readOnly, text } from './field-schemas.ts';

export const featureFields = Object.fromEntries(
  Object.keys(featureDefaults).map((name) => [name, z.optional(z.boolean())]),
);

/** -1: unlimited. */
const quota = z.int().check(z.minimum(-1));

const fields = z.strictObject({
  active: z.optional(z.boolean()),
  firstName: z.optional(text()),
  lastName: z.optional(text()),
  company: z.optional(text()),
  autoCreateDomains: z.optional(z.boolean()),
  id: readOnly,
  username,
  password: z.optional(password),
  passwordHash: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^\$2[aby]\$1[0-2]\$[./A-Za-z0-9]{53}$/,
          'Must be a bcrypt hash with a cost of 10 to 12 ("$2y$10$…")',
        ),
      ),
  ),
  emailAddress,
  domainCount: readOnly,
  domainMaxCount: z.optional(quota),
  whitelabelCount: readOnly,
  whitelabelMaxCount: z.optional(quota),
  widgetDisplayCount: readOnly,
  widgetDisplayMaxCount: z.optional(quota),
  features: z.optional(z.strictObject(featureFields)),
  // Properties that only the list of all clients has.
  actualCallCount: readOnly,
  domainCountData: readOnly,
});

export const clientSchema = {
  create: fields.check(
    z.refine(({ password, passwordHash }) => password !== undefined || passwordHash !== undefined, {
      path: ['password'],
      message: 'Required unless "passwordHash" is given',
      when: ({ value }) => value instanceof Object,
    }),
  ),
  update: fields,
};

/**
 * The payload as columns, with a hash of the password. Throws a 400 for a password that could be guessed by signing in;
 * other weak ones are accepted, because the published interface allows them.
 */
export async function columnsOf(
  { ASSETS }: { ASSETS: Fetcher },
  { password, ...payload }: z.infer<typeof fields>,
) {
  const { username, emailAddress, firstName = '', lastName = '', company = '' } = payload;
  const owner = { username, emailAddress, firstName, lastName, company };
  // Rating takes about as long as hashing, so both wait for their turn.
  const rateAndHash = async (chosen: string) => {
    if (!(await isWeak(ASSETS, chosen, owner, UNGUESSED_SCORE))) return hashPassword(chosen);
    throw invalid({ pointer: '/password', detail: 'This password is easy to guess. Choose another one.' });
  };
  const passwordHash =
    password === undefined
      ? payload.passwordHash
      : await hashOrThrow('operator', () => rateAndHash(password));
  return withoutUndefined({ ...payload, passwordHash });
}

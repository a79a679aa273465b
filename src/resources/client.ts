import * as z from 'zod/mini';
import { clients, featureDefaults } from '../db/schema.ts';
import { emailAddress, password, username } from '../http/fields.ts';
import { invalid } from '../http/problem.ts';
import { isCommon } from '../lib/common-passwords.ts';
import { hashPassword } from '../lib/password.ts';
import { fieldsOf, given, quota, readOnly } from './fields.ts';

export const featureFields = Object.fromEntries(
  Object.keys(featureDefaults).map((name) => [name, z.optional(z.boolean())]),
);

const fields = z.strictObject({
  ...fieldsOf(clients, ['active', 'firstName', 'lastName', 'company', 'autoCreateDomains']),
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
  // What the list of all clients adds.
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

/** The payload as columns: a password becomes its hash. Throws a 400 for one that everybody tries first. */
export async function columnsOf(
  { ASSETS }: { ASSETS: Fetcher },
  { password, ...payload }: z.infer<typeof fields>,
) {
  if (password !== undefined && (await isCommon(ASSETS, password))) {
    throw invalid({
      pointer: '/password',
      detail: 'This password is too common. Choose another one.',
    });
  }
  const passwordHash = password === undefined ? payload.passwordHash : await hashPassword(password);
  return given({ ...payload, passwordHash });
}

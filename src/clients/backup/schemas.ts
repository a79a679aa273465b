import * as z from 'zod/mini';
import type { Row } from '../../db/domains/part-rows.ts';
import { actors, roles, type PartName } from '../../db/schema.ts';
import { emailAddress, text } from '../../http/input-schemas.ts';
import { clientSchema } from '../../resources/client.ts';
import { domainSchema, websiteName } from '../../resources/domain.ts';
import { embeddingSchema, serviceKey } from '../../resources/embedding.ts';
import { localeSchema } from '../../resources/locale.ts';
import { placeholderSchema } from '../../resources/placeholder.ts';
import { themeSchema } from '../../resources/theme.ts';
import { BACKUP_VERSION } from './format.ts';
import { MAX_STATES } from '../status/issue-states.ts';

const calls = z.optional(
  z.record(
    z.string().check(z.regex(/^\d{4}(0[1-9]|1[0-2])$/, 'Must be a month such as "202611"')),
    z.uint32(),
  ),
);
const list = z.optional(z.array(z.unknown()));
export const backupForm = z.strictObject({
  version: z.literal(BACKUP_VERSION),
  client: z.unknown(),
  embedKey: z.unknown(),
  users: list,
  hosts: z.optional(z.array(websiteName).check(z.maxLength(1000))),
  calls,
  domains: z.array(z.unknown()),
});

const scryptHash = String.raw`scrypt\$16384\$8\$5\$[A-Za-z0-9+/]{22}==\$[A-Za-z0-9+/]{43}=`;
const bcryptHash = String.raw`\$2[aby]\$1[0-2]\$[./A-Za-z0-9]{53}`;
const passwordHash = z
  .string()
  .check(
    z.regex(
      new RegExp(`^(${scryptHash}|${bcryptHash})$`),
      'Must be a scrypt hash made by Placet, or a bcrypt hash with a cost of 10 to 12',
    ),
  );
export const clientForm = z.extend(z.omit(clientSchema.update, { password: true }), {
  passwordHash,
  checkpointEmails: z.optional(z.boolean()),
});
export const userForm = z.strictObject({
  id: z.optional(z.unknown()),
  role: z.enum(roles),
  name: z.optional(text()),
  emailAddress,
  // An invited user has no password yet.
  passwordHash: z.union([z.literal(''), passwordHash]),
  checkpointEmails: z.optional(z.boolean()),
});
const dismissedIssue = z.strictObject({
  issue: z.string().check(z.minLength(1), z.maxLength(4096)),
  at: z.uint32(),
  by: z.enum(actors),
  userId: z.nullable(z.string().check(z.maxLength(64))),
  userName: text(),
});
export const domainForm = z.extend(domainSchema, {
  legalChangedAt: z.optional(z.uint32()),
  retiredKeys: z.optional(z.record(serviceKey.check(z.minLength(1)), z.string().check(z.maxLength(64)))),
  dismissedIssues: z.optional(z.array(dismissedIssue).check(z.maxLength(MAX_STATES))),
  calls,
  embeddings: list,
  locales: list,
  placeholders: list,
  themes: list,
});
export const partForms: Record<PartName, z.ZodMiniType<Row>> = {
  embeddings: embeddingSchema,
  locales: localeSchema.create,
  placeholders: placeholderSchema.create,
  themes: themeSchema,
};

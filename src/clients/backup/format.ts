import { clientColumns } from '../../db/clients/clients.ts';
import { domainColumns } from '../../db/domains/domains.ts';
import { MAX_FORMER_KEYS } from '../../db/domains/moves.ts';
import type { Row } from '../../db/domains/part-rows.ts';
import { pick } from '../../db/columns.ts';
import { domains, type PartName, actors, roles, users } from '../../db/schema.ts';
import * as z from 'zod/mini';
import { emailAddress, text } from '../../http/input-schemas.ts';
import { clientSchema } from '../../resources/client.ts';
import { domainSchema, websiteName } from '../../resources/domain.ts';
import { serviceKey } from '../../resources/embedding.ts';
import { MAX_STATES } from '../../domains/status/issue-states.ts';

/** The version of the format: a new number once backups of today could no longer be imported. */
export const BACKUP_VERSION = 1;

/** An embed key: of Placet, or of another system that a client comes from. */
export const EMBED_KEY = /^[0-9a-f]{16,128}$/;

/** Page views by month: `{"202611": 1840}`. */
export type Calls = Record<string, number>;
/** A domain with its configuration; `name` is the entered name, because it includes the path. */
export type BackupDomain = Row & {
  id: string;
  name: string;
  legalChangedAt: number;
  askedAllSince: number;
  /** When visitors were last asked again about services, by their IDs. */
  askedAgain: Record<string, number>;
  retiredKeys: Record<string, string>;
  /** The embed keys of clients to whom the domain belonged before, which its snippets may have. */
  formerKeys: string[];
  /** They include servers that are to stay blocked. */
  dismissedIssues: z.infer<typeof dismissedIssue>[];
  calls: Calls;
} & Record<PartName, (Row & { id?: string })[]>;
/** A user of the client besides its own, without sessions, links, devices and two-factor authentication. */
type BackupUser = Required<z.infer<typeof userForm>> & { id: string };
/** A client with its configuration, without its visitors’ decisions, which are in the log. `users` may be missing. */
export type Backup = {
  version: typeof BACKUP_VERSION;
  client: Row & {
    id: string;
    username: string;
    emailAddress: string;
    passwordHash: string;
    checkpointEmails: boolean;
  };
  embedKey: string;
  users?: BackupUser[] | undefined;
  hosts: string[];
  calls: Calls;
  domains: BackupDomain[];
};

const { domainCount: _count, whitelabelCount: _white, widgetDisplayCount: _calls, ...own } = clientColumns;
/** The columns of clients, users and domains that are in a backup. */
export const backupClientColumns = { ...own, ...pick(users, 'passwordHash', 'checkpointEmails') };
const { path: _path, ...named } = domainColumns;
export const backupDomainColumns = {
  ...named,
  name: domains.enteredName,
  ...pick(domains, 'legalChangedAt', 'askedAllSince', 'retiredKeys'),
};

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
  // The owner may not have set a password yet.
  passwordHash: z.union([z.literal(''), passwordHash]),
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
  /** The IDs of the domains that the user sees; null for all. */
  domains: z.optional(z.nullable(z.array(z.string().check(z.maxLength(64))))),
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
  askedAllSince: z.optional(z.uint32()),
  askedAgain: z.optional(z.record(z.string().check(z.maxLength(64)), z.uint32())),
  formerKeys: z.optional(
    z
      .array(z.string().check(z.regex(EMBED_KEY, 'Must be 16 to 128 lowercase hex characters')))
      .check(z.maxLength(MAX_FORMER_KEYS)),
  ),
  retiredKeys: z.optional(z.record(serviceKey.check(z.minLength(1)), z.string().check(z.maxLength(64)))),
  dismissedIssues: z.optional(z.array(dismissedIssue).check(z.maxLength(MAX_STATES))),
  calls,
  embeddings: list,
  locales: list,
  placeholders: list,
  themes: list,
});

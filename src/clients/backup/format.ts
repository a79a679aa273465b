import { clientColumns } from '../../db/clients/clients.ts';
import { domainColumns } from '../../db/domains/domains.ts';
import type { Row } from '../../db/domains/part-rows.ts';
import { clients, domains, type issueStates, type PartName, users } from '../../db/schema.ts';
import type { Role } from '../../db/users/user-accounts.ts';

/** The version of the format: a new number once backups of today could no longer be imported. */
export const BACKUP_VERSION = 1;

/** Page views by month: `{"202611": 1840}`. */
export type Calls = Record<string, number>;
/** Issues that were dismissed, which include servers that are to stay blocked: when, and by whom. */
export type DismissedIssues = Omit<typeof issueStates.$inferSelect, 'domainId' | 'state'>[];
/** A domain with its configuration; `name` is the entered name, because it includes the path. */
export type BackupDomain = Row & {
  id: string;
  name: string;
  legalChangedAt: number;
  retiredKeys: Record<string, string>;
  dismissedIssues: DismissedIssues;
  calls: Calls;
} & Record<PartName, (Row & { id?: string })[]>;
/** A user of the client besides its own, without sessions, links, devices and two-factor authentication. */
export type BackupUser = {
  id: string;
  role: Role;
  name: string;
  emailAddress: string;
  passwordHash: string;
  checkpointEmails: boolean;
};
/** A client in a backup, without its domains. Backups that were made before there were users have none. */
export type BackupAccount = {
  client: Row & { id: string; username: string; emailAddress: string; passwordHash: string };
  embedKey: string;
  users?: BackupUser[] | undefined;
  hosts: string[];
  calls: Calls;
};
/** A client with its configuration, without its visitors’ decisions, which are in the log. */
export type Backup = BackupAccount & { version: typeof BACKUP_VERSION; domains: BackupDomain[] };

const { domainCount: _count, whitelabelCount: _white, widgetDisplayCount: _calls, ...own } = clientColumns;
/** The columns of clients, users and domains that are in a backup. */
export const backupClientColumns = {
  ...own,
  passwordHash: clients.passwordHash,
  checkpointEmails: clients.checkpointEmails,
};
export const backupUserColumns = {
  id: users.id,
  role: users.role,
  name: users.name,
  emailAddress: users.emailAddress,
  passwordHash: users.passwordHash,
  checkpointEmails: users.checkpointEmails,
};
const { path: _path, ...named } = domainColumns;
export const backupDomainColumns = {
  ...named,
  name: domains.enteredName,
  legalChangedAt: domains.legalChangedAt,
  retiredKeys: domains.retiredKeys,
};

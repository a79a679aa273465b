import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { insertStatements } from '../../db/bulk-insert.ts';
import { ownUserRow } from '../../db/clients/clients.ts';
import { userDomains, users } from '../../db/schema.ts';
import { caseless } from '../../db/users/sign-in-names.ts';
import type { Database } from '../../env.ts';
import type { Backup } from './format.ts';
import { fromExcluded, rawQuery, valuesOf } from '../../db/raw-query.ts';

/**
 * Removes the users that the backup does not have, and clears the email addresses of the others, because they may swap
 * them. Without users in the backup, only the client's own user changes.
 */
export function leavingUsersStatements(
  db: Database,
  { client, users: wanted }: Backup,
): BatchItem<'sqlite'>[] {
  if (!wanted) return [];
  const ids = valuesOf([client.id, ...wanted.map(({ id }) => id)]);
  return [
    db.delete(users).where(and(eq(users.clientId, client.id), notInArray(users.id, ids))),
    // Nobody can enter a name that begins with a space.
    db
      .update(users)
      .set({ emailKey: sql`' ' || ${users.id}` })
      .where(eq(users.clientId, client.id)),
  ];
}

const REPLACED = ['role', 'name', 'emailAddress', 'emailKey', 'passwordHash', 'checkpointEmails', 'limited'];

/** Creates or replaces the client's own user and the others of the backup. */
export function usersStatements(db: Database, { client, users: others = [] }: Backup) {
  const { emailAddress, passwordHash, checkpointEmails } = client;
  const own = ownUserRow(client.id, { name: '', emailAddress, passwordHash, checkpointEmails });
  const rows = others.map(({ domains, ...user }) => ({
    ...own,
    ...user,
    limited: domains !== null,
    emailKey: caseless(user.emailAddress),
  }));
  return insertStatements(db, users, [own, ...rows], {
    conflict: sql`ON CONFLICT (id) DO UPDATE SET ${fromExcluded(REPLACED)} WHERE users.clientId = excluded.clientId`,
  });
}

/** Replaces the domains that users see, once the domains exist. */
export function userDomainsStatements(db: Database, { client, users: list }: Backup): BatchItem<'sqlite'>[] {
  if (!list) return [];
  const limited = list.flatMap(({ id, domains }) => (domains ? { id, domains } : []));
  const own = db.select({ id: users.id }).from(users).where(eq(users.clientId, client.id));
  return [
    db.delete(userDomains).where(inArray(userDomains.userId, own)),
    rawQuery(
      db,
      sql`INSERT INTO userDomains (userId, domainId)
        SELECT u.value ->> 'id', d.value FROM json_each(${JSON.stringify(limited)}) u, json_each(u.value, '$.domains') d`,
    ),
  ];
}

import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { insertStatements } from '../../db/bulk-insert.ts';
import { ownUserRow } from '../../db/clients/clients.ts';
import { users } from '../../db/schema.ts';
import { caseless } from '../../db/users/sign-in-names.ts';
import type { Database } from '../../env.ts';
import type { Backup } from './format.ts';
import { fromExcluded, valuesOf } from '../../db/raw-query.ts';

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

const REPLACED = ['role', 'name', 'emailAddress', 'emailKey', 'passwordHash', 'checkpointEmails'];

/** Creates or replaces the client's own user and the others of the backup. */
export function usersStatements(db: Database, { client, users: others = [] }: Backup) {
  const { emailAddress, passwordHash, checkpointEmails } = client;
  const own = ownUserRow(client.id, { name: '', emailAddress, passwordHash, checkpointEmails });
  const rows = others.map((user) => ({ ...own, ...user, emailKey: caseless(user.emailAddress) }));
  return insertStatements(db, users, [own, ...rows], {
    conflict: sql`ON CONFLICT (id) DO UPDATE SET ${fromExcluded(REPLACED)} WHERE users.clientId = excluded.clientId`,
  });
}

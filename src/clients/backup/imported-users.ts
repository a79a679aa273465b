import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { insertStatements } from '../../db/bulk-insert.ts';
import { users } from '../../db/schema.ts';
import { caseless } from '../../db/users/sign-in-names.ts';
import { now, type Database } from '../../env.ts';
import type { Backup } from './format.ts';
import { fromExcluded, valuesOf } from '../../db/raw-query.ts';

/** Removes the users that the backup does not have, and clears the names of the others, because they may swap them. */
export function leavingUsersStatements(
  db: Database,
  { client, users: wanted }: Backup,
): BatchItem<'sqlite'>[] {
  if (!wanted) return [];
  const ids = valuesOf(wanted.map(({ id }) => id));
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

/** Creates or replaces the users of the backup. */
export const usersStatements = (db: Database, { client, users: wanted = [] }: Backup) =>
  insertStatements(
    db,
    users,
    wanted.map((user) => ({
      ...user,
      clientId: client.id,
      emailKey: caseless(user.emailAddress),
      createdAt: now(),
    })),
    {
      conflict: sql`ON CONFLICT (id) DO UPDATE SET ${fromExcluded(REPLACED)} WHERE users.clientId = excluded.clientId`,
    },
  );

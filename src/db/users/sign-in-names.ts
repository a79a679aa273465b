import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../env.ts';
import { invalid } from '../../http/problem.ts';
import { constraintErrors } from '../constraint-errors.ts';
import { clients, knownDevices, secondFactors, signInNames, users } from '../schema.ts';
import { accountColumns, joinsUser } from './user-accounts.ts';
import { rootMessage } from '../../lib/root-message.ts';
import { valuesOf } from '../raw-query.ts';

type Names = { username?: string; emailAddress?: string };

/**
 * The form in which usernames and email addresses are compared: names that look the same are the same, whatever their case,
 * their spaces, and their compatibility and invisible characters.
 */
export const caseless = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, (gap) => (/\s/.test(gap) ? ' ' : ''))
    .trim()
    .toLowerCase();

/** The validation errors for names that belong to other users; `ownId` is the user's ID. */
export function takenNames(names: Names, ownId: string | undefined, owners: SignInName[], at = '') {
  const others = new Set(owners.filter(({ userId }) => userId !== ownId).map(({ key }) => key));
  return (['username', 'emailAddress'] as const)
    .filter((name) => names[name] !== undefined && others.has(caseless(names[name])))
    .map((name) => ({ ...constraintErrors['signInNames.key'], pointer: `${at}/${name}` }));
}
export type SignInName = typeof signInNames.$inferSelect;

/** The query for the users that have these names. */
export const ownersQuery = (db: Database, ...list: Names[]) => {
  const names = list.flatMap(({ username, emailAddress }) => [username, emailAddress]);
  const keys = names.filter((name) => name !== undefined).map(caseless);
  return db
    .select()
    .from(signInNames)
    .where(inArray(signInNames.key, valuesOf(keys)));
};

/** Writes a user's names; where a name is taken, throws a 400 that lists every taken name. */
export async function withFreeNames<T>(
  db: Database,
  names: Names,
  ownId: string | undefined,
  write: () => Promise<T>,
) {
  try {
    return await write();
  } catch (error) {
    if (!rootMessage(error).includes('UNIQUE constraint failed: signInNames.key')) throw error;
    const errors = takenNames(names, ownId, await ownersQuery(db, names));
    // The name may be free again by now; then the database's error is thrown.
    throw errors.length === 0 ? error : invalid(...errors);
  }
}

/** Whose people sign in: those of clients, or the operator's. */
export type People = 'clients' | 'operator';

/**
 * The user with this username or email address, whether the device is known, and whether two-factor authentication is
 * enabled; undefined if there is no such user among these people.
 */
export async function findUserBySignInName(db: Database, people: People, name: string, device = '') {
  const { userId, clientId, key } = signInNames;
  const { signInName, emailAddress } = accountColumns;
  const [found] = await db
    .select({
      userId,
      clientId,
      passwordHash: users.passwordHash,
      signInName,
      emailAddress,
      active: sql`${clients.active} IS NOT 0`.mapWith(Boolean),
      knownDevice: knownDevices.hash,
      secondFactor: secondFactors.userId,
    })
    .from(signInNames)
    .innerJoin(users, joinsUser(signInNames))
    .leftJoin(clients, eq(clients.id, clientId))
    .leftJoin(knownDevices, and(eq(knownDevices.userId, userId), eq(knownDevices.hash, device)))
    .leftJoin(secondFactors, eq(secondFactors.userId, userId))
    .where(and(eq(key, caseless(name)), people === 'operator' ? isNull(clientId) : isNotNull(clientId)));
  return found;
}

import { inArray } from 'drizzle-orm';
import type { Database } from '../env.ts';
import { invalid } from '../http/problem.ts';
import { constraintErrors } from './constraints.ts';
import { signInNames } from './schema.ts';
import { rootMessage } from '../lib/root-message.ts';

type Names = { username?: string; emailAddress?: string };

/** The form in which user names and e-mail addresses are compared. */
export const caseless = (name: string) => name.normalize('NFC').toLowerCase();

/** The columns of a client from which the database makes its sign-in names. */
export const keysOf = ({ username, emailAddress }: Names) => ({
  ...(username !== undefined && { usernameKey: caseless(username) }),
  ...(emailAddress !== undefined && { emailKey: caseless(emailAddress) }),
});

/** Which of a client's names belong to others, each with its pointer below `at`. */
export function takenNames(names: Names, ownId: string | undefined, owners: SignInName[], at = '') {
  const others = new Set(owners.filter(({ clientId }) => clientId !== ownId).map(({ key }) => key));
  return (['username', 'emailAddress'] as const)
    .filter((name) => names[name] !== undefined && others.has(caseless(names[name])))
    .map((name) => ({ ...constraintErrors['signInNames.key'], pointer: `${at}/${name}` }));
}
type SignInName = typeof signInNames.$inferSelect;

/** The query for who has these names by now. */
export const ownersQuery = (db: Database, names: Names) =>
  db
    .select()
    .from(signInNames)
    .where(inArray(signInNames.key, Object.values(keysOf(names))));

/** Runs a write of a client's names; where one is taken, throws a 400 that says so of both at once. */
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
    const faults = takenNames(names, ownId, await ownersQuery(db, names));
    // By now the name may be free again: then the database's own word stands.
    throw faults.length === 0 ? error : invalid(...faults);
  }
}

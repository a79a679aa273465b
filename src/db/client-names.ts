import { eq, or } from 'drizzle-orm';
import type { Database } from '../env.ts';
import { invalid } from '../http/problem.ts';
import { rootMessage, rules } from './rules.ts';
import { clients } from './schema.ts';

type Names = { username?: string; emailAddress?: string };

/** The form in which user names and e-mail addresses are compared. */
export const caseless = (name: string) => name.normalize('NFC').toLowerCase();

/** The columns by which a client's names are told from all others'. */
export const keysOf = ({ username, emailAddress }: Names) => ({
  ...(username !== undefined && { usernameKey: caseless(username) }),
  ...(emailAddress !== undefined && { emailKey: caseless(emailAddress) }),
});

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
    if (!/UNIQUE constraint failed: clients\.(usernameKey|emailKey)/.test(rootMessage(error))) throw error;
    const { usernameKey = '', emailKey = '' } = keysOf(names);
    const found = await db
      .select({ id: clients.id, usernameKey: clients.usernameKey, emailKey: clients.emailKey })
      .from(clients)
      .where(or(eq(clients.usernameKey, usernameKey), eq(clients.emailKey, emailKey)));
    const others = found.filter(({ id }) => id !== ownId);
    const faults = [
      others.some((other) => other.usernameKey === usernameKey) && rules['clients.usernameKey'],
      others.some((other) => other.emailKey === emailKey) && rules['clients.emailKey'],
    ].filter((fault) => fault !== false);
    // By now the name may be free again: then the database's own word stands.
    throw faults.length === 0 ? error : invalid(...faults);
  }
}

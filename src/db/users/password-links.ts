import { and, eq, gt, sql } from 'drizzle-orm';
import { now, type Bindings, type Database } from '../../env.ts';
import { missing } from '../../http/problem.ts';
import { isIssuedToken, newToken } from '../../lib/crypto/checked-token.ts';
import { SECONDS_PER_DAY } from '../../lib/time.ts';
import { tokenHash } from '../../lib/crypto/sha256.ts';
import { pick } from '../columns.ts';
import { rawQuery } from '../raw-query.ts';
import { clients, links, users } from '../schema.ts';
import type { People } from './sign-in-names.ts';
import { accountColumns, isUser, joinsUser, type UserKey } from './user-accounts.ts';

/** The kind of token, and the console, of a client’s users and of the operator’s people. */
const kindOf = (people: People) => (people === 'operator' ? 'operator link' : 'password link');
const peopleOf = ({ clientId }: UserKey): People => (clientId === null ? 'operator' : 'clients');
/** Hours for which a password link works. */
export const LINK_HOURS = 24;
/** Days for which an invitation works. */
export const INVITATION_DAYS = 7;
/** Seconds during which anyone who is not signed in can have only one link sent to a user. */
const LINK_INTERVAL = 300;

/**
 * Stores a link for setting the password once, instead of an earlier one, and returns its path. Without a password, it
 * is an invitation and works longer. A link younger than `interval` seconds stays.
 */
export async function linkStatement(db: Database, env: Bindings, user: UserKey, interval = 0) {
  const people = peopleOf(user);
  const token = await newToken(env.SECRET_KEY, kindOf(people));
  const statement = rawQuery<{ expiresAt: number }>(
    db,
    sql`INSERT INTO links (userId, clientId, hash, expiresAt)
      SELECT id, clientId, ${tokenHash(token)},
        ${now()} + iif(passwordHash = '', ${INVITATION_DAYS * SECONDS_PER_DAY}, ${LINK_HOURS * 3600})
      FROM ${users} WHERE ${isUser(user)}
      ON CONFLICT DO UPDATE SET hash = excluded.hash, expiresAt = excluded.expiresAt
        WHERE ${interval} = 0 OR links.expiresAt <= excluded.expiresAt - ${interval}
      RETURNING expiresAt`,
  );
  return { statement, path: `${people === 'operator' ? '/operator' : '/account'}/link/${token}` };
}

/** Creates a user's link. Throws a 404 where the user does not exist. */
export async function createLink(db: Database, env: Bindings, user: UserKey) {
  const { statement, path } = await linkStatement(db, env, user);
  const [stored] = await statement;
  if (!stored) throw missing('client or user');
  return { path, ...stored };
}

/** Creates a user's link for someone who is not signed in; undefined where the last link is only minutes old. */
export async function createLinkUnlessRecent(db: Database, env: Bindings, user: UserKey) {
  const { statement, path } = await linkStatement(db, env, user, LINK_INTERVAL);
  const [stored] = await statement;
  return stored && { path, ...stored };
}

/**
 * The user of a link of these people, with the data that its password must not contain; undefined for a used, replaced or forged link.
 * An expired link is found until another one replaces it.
 */
export async function findLink(db: Database, env: Bindings, people: People, token: string) {
  if (!(await isIssuedToken(env.SECRET_KEY, kindOf(people), token))) return undefined;
  const [found] = await db
    .select({
      ...pick(links, 'userId', 'clientId', 'expiresAt'),
      ...accountColumns,
      // The owner of a new client sets a password, but was invited by nobody.
      isInvitation: sql<number>`${users.passwordHash} = '' AND ${users.id} IS NOT ${links.clientId}`.mapWith(
        Boolean,
      ),
      ...pick(clients, 'username', 'firstName', 'lastName', 'company'),
    })
    .from(links)
    .innerJoin(users, joinsUser(links))
    .leftJoin(clients, eq(clients.id, links.clientId))
    .where(eq(links.hash, tokenHash(token)));
  return found && peopleOf(found) === people ? found : undefined;
}

/** The condition for a link that was not used and has not expired. */
export const isValidLink = (token: string) =>
  and(eq(links.hash, tokenHash(token)), gt(links.expiresAt, now()))!;

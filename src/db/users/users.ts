import { and, eq, ne, sql } from 'drizzle-orm';
import { now, type Bindings, type Database } from '../../env.ts';
import { holds } from '../batch-if.ts';
import { change, ifFound, type Step } from '../change.ts';
import { freshId } from '../columns.ts';
import { retryIdCollision } from '../constraint-errors.ts';
import { isValidLink, linkStatement } from './password-links.ts';
import { rawQuery } from '../raw-query.ts';
import { createdEntry } from '../activity/row-entries.ts';
import { deleteStep, updateStep } from '../row-steps.ts';
import { links, users } from '../schema.ts';
import { endAccessStatements } from './sessions.ts';
import { caseless, withFreeNames } from './sign-in-names.ts';
import { byManager, forgetDomainsStatement } from './user-domains.ts';
import { isOf, isUser, type Role, type UserKey } from './user-accounts.ts';

/** The most users of a client besides its own, and the most people of the operator. */
export const MAX_USERS = 50;

type NewUser = { emailAddress: string; name: string; role: Role; limited: boolean };

/**
 * The condition for the people of the operator, or for the users of a client besides its own, which can neither be removed
 * nor get another role.
 */
export const othersOf = (clientId: string | null) =>
  and(isOf(clientId), clientId === null ? undefined : ne(users.id, clientId));
const isOther = ({ userId, clientId }: UserKey) => and(eq(users.id, userId), othersOf(clientId));

/** A user other than a client's own; undefined if there is no such user. */
export async function findUser(db: Database, user: UserKey) {
  const [found] = await db.select().from(users).where(isOther(user));
  return found && { ...found, clientId: user.clientId };
}

/** The person of the operator with this email address; undefined if there is none. */
export async function findOperatorUser(db: Database, emailAddress: string): Promise<UserKey | undefined> {
  const [found] = await db
    .select({ userId: users.id })
    .from(users)
    .where(and(isOf(null), eq(users.emailKey, caseless(emailAddress))));
  return found && { ...found, clientId: null };
}

export type ListedUser = {
  userId: string;
  name: string;
  emailAddress: string;
  role: Role;
  /** Whether the user sees only some domains, and how many these are. */
  limited: boolean;
  domainCount: number;
  /** Whether the user has not accepted the invitation yet, and when its link ends. */
  isInvited: boolean;
  linkUntil: number | null;
  hasFactor: boolean;
  /** The last sign-in of a device that is still known; null without one. */
  signedInAt: number | null;
};

type Flag = 'isInvited' | 'hasFactor' | 'limited';

/** All users of a client, or all people of the operator: a client’s own user first, then in the order of their names. */
export async function listUsers(db: Database, clientId: string | null): Promise<ListedUser[]> {
  const rows = await rawQuery<Omit<ListedUser, Flag> & Record<Flag, 0 | 1>>(
    db,
    sql`SELECT u.id AS userId, coalesce(trim(c.firstName || ' ' || c.lastName), u.name) AS name, u.emailAddress, u.role,
        u.limited, (SELECT count(*) FROM userDomains WHERE userId = u.id) AS domainCount,
        u.passwordHash = '' AS isInvited, l.expiresAt AS linkUntil, f.userId IS NOT NULL AS hasFactor,
        (SELECT max(usedAt) FROM knownDevices d WHERE d.userId = u.id) AS signedInAt
      FROM users u
      LEFT JOIN clients c ON c.id = u.id
      LEFT JOIN links l ON l.userId = u.id
      LEFT JOIN secondFactors f ON f.userId = u.id
      WHERE u.clientId IS ${clientId}
      ORDER BY u.id IS NOT ${clientId}, iif(u.name = '', u.emailAddress, u.name) COLLATE NOCASE, u.id`,
  );
  return rows.map(({ isInvited, hasFactor, limited, ...user }) => ({
    ...user,
    limited: Boolean(limited),
    isInvited: Boolean(isInvited),
    hasFactor: Boolean(hasFactor),
  }));
}

/**
 * Creates a user without a password, and the link of the invitation; undefined where there are the most users already, or if
 * `by`, who invites, may not any more.
 * Throws a 400 for an email address with which someone already signs in.
 */
export async function inviteUser(
  db: Database,
  env: Bindings,
  by: UserKey,
  { emailAddress, name, role, limited }: NewUser,
) {
  const { clientId } = by;
  return retryIdCollision(async () => {
    const user = { userId: freshId(), clientId };
    const names = { name, emailAddress, emailKey: caseless(emailAddress) };
    // The operator’s people get no checkpoints.
    const checkpointEmails = clientId !== null;
    const row = { id: user.userId, clientId, role, ...names, limited, checkpointEmails, createdAt: now() };
    const link = await linkStatement(db, env, user);
    const invitation: Step = {
      read: db.select({ id: users.id }).from(users).where(othersOf(clientId)),
      plan: (stored: object[]) =>
        stored.length >= MAX_USERS
          ? undefined
          : {
              entries: [createdEntry(users, row)],
              statements: [db.insert(users).values(row), link.statement],
            },
    };
    const stored = await withFreeNames(db, { emailAddress }, user.userId, () =>
      change<{ expiresAt: number }>(db, { clientId }, byManager(db, by), invitation),
    );
    return stored && { ...user, path: link.path, expiresAt: stored[0]!.expiresAt };
  });
}

/** Sets the name and address of a user other than the client's own. Throws a 400 for an address that is taken. */
export async function updateUser(
  db: Database,
  user: UserKey,
  values: { name: string; emailAddress: string },
) {
  const row = { ...values, emailKey: caseless(values.emailAddress) };
  await withFreeNames(db, { emailAddress: values.emailAddress }, user.userId, () =>
    change(db, ofClient(user), updateStep(db, users, isOther(user), row)),
  );
}

/** Sets the role of a user; owners see all domains. False if there is no such user, or if `by` may not any more. */
export async function setRole(db: Database, by: UserKey, user: UserKey, role: Role) {
  const isOwner = role === 'owner';
  const values = { role, ...(isOwner && { limited: false }) };
  const step = updateStep(db, users, isOther(user), values, { returning: { id: users.id } });
  const unlimited: Step = { plan: () => (isOwner ? { statements: [forgetDomainsStatement(db, user)] } : {}) };
  return ((await change(db, ofClient(user), byManager(db, by), unlimited, step)) ?? []).length > 0;
}

/** Removes a user with everything that belongs to it, which a trigger deletes; false if there is no such user. */
export const removeUser = async (db: Database, by: UserKey, user: UserKey) =>
  (await change(db, ofClient(user), byManager(db, by), deleteStep(db, users, isOther(user)))) !== undefined;

const ofClient = ({ clientId }: UserKey) => ({ clientId });

/** The steps that set a user's password, which ends the user's sessions and link. */
const passwordSteps = (db: Database, user: UserKey, passwordHash: string): Step[] => [
  updateStep(db, users, isUser(user), { passwordHash }),
  { plan: () => ({ statements: [...endAccessStatements(db, user)] }) },
];

/** Sets a user's password. */
export const setPassword = async (db: Database, user: UserKey, passwordHash: string) =>
  change(db, ofClient(user), ...passwordSteps(db, user, passwordHash));

/** The same with a link, which is used up only together with that; false where it was already used or has expired. */
export async function setPasswordByLink(db: Database, user: UserKey, token: string, passwordHash: string) {
  const isValid = isValidLink(token);
  const use = ifFound(db.select({ userId: links.userId }).from(links).where(isValid), {
    statements: [holds(db, sql`EXISTS (SELECT 1 FROM links WHERE ${isValid})`)],
  });
  return (await change(db, ofClient(user), use, ...passwordSteps(db, user, passwordHash))) !== undefined;
}

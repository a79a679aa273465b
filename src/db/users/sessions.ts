import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { now, type Database } from '../../env.ts';
import { pick } from '../columns.ts';
import { rawQuery } from '../raw-query.ts';
import { IDLE_TIMEOUT, EXPIRED_SESSION_KEPT } from './session-lifetimes.ts';
import { clients, knownDevices, links, operatorRoles, sessions, users } from '../schema.ts';
import { hasPeople } from './operator-people.ts';
import { accountColumns, isUser, ofUserKey, type UserKey } from './user-accounts.ts';

type NewSession = Device & { hash: string; expiresAt: number };

/**
 * Stores a session and its device, and deletes old sessions. `renewed` replaces `passwordHash`. False if the password
 * has changed, the user was removed or the client is inactive by now.
 */
export async function openSession(
  db: Database,
  { hash, expiresAt, ...device }: NewSession,
  { passwordHash, ...user }: UserKey & { passwordHash: string },
  renewed = passwordHash,
) {
  const verified = sql`${users} LEFT JOIN ${clients} ON ${clients.id} = ${users.clientId}
    WHERE ${isUser(user)} AND ${users.passwordHash} = ${passwordHash} AND (${users.clientId} IS NULL OR ${clients.active})`;
  const renewal = db.update(users).set({ passwordHash: renewed });
  const [, opened] = await db.batch([
    deleteOldSessions(db, user),
    rawQuery(
      db,
      sql`INSERT INTO sessions (hash, clientId, userId, beganAt, usedAt, passwordAt, expiresAt, browser, device)
        SELECT ${hash}, ${users.clientId}, ${users.id}, ${now()}, ${now()}, ${now()}, ${expiresAt}, ${device.browser}, ${device.device}
        FROM ${verified} RETURNING hash`,
    ),
    ...knowDeviceStatements(db, user, device, verified),
    ...(renewed === passwordHash
      ? []
      : [renewal.where(and(isUser(user), eq(users.passwordHash, passwordHash)))]),
  ]);
  return opened.length > 0;
}

/** The statement that deletes the sessions that ended long ago: of the users of a client, or of the operator. */
export const deleteOldSessions = (db: Database, { clientId }: Pick<UserKey, 'clientId'>) =>
  db
    .delete(sessions)
    .where(
      and(sql`${sessions.clientId} IS ${clientId}`, lte(sessions.expiresAt, now() - EXPIRED_SESSION_KEPT)),
    );

const isOpen = () => and(gt(sessions.expiresAt, now()), gt(sessions.usedAt, now() - IDLE_TIMEOUT));

/** Whether the user of a session may have it: in a client’s console one of its users, everywhere the operator’s people. */
const maySignIn = sql`iif(${inArray(users.role, [...operatorRoles])}, ${users.clientId} IS NULL, ${users.clientId} = ${sessions.clientId})`;

/**
 * A session with its user’s name and role, its client’s features, and the seconds that are left; undefined for an unknown
 * session, a removed user and an inactive client. Without a user, it was opened with the operator key, and `hasPeople`
 * says whether people of the operator sign in instead.
 */
export async function findSession(db: Database, hash: string) {
  const [found] = await db
    .select({
      ...pick(sessions, 'clientId', 'userId', 'usedAt', 'expiresAt', 'passwordAt', 'operatorKey'),
      ...accountColumns,
      clientUsername: clients.username,
      features: clients.features,
      hasPeople: sql`${sessions.operatorKey} IS NOT NULL AND ${hasPeople}`.mapWith(Boolean),
    })
    .from(sessions)
    .leftJoin(clients, eq(clients.id, sessions.clientId))
    .leftJoin(users, and(eq(users.id, sessions.userId), maySignIn))
    .where(
      and(
        eq(sessions.hash, hash),
        or(isNull(sessions.clientId), eq(clients.active, true)),
        or(isNotNull(sessions.operatorKey), isNotNull(users.id)),
      ),
    );
  return found && { ...found, left: Math.min(found.expiresAt, found.usedAt + IDLE_TIMEOUT) - now() };
}

/** Stores that a session is used, or that its user has just entered the password. */
export async function touchSession(db: Database, hash: string, values: { passwordAt?: number } = {}) {
  await db
    .update(sessions)
    .set({ usedAt: now(), ...values })
    .where(and(eq(sessions.hash, hash), isOpen()));
}

/** Whether the user of a session is one of the operator’s, who has opened a client’s console. */
const isOfOperator = sql`NOT EXISTS (SELECT 1 FROM users u WHERE u.id = sessions.userId AND u.clientId = sessions.clientId)`;

/**
 * The condition for the sessions of a user: of a person of the operator also those in clients’ consoles, and of a client’s
 * own user also those of the operator in its console.
 */
function sessionsOf({ userId, clientId }: UserKey) {
  const own = eq(sessions.userId, userId);
  if (clientId === null) return own;
  return and(eq(sessions.clientId, clientId), userId === clientId ? or(own, isOfOperator) : own);
}

/** The user's open sessions, newest first, and the known devices without one. */
export async function listSessions(db: Database, user: UserKey) {
  const [open, devices] = await db.batch([
    db
      .select({
        ...getTableColumns(sessions),
        isOfOperator: sql`sessions.clientId IS NOT NULL AND ${isOfOperator}`.mapWith(Boolean),
        username: sql<string | null>`(SELECT username FROM clients WHERE clients.id = sessions.clientId)`,
      })
      .from(sessions)
      .where(and(sessionsOf(user), isOpen()))
      .orderBy(desc(sessions.beganAt)),
    db.select().from(knownDevices).where(ofUserKey(knownDevices, user)).orderBy(desc(knownDevices.usedAt)),
  ]);
  return { open, devices: devices.filter(({ hash }) => !open.some(({ device }) => device === hash)) };
}

export async function endSession(db: Database, user: UserKey, hash: string) {
  await db.delete(sessions).where(and(sessionsOf(user), eq(sessions.hash, hash)));
}

/** Ends the session of a cookie; `only` limits it to one that the operator has opened in a client’s console. */
export async function signOutSession(db: Database, hash: string, only?: 'operator') {
  await db
    .delete(sessions)
    .where(and(eq(sessions.hash, hash), only && and(isNotNull(sessions.clientId), isOfOperator)));
}

/** Ends all sessions of a user except this one, and deletes all known devices except its own. */
export function endOtherSessions(db: Database, user: UserKey, hash: string) {
  const isOther = sql`${knownDevices.hash} IS NOT (SELECT device FROM sessions WHERE hash = ${hash})`;
  return db.batch([
    db.delete(knownDevices).where(and(ofUserKey(knownDevices, user), isOther)),
    db.delete(sessions).where(and(sessionsOf(user), ne(sessions.hash, hash))),
  ]);
}

/** The statement that ends a user’s sessions. */
export const endSessionsStatement = (db: Database, user: UserKey) =>
  db.delete(sessions).where(sessionsOf(user));

/** The statements that delete a user's sessions, password link and known devices. */
export const endAccessStatements = (db: Database, user: UserKey) =>
  [
    endSessionsStatement(db, user),
    db.delete(links).where(ofUserKey(links, user)),
    db.delete(knownDevices).where(ofUserKey(knownDevices, user)),
  ] as const;

/** The statements that delete the sessions, links and known devices of all users of a client. */
export function endAllAccessStatements(db: Database, clientId: string) {
  const ids = db.select({ id: users.id }).from(users).where(eq(users.clientId, clientId));
  return [
    db.delete(sessions).where(eq(sessions.clientId, clientId)),
    db.delete(links).where(inArray(links.userId, ids)),
    db.delete(knownDevices).where(inArray(knownDevices.userId, ids)),
  ] as const;
}

/** The most known devices of a user: those that signed in last. */
const MAX_DEVICES = 10;

/** A device, identified by the hash of its cookie, and its browser’s name. */
type Device = { device: string; browser: string };

/** The statements that store that a device signed in to a user’s account; `verified` are the tables and the condition. */
const knowDeviceStatements = (
  db: Database,
  user: UserKey,
  { device, browser }: Device,
  verified: SQL = sql`${users} WHERE ${isUser(user)}`,
) =>
  [
    rawQuery(
      db,
      sql`INSERT INTO knownDevices (userId, clientId, hash, usedAt, browser)
        SELECT ${users.id}, ${users.clientId}, ${device}, ${now()}, ${browser} FROM ${verified}
        ON CONFLICT DO UPDATE SET usedAt = excluded.usedAt, browser = excluded.browser`,
    ),
    db.delete(knownDevices).where(sql`userId = ${user.userId} AND hash IN (
      SELECT hash FROM knownDevices WHERE userId = ${user.userId}
      ORDER BY usedAt DESC LIMIT -1 OFFSET ${MAX_DEVICES})`),
  ] as const;

/** Stores that a device signed in to a user’s account. */
export const knowDevice = (db: Database, user: UserKey, device: Device) =>
  db.batch(knowDeviceStatements(db, user, device));

export async function forgetDevice(db: Database, user: UserKey, device: string) {
  await db.delete(knownDevices).where(and(ofUserKey(knownDevices, user), eq(knownDevices.hash, device)));
}

import { and, desc, eq, gt, isNotNull, lte, ne, sql } from 'drizzle-orm';
import { now, type Database } from '../env.ts';
import { rawQuery } from './raw-query.ts';
import { knowDeviceStatements, type Device } from './known-devices.ts';
import { caseless } from './sign-in-names.ts';
import { IDLE_TIMEOUT, EXPIRED_SESSION_KEPT, SESSION_AS_CLIENT } from './session-lifetimes.ts';
import { clients, knownDevices, links, secondFactors, sessions, signInNames } from './schema.ts';

/**
 * The client with this username or email address, whether the device is known to it, and whether it has a second factor;
 * undefined without such a client.
 */
export async function findLogin(db: Database, name: string, device = '') {
  const { id, passwordHash, active } = clients;
  const [found] = await db
    .select({
      id,
      passwordHash,
      active,
      knownDevice: knownDevices.hash,
      secondFactor: secondFactors.clientId,
    })
    .from(signInNames)
    .innerJoin(clients, eq(id, signInNames.clientId))
    .leftJoin(knownDevices, and(eq(knownDevices.clientId, id), eq(knownDevices.hash, device)))
    .leftJoin(secondFactors, eq(secondFactors.clientId, id))
    .where(eq(signInNames.key, caseless(name)));
  return found;
}

type NewSession = Device & { hash: string; expiresAt: number };

/**
 * Stores a session of the client whose password was verified against `passwordHash`, which `renewed` replaces, stores its
 * device, and deletes sessions that ended long ago. False where the password has changed or the client is inactive by now.
 */
export async function openSession(
  db: Database,
  { hash, expiresAt, ...device }: NewSession,
  client: { id: string; passwordHash: string },
  renewed = client.passwordHash,
) {
  const verified = and(
    eq(clients.id, client.id),
    eq(clients.passwordHash, client.passwordHash),
    eq(clients.active, true),
  );
  const forgotten = and(
    eq(sessions.clientId, client.id),
    lte(sessions.expiresAt, now() - EXPIRED_SESSION_KEPT),
  );
  const [, opened] = await db.batch([
    db.delete(sessions).where(forgotten),
    rawQuery(
      db,
      sql`INSERT INTO sessions (hash, clientId, userId, beganAt, usedAt, passwordAt, expiresAt, browser, device)
        SELECT ${hash}, id, id, ${now()}, ${now()}, ${now()}, ${expiresAt}, ${device.browser}, ${device.device}
        FROM clients WHERE ${verified}
        RETURNING hash`,
    ),
    ...knowDeviceStatements(db, client.id, device, verified),
    db.update(clients).set({ passwordHash: renewed }).where(verified),
  ]);
  return opened.length > 0;
}

/** Stores a session in which the operator acts as a client; false where the client is inactive. `key` is the hash of the operator key. */
export async function openOperatorSessionAsClient(db: Database, hash: string, clientId: string, key: string) {
  const opened = await rawQuery(
    db,
    sql`INSERT INTO sessions (hash, clientId, userId, beganAt, usedAt, passwordAt, expiresAt, operator)
      SELECT ${hash}, id, id, ${now()}, ${now()}, 0, ${now() + SESSION_AS_CLIENT}, ${key} FROM clients
      WHERE id = ${clientId} AND active RETURNING hash`,
  );
  return opened.length > 0;
}

/** Ends a session in which the operator acts as a client, but not a client's own session. */
export const endOperatorSessionAsClient = async (db: Database, hash: string) =>
  db.delete(sessions).where(and(eq(sessions.hash, hash), isNotNull(sessions.operator)));

const isOpen = () => and(gt(sessions.expiresAt, now()), gt(sessions.usedAt, now() - IDLE_TIMEOUT));

/**
 * A session with its client's username and features, and the seconds that are left; undefined for an unknown session and
 * an inactive client.
 */
export async function findSession(db: Database, hash: string) {
  const { clientId, usedAt, expiresAt, passwordAt, operator } = sessions;
  const [found] = await db
    .select({
      clientId,
      usedAt,
      expiresAt,
      passwordAt,
      operator,
      username: clients.username,
      features: clients.features,
    })
    .from(sessions)
    .innerJoin(clients, eq(clients.id, clientId))
    .where(and(eq(sessions.hash, hash), eq(clients.active, true)));
  return found && { ...found, left: Math.min(found.expiresAt, found.usedAt + IDLE_TIMEOUT) - now() };
}

/** Stores that a session is used, or that its client has just entered the password. */
export async function touchSession(db: Database, hash: string, values: { passwordAt?: number } = {}) {
  await db
    .update(sessions)
    .set({ usedAt: now(), ...values })
    .where(and(eq(sessions.hash, hash), isOpen()));
}

/** The client's open sessions, newest first, and the known devices without one. */
export async function listSessions(db: Database, clientId: string) {
  const [open, devices] = await db.batch([
    db
      .select()
      .from(sessions)
      .where(and(eq(sessions.clientId, clientId), isOpen()))
      .orderBy(desc(sessions.beganAt)),
    db
      .select()
      .from(knownDevices)
      .where(eq(knownDevices.clientId, clientId))
      .orderBy(desc(knownDevices.usedAt)),
  ]);
  return { open, devices: devices.filter(({ hash }) => !open.some(({ device }) => device === hash)) };
}

export async function endSession(db: Database, clientId: string, hash: string) {
  await db.delete(sessions).where(and(eq(sessions.clientId, clientId), eq(sessions.hash, hash)));
}

/** Ends all sessions of a client except this one, and deletes all known devices except its own. */
export const endOtherSessions = (db: Database, clientId: string, hash: string) =>
  db.batch([
    db
      .delete(knownDevices)
      .where(
        and(
          eq(knownDevices.clientId, clientId),
          sql`${knownDevices.hash} IS NOT (SELECT device FROM sessions WHERE hash = ${hash})`,
        ),
      ),
    db.delete(sessions).where(and(eq(sessions.clientId, clientId), ne(sessions.hash, hash))),
  ]);

/** The statements that delete a client's sessions, password link and known devices. */
export const endAccessStatements = (db: Database, clientId: string) =>
  [
    db.delete(sessions).where(eq(sessions.clientId, clientId)),
    db.delete(links).where(eq(links.clientId, clientId)),
    db.delete(knownDevices).where(eq(knownDevices.clientId, clientId)),
  ] as const;

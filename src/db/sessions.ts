import { and, desc, eq, gt, isNotNull, lte, ne, sql } from 'drizzle-orm';
import { now, type Database } from '../env.ts';
import { all } from './all.ts';
import { caseless } from './sign-in-names.ts';
import { IDLE, REMEMBERED, SESSION_AS_CLIENT } from './session-lifetimes.ts';
import { clients, knownNetworks, links, secondFactors, sessions, signInNames } from './schema.ts';

/** So many networks of a client are remembered. */
const KNOWN_NETWORKS = 10;

/**
 * What a login needs of the client of this user name or e-mail address, and whether the network signed in to it before,
 * and whether there is a second factor; undefined without a client.
 */
export async function findLogin(db: Database, name: string, network = '') {
  const { id, passwordHash, active } = clients;
  const [found] = await db
    .select({
      id,
      passwordHash,
      active,
      knownNetwork: knownNetworks.network,
      secondFactor: secondFactors.clientId,
    })
    .from(signInNames)
    .innerJoin(clients, eq(id, signInNames.clientId))
    .leftJoin(knownNetworks, and(eq(knownNetworks.clientId, id), eq(knownNetworks.network, network)))
    .leftJoin(secondFactors, eq(secondFactors.clientId, id))
    .where(eq(signInNames.key, caseless(name)));
  return found;
}

type NewSession = { hash: string; expiresAt: number; browser: string; network: string };

/**
 * Stores a session of the client whose password was verified against `passwordHash`, which `renewed` replaces if it is
 * given, notes its network, and takes away sessions that are long over. Says whether it did: by now the password may be another, or the client
 * inactive.
 */
export async function openSession(
  db: Database,
  { hash, expiresAt, browser, network }: NewSession,
  client: { id: string; passwordHash: string },
  renewed = client.passwordHash,
) {
  const verified = and(
    eq(clients.id, client.id),
    eq(clients.passwordHash, client.passwordHash),
    eq(clients.active, true),
  );
  const forgotten = and(eq(sessions.clientId, client.id), lte(sessions.expiresAt, now() - REMEMBERED));
  const [, opened] = await db.batch([
    db.delete(sessions).where(forgotten),
    all(
      db,
      sql`INSERT INTO sessions (hash, clientId, beganAt, usedAt, passwordAt, expiresAt, browser)
        SELECT ${hash}, id, ${now()}, ${now()}, ${now()}, ${expiresAt}, ${browser} FROM clients WHERE ${verified}
        RETURNING hash`,
    ),
    all(
      db,
      sql`INSERT INTO knownNetworks (clientId, network, usedAt)
        SELECT id, ${network}, ${now()} FROM clients WHERE ${verified}
        ON CONFLICT DO UPDATE SET usedAt = excluded.usedAt`,
    ),
    all(
      db,
      sql`DELETE FROM knownNetworks WHERE clientId = ${client.id} AND network IN (
        SELECT network FROM knownNetworks WHERE clientId = ${client.id}
        ORDER BY usedAt DESC LIMIT -1 OFFSET ${KNOWN_NETWORKS})`,
    ),
    db.update(clients).set({ passwordHash: renewed }).where(verified),
  ]);
  return opened.length > 0;
}

/** Stores a session in which the operator is that client, if it is active, and says whether it did; `key` is what stands for the operator's key. */
export async function openSessionAs(db: Database, hash: string, clientId: string, key: string) {
  const opened = await all(
    db,
    sql`INSERT INTO sessions (hash, clientId, beganAt, usedAt, passwordAt, expiresAt, operator)
      SELECT ${hash}, id, ${now()}, ${now()}, 0, ${now() + SESSION_AS_CLIENT}, ${key} FROM clients
      WHERE id = ${clientId} AND active RETURNING hash`,
  );
  return opened.length > 0;
}

/** Ends a session in which the operator is a client; a client's own goes on. */
export const endSessionAs = async (db: Database, hash: string) =>
  db.delete(sessions).where(and(eq(sessions.hash, hash), isNotNull(sessions.operator)));

const alive = () => and(gt(sessions.expiresAt, now()), gt(sessions.usedAt, now() - IDLE));

/**
 * The session with the name and the features of its client, and how many seconds are left of it; undefined when it is
 * gone or the client inactive.
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
  return found && { ...found, left: Math.min(found.expiresAt, found.usedAt + IDLE) - now() };
}

/** Notes that a session is used, or that its client has just given the password. */
export async function touchSession(db: Database, hash: string, values: { passwordAt?: number } = {}) {
  await db
    .update(sessions)
    .set({ usedAt: now(), ...values })
    .where(and(eq(sessions.hash, hash), alive()));
}

/** The client's sessions that are not over, the newest first. */
export const listSessions = async (db: Database, clientId: string) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.clientId, clientId), alive()))
    .orderBy(desc(sessions.beganAt));

export async function endSession(db: Database, clientId: string, hash: string) {
  await db.delete(sessions).where(and(eq(sessions.clientId, clientId), eq(sessions.hash, hash)));
}

/** Ends all sessions of a client but the one that asks for it. */
export async function endOtherSessions(db: Database, clientId: string, hash: string) {
  await db.delete(sessions).where(and(eq(sessions.clientId, clientId), ne(sessions.hash, hash)));
}

/** The statements that end every session and the link of a client. */
export const endAccessStatements = (db: Database, clientId: string) =>
  [
    db.delete(sessions).where(eq(sessions.clientId, clientId)),
    db.delete(links).where(eq(links.clientId, clientId)),
  ] as const;

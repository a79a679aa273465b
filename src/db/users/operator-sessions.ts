import { and, eq, gt, isNotNull, not, sql } from 'drizzle-orm';
import { now, type Bindings, type Database } from '../../env.ts';
import { lookupHash } from '../../lib/crypto/secret-key.ts';
import { rawQuery } from '../raw-query.ts';
import { operatorSessions, sessions } from '../schema.ts';
import { IDLE_TIMEOUT, OPERATOR_SESSION, SESSION_AS_CLIENT } from './session-lifetimes.ts';

/** The hash of the operator key that sessions store, so that they end when it changes; undefined if there is no key. */
export const operatorKeyHash = async ({ HOSTING_API_KEY: key, SECRET_KEY }: Bindings) =>
  key ? lookupHash(SECRET_KEY, 'operator key', key) : undefined;

/** The condition that a session is open; `key` is the hash of the operator key, with which it ends. */
const open = (key: string) =>
  and(
    eq(operatorSessions.key, key),
    gt(operatorSessions.usedAt, now() - IDLE_TIMEOUT),
    gt(operatorSessions.startedAt, now() - OPERATOR_SESSION),
  )!;

/** Stores a session and deletes those that have ended. */
export const openOperatorSession = (db: Database, hash: string, key: string) =>
  db.batch([
    db.delete(operatorSessions).where(not(open(key))),
    db.insert(operatorSessions).values({ hash, key, startedAt: now(), usedAt: now() }),
  ]);

/** Tells whether a session is open, and renews its idle timeout. */
export async function useOperatorSession(db: Database, hash: string, key: string) {
  const used = await db
    .update(operatorSessions)
    .set({ usedAt: now() })
    .where(and(eq(operatorSessions.hash, hash), open(key)))
    .returning({ hash: operatorSessions.hash });
  return used.length > 0;
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

/** Ends a session, and the one in which the operator acts as a client, but not a client's own session. */
export const endOperatorSession = (db: Database, hash: string, hashAsClient: string) =>
  db.batch([
    db.delete(operatorSessions).where(eq(operatorSessions.hash, hash)),
    db.delete(sessions).where(and(eq(sessions.hash, hashAsClient), isNotNull(sessions.operator))),
  ]);

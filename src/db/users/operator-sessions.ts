import { and, eq, gt, not } from 'drizzle-orm';
import { now, type Bindings, type Database } from '../../env.ts';
import { lookupHash } from '../../lib/crypto/secret-key.ts';
import { operatorSessions as sessions } from '../schema.ts';
import { IDLE_TIMEOUT, OPERATOR_SESSION } from './session-lifetimes.ts';

/** The hash of the operator key that sessions store, so that they end when it changes; undefined if there is no key. */
export const operatorKeyHash = async ({ HOSTING_API_KEY: key, SECRET_KEY }: Bindings) =>
  key ? lookupHash(SECRET_KEY, 'operator key', key) : undefined;

/** The condition that a session is open; `key` is the hash of the operator key, with which it ends. */
const open = (key: string) =>
  and(
    eq(sessions.key, key),
    gt(sessions.usedAt, now() - IDLE_TIMEOUT),
    gt(sessions.startedAt, now() - OPERATOR_SESSION),
  )!;

/** Stores a session and deletes those that have ended. */
export const openOperatorSession = (db: Database, hash: string, key: string) =>
  db.batch([
    db.delete(sessions).where(not(open(key))),
    db.insert(sessions).values({ hash, key, startedAt: now(), usedAt: now() }),
  ]);

/** Tells whether a session is open, and renews its idle timeout. */
export async function useOperatorSession(db: Database, hash: string, key: string) {
  const used = await db
    .update(sessions)
    .set({ usedAt: now() })
    .where(and(eq(sessions.hash, hash), open(key)))
    .returning({ hash: sessions.hash });
  return used.length > 0;
}

export const endOperatorSession = async (db: Database, hash: string) =>
  db.delete(sessions).where(eq(sessions.hash, hash));

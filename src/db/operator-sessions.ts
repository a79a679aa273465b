import { and, eq, gt, not } from 'drizzle-orm';
import { now, type Bindings, type Database } from '../env.ts';
import { lookupHash } from '../lib/secrets.ts';
import { operatorSessions as sessions } from './schema.ts';
import { IDLE_TIMEOUT, OPERATOR_SESSION } from './session-lifetimes.ts';

/** What a session remembers of the operator's key, so that it ends with it; undefined without a key. */
export const operatorKeyHash = async ({ HOSTING_API_KEY: key, SECRET_KEY }: Bindings) =>
  key ? lookupHash(SECRET_KEY, 'operator key', key) : undefined;

/** `key` stands for the operator's key: with another one, the session is over. */
const open = (key: string) =>
  and(
    eq(sessions.key, key),
    gt(sessions.usedAt, now() - IDLE_TIMEOUT),
    gt(sessions.startedAt, now() - OPERATOR_SESSION),
  )!;

/** Stores a session, and takes away those that are over. */
export const openOperatorSession = (db: Database, hash: string, key: string) =>
  db.batch([
    db.delete(sessions).where(not(open(key))),
    db.insert(sessions).values({ hash, key, startedAt: now(), usedAt: now() }),
  ]);

/** Whether a session is open; then it is used. */
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

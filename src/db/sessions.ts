import { and, eq, gt, lte, or, sql } from 'drizzle-orm';
import { now, type Database } from '../env.ts';
import { caseless } from './client-names.ts';
import { clients, sessions } from './schema.ts';

/** What a login needs of the client of this user name or e-mail address, the user name first; undefined without one. */
export async function findLogin(db: Database, name: string) {
  const key = caseless(name);
  const { id, usernameKey, passwordHash, active } = clients;
  const found = await db
    .select({ id, usernameKey, passwordHash, active })
    .from(clients)
    .where(or(eq(usernameKey, key), eq(clients.emailKey, key)));
  return found.find((client) => client.usernameKey === key) ?? found[0];
}

/**
 * Stores a session of the client whose password was verified against `passwordHash`, which `renewed` replaces if it is
 * given, and takes away those that have expired. Says whether it did: by now the password may be another, or the client
 * inactive.
 */
export async function openSession(
  db: Database,
  session: { hash: string; expiresAt: number },
  client: { id: string; passwordHash: string },
  renewed = client.passwordHash,
) {
  const verified = and(
    eq(clients.id, client.id),
    eq(clients.passwordHash, client.passwordHash),
    eq(clients.active, true),
  );
  const expired = and(eq(sessions.clientId, client.id), lte(sessions.expiresAt, now()));
  const row = db
    .select({
      hash: sql<string>`${session.hash}`.as('hash'),
      clientId: clients.id,
      expiresAt: sql<number>`${session.expiresAt}`.as('expiresAt'),
      operator: sql<null>`NULL`.as('operator'),
    })
    .from(clients)
    .where(verified);
  const [, opened] = await db.batch([
    db.delete(sessions).where(expired),
    db.insert(sessions).select(row).returning({ hash: sessions.hash }),
    db.update(clients).set({ passwordHash: renewed }).where(verified),
  ]);
  return opened.length > 0;
}

/** The client whose session it is; undefined once it is over or the client inactive. */
export async function findSession(db: Database, hash: string) {
  const [found] = await db
    .select({ clientId: clients.id, username: clients.username })
    .from(sessions)
    .innerJoin(clients, eq(clients.id, sessions.clientId))
    .where(and(eq(sessions.hash, hash), gt(sessions.expiresAt, now()), eq(clients.active, true)));
  return found;
}

export async function endSession(db: Database, hash: string) {
  await db.delete(sessions).where(eq(sessions.hash, hash));
}

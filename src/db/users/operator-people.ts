import { sql } from 'drizzle-orm';
import { now, type Bindings, type Database } from '../../env.ts';
import { lookupHash } from '../../lib/crypto/secret-key.ts';
import { rawQuery } from '../raw-query.ts';
import { SESSION_AS_CLIENT } from './session-lifetimes.ts';

/** The hash of the operator key that its sessions store, so that they end when it changes; undefined if there is no key. */
export const operatorKeyHash = async ({ HOSTING_API_KEY: key, SECRET_KEY }: Bindings) =>
  key ? lookupHash(SECRET_KEY, 'operator key', key) : undefined;

/** Whether a person of the operator can sign in; then the operator key cannot. */
export const hasPeople = sql`EXISTS (SELECT 1 FROM users p WHERE p.clientId IS NULL AND p.passwordHash <> '')`;

export async function readHasPeople(db: Database) {
  const [row] = await rawQuery<{ has: 0 | 1 }>(db, sql`SELECT ${hasPeople} AS has`);
  return row?.has === 1;
}

type NamedPerson = { id: string; name: string; isRemoved: boolean };

/** Whom the activity list can name: who works for the operator, and who was removed as far as the list goes back. */
export async function listNamedPeople(db: Database): Promise<NamedPerson[]> {
  const rows = await rawQuery<{ id: string; name: string; isRemoved: 0 | 1 }>(
    db,
    sql`SELECT id, iif(name = '', emailAddress, name) AS name, 0 AS isRemoved FROM users WHERE clientId IS NULL
      UNION ALL SELECT objectId, objectName, 1 FROM activity WHERE clientId = '' AND kind = 'user' AND action = 'deleted'
      ORDER BY isRemoved, name COLLATE NOCASE`,
  );
  return rows.map((row) => ({ ...row, isRemoved: row.isRemoved === 1 }));
}

type KeySession = { hash: string; key: string; expiresAt: number; browser: string };

/**
 * The statement that stores a session of the operator key, which lasts until a person of the operator can sign in; it
 * returns no row if one already can.
 */
export const keySessionStatement = (db: Database, { hash, key, expiresAt, browser }: KeySession) =>
  rawQuery(
    db,
    sql`INSERT INTO sessions (hash, userId, operatorKey, beganAt, usedAt, passwordAt, expiresAt, browser)
      SELECT ${hash}, '', ${key}, ${now()}, ${now()}, ${now()}, ${expiresAt}, ${browser} WHERE NOT ${hasPeople} RETURNING hash`,
  );

/** Who opens a client’s console: a person of the operator, or the operator key, of which the hash is stored, in a session at `/operator`. */
type Opener = { userId: string; operatorKey: string | null; session: string };

/** Stores a session in which the operator acts as a client; false where the client is inactive, or the opener’s session has ended. */
export async function openSessionAsClient(db: Database, hash: string, clientId: string, opener: Opener) {
  const opened = await rawQuery(
    db,
    sql`INSERT INTO sessions (hash, clientId, userId, operatorKey, beganAt, usedAt, passwordAt, expiresAt)
      SELECT ${hash}, id, ${opener.userId}, ${opener.operatorKey}, ${now()}, ${now()}, 0, ${now() + SESSION_AS_CLIENT} FROM clients
      WHERE id = ${clientId} AND active AND EXISTS (SELECT 1 FROM sessions WHERE hash = ${opener.session}) RETURNING hash`,
  );
  return opened.length > 0;
}

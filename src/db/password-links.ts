import { and, eq, gt } from 'drizzle-orm';
import { now, type Database } from '../env.ts';
import { randomHex } from '../lib/random.ts';
import { tokenHash } from '../lib/token-hash.ts';
import { clients, links } from './schema.ts';
import { SECONDS_PER_DAY } from '../lib/time.ts';

const LIFETIME = SECONDS_PER_DAY;

/**
 * Makes the link with which a client sets its password, once and within a day; the one before it ends. Gives its path.
 * Throws a 404 where there is no such client.
 */
export async function createLink(db: Database, clientId: string) {
  const token = randomHex(32);
  const row = { hash: tokenHash(token), expiresAt: now() + LIFETIME };
  await db
    .insert(links)
    .values({ clientId, ...row })
    .onConflictDoUpdate({ target: links.clientId, set: row });
  return { path: `/account/link/${token}`, expiresAt: row.expiresAt };
}

const open = (token: string) => and(eq(links.hash, tokenHash(token)), gt(links.expiresAt, now()));

/** The client whose password a link sets, with what its password must not be made of; undefined once it was used or is too old. */
export async function findLink(db: Database, token: string) {
  const [found] = await db
    .select({
      clientId: clients.id,
      username: clients.username,
      emailAddress: clients.emailAddress,
      firstName: clients.firstName,
      lastName: clients.lastName,
      company: clients.company,
    })
    .from(links)
    .innerJoin(clients, eq(clients.id, links.clientId))
    .where(open(token));
  return found;
}

/** Uses a link up; false if that has been done. */
export const useLink = async (db: Database, token: string) =>
  (await db.delete(links).where(open(token)).returning({ hash: links.hash })).length > 0;

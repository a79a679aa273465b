import { and, eq, gt } from 'drizzle-orm';
import { now, type Database } from '../env.ts';
import { randomHex } from '../lib/random.ts';
import { tokenHash } from '../lib/token-hash.ts';
import { clients, links } from './schema.ts';

/** Hours for which a link works. */
export const LINK_HOURS = 24;

/**
 * Creates the link with which a client can set its password once; it replaces an earlier link. Gives its
 * path. Throws where the client does not exist (src/db/constraints.ts).
 */
export async function createLink(db: Database, clientId: string) {
  const token = randomHex(32);
  const row = { hash: tokenHash(token), expiresAt: now() + LINK_HOURS * 3600 };
  await db
    .insert(links)
    .values({ userId: clientId, clientId, ...row })
    .onConflictDoUpdate({ target: links.userId, set: row });
  return { path: `/account/link/${token}`, expiresAt: row.expiresAt };
}

const open = (token: string) => and(eq(links.hash, tokenHash(token)), gt(links.expiresAt, now()));

/** The client of a link, with the data that its password must not contain; undefined for a used or expired link. */
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

/** Invalidates a link; false where it was already used or has expired. */
export const useLink = async (db: Database, token: string) =>
  (await db.delete(links).where(open(token)).returning({ hash: links.hash })).length > 0;

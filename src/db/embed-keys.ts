import { and, eq, gt, or, sql } from 'drizzle-orm';
import { now, type Database } from '../env.ts';
import { randomHex } from '../lib/random.ts';
import { forgetAllPublicDomains } from './public-domain.ts';
import { clients } from './schema.ts';
import { SECONDS_PER_DAY } from '../lib/time.ts';

/** How long the embed key before goes on working, in seconds. */
const OVERLAP = 30 * SECONDS_PER_DAY;

export const newEmbedKey = () => randomHex(24);

/** The client in whose snippets this key is, or was a short while ago. */
export const hasEmbedKey = (key: string) =>
  or(eq(clients.embedKey, key), and(eq(clients.embedKeyBefore, key), gt(clients.embedKeyBeforeUntil, now())));

/** A client's embed key, and until when the one before works; 0 where there is none. */
export async function readEmbedKey(db: Database, clientId: string) {
  const { embedKey, embedKeyBeforeUntil } = clients;
  const [row] = await db
    .select({ embedKey, embedKeyBeforeUntil })
    .from(clients)
    .where(eq(clients.id, clientId));
  return { key: row!.embedKey, beforeUntil: row!.embedKeyBeforeUntil > now() ? row!.embedKeyBeforeUntil : 0 };
}

/**
 * Gives a client a new embed key in the place of `replaced`, which works for 30 days more, and one before that no longer.
 * Says whether it did: by now the key may be another.
 */
export async function renewEmbedKey(db: Database, clientId: string, replaced: string) {
  const renewed = await db
    .update(clients)
    .set({
      embedKey: newEmbedKey(),
      embedKeyBefore: sql`${clients.embedKey}`,
      embedKeyBeforeUntil: now() + OVERLAP,
      updatedAt: now(),
    })
    .where(and(eq(clients.id, clientId), eq(clients.embedKey, replaced)))
    .returning({ id: clients.id });
  forgetAllPublicDomains();
  return renewed.length > 0;
}

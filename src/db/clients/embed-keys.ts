import { and, eq, gt, or } from 'drizzle-orm';
import { now, type Database } from '../../env.ts';
import { change, ifFound } from '../change.ts';
import { randomHex } from '../../lib/crypto/random.ts';
import { clients } from '../schema.ts';
import { SECONDS_PER_DAY } from '../../lib/time.ts';

/** Days for which the previous embed key still works. */
export const OVERLAP_DAYS = 30;

export const newEmbedKey = () => randomHex(24);

/** The condition that a client has this embed key, or had it until recently. */
export const hasEmbedKey = (key: string) =>
  or(eq(clients.embedKey, key), and(eq(clients.embedKeyBefore, key), gt(clients.embedKeyBeforeUntil, now())));

/** A client's embed key, and the time until which the previous one works; 0 without one. */
export async function readEmbedKey(db: Database, clientId: string) {
  const { embedKey, embedKeyBeforeUntil } = clients;
  const [row] = await db
    .select({ embedKey, embedKeyBeforeUntil })
    .from(clients)
    .where(eq(clients.id, clientId));
  return { key: row!.embedKey, beforeUntil: row!.embedKeyBeforeUntil > now() ? row!.embedKeyBeforeUntil : 0 };
}

/**
 * Replaces a client's embed key; the old one works for another `OVERLAP_DAYS`, and an even older one no longer. False where the
 * current key is not `replaced`.
 */
export async function renewEmbedKey(db: Database, clientId: string, replaced: string) {
  const where = and(eq(clients.id, clientId), eq(clients.embedKey, replaced));
  const update = db.update(clients).set({
    embedKey: newEmbedKey(),
    embedKeyBefore: replaced,
    embedKeyBeforeUntil: now() + OVERLAP_DAYS * SECONDS_PER_DAY,
    updatedAt: now(),
  });
  const renewal = ifFound(db.select({ id: clients.id }).from(clients).where(where), {
    entries: [{ kind: 'embedKey' }],
    statements: [update.where(where)],
  });
  return (await change(db, { clientId }, { ...renewal, affects: 'all domains' })) !== undefined;
}

import { eq, sql } from 'drizzle-orm';
import { inTime } from '../../db/timeouts.ts';
import type { Database } from '../../env.ts';
import { randomHex } from '../../lib/crypto/random.ts';
import { maintenance } from '../tables.ts';

/** Seconds for which an interrupted run blocks the next ones, and after which a run renews its lease. */
const LEASE = 90;
const RENEW_AFTER = 30;

/**
 * Takes the lease of a database for a run, with the row of `maintenance`; undefined while another run has it. `clock`
 * gives the time in seconds.
 */
export async function takeLease(db: Database, startedAt: number, clock: () => number) {
  const lease = randomHex(8);
  let renewedAt = clock();
  const leaseUntil = renewedAt + LEASE;
  const taken = db
    .insert(maintenance)
    .values({ id: 1, lease, leaseUntil, startedAt })
    .onConflictDoUpdate({
      target: maintenance.id,
      set: { lease, leaseUntil, startedAt, careful: sql`${maintenance.leaseUntil} > 0` },
      setWhere: sql`${maintenance.leaseUntil} <= ${renewedAt} OR ${maintenance.leaseUntil} > ${leaseUntil}`,
    })
    .returning();
  // A database that hangs would keep the run from the others.
  const [row] = await inTime(taken);
  if (!row) return undefined;
  let isLeased = true;
  const update = (values: Partial<typeof maintenance.$inferInsert>) =>
    db.update(maintenance).set(values).where(eq(maintenance.lease, lease));
  return {
    row,
    /** Renews the lease now and then; false once it is lost. */
    async renew() {
      if (!isLeased || clock() - renewedAt < RENEW_AFTER) return isLeased;
      renewedAt = clock();
      const renewed = await update({ leaseUntil: renewedAt + LEASE }).returning({ id: maintenance.id });
      return (isLeased = renewed.length > 0);
    },
    /** Ends the run, with what the next one has to know. */
    end: (values: Pick<typeof row, 'lastLog' | 'cutAt'>) =>
      update({ ...values, leaseUntil: 0, endedAt: clock() }),
  };
}

import { eq } from 'drizzle-orm';
import { domains } from '../../db/schema.ts';
import type { Database } from '../../env.ts';
import { SECONDS_PER_DAY } from '../../lib/time.ts';
import { CALLED_DAYS, type DomainState } from '../status/read-domain-state.ts';

/** Seconds between two weekly scans of a website. */
export const SCAN_INTERVAL = 7 * SECONDS_PER_DAY;

/** The statement that puts off the next weekly scan, because the website was scanned. */
export const nextScanStatement = (db: Database, domainId: string, scannedAt: number) =>
  db
    .update(domains)
    .set({ nextScanAt: scannedAt + SCAN_INTERVAL })
    .where(eq(domains.id, domainId));

/** When a website is scanned next without anybody asking for it; undefined if it is not. */
export function nextScanOf(state: DomainState, now: number) {
  const isSeen = state.siteCalledAt > now - CALLED_DAYS * SECONDS_PER_DAY;
  const isOn = state.isScannedWeekly && state.isClientActive;
  return isOn && isSeen ? Math.max(state.nextScanAt, now) : undefined;
}

import { and, eq, sql, type SQL } from 'drizzle-orm';
import { now, type Database } from '../../env.ts';
import { rawQuery } from '../raw-query.ts';
import { knownDevices } from '../schema.ts';
import { accounts, ofUserKey, type UserKey } from './user-accounts.ts';

/** The most known devices of a user: those that signed in last. */
const MAX_DEVICES = 10;

/** A device, identified by the hash of its cookie, and its browser’s name. */
export type Device = { device: string; browser: string };

/** The statements that store that a device signed in to a user’s account for which `verified` is true. */
export const knowDeviceStatements = (
  db: Database,
  { userId, clientId }: UserKey,
  { device, browser }: Device,
  verified: SQL = sql`userId = ${userId} AND clientId = ${clientId}`,
) =>
  [
    rawQuery(
      db,
      sql`INSERT INTO knownDevices (userId, clientId, hash, usedAt, browser)
        SELECT userId, clientId, ${device}, ${now()}, ${browser} FROM ${accounts} WHERE ${verified}
        ON CONFLICT DO UPDATE SET usedAt = excluded.usedAt, browser = excluded.browser`,
    ),
    db.delete(knownDevices).where(sql`userId = ${userId} AND hash IN (
      SELECT hash FROM knownDevices WHERE userId = ${userId}
      ORDER BY usedAt DESC LIMIT -1 OFFSET ${MAX_DEVICES})`),
  ] as const;

/** Stores that a device signed in to a user’s account. */
export const knowDevice = (db: Database, user: UserKey, device: Device) =>
  db.batch(knowDeviceStatements(db, user, device));

export async function forgetDevice(db: Database, user: UserKey, device: string) {
  await db.delete(knownDevices).where(and(ofUserKey(knownDevices, user), eq(knownDevices.hash, device)));
}

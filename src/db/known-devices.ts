import { and, eq, sql, type SQL } from 'drizzle-orm';
import { now, type Database } from '../env.ts';
import { rawQuery } from './raw-query.ts';
import { clients, knownDevices } from './schema.ts';

/** The most known devices of a client: those that signed in last. */
const MAX_DEVICES = 10;

/** A device, identified by the hash of its cookie, and its browser’s name. */
export type Device = { device: string; browser: string };

/** The statements that store that a device signed in to a client for which `verified` is true. */
export const knowDeviceStatements = (
  db: Database,
  clientId: string,
  { device, browser }: Device,
  verified: SQL | undefined = eq(clients.id, clientId),
) =>
  [
    rawQuery(
      db,
      sql`INSERT INTO knownDevices (userId, clientId, hash, usedAt, browser)
        SELECT id, id, ${device}, ${now()}, ${browser} FROM clients WHERE ${verified}
        ON CONFLICT DO UPDATE SET usedAt = excluded.usedAt, browser = excluded.browser`,
    ),
    rawQuery(
      db,
      sql`DELETE FROM knownDevices WHERE clientId = ${clientId} AND hash IN (
        SELECT hash FROM knownDevices WHERE clientId = ${clientId}
        ORDER BY usedAt DESC LIMIT -1 OFFSET ${MAX_DEVICES})`,
    ),
  ] as const;

/** Stores that a device signed in to a client. */
export const knowDevice = (db: Database, clientId: string, device: Device) =>
  db.batch(knowDeviceStatements(db, clientId, device));

export async function forgetDevice(db: Database, clientId: string, device: string) {
  await db
    .delete(knownDevices)
    .where(and(eq(knownDevices.clientId, clientId), eq(knownDevices.hash, device)));
}

import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../env.ts';
import { SECONDS_PER_DAY } from '../../lib/time.ts';
import { activity, activityDays } from '../schema.ts';

// The fields of an entry before and after a change are one compressed document, because both are alike. A client can
// fill its budget; entries have no values then, but always name the fields.

type Fields = Record<string, unknown> | null;
export type ChangedFields = { before: Fields; after: Fields };

/** Bytes of the values of one change; those of a larger one are not stored. D1 takes parameters of up to 2 MB. */
const BYTES_A_CHANGE = 500_000;
/** Bytes of the values of a client’s day. */
export const BYTES_A_DAY = 1_000_000;
/** Bytes of all values of a client. Those of the oldest days are cleared. */
export const BYTES = 20_000_000;

const bytesOf = ({ before, after }: Partial<ChangedFields>) =>
  before || after ? deflateRawSync(JSON.stringify([before ?? null, after ?? null])) : undefined;

/** The fields of the entries of one change in hex, as far as they can be stored, and how many bytes they take. */
export function storedFields(changes: Partial<ChangedFields>[]): {
  fields: (string | null)[];
  bytes: number;
} {
  const all = changes.map(bytesOf);
  const bytes = all.reduce((sum, one) => sum + (one?.length ?? 0), 0);
  if (bytes > BYTES_A_CHANGE) return { fields: all.map(() => null), bytes: 0 };
  return { fields: all.map((one) => one?.toString('hex') ?? null), bytes };
}

/** The same in a query, for `changedFields`: D1 would return an array with a number for each byte. */
export const hexOfFields = sql<string>`hex(activity.fields)`;

/** The fields before and after a change as `hexOfFields` reads them; without values, both are null. */
export function changedFields(hex: string): ChangedFields {
  const [before = null, after = null] = hex
    ? (JSON.parse(inflateRawSync(Buffer.from(hex, 'hex')).toString()) as Fields[])
    : [];
  return { before, after };
}

/**
 * The statements that clear the values of a client’s oldest days on its first change of a day, so that this day’s budget
 * is left.
 */
export function clearOldestFields(db: Database, clientId: SQL, day: number) {
  const full = sql`(SELECT max(day) FROM (
    SELECT day, sum(bytes) OVER (ORDER BY day DESC) AS total FROM activityDays WHERE clientId = ${clientId} AND day < ${day}
      AND NOT EXISTS (SELECT 1 FROM activityDays WHERE clientId = ${clientId} AND day = ${day}))
    WHERE total > ${BYTES - BYTES_A_DAY})`;
  return [
    db.update(activity).set({ fields: null }).where(sql`clientId = ${clientId}
      AND id < (${full} + 1) * ${SECONDS_PER_DAY * 1e6} AND fields IS NOT NULL`),
    db
      .update(activityDays)
      .set({ bytes: 0 })
      .where(sql`clientId = ${clientId} AND day <= ${full} AND bytes > 0`),
  ];
}

import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../env.ts';
import { valuesOf } from '../../db/raw-query.ts';
import type { Log } from '../log.ts';
import { erased } from '../tables.ts';

/** The numbers of the erased entries that meet a condition. */
export async function erasedSeqs(db: Database, where: SQL | undefined) {
  const rows = await db.select({ seq: erased.seq }).from(erased).where(where);
  return new Set(rows.map(({ seq }) => seq));
}

/** Which of these entries are erased. */
export const erasedOf = ({ db, id }: Log, lines: { seq: number }[]) =>
  erasedSeqs(db, and(eq(erased.log, id), inArray(erased.seq, valuesOf(lines.map(({ seq }) => seq)))));

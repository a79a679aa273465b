import { and, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../env.ts';
import { databaseClock } from '../fragments.ts';
import { continuesLine } from '../log.ts';
import { blocks, heads, logs, notEnded } from '../tables.ts';

/** The last entry that a log’s signed blocks and its newest head cover; 0 if none. */
const signedTo = sql`max(
  coalesce((SELECT last FROM ${blocks} WHERE ${blocks.log} = ${logs.id} AND ${blocks.number} = ${logs.size}), 0),
  coalesce((SELECT first + entries - 1 FROM ${heads} WHERE log = ${logs.id} ORDER BY block DESC LIMIT 1), 0))`;

/**
 * The statement that begins a new number of logs after a rollback, above `last`. All later checkpoints name what the
 * restored database itself has signed under the old one.
 */
export const newNumbersStatement = (db: Database, last: number, where: SQL | undefined) =>
  db
    .update(logs)
    .set({
      number: sql`max(${databaseClock}, ${logs.number} + 1, ${last} + 1)`,
      continues: sql`${logs.continues} || iif(${logs.continues} = '', '', char(10))
        || ${continuesLine(logs.domainId, logs.number, logs.size, logs.root, signedTo)}`,
      note: '',
    })
    .where(and(where, notEnded));

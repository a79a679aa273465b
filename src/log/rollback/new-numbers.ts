import { and, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Database } from '../../env.ts';
import { databaseClock } from '../sql-fragments.ts';
import { continuesLine } from '../log.ts';
import { logs, notEnded, trees } from '../tables.ts';

/** A column of a log’s tree in a query of `logs`. */
const ofTree = (column: AnyColumn) => sql`(SELECT ${column} FROM ${trees} WHERE ${trees.log} = ${logs.id})`;

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
        || ${continuesLine(logs.domainId, logs.number, ofTree(trees.size), ofTree(trees.root))}`,
    })
    .where(and(where, notEnded));

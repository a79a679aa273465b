import { and, eq, type SQL } from 'drizzle-orm';
import type { Log } from './log.ts';
import { attachments } from './tables.ts';

/** The statement that reads the texts of entries in D1 that meet a condition. */
export const attachmentsQuery = ({ db, id }: Log, condition: SQL) =>
  db
    .select({ seq: attachments.seq, text: attachments.text })
    .from(attachments)
    .where(and(eq(attachments.log, id), condition));

/** The texts of entries in D1 that meet a condition, by `seq`. */
export const attachmentTexts = async (log: Log, condition: SQL) =>
  new Map((await attachmentsQuery(log, condition)).map(({ seq, text }) => [seq, text]));

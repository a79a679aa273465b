import type { Context } from 'hono';
import * as z from 'zod/mini';
import { linkNextPage } from '../../http/own-url.ts';
import { missing } from '../../http/problem.ts';
import type { Bindings } from '../../env.ts';
import { cursor, cursorText } from '../reading/cursor.ts';
import { readEvidenceFile } from '../reading/evidence-file.ts';
import { currentNumber } from '../reading/in-history.ts';
import type { QueryLog } from './with-log.ts';

export const evidenceFileParameters = z.object({ cursor: z.optional(cursor) });

/** Returns the evidence file of a visitor; throws as `currentNumber` does, and a 404 if the log does not have this consent ID. */
export async function answerEvidenceFile(
  c: Context,
  queryLog: QueryLog,
  ucid: string,
  { cursor }: z.output<typeof evidenceFileParameters>,
) {
  const file = readEvidenceFile(c.env as Bindings, ucid, cursor);
  const { receipt, next, history } = await queryLog(file);
  const number = currentNumber(history, cursor?.number, 'cursor');
  if (!receipt) throw missing('consent ID');
  if (next) linkNextPage(c, 'cursor', cursorText(number, next));
  return c.json(receipt);
}

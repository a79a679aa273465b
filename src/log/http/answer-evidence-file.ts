import type { Context } from 'hono';
import * as z from 'zod/mini';
import { linkNextPage } from '../../http/next-page-link.ts';
import { missing } from '../../http/problem.ts';
import { cursor, cursorText, type Cursor } from '../reading/cursor.ts';
import type { EvidenceFile } from '../reading/evidence-file.ts';

export const evidenceFileParameters = z.object({ cursor: z.optional(cursor) });

/** Answers the receipt of a visitor; throws a 404 where the log knows none of this ID. */
export function answerEvidenceFile(c: Context, found: { receipt: EvidenceFile; next?: Cursor } | undefined) {
  if (!found) throw missing('consent ID');
  if (found.next) linkNextPage(c, 'cursor', cursorText(found.next));
  return c.json(found.receipt);
}

import type { Context } from 'hono';
import * as z from 'zod/mini';
import { linkNextPage } from '../../http/next-page-link.ts';
import { missing } from '../../http/problem.ts';
import { cursor, cursorText, type Cursor } from '../reading/cursor.ts';
import type { EvidenceFile } from '../reading/evidence-file.ts';

export const evidenceFileParameters = z.object({ cursor: z.optional(cursor) });

/** Returns the evidence file of a visitor; throws a 404 if the log does not have this consent ID. */
export function answerEvidenceFile(c: Context, found: { receipt: EvidenceFile; next?: Cursor } | undefined) {
  if (!found) throw missing('consent ID');
  if (found.next) linkNextPage(c, 'cursor', cursorText(found.next));
  return c.json(found.receipt);
}

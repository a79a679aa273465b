import { missing } from '../../http/problem.ts';
import { eraseVisitor } from '../life/erase-visitor.ts';
import { isUcid } from '../reading/visitor-history.ts';
import type { FoundLog } from '../question.ts';

/** Erases all that a visitor has decided; throws a 404 where the log knows none of this ID, which has to be whole. */
export async function erase(log: FoundLog, ucid: string) {
  const found = isUcid(ucid) && (await eraseVisitor(log, log.bucket, ucid));
  if (!found) throw missing('consent ID');
}

import { missing } from '../../http/problem.ts';
import { eraseVisitor } from '../life/erase-visitor.ts';
import { isUcid } from '../reading/visitor-history.ts';
import type { FoundLog } from '../question.ts';

/** Erases all decisions of a visitor; throws a 404 if the log does not have this full consent ID. */
export async function erase(log: FoundLog, ucid: string) {
  const found = isUcid(ucid) && (await eraseVisitor(log, log.bucket, ucid));
  if (!found) throw missing('consent ID');
}

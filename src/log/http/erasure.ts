import { missing } from '../../http/problem.ts';
import { eraseVisitor } from '../life/erase.ts';
import { readVisitor } from '../reading/history.ts';
import { ask, type FoundLog } from '../reading/reading.ts';

/** Erases all that a visitor has decided; throws a 404 where the log knows none of this ID, which has to be whole. */
export async function erase(log: FoundLog, ucid: string) {
  const { entries } = await ask(log, readVisitor(ucid));
  if (entries[0]?.ucid !== ucid) throw missing('consent ID');
  await eraseVisitor(log, log.bucket, ucid);
}

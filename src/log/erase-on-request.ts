import { recordForDomain } from '../db/activity.ts';
import { databaseOf } from '../db/databases.ts';
import type { Bindings } from '../env.ts';
import { missing } from '../http/problem.ts';
import { eraseVisitor } from './life/erase-visitor.ts';
import { isUcid } from './reading/visitor-history.ts';
import type { FoundLog } from './question.ts';

/** Erases all decisions of a visitor; throws a 404 if the log does not have this full consent ID. */
export async function eraseOnRequest(env: Bindings, log: FoundLog, ucid: string) {
  const where = { env, bucket: log.bucket, database: log.location.database };
  const found = isUcid(ucid) && (await eraseVisitor(where, log, ucid));
  if (!found) throw missing('consent ID');
  // Without the consent ID, and after the erasure, because the log may be in another database.
  await recordForDomain(databaseOf(env.DB), log.location.domain, { kind: 'log', action: 'deleted' });
}

import { addEntry } from '../../db/activity/entry-statements.ts';
import { databaseOf } from '../../db/databases.ts';
import type { Bindings } from '../../env.ts';
import { missing } from '../../http/problem.ts';
import { eraseVisitor } from './erase-visitor.ts';
import { erasedId } from './erased-ids.ts';
import { isUcid } from '../reading/consent-ids.ts';
import { readVisitor } from '../reading/visitor-history.ts';
import { queryLog, type FoundLog } from '../log-query.ts';

/** Erases all decisions of a visitor; throws a 404 if the log does not have this full consent ID. */
export async function eraseOnRequest(env: Bindings, log: FoundLog, ucid: string) {
  const where = { env, bucket: log.bucket, database: log.location.database };
  const erasedRecords = isUcid(ucid) ? await countRecords(log, ucid) : 0;
  const found = isUcid(ucid) && (await eraseVisitor(where, log, ucid));
  if (!found) throw missing('consent ID');
  // Without the consent ID, and after the erasure, because the log may be in another database.
  await addEntry(
    databaseOf(env.DB),
    { domainId: log.location.domain },
    {
      kind: 'log',
      action: 'deleted',
      objectId: await erasedId(env, log.location.domain, ucid),
      after: { erasedRecords },
    },
  );
}

/** The number of a visitor’s records; null where a block cannot be read, which must not prevent the erasure, and beyond one page. */
async function countRecords(log: FoundLog, ucid: string) {
  const { entries, next } = await queryLog(log, readVisitor(ucid)).catch(() => ({ entries: [], next: true }));
  return next ? null : entries.length;
}

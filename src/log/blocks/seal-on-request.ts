import type { Context } from 'hono';
import { addEntry } from '../../db/activity/entry-statements.ts';
import { databaseOf } from '../../db/databases.ts';
import { now, type Bindings } from '../../env.ts';
import { waitUntil } from '../../http/wait-until.ts';
import { compareNow } from '../rollback/compare-head.ts';
import { queryLog, type FoundLog } from '../log-query.ts';
import { sealNow } from './seal.ts';
import { cover } from '../tree/cover-due-logs.ts';

/**
 * Seals the open block and returns it; undefined for an empty block, which stays open. The block is covered without
 * waiting for the scheduled job.
 */
export async function sealOnRequest(c: Context, log: FoundLog) {
  const env = c.env as Bindings;
  const sealed = await queryLog(log, sealNow);
  if (!sealed) return undefined;
  waitUntil(c, 'cover the block', coverNow(env, log));
  const { number, entries } = sealed;
  const owner = { domainId: log.location.domain };
  // After the block is sealed, because the log may be in another database.
  await addEntry(databaseOf(env.DB), owner, { kind: 'log', after: { sealedBlock: number, entries } });
  return sealed;
}

async function coverNow(env: Bindings, { db, bucket, location }: FoundLog) {
  const job = { db, database: location.database, bucket, env, now: now() };
  const compared = await compareNow(job);
  if (compared) await cover(compared, location.id);
}

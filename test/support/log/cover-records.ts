import { compareHead } from '../../../src/log/rollback/compare-head.ts';
import type { Job } from '../../../src/log/job.ts';
import { cover } from '../../../src/log/tree/cover-due-logs.ts';

/** Covers new records as a run does, `log` alone if it is given. */
export async function coverRecords(job: Job, log?: number) {
  const compared = await compareHead(job);
  if (compared) await cover(compared, log);
}

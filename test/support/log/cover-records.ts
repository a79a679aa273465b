import { compareNow } from '../../../src/log/rollback/compare-counts.ts';
import type { Job } from '../../../src/log/job.ts';
import { cover } from '../../../src/log/tree/cover-due-logs.ts';

/** Covers new records as a run does, `log` alone if it is given. */
export async function coverRecords(job: Job, log?: number) {
  const { isChecked, stated } = (await compareNow(job))!;
  if (isChecked) await cover(job, stated, log);
}

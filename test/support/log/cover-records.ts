import { compareNow } from '../../../src/log/rollback/take-count.ts';
import type { Job } from '../../../src/log/run/attempt.ts';
import { cover } from '../../../src/log/tree/cover.ts';

/** Covers new records as a run does, `log` alone if it is given. */
export async function coverRecords(job: Job, log?: number) {
  const { isChecked, stated } = (await compareNow(job))!;
  if (isChecked) await cover(job, stated, log);
}

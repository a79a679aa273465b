import { foldCounts } from '../../../src/db/statistics/pending-counts.ts';
import { now } from '../../../src/env.ts';
import { db } from '../db.ts';

/** Folds what isolates have written, as the scheduled job does an hour later. */
export const fold = () => foldCounts(db, now() + 3600);

import { archiveOf, now, type Bindings } from '../env.ts';
import { rootMessage } from '../lib/root-message.ts';
import { newestDate, readDay, tokenName } from './days.ts';

/** The status of the anchors. */
export type AnchorStatus = {
  /** Why they could not be read; the other properties are then null. */
  error: string | null;
  /** The date of the newest note. */
  date: string | null;
  /** Whether there is a time stamp of that note. */
  timestamped: boolean | null;
};

/** The status of the anchors; null if there are none yet. */
export async function readAnchorStatus(env: Bindings): Promise<AnchorStatus | null> {
  try {
    const bucket = archiveOf(env);
    const date = await newestDate(bucket, now());
    if (date === undefined) return null;
    await readDay(bucket, date);
    return { error: null, date, timestamped: (await bucket.head(tokenName(date))) !== null };
  } catch (error) {
    return { error: rootMessage(error), date: null, timestamped: null };
  }
}

import { archiveOf, now, type Bindings } from '../../env.ts';
import { rootMessage } from '../../lib/root-message.ts';
import { newestDate, readOwnDay, readToken } from './days.ts';

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
    const day = await readOwnDay(env, bucket, date);
    const token = day && (await readToken(bucket, day));
    return { error: null, date, timestamped: token !== undefined };
  } catch (error) {
    return { error: rootMessage(error), date: null, timestamped: null };
  }
}

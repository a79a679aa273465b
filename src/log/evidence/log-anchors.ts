import { datesAfter, readOwnDay, readToken } from '../anchor/days.ts';
import type { Bindings } from '../../env.ts';
import { base64 } from '../../lib/bytes.ts';
import { logQuery, type LogQuery } from '../log-query.ts';
import { historyQuery } from '../reading/in-history.ts';
import { lineIndex, lineProof } from './record-anchors.ts';

/** Days on a page, each of which is an object with the lines of all logs. */
const DAYS = 7;

/** The note of a day; with the line of a log and its proof (c2sp.org/tlog-proof) if it has one, and the time stamp in base64. */
export type LogAnchor = { date: string; note: string; line?: string; lineProof?: string; token?: string };

/** The notes of the first days after a date, with a log’s lines; `next` is the last date if there are more. */
export const readAnchors =
  (env: Bindings, after: string): LogQuery<{ anchors: LogAnchor[]; next?: string }> =>
  (log) =>
    logQuery([historyQuery(log)], async (_, { bucket, location: { domain } }) => {
      const dates = await datesAfter(bucket, after, DAYS + 1);
      const anchors: LogAnchor[] = [];
      for (const date of dates.slice(0, DAYS)) {
        const day = (await readOwnDay(env, bucket, date))!;
        const { note, lines } = day;
        const index = lineIndex(day, domain);
        const token = await readToken(bucket, day);
        anchors.push({
          date,
          note,
          ...(index >= 0 && { line: lines[index]!, lineProof: lineProof(day, index) }),
          ...(token && { token: base64(token) }),
        });
      }
      return { anchors, ...(dates.length > DAYS && { next: dates[DAYS - 1]! }) };
    });

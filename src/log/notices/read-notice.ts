import { noticesQuery } from './consent-notice-cache.ts';
import { unpackNotice } from './consent-notice.ts';
import { logQuery, type LogQuery } from '../log-query.ts';

/** The consent notice with a hash as its canonical JSON, from which the hash is computed; undefined if the log has none. */
export const readNotice =
  (hash: string): LogQuery<string | undefined> =>
  (log) =>
    logQuery([noticesQuery(log, [hash])], ([[row]]) => row && unpackNotice(row.content));

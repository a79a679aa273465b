import type { Context } from 'hono';
import { BYTE_ORDER_MARK, csvOf } from '../../lib/text/csv.ts';
import { dateOf } from '../../lib/time.ts';
import { websiteTitle } from '../../lib/http/host-names.ts';
import { now } from '../../env.ts';
import type { DomainQuery } from './read-domain-query.ts';
import { addLastDecisions, allDomainsQuery, type DomainRow } from '../list-queries.ts';
import type { View } from '../console.ts';
import { fileResponse } from '../../lib/http/attachment.ts';

/** Domains that one round trip reads. */
const CHUNK = 500;

/** The wanted domains as a CSV file, newest first, read while it is sent. */
export function domainsCsv(c: Context, { q, status }: DomainQuery) {
  const { t, formats }: View = c.var.view;
  async function* parts() {
    yield BYTE_ORDER_MARK + csvOf([t.domains.columns], formats.csvSeparator);
    for (let after: string | undefined, hasMore = true; hasMore;) {
      const query = allDomainsQuery(c.var.db, { term: q, status, after, limit: CHUNK });
      const read = await addLastDecisions(c.env, await query);
      const rows = read.slice(0, CHUNK).map((row) => cellsOf(row, t));
      yield csvOf(rows, formats.csvSeparator);
      after = read[CHUNK - 1]?.id;
      hasMore = read.length > CHUNK;
    }
  }
  return fileResponse(`domains-${dateOf(now())}.csv`, 'text/csv; charset=utf-8', parts());
}

const cellsOf = (row: DomainRow, t: View['t']) => [
  websiteTitle(row),
  row.username,
  t.domainStatus.names[row.status],
  row.issueCount,
  row.calls,
  row.last ? new Date(row.last * 1000).toISOString() : '',
  row.id,
];

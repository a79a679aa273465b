import type { Context } from 'hono';
import { csvOf } from '../../lib/text/csv.ts';
import { csvSeparator } from '../../pages/csv-separator.ts';
import { dateOf } from '../../lib/time.ts';
import { websiteTitle } from '../../lib/http/website.ts';
import { now } from '../../env.ts';
import type { DomainQuery } from './query.ts';
import { addLastDecisions, domainsQuery, type DomainRow } from '../list-queries.ts';
import type { View } from '../view.ts';

/** Domains that one round trip reads. */
const CHUNK = 500;

/** The wanted domains as a CSV file, newest first, read while it is sent. */
export function domainsCsv(c: Context, { q, status }: DomainQuery) {
  const { t, language }: View = c.var.view;
  const separator = csvSeparator(language);
  const encoder = new TextEncoder();
  let after: string | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(csvOf([t.domains.columns], separator)));
    },
    async pull(controller) {
      const query = domainsQuery(c.var.db, { term: q, status, after, limit: CHUNK });
      const read = await addLastDecisions(c.env, await query);
      const rows = read.slice(0, CHUNK);
      after = rows.at(-1)?.id;
      controller.enqueue(
        encoder.encode(
          csvOf(
            rows.map((row) => cellsOf(row, t)),
            separator,
          ),
        ),
      );
      if (read.length <= CHUNK) controller.close();
    },
  });
  return c.body(body, 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="domains-${dateOf(now())}.csv"`,
  });
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

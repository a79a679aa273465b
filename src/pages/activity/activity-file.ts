import type { ActivityRow } from '../../db/activity/list.ts';
import { missing } from '../../http/problem.ts';
import { csvOf } from '../../lib/text/csv.ts';
import { dateOf } from '../../lib/time.ts';
import { now } from '../../env.ts';
import { fileResponse } from '../../lib/http/attachment.ts';

const columns =
  'time by userName browser clientId domainId domainName kind action objectId objectName fieldNames before after changes'.split(
    ' ',
  );

const recordOf = ({
  id,
  hour: _hour,
  hasDomain: _hasDomain,
  ...row
}: ActivityRow & { hasDomain?: boolean }) => ({
  time: new Date(Math.floor(id / 1000)).toISOString(),
  ...row,
});

const cell = (value: unknown) => (typeof value === 'string' ? value : value ? JSON.stringify(value) : '');

const formats = {
  csv: {
    type: 'text/csv; charset=utf-8',
    head: csvOf([columns]),
    text: (rows: ActivityRow[]) =>
      csvOf(
        rows.map((row) => {
          const record: Record<string, unknown> = recordOf(row);
          return columns.map((name) => cell(record[name]));
        }),
      ),
  },
  ndjson: {
    type: 'application/x-ndjson',
    head: '',
    text: (rows: ActivityRow[]) => rows.map((row) => `${JSON.stringify(recordOf(row))}\n`).join(''),
  },
};
type ActivityFormat = keyof typeof formats;
export const activityFormats = Object.keys(formats) as [ActivityFormat, ...ActivityFormat[]];

/** A response with changes as a file such as “activity.csv”, which is generated while it is sent. Throws a 404 for another one. */
export function activityFile(batches: AsyncGenerator<ActivityRow[]>, file: string, owner: string) {
  const format = activityFormats.find((name) => file === `activity.${name}`);
  if (!format) throw missing('file');
  const { type, head, text } = formats[format];
  async function* texts() {
    yield head;
    for await (const rows of batches) yield text(rows);
  }
  return fileResponse(`activity-${owner}-${dateOf(now())}.${format}`, type, texts());
}

import type { Context } from 'hono';
import {
  allActivity,
  listActivity,
  listAllActivity,
  type ActivityFilter,
  type ActivityRow,
} from '../db/activity-list.ts';
import { missing } from '../http/problem.ts';
import { validate } from '../http/validate.ts';
import { activityFile, activityFormats, type ActivityFormat } from '../pages/activity/activity-file.ts';
import { activityQuery, filterOf } from '../pages/activity/activity-filter.ts';
import { ActivityList } from '../pages/activity/activity-list.tsx';
import type { LabelOf } from '../pages/activity/field-differences.tsx';
import { page } from '../pages/page.tsx';
import { createPages } from './env.ts';
import { createClientPages } from './with-client.ts';
import type { View } from './view.ts';

/** The changes of a client with all its domains. */
export const clientActivity = createClientPages()
  .get('/activity', validate('query', activityQuery), async (c) => {
    const { db, client, view } = c.var;
    const rows = await listActivity(db, client.id, filterOf(c.req.valid('query'), c.var.view.formats.zone));
    return show(c, rows, `/operator/clients/${client.id}/activity`, view.t.activity.title, client.username);
  })
  .get('/:file{activity\\.[a-z]+}', validate('query', activityQuery), (c) => {
    const list = (filter: ActivityFilter, limit: number) =>
      listActivity(c.var.db, c.var.client.id, filter, limit);
    return activityFile(
      allActivity(list, filterOf(c.req.valid('query'), c.var.view.formats.zone)),
      formatOf(c.req.param('file')),
      c.var.client.username,
    );
  });

/** The changes of all clients. */
export const activity = createPages()
  .get('/activity', validate('query', activityQuery), async (c) => {
    const rows = await listAllActivity(c.var.db, filterOf(c.req.valid('query'), c.var.view.formats.zone));
    return show(c, rows, '/operator/activity', c.var.view.t.activity.title);
  })
  .get('/:file{activity\\.[a-z]+}', validate('query', activityQuery), (c) => {
    const list = (filter: ActivityFilter, limit: number) => listAllActivity(c.var.db, filter, limit);
    return activityFile(
      allActivity(list, filterOf(c.req.valid('query'), c.var.view.formats.zone)),
      formatOf(c.req.param('file')),
      'all',
    );
  });

/** Throws a 404 for a file that does not exist. */
function formatOf(file: string) {
  const format = file.replace(/^activity\./, '') as ActivityFormat;
  if (!activityFormats.includes(format)) throw missing('file');
  return format;
}

function show(
  c: Context,
  rows: (ActivityRow & { username?: string })[],
  file: string,
  title: string,
  username?: string,
) {
  const { t } = c.var.view as View;
  return page(
    c,
    username ? `${title} · ${username}` : title,
    <>
      <h1>{username ? `${title} · ${username}` : title}</h1>
      <p class="lead">{t.activity.lead}</p>
      <ActivityList
        rows={rows}
        labelOf={labelsOf(t)}
        file={file}
        more={(row) => (
          <p class="hint">
            {!username && (
              <a href={`/operator/clients/${row.clientId}`}>{(row as { username?: string }).username}</a>
            )}
            {!username && row.domainName && ' · '}
            {row.domainName}
          </p>
        )}
      />
    </>,
  );
}

/** The labels of a client's fields; those of a domain have the names that the API gives them. */
const labelsOf =
  ({ client }: View['t']): LabelOf =>
  (kind, name) =>
    kind === 'account' ? (client.fields as Record<string, { label: string }>)[name] : undefined;

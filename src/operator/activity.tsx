import {
  allActivity,
  findActivity,
  listActivity,
  listAllActivity,
  type ActivityFilter,
  type ActivityRow,
} from '../db/activity/list.ts';
import { required } from '../http/problem.ts';
import { validate } from '../http/validate.ts';
import { activityFile, formatOf } from '../pages/activity/activity-file.ts';
import { activityQuery, filterOf } from '../pages/activity/activity-filter.ts';
import { ActivityEntry, ActivityList } from '../pages/activity/activity-list.tsx';
import type { LabelOf } from '../pages/activity/field-differences.tsx';
import { page } from '../pages/page.tsx';
import { clientPage } from './clients/client-page.tsx';
import { createPages, type LabelsIn, useView, type View } from './console.ts';
import { createClientPages } from './clients/with-client.ts';

/** The path of a client’s list. */
const pathOf = (clientId: string) => `/operator/clients/${clientId}/activity`;

/** The changes of a client with all its domains. */
export const clientActivity = createClientPages()
  .get('/activity', validate('query', activityQuery), async (c) => {
    const { db, client, clientLabels } = c.var;
    const rows = await listActivity(db, client.id, filterOf(c.req.valid('query'), c.var.view.formats.zone));
    return clientPage(c, <List {...{ rows, path: pathOf(client.id), clientLabels }} />);
  })
  .get('/activity/changes/:entry', async (c) => {
    const { db, client, clientLabels, view } = c.var;
    const row = required(await findActivity(db, client.id, Number(c.req.param('entry'))), 'change');
    const labelOf = labelsOf(view.t, clientLabels(view.language));
    return clientPage(
      c,
      <ActivityEntry row={row} labelOf={labelOf}>
        {row.domainName && <p class="hint">{row.domainName}</p>}
      </ActivityEntry>,
    );
  })
  .get('/:file{activity\\.[a-z]+}', validate('query', activityQuery), (c) => {
    const list = (filter: ActivityFilter, limit: number) =>
      listActivity(c.var.db, c.var.client.id, filter, limit);
    return activityFile(
      allActivity(c.var.db, list, filterOf(c.req.valid('query'), c.var.view.formats.zone)),
      formatOf(c.req.param('file')),
      c.var.client.username,
    );
  });

/** The changes of all clients. */
export const activity = createPages()
  .get('/activity', validate('query', activityQuery), async (c) => {
    const rows = await listAllActivity(c.var.db, filterOf(c.req.valid('query'), c.var.view.formats.zone));
    const { title } = c.var.view.t.activity;
    return page(
      c,
      title,
      <>
        <h1>{title}</h1>
        <List rows={rows} path="/operator/activity" clientLabels={c.var.clientLabels} />
      </>,
    );
  })
  .get('/:file{activity\\.[a-z]+}', validate('query', activityQuery), (c) => {
    const list = (filter: ActivityFilter, limit: number) => listAllActivity(c.var.db, filter, limit);
    return activityFile(
      allActivity(c.var.db, list, filterOf(c.req.valid('query'), c.var.view.formats.zone)),
      formatOf(c.req.param('file')),
      'all',
    );
  });

type Row = ActivityRow & { username?: string };
type ListProps = { rows: Row[]; path: string; clientLabels: LabelsIn };

/** The list; that of all clients has a link to the client of each change. */
function List({ rows, path, clientLabels }: ListProps) {
  const { t, language } = useView();
  return (
    <>
      <p class="lead">{t.activity.lead}</p>
      <ActivityList
        rows={rows}
        labelOf={labelsOf(t, clientLabels(language))}
        path={path}
        entryOf={({ clientId, id }) => `${pathOf(clientId)}/changes/${id}`}
        more={({ clientId, domainName, objectName, username }: Row) => (
          <p class="hint">
            {username && <a href={`/operator/clients/${clientId}`}>{username}</a>}
            {domainName !== objectName && `${username && domainName ? ' · ' : ''}${domainName}`}
          </p>
        )}
      />
    </>
  );
}

/** The labels of an account’s fields, and those of the forms in the clients’ console. */
function labelsOf({ client }: View['t'], ofClients: LabelOf): LabelOf {
  const fields: Record<string, { label: string }> = client.fields;
  return (kind, name) => (kind === 'account' ? fields[name] : ofClients(kind, name));
}

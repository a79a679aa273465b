import type { Context } from 'hono';
import type { Child } from 'hono/jsx';
import {
  allActivity,
  findActivity,
  listActivity,
  type ActivityFilter,
  type ActivityRow,
  type ListedChange,
} from '../db/activity-list.ts';
import { missing } from '../http/problem.ts';
import { validate } from '../http/validate.ts';
import { canUndo } from '../clients/undo.ts';
import { activityFile, formatOf } from '../pages/activity/activity-file.ts';
import { activityQuery, filterOf } from '../pages/activity/activity-filter.ts';
import { ActivityEntry, ActivityList } from '../pages/activity/activity-list.tsx';
import { page } from '../pages/page.tsx';
import { AccountNavigation } from './account-navigation.tsx';
import { createPages } from './env.ts';
import { labelsOf } from './field-labels.ts';
import { domainPage } from './domain-page.tsx';
import { requireRole } from './roles.tsx';
import { createDomainPages } from './with-domain.ts';
import { useView, type View } from './view.ts';

/** The changes of a domain. */
export const domainActivity = createDomainPages()
  .get('/activity', validate('query', activityQuery), async (c) => {
    const { db, domain, session, view } = c.var;
    const filter = { ...filterOf(c.req.valid('query'), c.var.view.formats.zone), domainId: domain.id };
    const rows = await listActivity(db, domain.clientId, filter);
    const path = `/account/domains/${domain.id}/activity`;
    return domainPage(
      c,
      view.t.activity.title,
      <>
        <p class="lead">{view.t.activity.lead}</p>
        <p>
          <a href={`${path}/versions`}>{view.t.activity.versions.link}</a>
        </p>
        <List view={view} rows={rows} isOperator={session.operator} path={path} />
      </>,
    );
  })
  .get('/activity/changes/:entry', async (c) => {
    const row = await changeOf(c, c.var.domain.clientId);
    if (row.domainId !== c.var.domain.id) throw missing('change');
    return domainPage(
      c,
      c.var.view.t.activity.change,
      <Change row={row} isOperator={c.var.session.operator} />,
    );
  })
  .get('/:file{activity\\.[a-z]+}', validate('query', activityQuery), (c) =>
    download(c, c.var.domain.clientId, c.var.domain.name, {
      ...filterOf(c.req.valid('query'), c.var.view.formats.zone),
      domainId: c.var.domain.id,
    }),
  );

/** The changes of an account with all its domains. */
export const accountActivity = createPages()
  .get('/activity', requireRole('viewer'), validate('query', activityQuery), async (c) => {
    const { db, session, view } = c.var;
    const rows = await listActivity(
      db,
      session.clientId,
      filterOf(c.req.valid('query'), c.var.view.formats.zone),
    );
    return page(
      c,
      view.t.activity.title,
      <>
        <AccountNavigation />
        <h1>{view.t.activity.title}</h1>
        <p class="lead">{view.t.activity.lead}</p>
        <List
          view={view}
          rows={rows}
          isOperator={c.var.session.operator}
          path="/account/activity"
          more={({ domainName, objectName }) =>
            domainName && domainName !== objectName && <p class="hint">{domainName}</p>
          }
        />
      </>,
    );
  })
  .get('/activity/changes/:entry', requireRole('viewer'), async (c) => {
    const row = await changeOf(c, c.var.session.clientId);
    const title = c.var.view.t.activity.change;
    return page(
      c,
      title,
      <>
        <AccountNavigation />
        <h1>{title}</h1>
        <Change row={row} isOperator={c.var.session.operator} />
      </>,
    );
  })
  .get('/:file{activity\\.[a-z]+}', requireRole('viewer'), validate('query', activityQuery), (c) =>
    download(
      c,
      c.var.session.clientId,
      c.var.view.username ?? '',
      filterOf(c.req.valid('query'), c.var.view.formats.zone),
    ),
  );

/** The change of the path. Throws a 404 unless it is one of this client. */
async function changeOf(c: Context, clientId: string) {
  const row = await findActivity(c.var.db, clientId, Number(c.req.param('entry')));
  if (!row) throw missing('change');
  return row;
}

function Change({ row, isOperator }: { row: ListedChange; isOperator: boolean }) {
  const { t } = useView();
  return (
    <ActivityEntry row={row} labelOf={labelsOf(t)}>
      {row.domainName && <p class="hint">{row.domainName}</p>}
      {canUndo(row, isOperator) && <UndoLink {...row} />}
    </ActivityEntry>
  );
}

function download(c: Context, clientId: string, name: string, filter: ActivityFilter) {
  const format = formatOf(c.req.param('file')!);
  const list = (part: ActivityFilter, limit: number) => listActivity(c.var.db, clientId, part, limit);
  return activityFile(allActivity(c.var.db, list, filter), format, name);
}

type Props = {
  view: View;
  rows: ListedChange[];
  isOperator: boolean;
  path: string;
  more?: (row: ActivityRow) => Child;
};

const List = ({ view, rows, isOperator, path, more }: Props) => (
  <ActivityList
    rows={rows}
    labelOf={labelsOf(view.t)}
    path={path}
    more={(row) => (
      <>
        {more?.(row)}
        {canUndo(row, isOperator) && <UndoLink {...row} />}
      </>
    )}
  />
);

function UndoLink({ id, domainId, objectName }: ActivityRow) {
  const { t } = useView();
  return (
    <p class="undo">
      <a href={`/account/domains/${domainId}/activity/${id}/undo`}>
        {t.activity.undo}
        <span class="unseen"> {objectName}</span>
      </a>
    </p>
  );
}

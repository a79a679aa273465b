import { LinkLine, page } from '../../pages/page.tsx';
import type { Child } from 'hono/jsx';
import {
  allActivity,
  findActivity,
  listActivity,
  type ActivityFilter,
  type ActivityRow,
  type ListedChange,
} from '../../db/activity/list.ts';
import { missing } from '../../http/problem.ts';
import { validate } from '../../http/validate.ts';
import { canUndo } from '../../clients/undo.ts';
import { activityFile, formatOf } from '../../pages/activity/activity-file.ts';
import { activityQuery, filterOf } from '../../pages/activity/activity-filter.ts';
import { ActivityEntry, ActivityList } from '../../pages/activity/activity-list.tsx';
import { AccountNavigation } from '../account-navigation.tsx';
import { createPages, useView, type View } from '../console.ts';
import { labelsOf } from '../domain/field-labels.ts';
import { createDomainPages, domainPage } from '../domain/page.tsx';
import { requireRole } from '../roles.tsx';
import type { SignedIn } from '../sign-in/session.ts';
import { hiddenKind, visibleChange } from './visible-activity.ts';

/** The changes of a domain. */
export const domainActivity = createDomainPages()
  .get('/activity', validate('query', activityQuery), async (c) => {
    const { domain, session, view } = c.var;
    const filter = { ...filterOf(c.req.valid('query'), view.formats.zone), domainId: domain.id };
    const rows = await visibleList(c.var)(filter);
    const path = `/account/domains/${domain.id}/activity`;
    return domainPage(
      c,
      view.t.activity.title,
      <>
        <p class="lead">{view.t.activity.lead}</p>
        <LinkLine href={`${path}/versions`}>{view.t.activity.versions.link}</LinkLine>
        <List view={view} rows={rows} session={session} path={path} />
      </>,
    );
  })
  .get('/activity/changes/:entry', async (c) => {
    const row = await changeOf(c.var, c.req.param('entry'));
    if (row.domainId !== c.var.domain.id) throw missing('change');
    return domainPage(
      c,
      c.var.view.t.activity.change,
      <Change row={row} isOperator={c.var.session.operator} />,
    );
  })
  .get('/:file{activity\\.[a-z]+}', validate('query', activityQuery), (c) =>
    download(c.var, c.req.param('file'), c.var.domain.name, {
      ...filterOf(c.req.valid('query'), c.var.view.formats.zone),
      domainId: c.var.domain.id,
    }),
  );

/** The changes of an account with all its domains. */
export const accountActivity = createPages()
  .get('/activity', requireRole('viewer'), validate('query', activityQuery), async (c) => {
    const { session, view } = c.var;
    const rows = await visibleList(c.var)(filterOf(c.req.valid('query'), view.formats.zone));
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
          session={session}
          path="/account/activity"
          more={({ domainName, objectName }) =>
            domainName && domainName !== objectName && <p class="hint">{domainName}</p>
          }
        />
      </>,
    );
  })
  .get('/activity/changes/:entry', requireRole('viewer'), async (c) => {
    const row = await changeOf(c.var, c.req.param('entry'));
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
      c.var,
      c.req.param('file'),
      c.var.view.username ?? '',
      filterOf(c.req.valid('query'), c.var.view.formats.zone),
    ),
  );

/** The change of the path. Throws a 404 unless it is one of this client that the user may see. */
async function changeOf({ db, session, view }: SignedIn['Variables'], entry: string) {
  const row = await findActivity(db, session.clientId, Number(entry));
  if (!row || row.kind === hiddenKind(session)) throw missing('change');
  return visibleChange(row, session, view.t.activity);
}

/** Lists the changes of the client as the user may see them. */
const visibleList =
  ({ db, session, view }: SignedIn['Variables']) =>
  async (filter: ActivityFilter, limit?: number) => {
    const rows = await listActivity(db, session.clientId, { ...filter, without: hiddenKind(session) }, limit);
    return rows.map((row) => visibleChange(row, session, view.t.activity));
  };

function Change({ row, isOperator }: { row: ListedChange; isOperator: boolean }) {
  const { t } = useView();
  return (
    <ActivityEntry row={row} labelOf={labelsOf(t)}>
      {row.domainName && <p class="hint">{row.domainName}</p>}
      {canUndo(row, isOperator) && <UndoLink {...row} />}
    </ActivityEntry>
  );
}

function download(variables: SignedIn['Variables'], file: string, name: string, filter: ActivityFilter) {
  const changes = allActivity(variables.db, visibleList(variables), filter);
  return activityFile(changes, formatOf(file), name);
}

type Props = {
  view: View;
  rows: ListedChange[];
  session: SignedIn['Variables']['session'];
  path: string;
  more?: (row: ActivityRow) => Child;
};

const List = ({ view, rows, session, path, more }: Props) => (
  <ActivityList
    rows={rows}
    labelOf={labelsOf(view.t)}
    path={path}
    without={hiddenKind(session)}
    more={(row) => (
      <>
        {more?.(row)}
        {canUndo(row, session.operator) && <UndoLink {...row} />}
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

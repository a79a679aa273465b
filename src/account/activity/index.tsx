import type { Context } from 'hono';
import {
  findActivity,
  listActivity,
  type ActivityFilter,
  type ActivityRow,
  type ListedChange,
} from '../../db/activity/list.ts';
import { activity } from '../../db/schema.ts';
import { maySee } from '../../db/users/user-domains.ts';
import { canUndo } from '../../domains/undo.ts';
import { activityRoutes } from '../../pages/activity/activity-routes.tsx';
import { LinkLine } from '../../pages/page.tsx';
import { accountPage } from '../../people/account-page.tsx';
import { createPages, useView } from '../console.ts';
import { labelsOf } from '../domain/field-labels.ts';
import { domainPage, type DomainPages } from '../domain/page.tsx';
import { requireRole } from '../roles.ts';
import type { SignedIn } from '../console.ts';
import { hiddenKind, visibleChange } from './visible-activity.ts';

/** The changes of a domain. */
export const domainActivity = activityRoutes((c: Context<DomainPages>) => {
  const { domain, view } = c.var;
  const path = `/account/domains/${domain.id}/activity`;
  return {
    ...visibleChanges(c.var, domain.id),
    path,
    owner: domain.name,
    above: <LinkLine href={`${path}/versions`}>{view.t.activity.versions.link}</LinkLine>,
  };
}, domainPage);

/** The changes of an account with all its domains. */
export const accountActivity = createPages()
  .use('/activity/*', requireRole('viewer'))
  .use('/:file{activity\\.[a-z]+}', requireRole('viewer'))
  .route(
    '/',
    activityRoutes(
      (c: Context<SignedIn>) => ({
        ...visibleChanges(c.var),
        path: '/account/activity',
        owner: c.var.view.username ?? '',
        more: ({ domainName, objectName }) =>
          domainName && domainName !== objectName && <p class="hint">{domainName}</p>,
      }),
      accountPage,
    ),
  );

/** The changes of the client, or of one of its domains, as the user may see them. */
function visibleChanges({ db, session, view }: SignedIn['Variables'], domainId?: string) {
  const without = hiddenKind(session);
  const isVisible = maySee(session, activity.domainId);
  const visible = (row: ListedChange) => visibleChange(row, session, view.t.activity);
  return {
    labelOf: labelsOf(view.t),
    without,
    list: async (filter: ActivityFilter, limit?: number) => {
      const rows = await listActivity(
        db,
        session.clientId,
        { ...filter, domainId, without },
        limit,
        isVisible,
      );
      return rows.map(visible);
    },
    find: async (id: number) => {
      const row = await findActivity(db, session.clientId, id, isVisible);
      const isShown = row && row.kind !== without && (!domainId || row.domainId === domainId);
      return isShown ? visible(row) : undefined;
    },
    actions: (row: ListedChange) => canUndo(row, session) && <UndoLink {...row} />,
  };
}

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

import type { Context } from 'hono';
import {
  findActivity,
  listActivity,
  listAllActivity,
  OPERATOR_KEY,
  type ActivityRow,
} from '../db/activity/list.ts';
import { listNamedPeople } from '../db/users/operator-people.ts';
import { activityRoutes } from '../pages/activity/activity-routes.tsx';
import type { LabelOf } from '../pages/activity/field-differences.tsx';
import { page } from '../pages/page.tsx';
import { clientPage, type WithClient } from './clients/client-page.tsx';
import type { OperatorEnv, View } from './console.ts';

type Row = ActivityRow & { username?: string };

/** The path of a client’s list; changes of the operator’s people have none. */
const pathOf = (clientId: string) =>
  clientId === '' ? '/operator/activity' : `/operator/clients/${clientId}/activity`;

/** The changes of a client with all its domains. */
export const clientActivity = activityRoutes(
  (c: Context<WithClient>) => {
    const { db, client } = c.var;
    return {
      ...shownChanges(c.var),
      path: pathOf(client.id),
      owner: client.username,
      list: (filter, limit) => listActivity(db, client.id, filter, limit),
      find: (id) => findActivity(db, client.id, id),
    };
  },
  (c, _title, content) => clientPage(c, content),
);

/** The changes of all clients, each with its page below its client, and of the operator’s people. */
export const activity = activityRoutes(
  (c: Context<OperatorEnv>) => ({
    ...shownChanges(c.var),
    path: '/operator/activity',
    owner: 'all',
    list: (filter, limit) => listAllActivity(c.var.db, filter, limit),
    find: (id) => findActivity(c.var.db, '', id),
  }),
  (c, title, content) =>
    page(
      c,
      title,
      <>
        <h1>{title}</h1>
        {content}
      </>,
    ),
);

/** How changes are shown: in the list of all clients, each with a link to its client. */
const shownChanges = ({ db, view, clientLabels }: OperatorEnv['Variables']) => ({
  people: async () => [
    [OPERATOR_KEY, view.t.operatorKey] as const,
    ...(await listNamedPeople(db)).map(
      ({ id, name, isRemoved }) => [id, isRemoved ? view.t.removedPerson(name) : name] as const,
    ),
  ],
  labelOf: labelsOf(view.t, clientLabels(view.language)),
  entryOf: ({ clientId, id }: Row) => `${pathOf(clientId)}/changes/${id}`,
  more: ({ clientId, domainName, objectName, username }: Row) => (
    <p class="hint">
      {username && <a href={`/operator/clients/${clientId}`}>{username}</a>}
      {domainName !== objectName && `${username && domainName ? ' · ' : ''}${domainName}`}
    </p>
  ),
});

/** The labels of an account’s fields, and those of the forms in the clients’ console. */
function labelsOf({ client }: View['t'], ofClients: LabelOf): LabelOf {
  const fields: Record<string, { label: string }> = client.fields;
  return (kind, name) => (kind === 'account' ? fields[name] : ofClients(kind, name));
}

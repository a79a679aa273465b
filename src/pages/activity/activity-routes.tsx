import type { Context } from 'hono';
import type { Child } from 'hono/jsx';
import * as z from 'zod/mini';
import { allActivity, type ActivityFilter, type ActivityRow } from '../../db/activity/list.ts';
import { activityKinds } from '../../db/schema.ts';
import { required } from '../../http/problem.ts';
import { validate } from '../../http/validate.ts';
import { Hono } from '../../lib/http/hono.ts';
import { zonedTime } from '../../lib/zoned-time.ts';
import type { PageEnv } from '../view.ts';
import { activityFile } from './activity-file.ts';
import { dateRangeParameters, inOrder, orEmpty, spanOf } from '../date-range.tsx';
import { ActivityEntry, ActivityList, type ListProps } from './activity-list.tsx';

/** What the addresses of activity lists and their downloads may have. */
const activityQuery = z.object({
  ...dateRangeParameters,
  kind: orEmpty(z.enum(activityKinds)),
  person: orEmpty(z.string().check(z.regex(/^(key|[0-9a-f]{1,64})$/))),
  before: z.optional(z.string().check(z.regex(/^\d{1,16}(-[0-9a-f]{1,64})?$/))),
});

/** The query as a filter; days are those of the time zone. Only lists that name people can be filtered by one. */
function filterOf(
  { kind, person, before, ...range }: z.infer<typeof activityQuery>,
  zone: string,
  namesPeople: boolean,
) {
  const { since, until } = spanOf(inOrder(range), zonedTime(zone));
  const [id, beforeClient] = before?.split('-') ?? [];
  const of = namesPeople ? person : undefined;
  return {
    kind,
    person: of,
    from: since,
    until,
    before: id === undefined ? undefined : Number(id),
    beforeClient,
  };
}

/** Whose changes a list has, and how it shows them. */
type ActivitySource<R extends ActivityRow> = Omit<ListProps<R>, 'rows' | 'people'> & {
  /** The name of the owner in the names of files. */
  owner: string;
  list: (filter: ActivityFilter, limit?: number) => Promise<R[]>;
  /** A change by its ID, where changes have pages below the list. */
  find?: (id: number) => Promise<R | undefined>;
  people?: () => Promise<ListProps<R>['people']>;
  /** Shown above the list. */
  above?: Child;
};

type Show = (c: Context, title: string, content: Child) => Response | Promise<Response>;

/** The routes of a list of changes, of its files and of each change. */
export const activityRoutes = <R extends ActivityRow>(
  sourceOf: (c: Context) => ActivitySource<R>,
  show: Show,
) =>
  new Hono<PageEnv>()
    .get('/activity', validate('query', activityQuery), async (c) => {
      const { list, above, people, ...shown } = sourceOf(c);
      const { t, formats } = c.var.view;
      const filter = filterOf(c.req.valid('query'), formats.zone, people !== undefined);
      const [rows, named] = await Promise.all([list(filter), people?.()]);
      return show(
        c,
        t.activity.title,
        <>
          <p class="lead">{t.activity.lead}</p>
          {above}
          <ActivityList rows={rows} people={named} {...shown} />
        </>,
      );
    })
    .get('/activity/changes/:entry', async (c) => {
      const { find, labelOf, actions } = sourceOf(c);
      const row = required(await find?.(Number(c.req.param('entry'))), 'change');
      return show(
        c,
        c.var.view.t.activity.change,
        <ActivityEntry row={row} labelOf={labelOf}>
          {row.domainName && <p class="hint">{row.domainName}</p>}
          {actions?.(row)}
        </ActivityEntry>,
      );
    })
    .get('/:file{activity\\.[a-z]+}', validate('query', activityQuery), (c) => {
      const { list, owner, people } = sourceOf(c);
      const filter = filterOf(c.req.valid('query'), c.var.view.formats.zone, people !== undefined);
      return activityFile(allActivity(list, filter), c.req.param('file'), owner);
    });

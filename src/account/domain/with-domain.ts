import { createMiddleware } from 'hono/factory';
import type { SiteRow } from '../../db/domains/domains.ts';
import { missing } from '../../http/problem.ts';
import { readDomain } from './read-domain.ts';
import type { WithDomain } from './page.tsx';
import { listActivity } from '../../db/activity/list.ts';
import { canUndo } from '../../clients/undo.ts';
import { now, type Database } from '../../env.ts';
import { currentActor } from '../../db/activity/actor.ts';

/** Sets the domain of the path. Throws a 404 unless it belongs to the signed-in client. */
export const withDomain = createMiddleware<WithDomain>(async (c, next) => {
  const { db, session } = c.var;
  const { domain, header } = await readDomain(db, session.clientId, c.req.param('domainId') ?? '');
  if (!domain) throw missing('domain');
  c.set('domain', domain);
  c.set('header', header);
  const { view } = c.var;
  const undo = view.flash && (await undoLink(db, domain));
  if (undo) view.flashLink = [undo, view.t.activity.undo];
  await next();
});

/** Seconds for which the page after a change offers to undo it. */
const RECENT = 60;
/** Microseconds between two entries of the activity list within which they belong to one form. */
const ONE_FORM = 50_000;

/** The page that undoes what the user has just changed of a domain; undefined where that was nothing or several things. */
async function undoLink(db: Database, { id, clientId }: Pick<SiteRow, 'id' | 'clientId'>) {
  const { by, userId = null } = currentActor();
  const recent = { domainId: id, from: now() - RECENT };
  const [last, earlier] = await listActivity(db, clientId, recent, 2);
  if (!last || last.by !== by || last.userId !== userId || !canUndo(last, by === 'operator'))
    return undefined;
  if (earlier && last.id - earlier.id < ONE_FORM) return undefined;
  return `/account/domains/${id}/activity/${last.id}/undo`;
}

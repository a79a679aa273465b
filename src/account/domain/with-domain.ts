import { createMiddleware } from 'hono/factory';
import { type SiteRow, siteQuery } from '../../db/domains/domains.ts';
import { missing } from '../../http/problem.ts';
import type { SignedIn } from '../console.ts';
import { listActivity } from '../../db/activity/list.ts';
import { canUndo, type Undoer } from '../../domains/undo.ts';
import { now, type Database } from '../../env.ts';
import { currentActor } from '../../db/activity/actor.ts';
import { and, asc, eq, ne } from 'drizzle-orm';
import { domains, domainStatuses } from '../../db/schema.ts';
import { visibleDomains, type Reader } from '../../db/users/user-domains.ts';

/** Domains that the switcher lists; more are on the overview. */
const MAX_LISTED = 20;

/** A domain that a user may see with its status as lists show it, and the user’s other domains by name, in one round trip. */
async function readDomain(db: Database, reader: Reader, domainId: string) {
  const isOne = and(visibleDomains(reader), eq(domains.id, domainId));
  const { id, name, path, hostKey } = domains;
  const [[domain], [stored], others] = await db.batch([
    siteQuery(db, isOne),
    db
      .select({
        status: domainStatuses.status,
        issueCount: domainStatuses.issueCount,
        dismissedCount: domainStatuses.dismissedCount,
      })
      .from(domains)
      .innerJoin(domainStatuses, eq(domainStatuses.domainId, id))
      .where(isOne),
    db
      .select({ id, name, path })
      .from(domains)
      .where(and(visibleDomains(reader), ne(id, domainId)))
      .orderBy(asc(hostKey), asc(path))
      .limit(MAX_LISTED),
  ]);
  return { domain, header: { stored, others } };
}
type Header = Awaited<ReturnType<typeof readDomain>>['header'];
export type WithDomain = SignedIn & { Variables: { domain: SiteRow; header: Header } };

/** Sets the domain of the path. Throws a 404 unless the signed-in user may see it. */
export const withDomain = createMiddleware<WithDomain>(async (c, next) => {
  const { db, session } = c.var;
  const { domain, header } = await readDomain(db, session, c.req.param('domainId') ?? '');
  if (!domain) throw missing('domain');
  c.set('domain', domain);
  c.set('header', header);
  const { view } = c.var;
  const undo = view.flash && (await undoLink(db, domain, session));
  if (undo) view.flashLink = [undo, view.t.activity.undo];
  await next();
});

/** Seconds for which the page after a change offers to undo it. */
const RECENT = 60;
/** Microseconds between two entries of the activity list within which they belong to one form. */
const ONE_FORM = 50_000;

/** The page that undoes what the user has just changed of a domain; undefined where that was nothing or several things. */
async function undoLink(db: Database, { id, clientId }: Pick<SiteRow, 'id' | 'clientId'>, who: Undoer) {
  const { by, userId = null } = currentActor();
  const recent = { domainId: id, from: now() - RECENT };
  const [last, earlier] = await listActivity(db, clientId, recent, 2);
  if (!last || last.by !== by || last.userId !== userId || !canUndo(last, who)) return undefined;
  if (earlier && last.id - earlier.id < ONE_FORM) return undefined;
  return `/account/domains/${id}/activity/${last.id}/undo`;
}

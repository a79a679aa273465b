import { listActivity } from '../../db/activity/list.ts';
import type { SiteRow } from '../../db/domains/domains.ts';
import { canUndo } from '../../clients/undo.ts';
import { now, type Database } from '../../env.ts';
import { currentActor } from '../../db/activity/actor.ts';

/** Seconds for which the page after a change offers to undo it. */
const RECENT = 60;
/** Microseconds between two entries of the activity list within which they belong to one form. */
const ONE_FORM = 50_000;

/** The page that undoes what the user has just changed of a domain; undefined where that was nothing or several things. */
export async function undoLink(db: Database, { id, clientId }: Pick<SiteRow, 'id' | 'clientId'>) {
  const { by, userId = null } = currentActor();
  const recent = { domainId: id, from: now() - RECENT };
  const [last, earlier] = await listActivity(db, clientId, recent, 2);
  if (!last || last.by !== by || last.userId !== userId || !canUndo(last, by === 'operator'))
    return undefined;
  if (earlier && last.id - earlier.id < ONE_FORM) return undefined;
  return `/account/domains/${id}/activity/${last.id}/undo`;
}

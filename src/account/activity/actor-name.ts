import { currentActor } from '../../db/activity/actor.ts';
import type { IssueState } from '../../clients/status/page-issues.ts';
import { useView } from '../view.ts';

/** Who made a change, as the reader may know it: only owners see the names of other users. */
export function useActorName({ by, userId, userName }: Pick<IssueState, 'by' | 'userId' | 'userName'>) {
  const { t, role } = useView();
  if (by !== 'user') return t.issues.operator;
  if (userId === currentActor().userId) return t.issues.you;
  return role === 'owner' && userName ? userName : t.issues.anotherUser;
}

import type { IssueState } from '../../domains/status/issue-states.ts';
import { currentActor } from '../../db/activity/actor.ts';
import { useView } from '../console.ts';

/** Who has done something, as the reader may know it: only owners see the names of other users. */
export function useActorName({ by, userId, userName }: Pick<IssueState, 'by' | 'userId' | 'userName'>) {
  const { t, role } = useView();
  if (by !== 'user') return t.issues.operator;
  if (userId === currentActor().userId) return t.issues.you;
  return role === 'owner' && userName ? userName : t.issues.anotherUser;
}

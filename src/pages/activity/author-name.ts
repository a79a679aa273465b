import type { ActivityRow } from '../../db/activity/list.ts';
import type { ActivityTexts } from '../texts/activity/en.ts';
import type { View } from '../view.ts';

type Author = Pick<ActivityRow, 'by' | 'userName'>;

/** Who made a change, as clients read it: a person of the operator as such. */
export function authorName({ by, userName }: Author, texts: ActivityTexts) {
  if (by === 'operator' && userName) return texts.operatorPerson(userName);
  return userName || texts.by[by];
}

/** Who made a change, as far as the reader may know. */
export const authorIn = (view: View, row: ActivityRow) =>
  view.authorOf?.(row) ?? authorName(row, view.t.activity);

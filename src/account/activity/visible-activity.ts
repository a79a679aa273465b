import type { ActivityFilter, ActivityRow } from '../../db/activity/list.ts';
import type { ActivityTexts } from '../../pages/texts/activity/en.ts';
import { includesRole } from '../../people/roles.tsx';
import type { SignedIn } from '../console.ts';

type Reader = Pick<SignedIn['Variables']['session'], 'role' | 'userId' | 'limited'>;

/** Fields of an account that tell who its users are. */
const PERSONAL = ['username', 'emailAddress', 'firstName', 'lastName', 'passwordHash'];
/** Fields of a domain that name another domain. */
const OF_OTHERS = ['copiedFrom'];

/** The kind of changes that a user does not see, if there is one. */
export const hiddenKind = ({ role }: Reader): ActivityFilter['without'] =>
  includesRole(role, 'owner') ? undefined : 'user';

type Author = Pick<ActivityRow, 'by' | 'userId' | 'userName'>;

/** Who made a change, as a user may see it: owners see that, others only whether they did themselves. */
export function visibleAuthor(
  { by, userId, userName }: Author,
  reader: Reader,
  texts: ActivityTexts,
): Author {
  if (!hiddenKind(reader)) return { by, userId, userName };
  const isOwn = by === 'user' && userId === reader.userId;
  const other = by === 'user' ? texts.anotherUser : '';
  return { by, userId: isOwn ? userId : null, userName: isOwn ? texts.you : other };
}

/** A change as a user may see it. */
export function visibleChange<R extends ActivityRow>(row: R, reader: Reader, texts: ActivityTexts): R {
  if (!hiddenKind(reader)) return row;
  const author = visibleAuthor(row, reader, texts);
  return {
    ...row,
    ...author,
    browser: author.userId === null ? '' : row.browser,
    ...(row.kind === 'account' && { objectName: '', ...without(row, PERSONAL) }),
    ...(row.kind === 'domain' &&
      reader.limited && { ...without(row, OF_OTHERS), fieldNames: row.fieldNames }),
  };
}

/** The fields of a change without some. */
function without({ fieldNames, before, after }: ActivityRow, hidden: string[]) {
  const rest = (fields: ActivityRow['before']) =>
    fields && Object.fromEntries(Object.entries(fields).filter(([name]) => !hidden.includes(name)));
  return {
    fieldNames: fieldNames?.filter((name) => !hidden.includes(name)) ?? null,
    before: rest(before),
    after: rest(after),
  };
}

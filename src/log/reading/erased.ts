import { and, asc, eq, gt } from 'drizzle-orm';
import { hexOf } from '../fragments.ts';
import { reading, type Question } from '../question.ts';
import { erased, isUnlisted } from '../tables.ts';

/** An erased entry with the hash of its leaf in hex, as `readBlock` returns it. */
type ErasedEntry = { seq: number; leaf: string };

/** The erased entries after `after` that no block record lists yet; `next` is the last of them if there are more. */
export const readErased =
  ({ after, limit }: { after: number; limit: number }): Question<{ erased: ErasedEntry[]; next?: number }> =>
  ({ db, id }) => {
    const query = db
      .select({ seq: erased.seq, leaf: hexOf(erased.leaf) })
      .from(erased)
      .where(and(eq(erased.log, id), gt(erased.seq, after), isUnlisted))
      .orderBy(asc(erased.seq))
      .limit(limit + 1);
    return reading([query], ([rows]) => {
      const page = rows.slice(0, limit);
      return { erased: page, ...(rows.length > limit && { next: page.at(-1)!.seq }) };
    });
  };

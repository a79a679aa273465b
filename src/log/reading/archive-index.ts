import { and, eq, sql, type SQL } from 'drizzle-orm';
import { readMembersAt, unpackMember } from '../archive-format.ts';
import type { Log } from '../log.ts';
import { archived, blocks, isInState } from '../tables.ts';
import { packedOf } from './archived-block.ts';

const { number, first, last, object, members, starts, dirty } = blocks;

/** A range of members in archived blocks with entries of visitors whose IDs share the first 48 bits. */
export const memberRanges = ({ db, id }: Log, ucid48: SQL, condition: SQL) =>
  db
    .select({
      number,
      first,
      last,
      object,
      members,
      starts,
      dirty,
      from: sql<number>`min(${archived.member})`,
      to: sql<number>`max(${archived.member})`,
    })
    .from(archived)
    .crossJoin(blocks)
    .where(
      and(
        eq(archived.log, id),
        sql`${archived.ucid48} = ${ucid48}`,
        eq(blocks.log, archived.log),
        eq(number, archived.block),
        isInState('archived'),
        condition,
      ),
    )
    .groupBy(archived.block);
export type MemberRange = Awaited<ReturnType<typeof memberRanges>>[number];

/**
 * The members of a range that can have lines of the IDs with a prefix before a `seq` of the last of them. Members are
 * sorted by ID and `seq`.
 */
export function narrowed(range: MemberRange, prefix: string, before = Infinity): MemberRange {
  const starts = range.starts.filter(([member]) => member > range.from && member <= range.to);
  const lastBefore = (end: string, before: number) =>
    starts.findLast(([, ucid, seq]) => ucid < end || (ucid === end && seq < before))?.[0] ?? range.from;
  return {
    ...range,
    from: lastBefore(prefix.padEnd(64, '0'), 0),
    to: lastBefore(prefix.padEnd(64, 'f'), before),
  };
}

/** IDs with the prefix of a narrowed range that are known without reading it. */
export const knownIn = ({ starts, from, to, dirty }: MemberRange) =>
  // A start of an object that is still to be rewritten may be that of an erased entry.
  dirty ? [] : starts.filter(([member]) => member > from && member <= to).map(([, ucid]) => ucid);

/**
 * The lines of these members with IDs that start with `prefix`, last member first, unpacked on demand; throws
 * `DamagedObject`.
 */
export async function linesIn(bucket: R2Bucket | undefined, range: MemberRange, prefix = '') {
  const members = await readMembersAt(bucket, packedOf(range), range.from, range.to);
  return fromLast(members, prefix);
}

function* fromLast(members: Uint8Array[], prefix: string) {
  for (const member of members.toReversed()) yield* unpackMember(member, prefix).reverse();
}

import { sql, type SQL } from 'drizzle-orm';
import { readMembersAt, unpackMember } from './archive-format.ts';
import { archived, blocks, isInState } from '../tables.ts';
import { packedOf } from './sealed-block.ts';

const { number, first, last, object, members, starts, dirty } = blocks;

type Block = Pick<
  typeof blocks.$inferSelect,
  'number' | 'first' | 'last' | 'object' | 'members' | 'starts' | 'dirty'
>;
/** A range of members in an archived block with entries of visitors whose IDs share the first 48 bits. */
export type MemberRange = Block & { from: number; to: number };
export type MemberRangeRow = Omit<MemberRange, 'members' | 'starts' | 'dirty'> &
  Record<'members' | 'starts', string> & { dirty: 0 | 1 };

/** The statement that finds these ranges in a log, for `memberRangeOf`. */
export const memberRanges = (log: SQL, ucid48: SQL, condition: SQL) =>
  sql`SELECT ${number}, ${first}, ${last}, ${object}, ${members}, ${starts}, ${dirty},
      min(${archived.member}) AS "from", max(${archived.member}) AS "to"
    FROM ${archived} CROSS JOIN ${blocks}
    WHERE ${archived.log} = ${log} AND ${archived.ucid48} = ${ucid48}
      AND ${blocks.log} = ${archived.log} AND ${number} = ${archived.block} AND ${isInState('archived')}
      AND ${condition}
    GROUP BY ${archived.block}`;

export const memberRangeOf = ({ members, starts, dirty, ...row }: MemberRangeRow): MemberRange => ({
  ...row,
  members: JSON.parse(members) as MemberRange['members'],
  starts: JSON.parse(starts) as MemberRange['starts'],
  dirty: dirty === 1,
});

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
export async function linesIn(bucket: R2Bucket, range: MemberRange, prefix = '') {
  const members = await readMembersAt(bucket, packedOf(range), range.from, range.to);
  return fromLast(members, prefix);
}

function* fromLast(members: Uint8Array[], prefix: string) {
  for (const member of members.toReversed()) yield* unpackMember(member, prefix).reverse();
}

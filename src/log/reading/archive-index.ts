import { sql, type SQL } from 'drizzle-orm';
import { readMembersAt, unpackMember } from '../archive-object.ts';
import type { Log } from '../log.ts';
import { packedOf, type BlockRow } from './archived-block.ts';

/** Where in an archived block visitors have entries whose IDs begin alike: from one of its members to another. */
export type Place = Pick<BlockRow, 'number' | 'first' | 'last' | 'object' | 'members'> & {
  from: number;
  to: number;
  dirty: number;
};

/** The places of the visitors whose IDs begin so, in a log. */
export const placesOf = ({ id }: Log, ucid48: SQL, condition: SQL) =>
  sql`SELECT b.number, b.first, b.last, object, members, min(member) AS "from", max(member) AS "to", dirty
    FROM archived a CROSS JOIN blocks b ON b.log = a.log AND b.number = a.block AND b.state = 'archived'
    WHERE a.log = ${id} AND a.ucid48 = ${ucid48} AND ${condition} GROUP BY a.block ORDER BY a.block`;

/** The lines at a place, the last first, unpacked as they are taken; throws `DamagedObject`. */
export async function linesAt(bucket: R2Bucket | undefined, place: Place) {
  const members = await readMembersAt(bucket, packedOf(place), place.from, place.to);
  return fromLast(members);
}

function* fromLast(members: Uint8Array[]) {
  for (const member of members.toReversed()) yield* unpackMember(member).reverse();
}

import type { KnownLog } from '../known.ts';
import type { World } from '../world.ts';

export type Block = {
  number: number;
  first: number;
  last: number;
  oldest: number;
  newest: number;
  state: string;
  root: string;
  record: string | null;
  object: string | null;
  members: string | null;
  leaves: string | null;
  dirty: number;
};
type Own = { id: number; number: number; records: number; size: number; root: string; note: string };
export type Stored = ReturnType<typeof storedOf>;

/** All that is stored of a log. */
export function storedOf({ stored: { sqlite, bucket, now } }: World, { id, began, domain }: KnownLog) {
  const rows = <T>(query: string) => sqlite.prepare(query).all(id) as T[];
  return {
    own: rows<Own>('SELECT * FROM logs WHERE id = ?')[0],
    blocks: rows<Block>('SELECT * FROM blocks WHERE log = ? ORDER BY number'),
    entries: rows<{ seq: number; ucid: string }>(
      'SELECT seq, lower(hex(ucid)) AS ucid FROM entries WHERE log = ?',
    ),
    erased: rows<{ seq: number; leaf: string; listed: number | null }>(
      'SELECT seq, lower(hex(leaf)) AS leaf, listed FROM erased WHERE log = ?',
    ),
    index: rows<{ ucid48: number; block: number; member: number }>('SELECT * FROM archived WHERE log = ?'),
    nodes: rows<{ level: number; position: number; hash: string }>(
      'SELECT level, position, lower(hex(hash)) AS hash FROM nodes WHERE log = ?',
    ),
    heads: rows<{ block: number; first: number; entries: number; root: string }>(
      'SELECT block, first, entries, root FROM heads WHERE log = ?',
    ),
    counted: rows<{ count: number | null }>(
      'SELECT sum(given + declined) AS count FROM days WHERE log = ?',
    )[0]!.count,
    objects: bucket.names().filter((name) => name.startsWith(`log/${domain}.${began}/`)),
    bytes: (name: string) => bucket.bytes(name) ?? new Uint8Array(),
    now: now(),
  };
}

import type { StoredEvent } from '../../../../src/log/leaf.ts';
import type { KnownLog } from '../known.ts';
import type { World } from '../world.ts';

export type Block = {
  number: number;
  first: number;
  last: number;
  oldest: number;
  newest: number;
  oldestDecision: number;
  state: string;
  object: string | null;
  members: string | null;
  dirty: number;
};
type Own = { id: number; number: number; size: number; root: string; note: string; entries: string };
export type Stored = ReturnType<typeof storedOf>;

/** All that is stored of a log. */
export function storedOf({ stored: { sqlite, bucket, now } }: World, { id, began, domain }: KnownLog) {
  const rows = <T>(query: string) => sqlite.prepare(query).all(id) as T[];
  return {
    own: rows<Own>(
      'SELECT logs.*, size, root, note, lower(hex(entries)) AS entries FROM logs JOIN trees ON log = id WHERE id = ?',
    )[0],
    blocks: rows<Block>('SELECT * FROM blocks WHERE log = ? ORDER BY number'),
    entries: rows<{ seq: number; ucid: string }>(
      'SELECT seq, lower(hex(ucid)) AS ucid FROM entries WHERE log = ?',
    ),
    events: rows<StoredEvent>('SELECT seq, timestamp, type, members FROM events WHERE log = ? ORDER BY seq'),
    erased: rows<{ seq: number; entry: string }>(
      'SELECT seq, lower(hex(entry)) AS entry FROM erased WHERE log = ?',
    ),
    index: rows<{ ucid48: number; block: number; member: number }>('SELECT * FROM archived WHERE log = ?'),
    counted: rows<{ count: number }>(
      'SELECT coalesce(sum(given + declined), 0) AS count FROM days WHERE log = ?',
    )[0]!.count,
    /** The number of records that events state as erased. */
    stated: rows<{ count: number }>(
      `SELECT coalesce(sum((value ->> 1) - (value ->> 0) + 1), 0) AS count
        FROM events, json_each('{' || members || '}', '$.ranges') WHERE log = ? AND events.type = 'erasure'`,
    )[0]!.count,
    objects: bucket.names().filter((name) => name.startsWith(`log/${domain}.${began}/`)),
    bytes: (name: string) => bucket.bytes(name) ?? new Uint8Array(),
    now: now(),
  };
}

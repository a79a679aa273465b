import { sql } from 'drizzle-orm';
import { rawQuery } from '../../db/raw-query.ts';
import type { Bindings } from '../../env.ts';
import { blockLimits } from '../../instance-settings.ts';
import type { Noted } from './entries-to-erase.ts';
import { sealIfFullStatement } from '../blocks/seal.ts';
import type { StoredEvent } from '../leaf.ts';
import { lastSeq, type Log } from '../log.ts';
import { entries, erased, events } from '../tables.ts';

/** Maximum number of ranges in an event. */
const RANGES = 3000;

/**
 * The statements that note records as erased, with the events that state it. They come before the deletion of entries,
 * because the next record is numbered after the last one that is there.
 */
export function erasedStatements(env: Bindings, log: Log, noted: readonly Readonly<Noted>[]) {
  const ranges: [first: number, last: number][] = [];
  for (const seq of noted.map(([seq]) => seq).sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.[1] === seq - 1) last[1] = seq;
    else ranges.push([seq, seq]);
  }
  const maxRecords = blockLimits(env).entries;
  const added = Array.from({ length: Math.ceil(ranges.length / RANGES) }, (_, i) => {
    const listed = JSON.stringify(ranges.slice(i * RANGES, (i + 1) * RANGES));
    return [addEventStatement(log, 'erasure', `"ranges":${listed}`), sealIfFullStatement(log, maxRecords)];
  });
  return [
    ...added.flat(),
    rawQuery(
      log.db,
      sql`INSERT INTO ${erased} (log, seq, timestamp, entry)
        SELECT ${log.id}, value ->> 0, value ->> 1, unhex(value ->> 2) FROM json_each(${JSON.stringify(noted)})`,
    ),
  ];
}

/**
 * The statement that adds an event after all records of a log, at the database’s time. A trigger notes in `touched` that
 * the log has a record to cover.
 */
function addEventStatement({ db, id }: Log, type: StoredEvent['type'], members: string) {
  const lastTime = (table: typeof entries | typeof events) =>
    sql`coalesce((SELECT timestamp FROM ${table} WHERE log = ${id} ORDER BY seq DESC LIMIT 1), 0)`;
  return rawQuery(
    db,
    sql`INSERT INTO ${events} (log, seq, timestamp, type, members)
      SELECT ${id}, ${lastSeq(id)} + 1, max(${lastTime(entries)}, ${lastTime(events)}, unixepoch()), ${type}, ${members}`,
  );
}

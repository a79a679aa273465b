import { sql } from 'drizzle-orm';
import { rawQuery } from '../../db/raw-query.ts';
import { logQuery, type LogQuery } from '../log-query.ts';
import { blocks, entries, erased, events, isInState } from '../tables.ts';

/** Counts the entries that a log still has, from its oldest and newest `seq`, without reading them. */
export const countRecords: LogQuery<number> = ({ db, id }) => {
  const ends = sql`
    SELECT min(seq) AS seq FROM ${entries} WHERE log = ${id}
    UNION ALL SELECT max(seq) FROM ${entries} WHERE log = ${id}
    UNION ALL SELECT * FROM (SELECT first FROM ${blocks} WHERE log = ${id} AND ${isInState('archived')} ORDER BY last LIMIT 1)
    UNION ALL SELECT * FROM (SELECT last FROM ${blocks} WHERE log = ${id} AND ${isInState('archived')} ORDER BY last DESC LIMIT 1)`;
  const query = rawQuery<{ count: number }>(
    db,
    sql`SELECT coalesce(newest - oldest + 1, 0) -
        (SELECT count(*) FROM ${erased} WHERE log = ${id} AND seq BETWEEN oldest AND newest)
        - (SELECT count(*) FROM ${events} WHERE log = ${id} AND seq BETWEEN oldest AND newest) AS count
      FROM (SELECT min(seq) AS oldest, max(seq) AS newest FROM (${ends}))`,
  );
  return logQuery([query], ([[row]]) => row!.count);
};

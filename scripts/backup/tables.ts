import type { D1Database } from '@cloudflare/workers-types';

type Column = { name: string; isBlob: boolean };
export type Table = { name: string; columns: Column[]; key: string[] };
export type Row = Record<string, unknown>;

/** Tables that are in no backup, each with the reason. */
export const SKIPPED: Record<string, string> = {
  sessions: 'a session that was ended since would be valid again',
  links: 'a password link that was used since would be valid again',
  recordingLinks: 'a recording link that was used since would be valid again',
  moves: 'a move that was made or withdrawn since would be pending again',
  handovers: 'a link for a webmaster that was revoked since would be valid again',
  failedJobs: 'the scheduled job finds failed work again',
  archived: 'it is made again from the archived objects',
  tombstones: 'the scheduled job finds objects that no block refers to after a rollback',
};

// `_cf_…` and `sqlite_…` belong to D1 and SQLite.
const QUERY = `SELECT m.name AS "table", c.name, lower(c.type) = 'blob' AS isBlob, c.pk
  FROM sqlite_master m JOIN pragma_table_info(m.name) c
  WHERE m.type = 'table' AND m.name NOT GLOB 'sqlite_*' AND m.name NOT GLOB '_cf_*' AND m.name <> 'd1_migrations'
  ORDER BY m.name, c.cid`;
type Found = { table: string; name: string; isBlob: number; pk: number };

/** The tables of a database, as it declares them itself. */
export async function tablesOf(db: D1Database): Promise<Table[]> {
  const { results } = await db.prepare(QUERY).all<Found>();
  return [...Map.groupBy(results, ({ table }) => table)].map(([name, columns]) => ({
    name,
    columns: columns.map(({ name, isBlob }) => ({ name, isBlob: isBlob === 1 })),
    key: columns
      .filter(({ pk }) => pk > 0)
      .sort((a, b) => a.pk - b.pk)
      .map(({ name }) => name),
  }));
}

export const isInBackup = ({ name }: Table) => !(name in SKIPPED);

export const quoted = (name: string) => `"${name}"`;
export const keyOf = ({ key }: Table) => key.map(quoted).join(', ');

/** The query for all columns of a table, with bytes in hex. */
export const selectFrom = ({ name, columns }: Table) =>
  `SELECT ${columns
    .map(({ name, isBlob }) =>
      isBlob ? `iif(${quoted(name)} IS NULL, NULL, hex(${quoted(name)})) AS ${quoted(name)}` : quoted(name),
    )
    .join(', ')} FROM ${quoted(name)}`;

/** A row as a line of a backup. */
export const lineOf = ({ columns }: Table, row: Row) => JSON.stringify(columns.map(({ name }) => row[name]));

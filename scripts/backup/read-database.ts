import type { D1Database } from '@cloudflare/workers-types';
import { isInBackup, keyOf, quoted, selectFrom, tablesOf, type Row, type Table } from './tables.ts';

/** Rows of a table, read at once. */
type Portion = { table: Table; rows: Row[] };

/** Rows that one query reads of a table without a parent, or of one that grows. */
const ROWS = 2000;

/** Rows that one query reads of a table with large rows, which are not read together with their clients. */
const LARGE: Record<string, number> = { activity: 100 };

/** What is read before the domains: a deletion that is listed then cannot be that of a domain which is read later. */
const FIRST = ['deletions'];

/**
 * Rows with a parent are read in one batch with it, and so in the state of one moment; `column` names the parent, `size`
 * is the number of parents at once. Domains come before their clients: a client that is missing was then deleted since.
 */
const FAMILIES = [
  { parent: 'domains', column: 'domainId', size: 10 },
  { parent: 'clients', column: 'clientId', size: 50 },
];

/** The tables of a log to which rows are only added at the end; they may be too large for one batch. */
const GROWING = ['entries'];
const PARENTS = ['domains', 'clients', 'logs'];

/**
 * All rows of a database that a backup contains. Each log, each domain and each client is read in the state of one
 * moment. Entries that a log lost while it was read are left out when the backup is restored.
 */
export async function* readDatabase(db: D1Database): AsyncGenerator<Portion> {
  const tables = (await tablesOf(db)).filter(isInBackup);
  const rest = new Map(tables.map((table) => [table.name, table]));
  const take = (name: string) => {
    const table = rest.get(name);
    if (!table) throw new Error(`The database has no table "${name}".`);
    rest.delete(name);
    return table;
  };
  const takeChildren = (column: string) =>
    [...rest.values()]
      .filter(
        ({ name, columns }) =>
          !PARENTS.includes(name) && !(name in LARGE) && columns.some((other) => other.name === column),
      )
      .map(({ name }) => take(name));

  for (const name of FIRST) yield* readTable(db, take(name));
  const growing = GROWING.map(take);
  const log = { parent: take('logs'), children: takeChildren('log'), growing };
  for (const { parent, column, size } of FAMILIES)
    yield* readFamilies(db, take(parent), takeChildren(column), column, size);
  for (const { id } of await idsOf(db)) yield* readLog(db, id, log);
  for (const table of rest.values()) yield* readTable(db, table);
}

/** A table in portions; `log` restricts it to the rows of a log. */
async function* readTable(db: D1Database, table: Table, log?: number): AsyncGenerator<Portion> {
  const isOfLog = log === undefined ? [] : [log];
  const key = table.key.filter((name) => isOfLog.length === 0 || name !== 'log');
  const limit = LARGE[table.name] ?? ROWS;
  for (let last: unknown[] = []; ;) {
    const conditions = [
      ...isOfLog.map(() => 'log = ?'),
      ...(last.length > 0 ? [`(${key.map(quoted).join()}) > (${key.map(() => '?').join()})`] : []),
    ];
    const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
    const text = `${selectFrom(table)} ${where} ORDER BY ${keyOf(table)} LIMIT ${limit}`;
    const { results: rows } = await db
      .prepare(text)
      .bind(...isOfLog, ...last)
      .all<Row>();
    if (rows.length > 0) yield { table, rows };
    if (rows.length < limit) return;
    last = key.map((name) => rows.at(-1)![name]);
  }
}

/** Parents in the order of their keys, each portion with its children in one batch. */
async function* readFamilies(
  db: D1Database,
  parent: Table,
  children: Table[],
  column: string,
  size: number,
): AsyncGenerator<Portion> {
  const [key = ''] = parent.key;
  const isNext = `WHERE ${quoted(key)} > ? ORDER BY ${quoted(key)} LIMIT ${size}`;
  for (let last: unknown = 0; ;) {
    const statements = [
      `${selectFrom(parent)} ${isNext}`,
      ...children.map(
        (child) =>
          `${selectFrom(child)} WHERE ${quoted(column)} IN (SELECT id FROM ${quoted(parent.name)} ${isNext}) ORDER BY ${keyOf(child)}`,
      ),
    ];
    const answers = await db.batch<Row>(statements.map((text) => db.prepare(text).bind(last)));
    const [parents, ...others] = answers.map(({ results }) => results);
    yield { table: parent, rows: parents! };
    for (const [i, rows] of others.entries()) if (rows.length > 0) yield { table: children[i]!, rows };
    if (parents!.length < size) break;
    last = parents!.at(-1)![key];
  }
  // A person need not belong to a client.
  const orphans = children.map((child) =>
    db.prepare(`${selectFrom(child)} WHERE ${quoted(column)} IS NULL ORDER BY ${keyOf(child)}`),
  );
  for (const [i, { results: rows }] of (await db.batch<Row>(orphans)).entries())
    if (rows.length > 0) yield { table: children[i]!, rows };
}

async function idsOf(db: D1Database) {
  return (await db.prepare('SELECT id FROM logs ORDER BY id').all<{ id: number }>()).results;
}

type LogTables = { parent: Table; children: Table[]; growing: Table[] };

/** First most of its entries, then everything else with the last entries in one batch. */
async function* readLog(
  db: D1Database,
  id: number,
  { parent, children, growing }: LogTables,
): AsyncGenerator<Portion> {
  const last = growing.map(() => 0);
  const seqOf = ({ rows }: Portion) => rows.at(-1)!.seq as number;
  for (const [i, table] of growing.entries())
    for await (const portion of readTable(db, table, id)) {
      last[i] = seqOf(portion);
      yield portion;
    }
  for (;;) {
    const answers = await db.batch<Row>([
      ...growing.map((table, i) =>
        db
          .prepare(`${selectFrom(table)} WHERE log = ? AND seq > ? ORDER BY seq LIMIT ${ROWS}`)
          .bind(id, last[i]),
      ),
      db.prepare(`${selectFrom(parent)} WHERE id = ?`).bind(id),
      ...children.map((table) =>
        db.prepare(`${selectFrom(table)} WHERE log = ? ORDER BY ${keyOf(table)}`).bind(id),
      ),
    ]);
    const portions = [...growing, parent, ...children].map((table, i) => ({
      table,
      rows: answers[i]!.results,
    }));
    const tails = portions.slice(0, growing.length);
    for (const [i, tail] of tails.entries()) {
      if (tail.rows.length === 0) continue;
      last[i] = seqOf(tail);
      yield tail;
    }
    // Entries are missing: the rest of the log is read again, together with them.
    if (tails.some(({ rows }) => rows.length === ROWS)) continue;
    for (const portion of portions.slice(growing.length)) if (portion.rows.length > 0) yield portion;
    return;
  }
}

import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

const migrations = readdirSync('drizzle')
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
  .map((name) => readFileSync(`drizzle/${name}`, 'utf8'));

type Row = Record<string, unknown>;

/** D1 gives bytes as an array of numbers; a row may be an array, too. */
function inD1<T extends Row | unknown[]>(row: T) {
  const cells = row as Row;
  for (const name in cells) {
    const value = cells[name];
    if (value instanceof Uint8Array) cells[name] = [...value];
  }
  return row;
}

class Statement {
  readonly prepared: StatementSync;
  readonly values: SQLInputValue[];
  constructor(prepared: StatementSync, values: SQLInputValue[] = []) {
    this.prepared = prepared;
    this.values = values;
  }

  bind(...values: unknown[]) {
    if (values.includes(undefined)) throw new Error("D1_TYPE_ERROR: Type 'undefined' not supported");
    const bound = values.map((value) => (typeof value === 'boolean' ? Number(value) : value));
    return new Statement(this.prepared, bound as SQLInputValue[]);
  }

  execute() {
    try {
      const rows = this.prepared.all(...this.values) as Row[];
      return { success: true, results: rows.map(inD1), meta: { size_after: 0 } };
    } catch (error) {
      throw new Error(`D1_ERROR: ${(error as Error).message}`, { cause: error });
    }
  }

  all = async () => {
    await Promise.resolve();
    return this.execute();
  };
  run = () => this.all();
  // Two columns may have the same name.
  raw = async () => {
    await Promise.resolve();
    this.prepared.setReturnArrays(true);
    try {
      return this.execute().results as unknown as unknown[][];
    } finally {
      this.prepared.setReturnArrays(false);
    }
  };
  first = async () => (await this.all()).results[0] ?? null;
}

/** A database with our migrations, or an empty one; `clock` is what `unixepoch()` gives in it. */
export function memoryDatabase(clock: () => number, isEmpty = false) {
  const sqlite = new DatabaseSync(':memory:');
  sqlite.function('unixepoch', clock);
  for (const migration of isEmpty ? [] : migrations) sqlite.exec(migration);
  const prepared = new Map<string, StatementSync>();
  const prepare = (text: string) => {
    const known = prepared.get(text) ?? sqlite.prepare(text);
    prepared.set(text, known);
    return new Statement(known);
  };
  const batch = async (statements: Statement[]) => {
    await Promise.resolve();
    sqlite.exec('SAVEPOINT batch');
    try {
      const results = statements.map((statement) => statement.execute());
      sqlite.exec('RELEASE batch');
      return results;
    } catch (error) {
      sqlite.exec('ROLLBACK TO batch; RELEASE batch');
      throw error;
    }
  };
  const listTables = () =>
    sqlite
      .prepare(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
      )
      .all()
      .map(({ name }) => sqlite.prepare(`SELECT * FROM "${String(name)}"`));
  let tables: StatementSync[] | undefined;
  const count = sqlite.prepare('SELECT total_changes() AS n');
  return {
    sqlite,
    changes: () => count.get()!.n as number,
    dump: () => (tables ??= listTables()).map((table) => table.all()),
    d1: { prepare, batch } as unknown as D1Database,
    snapshot: () => snapshotOf(sqlite),
    /** Saves the stored data, once; gives a function that restores it, any number of times. */
    mark() {
      sqlite.exec('SAVEPOINT mark');
      return () => sqlite.exec('ROLLBACK TO mark');
    },
  };
}

/** Saves all rows; gives a function that restores them, as Time Travel does, any number of times. */
function snapshotOf(sqlite: DatabaseSync) {
  const listed = sqlite.prepare(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'sqlite_stat1' ORDER BY name",
  );
  const saved = listed.all().map(({ name }) => {
    const rows = sqlite.prepare(`SELECT * FROM "${String(name)}"`);
    rows.setReturnArrays(true);
    return [String(name), rows.all() as unknown as SQLInputValue[][]] as const;
  });
  return () => {
    const triggers = sqlite.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").all();
    sqlite.exec('BEGIN; PRAGMA defer_foreign_keys = ON');
    for (const { name } of triggers) sqlite.exec(`DROP TRIGGER "${String(name)}"`);
    for (const [name, rows] of saved) {
      sqlite.exec(`DELETE FROM "${name}"`);
      if (rows.length === 0) continue;
      const insert = sqlite.prepare(`INSERT INTO "${name}" VALUES (${rows[0]!.map(() => '?').join()})`);
      for (const row of rows) insert.run(...row);
    }
    for (const { sql } of triggers) sqlite.exec(String(sql));
    sqlite.exec('COMMIT');
  };
}

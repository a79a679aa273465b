import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

const migrations = readdirSync('drizzle')
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
  .map((name) => readFileSync(`drizzle/${name}`, 'utf8'));

type Row = Record<string, unknown>;

/** D1 gives bytes as an array of numbers. */
function inD1(row: Row) {
  for (const name in row) {
    const value = row[name];
    if (value instanceof Uint8Array) row[name] = [...value];
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
  raw = async () => (await this.all()).results.map((row) => Object.values(row));
  first = async () => (await this.all()).results[0] ?? null;
}

/** A database with our migrations; `clock` is what `unixepoch()` gives in it. */
export function memoryDatabase(clock: () => number) {
  const sqlite = new DatabaseSync(':memory:');
  sqlite.function('unixepoch', clock);
  for (const migration of migrations) sqlite.exec(migration);
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
  const tables = sqlite
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all()
    .map(({ name }) => sqlite.prepare(`SELECT * FROM "${String(name)}"`));
  const count = sqlite.prepare('SELECT total_changes() AS n');
  return {
    sqlite,
    changes: () => count.get()!.n as number,
    dump: () => tables.map((table) => table.all()),
    d1: { prepare, batch } as unknown as D1Database,
    /** Saves the stored data, once; gives a function that restores it, any number of times. */
    mark() {
      sqlite.exec('SAVEPOINT mark');
      return () => sqlite.exec('ROLLBACK TO mark');
    },
  };
}

import type { Bindings } from '../env.ts';
import { DATABASE_NAME } from './databases.ts';

/** Milliseconds after which a call of D1 is given up: one that only reads, and one that may change something. */
type Limits = { reading: number; changing: number };
/** For visitors, whose page waits for its script, and whose browser sends a decision again. */
export const VISITORS: Limits = { reading: 5000, changing: 5000 };
/** For all others. D1 ends a statement after 30 seconds, and then says whether a change was made. */
export const OTHERS: Limits = { reading: 10_000, changing: 31_000 };

/** The message of the error of a call that was given up; it is an outage (src/http/outage.ts). */
export const LATE = 'D1 did not respond in time';

/** Throws where a call of D1 takes too long, because D1 may hang. */
export async function inTime<T>(work: PromiseLike<T>, limit = VISITORS.reading) {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(LATE)), limit);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

const READS = /^\s*(SELECT\b|WITH\b(?!.*\b(INSERT|UPDATE|DELETE)\b))/is;

class TimedStatement {
  constructor(
    readonly inner: D1PreparedStatement,
    readonly text: string,
    readonly limits: Limits,
  ) {}

  get limit() {
    return READS.test(this.text) ? this.limits.reading : this.limits.changing;
  }
  bind(...values: unknown[]) {
    return new TimedStatement(this.inner.bind(...values), this.text, this.limits);
  }
  all() {
    return inTime(this.inner.all(), this.limit);
  }
  run() {
    return inTime(this.inner.run(), this.limit);
  }
  raw() {
    return inTime(this.inner.raw(), this.limit);
  }
}

const timedDatabase = (db: D1Database, limits: Limits) =>
  ({
    prepare: (text: string) => new TimedStatement(db.prepare(text), text, limits),
    batch: (list: TimedStatement[]) =>
      inTime(db.batch(list.map(({ inner }) => inner)), Math.max(...list.map(({ limit }) => limit))),
  }) as unknown as D1Database;

const untimed = new WeakMap<Bindings, Bindings>();

/** A function that gives the bindings of a request databases that keep within these limits, instead of any others. */
function timedBy(limits: Limits) {
  const timed = new WeakMap<Bindings, Bindings>();
  const databases = new WeakMap<D1Database, D1Database>();
  const timedOnce = (db: D1Database) => {
    const known = databases.get(db) ?? timedDatabase(db, limits);
    databases.set(db, known);
    return known;
  };
  return (env: Bindings): Bindings => {
    const bare = untimed.get(env) ?? env;
    const known = timed.get(bare);
    if (known) return known;
    const made: Bindings = { ...bare };
    for (const [name, binding] of Object.entries(bare))
      if (DATABASE_NAME.test(name)) Object.assign(made, { [name]: timedOnce(binding as D1Database) });
    timed.set(bare, made);
    untimed.set(made, bare);
    return made;
  };
}

export const timedForVisitors = timedBy(VISITORS);
export const timedForOthers = timedBy(OTHERS);

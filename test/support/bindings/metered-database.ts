import { env } from 'cloudflare:workers';

type Meta = { rows_read: number; rows_written: number };
type Inner = D1PreparedStatement & { inner: D1PreparedStatement };

/** A D1 that counts its round trips and what D1 itself reports of the rows. */
export function metered(db = env.DB) {
  const cost = { trips: 0, read: 0, written: 0 };
  const add = ({ rows_read, rows_written }: Meta) => {
    cost.read += rows_read;
    cost.written += rows_written;
  };
  const wrap = (inner: D1PreparedStatement): Inner => {
    const all = async () => {
      const result = await inner.all();
      cost.trips++;
      add(result.meta);
      return result;
    };
    return {
      inner,
      bind: (...values: unknown[]) => wrap(inner.bind(...values)),
      all,
      run: all,
      // raw() reports no cost; none of our queries names two columns alike.
      raw: async () => (await all()).results.map((row) => Object.values(row)),
    } as unknown as Inner;
  };
  const DB = {
    prepare: (query: string) => wrap(db.prepare(query)),
    batch: async (statements: Inner[]) => {
      const results = await db.batch(statements.map((statement) => statement.inner));
      cost.trips++;
      for (const { meta } of results) add(meta);
      return results;
    },
  } as unknown as D1Database;
  const measure = async <T>(run: (env: { DB: D1Database }) => Promise<T>) => {
    Object.assign(cost, { trips: 0, read: 0, written: 0 });
    const result = await run({ DB });
    return { ...cost, result };
  };
  return measure;
}

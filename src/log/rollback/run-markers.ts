import { logDatabaseName } from '../../db/databases.ts';
import { SECONDS_PER_DAY } from '../../lib/time.ts';
import { putOnce } from '../blocks/store-objects.ts';
import type { Job } from '../run/attempt.ts';

// Before a run stores checkpoints, it states them in the bucket, under its count. A database that lacks what its last run
// has stated was rolled back, or the run did not finish: its statement is then repeated.

/** A checkpoint that a run is about to store. */
export type Statement = { domain: string; number: number; size: number; root: string };

/** Seconds that statements are kept: longer than Time Travel reaches back. */
const LIFE = 35 * SECONDS_PER_DAY;

const prefixOf = (database: number) => `runs/${logDatabaseName(database)}/`;
const nameOf = (database: number, count: number) => `${prefixOf(database)}${String(count).padStart(12, '0')}`;

/** The largest checkpoint that runs after a count have stated for each domain. */
export async function readStatements({ bucket, database }: Job, after: number) {
  const largest = new Map<string, Statement>();
  const { objects } = await bucket.list({
    prefix: prefixOf(database),
    startAfter: nameOf(database, after),
  });
  for (const { key } of objects) {
    const text = await (await bucket.get(key))?.text();
    for (const statement of JSON.parse(text ?? '[]') as Statement[]) {
      const known = largest.get(statement.domain);
      const isLater = !known || statement.number > known.number;
      if (isLater || (statement.number === known.number && statement.size >= known.size))
        largest.set(statement.domain, statement);
    }
  }
  return largest;
}

/** States checkpoints under a run’s count; false if another run of this count has, because its database was restored. */
export const state = async ({ bucket, database }: Job, count: number, statements: Statement[]) =>
  (await putOnce(bucket, nameOf(database, count), JSON.stringify(statements))) !== null;

/** Deletes the statements that are older than any state to which a database can be rolled back. */
export async function deleteOldStatements({ bucket, database, now }: Job) {
  const { objects } = await bucket.list({ prefix: prefixOf(database) });
  const isOld = ({ uploaded }: R2Object) => uploaded.getTime() / 1000 < now - LIFE;
  const old = objects.filter(isOld).map(({ key }) => key);
  if (old.length > 0) await bucket.delete(old);
}

import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { preparedQuery, rawQuery } from '../../src/db/raw-query.ts';
import { clients } from '../../src/db/schema.ts';
import { db } from '../support/db.ts';

const numbers = sql`SELECT value FROM json_each(${'[1,2,3]'}) WHERE value > ${1} ORDER BY value`;
const value = sql.placeholder('value');
const twice = preparedQuery(sql`SELECT ${value} AS a, ${value} AS b`, ({ a, b }) => [a, b]);

test('queries written in SQL return their rows, awaited or in a batch with those of the builder', async () => {
  const raw = () => rawQuery<{ value: number }>(db, numbers);
  const found = [{ value: 2 }, { value: 3 }];
  expect(await raw()).toEqual(found);
  expect(await twice(db, { value: 'x' })).toEqual([['x', 'x']]);
  const built = db.select({ id: clients.id }).from(clients);
  const withoutParameters = rawQuery(db, sql`SELECT 1 AS one`);
  expect(await db.batch([raw(), twice(db, { value: null }), built, withoutParameters])).toEqual([
    found,
    [[null, null]],
    [],
    [{ one: 1 }],
  ]);
});

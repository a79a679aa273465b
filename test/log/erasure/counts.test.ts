import { expect, test } from 'vitest';
import { rowsOf } from '../../support/log/logs.ts';
import { timeline } from '../../support/log/timeline.ts';
import { newUcid } from '../../support/make.ts';
import { reset } from '../../support/reset.ts';

// Somebody who has the counts of each day, and the lines that remain, subtracts the one from the other.

const TABLES = ['days', 'noticeDays', 'serviceDays'];

/** The counts of a log of two visitors in two blocks, one of whom has decided so and was erased; undefined: has not decided. */
async function countsAfterErasure(
  choices: (boolean | undefined)[],
  { isCounted, isArchived }: { isCounted: boolean; isArchived: boolean },
) {
  await reset();
  const line = await timeline();
  const [ucid, other] = [newUcid(), newUcid()];
  const decide = async (choice: boolean | undefined) => {
    if (choice === undefined) line.pass(100);
    else await line.decide({ ucid, consent: choice, after: 100 });
  };
  const [first, second, third] = choices;
  await line.decide({ ucid: other });
  await decide(first);
  await decide(second);
  await line.minutes(isCounted ? 2 : 0);
  await line.seal();
  await line.minutes(isArchived ? 7 : 1);
  await line.decide({ ucid: other, consent: false });
  await decide(third);
  await line.minutes(isCounted ? 2 : 0);
  expect(await rowsOf('SELECT state FROM blocks')).toEqual([{ state: isArchived ? 'archived' : 'sealed' }]);
  const isThere = choices.some((choice) => choice !== undefined);
  expect((await line.erase(ucid)).status).toBe(isThere ? 204 : 404);
  await line.minutes(3);
  const counts: Record<string, object[]> = {};
  for (const table of TABLES)
    counts[table] = (await rowsOf(`SELECT * FROM ${table} ORDER BY day, 3, 4`)).map((row) => ({
      ...row,
      log: 0,
    }));
  return counts;
}

const cases = [
  { isCounted: false, isArchived: false },
  { isCounted: true, isArchived: false },
  { isCounted: true, isArchived: true },
];
for (const when of cases)
  test(`the counts do not tell what an erased visitor had decided: ${JSON.stringify(when)}`, async () => {
    const without = await countsAfterErasure([undefined, undefined, undefined], when);
    expect(without.days).toEqual([expect.objectContaining({ given: 1, declined: 1 })]);
    for (const choices of [
      [true, undefined, undefined],
      [false, undefined, undefined],
      [true, false, undefined],
      [undefined, undefined, true],
      [true, false, true],
    ])
      expect(await countsAfterErasure(choices, when), JSON.stringify(choices)).toEqual(without);
  });

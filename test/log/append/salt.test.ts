import { expect, test } from 'vitest';
import { databaseOf } from '../../../src/db/databases.ts';
import { blockLimits } from '../../../src/instance-settings.ts';
import { append, type NewDecision } from '../../../src/log/append/append.ts';
import { rowsOf } from '../../support/log/logs.ts';
import { timeline, type Timeline } from '../../support/log/timeline.ts';
import { newUcid } from '../../support/make.ts';

/** A log with an entry, and a function that adds decisions with signals. */
async function withAppend() {
  const line = await timeline();
  await line.decide();
  const [{ log, notice }] = (await rowsOf(
    'SELECT l.id AS log, lower(hex(n.hash)) AS notice FROM logs l JOIN notices n ON n.log = l.id',
  )) as [{ log: number; notice: string }];
  const add = async (ucid: string, more: Partial<NewDecision> = {}) => {
    line.pass(10);
    const decision = { ucid, notice, consent: true, manipulationPrevention: false, accepted: '01', ...more };
    const where = { id: log, domain: line.domain.id };
    const outcome = await append(databaseOf(line.bindings.DB), where, decision, blockLimits(line.bindings));
    if (typeof outcome === 'string') throw new Error(outcome);
    return outcome;
  };
  return { ...line, add };
}

const leavesOf = async ({ get }: Pick<Timeline, 'get'>, block = 1) => {
  const { text } = await get(`/log/blocks/${block}`, { Accept: 'application/x-ndjson' });
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
};

test('a leaf has the sorted signals and a salt of its own, in D1 and in the archive', async () => {
  const { add, ...line } = await withAppend();
  await add(newUcid(), { signals: ['gpc', 'dnt', 'gpc'] });
  await add(newUcid(), { signals: ['gpc'] });
  const live = await leavesOf(line);
  expect(live.map(({ signals }) => signals)).toEqual([[], ['dnt', 'gpc'], ['gpc']]);
  const names = 'seq ucid timestamp consent manipulationPrevention notice embeddings signals salt';
  for (const leaf of live) expect(Object.keys(leaf).join(' ')).toBe(names);
  for (const { salt } of live) expect(salt).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(live.map(({ salt }) => salt)).size).toBe(3);
  await line.seal();
  await line.minutes(7);
  expect(await rowsOf('SELECT state FROM blocks')).toEqual([{ state: 'archived' }]);
  expect(await leavesOf(line)).toEqual(live);
});

test('a repeated decision has the salt of the first one; with other signals it is another decision', async () => {
  const { add } = await withAppend();
  const ucid = newUcid();
  const added = [];
  for (const more of [{}, {}, { signals: ['gpc'] }, { signals: ['gpc'] }, {}])
    added.push(await add(ucid, more));
  expect(added.map(({ seq }) => seq)).toEqual([2, 2, 3, 3, 4]);
  const salts = added.map(({ salt }) => salt);
  expect([salts[1], salts[3]]).toEqual([salts[0], salts[2]]);
  expect(new Set(salts).size).toBe(3);
});

test('the receipt of a repeated decision has the line of the first one', async () => {
  const line = await timeline();
  const ucid = newUcid();
  const leafIn = (receipt: string) =>
    JSON.parse(Buffer.from(receipt.split('.')[1]!, 'base64url').toString()).leaf as string;
  const [first, again] = [await line.decide({ ucid }), await line.decide({ ucid })];
  expect(leafIn(again.receipt)).toBe(leafIn(first.receipt));
  expect(leafIn(first.receipt)).toBe(
    (await line.get('/log', { Accept: 'application/x-ndjson' })).text.trim(),
  );
});

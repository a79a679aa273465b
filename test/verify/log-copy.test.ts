import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { logCopy } from '../../scripts/lib/log-copy.ts';
import { isError, verifyLog } from '../../src/verify/log/verify-log.ts';
import { DAY, START } from './sample-log.ts';
import { FALSIFICATIONS, honest, served, type Shown } from './falsifications.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'copy-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Verifies a log as `verify-log --copy` does, and keeps what was read if it is valid. */
async function run(shown: Shown, number = 7, later: { now?: number } = {}) {
  const copy = logCopy(folder, 'shop');
  const given = await served(shown, later);
  type Source = Parameters<typeof copy.keeping>[0];
  const source = copy.keeping({
    checkpoint: async () => given.checkpoint,
    lines: async function* () {
      yield* given.lines;
    },
    notice: given.notice,
  } as unknown as Source);
  const checkpoint = await source.checkpoint();
  const errors: string[] = [];
  for await (const result of verifyLog({
    ...given,
    checkpoint,
    lines: source.lines(),
    notice: (hash) => source.notice(hash),
    copy: copy.read(),
  }))
    if (isError(result)) errors.push(result.text);
  if (errors.length === 0) copy.save(number);
  return errors;
}

test('a copy keeps what was read, and finds a change that no signature covers', async () => {
  expect(await run(honest())).toEqual([]);
  expect(readdirSync(join(folder, 'shop', '7')).sort()).toEqual(['checkpoint', 'lines']);
  expect(await run(honest())).toEqual([]);
  const changed = honest();
  await FALSIFICATIONS['Change another record that is not covered yet']!(changed);
  expect(await run(changed)).toEqual([
    'The first 29 records do not match the checkpoint of your copy.',
    'Records differ from your copy: 27.',
  ]);
  expect(await run(changed), 'the copy is not replaced by a log that is not valid').toHaveLength(2);
  expect(await run(honest())).toEqual([]);
});

test('a copy has entries that the log has deleted after the retention period', async () => {
  expect(await run(honest())).toEqual([]);
  const deleted = [1, 2, 3, 4, 5];
  expect(await run({ ...honest(), deleted }), 'too early').not.toEqual([]);
  expect(await run({ ...honest(), deleted }, 7, { now: START + 400 * DAY })).toEqual([]);
  const shorter = honest();
  shorter.lines.splice(25);
  expect(await run(honest())).toEqual([]);
  expect(await run(shorter)).toContain('Records are in your copy, but no longer in the log: 26, 27, 28, 29.');
});

test('a copy keeps no consent notice with another hash', async () => {
  const replaced = honest();
  await FALSIFICATIONS['Replace the text of a consent notice']!(replaced);
  expect(await run(replaced)).toHaveLength(1);
  expect(await run(honest())).toEqual([]);
  const [name] = readdirSync(join(folder, 'shop', 'notices'));
  expect(readFileSync(join(folder, 'shop', 'notices', name!), 'utf8')).toBe(honest().notice);
});

test('a copy of a former number stays when the log has a new one', async () => {
  expect(await run(honest())).toEqual([]);
  const rolledBack = honest();
  await FALSIFICATIONS['State a rollback, and lose the newest records']!(rolledBack);
  expect(await run(rolledBack, 8)).toEqual([]);
  expect(readdirSync(join(folder, 'shop')).sort()).toEqual(['7', '8', 'notices']);
  expect(await run(rolledBack, 8)).toEqual([]);
});

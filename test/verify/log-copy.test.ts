import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { logCopy } from '../../scripts/lib/log-copy.ts';
import { isError, verifyLog } from '../../src/verify/verify-log.ts';
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
    records: async function* () {
      yield* given.records;
    },
    lines: given.lines,
    notice: given.notice,
  } as unknown as Source);
  const checkpoint = await source.checkpoint();
  const errors: string[] = [];
  for await (const result of verifyLog({
    ...given,
    checkpoint,
    records: source.records(),
    lines: (block) => source.lines(block),
    notice: (hash) => source.notice(hash),
    copy: copy.read(),
  }))
    if (isError(result)) errors.push(result.text);
  if (errors.length === 0) copy.save(number);
  return errors;
}

test('a copy keeps what was read, and finds a change that no signature covers', async () => {
  expect(await run(honest())).toEqual([]);
  expect(readdirSync(join(folder, 'shop', '7', 'blocks')).sort()).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(await run(honest())).toEqual([]);
  const changed = honest();
  await FALSIFICATIONS['Change another entry that no head covers yet']!(changed);
  expect(await run(changed)).toEqual(['Entries differ from your copy: 27.']);
  expect(await run(changed), 'the copy is not replaced by a log that is not valid').toHaveLength(1);
  expect(await run(honest())).toEqual([]);
});

test('a copy has entries that the log has deleted after the retention period', async () => {
  const quiet = () => ({ ...honest(), open: [] });
  expect(await run(quiet())).toEqual([]);
  const deleted = [1, 2, 3, 4, 5];
  expect(await run({ ...quiet(), deleted }), 'too early').not.toEqual([]);
  expect(await run({ ...quiet(), deleted }, 7, { now: START + 400 * DAY })).toEqual([]);
  const shorter = honest();
  shorter.open = shorter.open.slice(0, 1);
  expect(await run(honest())).toEqual([]);
  expect(await run(shorter)).toEqual(['Entries are in your copy, but no longer in the log: 26, 27, 28, 29.']);
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
  await FALSIFICATIONS['State a rollback, and lose the newest entries']!(rolledBack);
  expect(await run(rolledBack, 8)).toEqual([]);
  expect(readdirSync(join(folder, 'shop')).sort()).toEqual(['7', '8', 'notices']);
  expect(await run(rolledBack, 8)).toEqual([]);
});

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { logCopy } from '../../scripts/lib/log-copy.ts';
import { isError, verifyLog } from '../../src/verify/verify-log.ts';
import { FALSIFICATIONS, honest, served, type Shown } from './falsifications.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'copy-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Verifies a log as `verify-log --copy` does, and keeps what was read if it is valid. */
async function run(shown: Shown, number = 7) {
  const copy = logCopy(folder, 'shop');
  const given = await served(shown, {});
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

test('a copy of a former number stays when the log has a new one', async () => {
  expect(await run(honest())).toEqual([]);
  const rolledBack = honest();
  await FALSIFICATIONS['State a rollback, and lose the newest entries']!(rolledBack);
  expect(await run(rolledBack, 8)).toEqual([]);
  expect(readdirSync(join(folder, 'shop')).sort()).toEqual(['7', '8', 'notices']);
  expect(await run(rolledBack, 8)).toEqual([]);
});

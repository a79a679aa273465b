// @module-tag long
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import type { Bindings } from '../../../src/env.ts';
import { archiveBlocks } from '../../../src/log/blocks/archive-blocks.ts';
import { collectGarbage } from '../../../src/log/blocks/garbage-collection.ts';
import { eraseVisitor } from '../../../src/log/erasure/erase-visitor.ts';
import { expireBlocks } from '../../../src/log/blocks/expire-blocks.ts';
import { rewriteBlocks } from '../../../src/log/blocks/rewrite-blocks.ts';
import { interleave } from '../../support/bindings/intercepted-bindings.ts';
import {
  addEntries,
  audit,
  job,
  objects,
  rowsOf,
  seal,
  START,
  visitors,
  withBlocks,
} from '../../support/log/logs.ts';
import { coverRecords } from '../../support/log/cover-records.ts';
import { reset } from '../../support/reset.ts';

const LATER = START + 10_000;

/** Runs A held before each of its calls in turn, each time on a new log, while B runs. */
async function eachCall<T>(
  setUp: () => Promise<T>,
  a: (env: Bindings, made: T) => Promise<unknown>,
  b: (env: Bindings, made: T) => Promise<unknown>,
  check: (made: T, k: number) => Promise<void>,
) {
  for (let k = 1; ; k++) {
    await reset();
    const made = await setUp();
    const { stopped } = await interleave(
      env,
      k,
      (env) => a(env, made),
      (env) => b(env, made),
    );
    if (!stopped) return k;
    await check(made, k);
  }
}

test('who comes to name an object so late that it was deleted names nothing', async () => {
  const calls = await eachCall(
    async () => {
      const made = await withBlocks(visitors(3));
      await coverRecords(job(LATER));
      return made;
    },
    (env) => archiveBlocks(job(LATER, env)),
    async (env) => {
      for (const hours of [2, 4]) await collectGarbage(job(LATER + hours * 3600, env));
    },
    async (made) => {
      const { found, blocks } = await audit(made);
      expect(found).toHaveLength(3);
      await archiveBlocks(job(LATER + 10 * 3600));
      expect((await audit(made)).blocks[0]!.state).toBe('archived');
      expect(blocks).toHaveLength(1);
    },
  );
  expect(calls).toBeGreaterThan(8);
});

test('an expiry that was held while the object was written anew leaves neither of them', async () => {
  const [gone, stays] = visitors(2) as [string, string];
  const old = START + 400 * 86_400;
  await eachCall(
    async () => {
      const made = await withBlocks([gone, stays]);
      await coverRecords(job(LATER));
      await archiveBlocks(job(LATER));
      await eraseVisitor(job(LATER), made.log, gone);
      return made;
    },
    (env) => expireBlocks(job(old, env)),
    (env) => rewriteBlocks(job(old, env)),
    async () => {
      await expireBlocks(job(old + 60));
      for (const hours of [2, 4]) await collectGarbage(job(old + hours * 3600));
      expect((await objects()).filter((name) => /\/blocks\//.test(name))).toEqual([]);
      expect(await rowsOf('SELECT block FROM archived UNION ALL SELECT object FROM tombstones')).toEqual([]);
    },
  );
});

test('a checkpoint that comes late does not take the place of a newer one', async () => {
  await eachCall(
    () => withBlocks(visitors(1)),
    async (env) => {
      await coverRecords(job(LATER, env));
    },
    async (env, made) => {
      await addEntries(made, visitors(1), LATER);
      await seal(made, LATER + 1);
      await coverRecords(job(LATER + 2, env));
    },
    async (made, k) => {
      // What the other run has stated is repeated first.
      await coverRecords(job(LATER + 3));
      const { owner } = await audit(made);
      expect(owner, `before call ${k}`).toMatchObject({ size: 4, continues: '' });
    },
  );
});

test('two that erase different visitors of one block at once erase both', async () => {
  const [one, two, stays] = visitors(3) as [string, string, string];
  await eachCall(
    async () => {
      const made = await withBlocks([one, two, stays], [stays]);
      await coverRecords(job(LATER));
      await archiveBlocks(job(LATER), 1);
      return made;
    },
    (env, { log }) => eraseVisitor(job(LATER, env), log, one),
    async (env, { log }) => {
      await eraseVisitor(job(LATER), log, two);
      await rewriteBlocks(job(LATER, env));
    },
    async (made) => {
      await rewriteBlocks(job(LATER + 60));
      expect((await audit(made)).found.map(({ seq }) => seq)).toEqual([3, 5]);
      const [{ object }] = await rowsOf('SELECT object FROM blocks WHERE number = 1 AND dirty = 0');
      expect(object).toMatch(/-r[12]-/);
    },
  );
});

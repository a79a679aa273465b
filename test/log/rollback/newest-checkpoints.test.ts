import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import {
  newestName,
  noteDeleted,
  readNewest,
  relationTo,
} from '../../../src/log/rollback/newest-checkpoints.ts';
import type { GrownLog } from '../../../src/log/tree/next-checkpoint.ts';

const A = 'aa'.repeat(32);
const B = 'bb'.repeat(32);

/** A log that has grown from one record to `size`, in whose tree each size has this root. */
const grown = (domain: string, size: number, root = A, number = 7) =>
  ({ log: { domain, number, size: 1 }, size, root, rootAt: () => root }) as unknown as GrownLog;
const named = (domain: string) => ({ id: 1, domain, began: 7, number: 7 });
const stored = async (domain: string) => (await env.ARCHIVE.get(newestName(domain)))!.json();

/** Two domains whose logs are in the same object. */
const [one, two] = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f', 'g']
  .map((digit) => `d54d58fe5c0${digit}`)
  .sort((a, b) => (newestName(a) < newestName(b) ? -1 : 1))
  .reduce<string[]>(
    (found, domain, i, all) =>
      newestName(domain) === newestName(all[i + 1] ?? '') ? [domain, all[i + 1]!] : found,
    [],
  ) as [string, string];

const read = () => readNewest(env.ARCHIVE, [one, two]);
const noted = async (...logs: GrownLog[]) => (await read()).writeToBucket(logs);

test('runs that write the same object at the same time keep what the others have noted', async () => {
  const [first, second] = [await read(), await read()];
  await Promise.all([first.writeToBucket([grown(one, 2)]), second.writeToBucket([grown(two, 3)])]);
  expect(await stored(one)).toEqual({ [one]: [7, 2, A], [two]: [7, 3, A] });
  await Promise.all([noted(grown(one, 4)), noteDeleted(env.ARCHIVE, named(two))]);
  expect(await stored(one)).toEqual({ [one]: [7, 4, A], [two]: [7] });
});

test('of two runs that have grown a log differently, only the first may store it', async () => {
  const [fast, slow] = [await read(), await read()];
  expect(await fast.writeToBucket([grown(one, 4, A)])).toHaveLength(1);
  expect(await slow.writeToBucket([grown(one, 4, B), grown(two, 2)])).toEqual([
    expect.objectContaining({ size: 2 }),
  ]);
  expect(await stored(one)).toEqual({ [one]: [7, 4, A], [two]: [7, 2, A] });
});

test('a log that was deleted may go on under a higher number only', async () => {
  await noteDeleted(env.ARCHIVE, named(one));
  await noted(grown(one, 3));
  await noteDeleted(env.ARCHIVE, named(one));
  expect(await stored(one)).toEqual({ [one]: [7] });
  for (const size of [1, 2, 9]) expect(relationTo((await read()).of(one), grown(one, size))).toBe('deleted');
  expect(await noted(grown(one, 1, B, 8))).toHaveLength(1);
  // A late deletion of the former log.
  await noteDeleted(env.ARCHIVE, named(one));
  expect(await stored(one)).toEqual({ [one]: [8, 1, B] });
});

test('a number more than a day ahead is an error', async () => {
  await noted(grown(one, 2, A, Math.floor(Date.now() / 1000) + 100_000));
  const newest = await read();
  expect(() => newest.of(one)).toThrow('more than a day ahead');
});

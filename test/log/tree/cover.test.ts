import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import type { Bindings } from '../../../src/env.ts';
import { base64 } from '../../../src/lib/bytes.ts';
import { openNote, verifierKey } from '../../../src/lib/tlog/signed-note.ts';
import { signingKey } from '../../../src/log/evidence/signing-key.ts';
import { originOf } from '../../../src/log/leaf.ts';
import { compareHead } from '../../../src/log/rollback/compare-head.ts';
import { newestName } from '../../../src/log/rollback/newest-checkpoints.ts';
import { cover } from '../../../src/log/tree/cover-due-logs.ts';
import { interceptCalls } from '../../support/bindings/intercepted-bindings.ts';
import { captureEvents } from '../../support/log/log-events.ts';
import {
  addEntries,
  audit,
  job,
  makeLog,
  objects,
  rowsOf,
  seal,
  START,
  visitors,
  type Made,
} from '../../support/log/logs.ts';
import { coverRecords } from '../../support/log/cover-records.ts';

const keyOf = async ({ domain, began }: Made, generation: number) =>
  verifierKey(originOf(domain, began), (await signingKey(env, generation)).publicKey);
const noteOf = async ({ id }: Made) =>
  (await rowsOf(`SELECT note FROM trees WHERE log = ${id}`))[0].note as string;
const ofGeneration = (generation: number) => ({ ...env, LOG_KEY_GENERATION: String(generation) }) as Bindings;

/** Adds a decision and seals its block. */
async function grow(made: Made, at: number) {
  await addEntries(made, visitors(1), at);
  await seal(made, at + 1);
}
const newest = async ({ domain }: Made) =>
  (await (await env.ARCHIVE.get(newestName(domain)))!.json<Record<string, unknown>>())[domain];

test('every record is covered once, and its checkpoint is noted in the bucket before', async () => {
  const made = await makeLog();
  await coverRecords(job(START));
  expect(await noteOf(made)).toBe('');
  await grow(made, START);
  await coverRecords(job(START + 20));
  await grow(made, START + 30);
  await coverRecords(job(START + 40));
  const note = await noteOf(made);
  const { body } = await openNote(note, [await keyOf(made, 1)]);
  const { owner } = await audit(made);
  expect(body).toBe(`placet/${made.domain}.${made.began}\n4\n${base64(Buffer.from(owner.root, 'hex'))}\n`);
  expect(await newest(made)).toEqual([made.began, 4, owner.root]);
  await coverRecords(job(START + 50));
  expect(await noteOf(made)).toBe(note);
});

test('a decision is covered ten minutes later, a sealed block and every thousandth record in the next run', async () => {
  const made = await makeLog();
  await addEntries(made, visitors(1), START);
  await coverRecords(job(START + 599));
  expect((await audit(made)).owner.size).toBe(0);
  await coverRecords(job(START + 600));
  expect((await audit(made)).owner.size).toBe(1);
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
      INSERT INTO entries SELECT ${made.id}, i, randomblob(32), ${START} + 700, 1, 0, 1, x'01', '', randomblob(16) FROM n`,
  ).run();
  await coverRecords(job(START + 701));
  expect((await audit(made)).owner.size).toBe(1000);
  expect(await objects(`${made.prefix}tiles/`)).toHaveLength(3);
});

test('nothing is shown that the bucket did not take', async () => {
  const made = await makeLog();
  await grow(made, START);
  const refuses = new Proxy(env.ARCHIVE, {
    get: (target, name) =>
      name === 'put'
        ? () => Promise.reject(new Error('503'))
        : (Reflect.get(target, name) as () => void).bind(target),
  });
  await coverRecords({ ...job(START + 10), bucket: refuses });
  const compared = (await compareHead(job(START + 10)))!;
  await expect(cover({ ...compared, bucket: refuses })).rejects.toThrow('503');
  expect(await noteOf(made)).toBe('');
  await coverRecords(job(START + 20));
  expect((await audit(made)).owner.size).toBe(2);
});

test('the last checkpoint of a former key is signed by both, those after it by the new one alone', async () => {
  const made = await makeLog();
  await grow(made, START);
  await coverRecords(job(START + 10));
  const before = await noteOf(made);
  await grow(made, START + 12);
  await coverRecords(job(START + 20, ofGeneration(2)));
  const both = await noteOf(made);
  const keys = [await keyOf(made, 1), await keyOf(made, 2)];
  expect(both.startsWith(before)).toBe(true);
  expect((await openNote(both, keys)).verified).toEqual(keys);
  const former = `[[1,2,${made.began}]]`;
  expect((await audit(made)).owner).toMatchObject({ size: 2, generation: 2, former });
  await coverRecords(job(START + 40, ofGeneration(2)));
  expect((await openNote(await noteOf(made), keys)).verified).toEqual([keys[1]]);
  expect((await audit(made)).owner).toMatchObject({ size: 4, generation: 2, former });
});

test('a key that has had a successor signs no more', async () => {
  const { all } = captureEvents();
  const made = await makeLog();
  await grow(made, START);
  await coverRecords(job(START + 5, ofGeneration(2)));
  await grow(made, START + 7);
  await coverRecords(job(START + 10));
  expect((await audit(made)).owner).toMatchObject({ size: 2 });
  expect(all()).toEqual([
    expect.objectContaining({ reason: 'LOG_KEY_GENERATION is 1, but the key of generation 2 has signed' }),
  ]);
});

test.each([
  ['another root for as many records', 2],
  ['more records', 3],
])(
  'a log for which the bucket has a checkpoint of %s is not signed, but goes on alone under another number',
  async (_, size) => {
    const { all } = captureEvents();
    const [made, other] = [await makeLog(), await makeLog()];
    await grow(made, START);
    await grow(other, START);
    const forked = { [made.domain]: [made.began, size, '7'.repeat(64)] };
    await env.ARCHIVE.put(newestName(made.domain), JSON.stringify(forked));
    await coverRecords(job(START + 10));
    expect(all()).toEqual([{ event: 'log rolled back', domain: made.domain }]);
    expect((await audit(made)).owner).toMatchObject({ began: made.began, size: 0 });
    await coverRecords(job(START + 100));
    const { owner } = await audit(made);
    expect(owner).toMatchObject({ began: made.began, size: 2 });
    expect(owner.number).toBeGreaterThan(made.began);
    const emptyRoot = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
    expect(owner.note).toContain(`\ncontinues ${originOf(made.domain, made.began)} 0 ${emptyRoot}\n`);
    expect((await audit(other)).owner).toMatchObject({ number: other.began, size: 2 });
  },
);

test('a run that was stopped after it had noted a checkpoint: the next one signs the same', async () => {
  const made = await makeLog();
  await grow(made, START);
  const stopped = interceptCalls(env, async (work, name) => {
    const isNoted = (await env.ARCHIVE.head(newestName(made.domain))) !== null;
    if (isNoted && name.startsWith('DB')) throw new Error('D1_ERROR: Network connection lost.');
    return work();
  });
  await expect(coverRecords(job(START + 10, stopped))).rejects.toThrow('Network connection lost');
  const before = await newest(made);
  await addEntries(made, visitors(1), START + 20);
  await coverRecords(job(START + 30));
  const { owner } = await audit(made);
  expect([before, owner.number, owner.size]).toEqual([[made.began, 2, expect.any(String)], made.began, 3]);
});

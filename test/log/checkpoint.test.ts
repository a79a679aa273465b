import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import type { Bindings } from '../../src/env.ts';
import { base64, hex } from '../../src/lib/bytes.ts';
import { checkpointBody } from '../../src/lib/checkpoint.ts';
import { openNote, verifierKey } from '../../src/lib/signed-note.ts';
import { signCheckpoints } from '../../src/log/life/sign-checkpoints.ts';
import { hashBlocks } from '../../src/log/life/hash-blocks.ts';
import { signingKey } from '../../src/log/evidence/signing-key.ts';
import { originOf } from '../../src/log/leaf.ts';
import { EMPTY_ROOT } from '../../src/log/log.ts';
import { captureEvents } from '../support/log-events.ts';
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
} from '../support/logs.ts';

const keyOf = async ({ domain, began }: Made, generation: number) =>
  verifierKey(originOf(domain, began), (await signingKey(env, generation)).publicKey);
const noteOf = async ({ id }: Made) =>
  (await rowsOf(`SELECT note FROM logs WHERE id = ${id}`))[0].note as string;
const stored = async (name: string) => (await env.ARCHIVE.get(name))!.text();
const ofGeneration = (generation: number) => ({ ...env, LOG_KEY_GENERATION: String(generation) }) as Bindings;

/** Seals and hashes a block of one entry more. */
async function grow(made: Made, at: number) {
  await addEntries(made, visitors(1), at);
  await seal(made, at + 1);
  await hashBlocks(job(at + 2));
}

test('a log is signed from its beginning on, and what is shown is in the bucket', async () => {
  const made = await makeLog();
  await signCheckpoints(job(START));
  const first = await noteOf(made);
  expect(first.split('\n').slice(0, 3)).toEqual([
    `placet/${made.domain}.${made.began}`,
    '0',
    base64(Buffer.from(EMPTY_ROOT, 'hex')),
  ]);
  await grow(made, START);
  await grow(made, START + 10);
  await signCheckpoints(job(START + 20));
  const note = await noteOf(made);
  const { body } = await openNote(note, [await keyOf(made, 1)]);
  const { owner } = await audit(made);
  expect(body).toBe(`placet/${made.domain}.${made.began}\n2\n${base64(Buffer.from(owner.root, 'hex'))}\n`);
  const names = await objects(`${made.prefix}checkpoints/`);
  expect(names.map((name) => name.split('/').slice(-2))).toEqual([
    [String(made.began), '00000000'],
    [String(made.began), '00000002'],
  ]);
  expect(await Promise.all(names.map(stored))).toEqual([first, note]);
  await signCheckpoints(job(START + 30));
  expect(await noteOf(made)).toBe(note);
});

test('nothing is shown that the bucket did not take', async () => {
  captureEvents();
  const made = await makeLog();
  const refuses = new Proxy(env.ARCHIVE, {
    get: (target, name) =>
      name === 'put'
        ? () => Promise.reject(new Error('503'))
        : (Reflect.get(target, name) as () => void).bind(target),
  });
  await signCheckpoints({ ...job(START), bucket: refuses });
  expect(await noteOf(made)).toBe('');
  expect(await rowsOf('SELECT step, log, reason FROM failedJobs')).toEqual([
    { step: 'checkpoint', log: made.id, reason: '503' },
  ]);
});

test('the last checkpoint of a former key is signed by both, those after it by the new one alone', async () => {
  const made = await makeLog();
  await grow(made, START);
  await signCheckpoints(job(START + 10));
  const before = await noteOf(made);
  await signCheckpoints(job(START + 20, ofGeneration(2)));
  const both = await noteOf(made);
  const keys = [await keyOf(made, 1), await keyOf(made, 2)];
  expect(both.startsWith(before)).toBe(true);
  expect((await openNote(both, keys)).verified).toEqual(keys);
  expect(await stored(`${made.prefix}checkpoints/${made.began}/00000001`)).toBe(both);
  expect((await audit(made)).owner).toMatchObject({
    size: 1,
    generation: 2,
    former: `[[1,1,${made.began}]]`,
  });
  await grow(made, START + 30);
  await signCheckpoints(job(START + 40, ofGeneration(2)));
  expect((await openNote(await noteOf(made), keys)).verified).toEqual([keys[1]]);
  expect((await audit(made)).owner).toMatchObject({
    size: 2,
    generation: 2,
    former: `[[1,1,${made.began}]]`,
  });
});

test('a log that has grown when its key changes gets both: the old end signed twice, the new one once', async () => {
  const made = await makeLog();
  await grow(made, START);
  await signCheckpoints(job(START + 10));
  await grow(made, START + 20);
  await signCheckpoints(job(START + 30, ofGeneration(3)));
  expect((await audit(made)).owner).toMatchObject({
    size: 2,
    generation: 3,
    former: `[[1,1,${made.began}]]`,
  });
  const old = await stored(`${made.prefix}checkpoints/${made.began}/00000001`);
  expect(old.match(/^— /gm)).toHaveLength(2);
});

test('a key that has had a successor signs no more', async () => {
  const { all } = captureEvents();
  const made = await makeLog();
  await signCheckpoints(job(START, ofGeneration(2)));
  await grow(made, START);
  await signCheckpoints(job(START + 10));
  expect((await audit(made)).owner).toMatchObject({ size: 0, records: 1 });
  expect(all()).toEqual([
    expect.objectContaining({ reason: 'LOG_KEY_GENERATION is 1, but the key of generation 2 has signed' }),
  ]);
});

test('a tree that does not have the root of the last checkpoint is not signed', async () => {
  const { all } = captureEvents();
  const made = await makeLog();
  await grow(made, START);
  await signCheckpoints(job(START + 10));
  await env.DB.prepare('UPDATE nodes SET hash = randomblob(32)').run();
  await env.DB.prepare('UPDATE logs SET records = 2').run();
  await env.DB.prepare(
    'INSERT INTO nodes SELECT log, 0, 1, hash FROM nodes UNION ALL SELECT log, 1, 0, hash FROM nodes',
  ).run();
  await signCheckpoints(job(START + 20));
  expect(await rowsOf('SELECT size FROM logs')).toEqual([{ size: 1 }]);
  expect(all()).toEqual([
    expect.objectContaining({ reason: 'the tree no longer has the root of the last checkpoint' }),
  ]);
});

test.each([
  ['for as many records', 1],
  ['for more records', 3],
])(
  'a log of which another checkpoint was shown %s is not signed, but goes on under another number',
  async (_, size) => {
    const { all } = captureEvents();
    const made = await makeLog();
    await grow(made, START);
    const root = new Uint8Array(32).fill(7);
    const forked = checkpointBody({ origin: originOf(made.domain, made.began), size, root });
    const name = `${made.prefix}checkpoints/${made.began}/${String(size).padStart(8, '0')}`;
    await env.ARCHIVE.put(name, `${forked}\n— x eA==\n`);
    await signCheckpoints(job(START + 10));
    expect(all()).toEqual([
      expect.objectContaining({
        reason: 'the log does not extend a published checkpoint: its database was rolled back',
      }),
    ]);
    await signCheckpoints(job(START + 100));
    const { owner } = await audit(made);
    expect(owner).toMatchObject({ began: made.began, size: 1 });
    expect(owner.number).toBeGreaterThan(made.began);
    expect(owner.note).toContain(`\ncontinues ${originOf(made.domain, made.began)} 0 ${EMPTY_ROOT} 0\n`);
    expect(await stored(name)).toContain(forked);
    expect(hex(root)).not.toBe(owner.root);
  },
);

import { createHash, createHmac } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { leafLine, type Leaf } from '../../../src/log/leaf.ts';
import { rowsOf } from '../../support/log/logs.ts';
import { timeline } from '../../support/log/timeline.ts';
import { newUcid } from '../../support/make.ts';

// Somebody who has all of D1 and of the bucket, and knows a consent ID, tries to find out what was decided.

type Copy = { tables: Record<string, Record<string, unknown>[]>; objects: Uint8Array[] };

async function copyOfAll(): Promise<Copy> {
  const names = await rowsOf<{ name: string }>(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'",
  );
  const tables: Copy['tables'] = {};
  for (const { name } of names) tables[name] = await rowsOf(`SELECT * FROM "${name}"`);
  const { objects } = await env.ARCHIVE.list();
  const bytes = await Promise.all(
    objects.map(async ({ key }) => new Uint8Array(await (await env.ARCHIVE.get(key))!.arrayBuffer())),
  );
  return { tables, objects: bytes.map((each) => (each[0] === 0x1f ? gunzipSync(each) : each)) };
}

/** Everything of 16 bytes in a copy, also in hex, and what its keys make of a record. */
function possibleSalts({ tables, objects }: Copy, { seq, ucid }: Pick<Leaf, 'seq' | 'ucid'>) {
  const values = Object.values(tables).flatMap((rows) => rows.flatMap((row) => Object.values(row)));
  const blobs = [...values.filter(Array.isArray).map((value) => Uint8Array.from(value)), ...objects];
  const texts = [
    ...values.filter((value) => typeof value === 'string'),
    ...objects.map((bytes) => Buffer.from(bytes).toString('latin1')),
  ];
  const salts = new Set<string>();
  for (const blob of blobs) {
    const hex = Buffer.from(blob).toString('hex');
    for (let i = 0; i + 32 <= hex.length; i += 2) salts.add(hex.slice(i, i + 32));
    if (blob.length === 32)
      for (const text of [`${seq}:${ucid}`, `${seq}:`, ucid, String(seq)])
        salts.add(createHmac('sha256', blob).update(text).digest('hex').slice(0, 32));
  }
  for (const text of texts) for (const [, salt] of text.matchAll(/(?=([0-9a-f]{32}))/g)) salts.add(salt);
  return salts;
}

/** The decisions of a visitor that a copy reveals: all that have one of the entries that remain. */
function guessed(
  copy: Copy,
  entries: Set<string>,
  leaf: Omit<Leaf, 'consent' | 'embeddings' | 'salt'>,
  service: string,
) {
  const found: boolean[] = [];
  for (const salt of possibleSalts(copy, leaf))
    for (const [consent, embeddings] of [
      [true, [service]],
      [true, []],
      [false, []],
    ] as const)
      for (const manipulationPrevention of [true, false]) {
        const line = leafLine({
          ...leaf,
          consent,
          manipulationPrevention,
          embeddings: [...embeddings],
          salt,
        });
        if (entries.has(createHash('sha256').update(line).digest('hex'))) found.push(consent);
      }
  return found;
}

/** A log whose first decision of `ucid` is to be guessed, and what is known of it. */
async function withVictim() {
  const line = await timeline();
  const ucid = newUcid();
  const { timestamp } = await line.decide({ ucid });
  await line.decide();
  const { text } = await line.get('/log', { Accept: 'application/x-ndjson' });
  const first = text.split('\n')[0]!;
  const { notice } = JSON.parse(first) as Leaf;
  const entries = new Set([createHash('sha256').update(first).digest('hex')]);
  const known = { seq: 1, ucid, timestamp, manipulationPrevention: false, notice, signals: [] };
  return { ...line, ucid, guess: (copy: Copy) => guessed(copy, entries, known, line.service.id) };
}

test('a decision that was erased from the open block cannot be guessed; a copy from before the erasure has it', async () => {
  const { guess, ...line } = await withVictim();
  const before = await copyOfAll();
  expect(guess(before)).toEqual([true]);
  expect((await line.erase(line.ucid)).status).toBe(204);
  expect(guess(await copyOfAll())).toEqual([]);
  await line.minutes(12);
  const after = await copyOfAll();
  expect(after.tables.erased).toHaveLength(1);
  expect(guess(after)).toEqual([]);
});

test('a decision that was erased from an archived block cannot be guessed from D1 and the bucket', async () => {
  const { guess, ...line } = await withVictim();
  await line.seal();
  await line.minutes(7);
  const before = await copyOfAll();
  expect(before.tables.entries).toEqual([]);
  expect(guess(before), 'the archived line').toEqual([true]);
  await line.erase(line.ucid);
  await line.minutes(2);
  // The former object is deleted an hour after it was replaced.
  await line.runAfter(70);
  await line.minutes(2);
  expect(guess(await copyOfAll())).toEqual([]);
});

test('a decision whose block has expired cannot be guessed from D1 and the bucket', async () => {
  const { guess, ...line } = await withVictim();
  await line.seal();
  await line.minutes(7);
  line.pass(396 * 86_400);
  await line.minutes(2);
  await line.runAfter(70);
  await line.minutes(2);
  const after = await copyOfAll();
  expect(after.tables.blocks).toMatchObject([{ state: 'gone' }]);
  expect(guess(after)).toEqual([]);
});

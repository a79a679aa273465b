import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { databaseOf } from '../../../src/db/databases.ts';
import { treeHash } from '../../../src/lib/tlog/merkle.ts';
import { hex } from '../../../src/lib/bytes.ts';
import { leavesOf } from '../../../src/lib/tlog/tiles.ts';
import { newestName } from '../../../src/log/rollback/newest-checkpoints.ts';
import { newNumbersStatements } from '../../../src/log/rollback/new-numbers.ts';
import { notEnded } from '../../../src/log/tables.ts';
import { entryOf } from '../../../src/log/leaf.ts';
import { forgetCopies } from '../../../src/visitor/site/memory-and-kv-copies.ts';
import { anchoredTimeline, readNote } from '../../support/log/anchor.ts';
import { captureEvents } from '../../support/log/log-events.ts';
import { objects, rowsOf } from '../../support/log/logs.ts';
import { rootOf } from '../../support/log/rfc6962.ts';
import { tamper } from '../../support/log/tamper.ts';
import { timeline, type Timeline } from '../../support/log/timeline.ts';

// Somebody who can write to D1 and the bucket, but does not have the key: nothing that the log has not had is signed.

const noteIn = async () => (await rowsOf('SELECT note FROM trees'))[0].note as string;
const emptyRoot = rootOf([]);
const beginNumbers = ({ bindings }: Timeline) =>
  databaseOf(bindings.DB).batch(newNumbersStatements(databaseOf(bindings.DB), 0, notEnded));

/** A log with a checkpoint, and records after it that are due. */
async function coveredLog() {
  const line = await timeline();
  for (let i = 0; i < 3; i++) await line.decide();
  await line.seal();
  await line.minutes(1);
  const note = await noteIn();
  expect(readNote(note).size).toBe(4);
  await line.decide();
  return { line, note };
}

const changes: Record<string, (line: Timeline) => Promise<unknown>> = {
  'another number': () => tamper('UPDATE logs SET number = number + 5'),
  'a rollback that kept less': () =>
    tamper(
      `UPDATE logs SET continues = 'continues placet/' || domainId || '.' || number || ' 0 ${emptyRoot}', number = number + 5`,
    ),
  'a rollback that kept other records': () =>
    tamper(
      `UPDATE logs SET continues = 'continues placet/' || domainId || '.' || number || ' 4 ${'ab'.repeat(32)}', number = number + 5`,
    ),
  'a rollback before this log': () =>
    tamper(`UPDATE logs SET continues = 'continues placet/' || domainId || '.1 0 ${emptyRoot}'`),
  'a line that is none of a rollback': () => tamper("UPDATE logs SET continues = 'witness x'"),
  'another size': () => tamper('UPDATE trees SET size = 3'),
  'another root': () => tamper(`UPDATE trees SET root = '${'ab'.repeat(32)}'`),
  'other hashes': () => tamper('UPDATE trees SET entries = randomblob(128)'),
  'no checkpoint for its size': () => tamper("UPDATE trees SET note = ''"),
  'the checkpoint of another size': async () => {
    const [{ note }] = await rowsOf('SELECT note FROM trees');
    await tamper('UPDATE trees SET note = ?', note.replace('\n4\n', '\n5\n'));
  },
};

test.each(Object.entries(changes))(
  'a log whose rows state %s is left out and reported, and others go on',
  async (_, change) => {
    const { all } = captureEvents();
    const { line } = await coveredLog();
    await change(line);
    const before = await noteIn();
    await line.runAfter(12);
    expect(await noteIn()).toBe(before);
    expect(all()).toContainEqual(expect.objectContaining({ event: 'log step failed', step: 'cover' }));
    const { status, text } = await line.get('/log/checkpoint');
    // What is shown was signed before.
    expect(status === 200 ? text : before).toBe(before);
    expect([200, 404, 503]).toContain(status);
  },
);

const { 'other hashes': _, ...inCheckpoints } = changes;
test.each(Object.entries(inCheckpoints))(
  'a decision in a log whose rows state %s is stored without a receipt, and this is reported',
  async (_, change) => {
    const { all } = captureEvents();
    const { line } = await coveredLog();
    expect(await line.decide()).toHaveProperty('receipt');
    await change(line);
    expect(await line.decide()).not.toHaveProperty('receipt');
    expect(await rowsOf('SELECT seq FROM entries')).toHaveLength(6);
    expect(all()).toContainEqual(expect.objectContaining({ event: 'receipt not signed' }));
  },
);

/** What D1 has of a log’s tree, to be put back later. */
async function savedTree() {
  const [{ number, continues }] = await rowsOf('SELECT number, continues FROM logs');
  const [tree] = await rowsOf('SELECT size, root, note, hex(entries) AS entries FROM trees');
  return async () => {
    await tamper('UPDATE logs SET number = ?, continues = ?', number, continues);
    const values = [tree.size, tree.root, tree.note, tree.entries];
    await tamper('UPDATE trees SET size = ?, root = ?, note = ?, entries = unhex(?)', ...values);
    await tamper('UPDATE touched SET at = 0');
  };
}

describe('a log whose rows were reset', () => {
  const grow = async (line: Timeline) => {
    for (let i = 0; i < 2; i++) await line.decide();
    await line.runAfter(12);
  };
  const refused = expect.objectContaining({
    event: 'log step failed',
    step: 'cover',
    reason: expect.stringContaining('does not extend its newest checkpoint'),
  });

  test.each([
    ['an earlier checkpoint', 1],
    ['none', 0],
  ])('to %s signs nothing else in place of what it has signed', async (_, before) => {
    const { all } = captureEvents();
    const line = await timeline();
    for (let i = 0; i < before; i++) await grow(line);
    const reset = await savedTree();
    await grow(line);
    const signed = readNote(await noteIn());
    await reset();
    await tamper('UPDATE entries SET consent = 1 - consent WHERE seq = ?', signed.size);
    const note = await noteIn();
    await grow(line);
    expect(await noteIn()).toBe(note);
    expect(all()).toContainEqual(refused);
  });

  test('to a former number signs nothing else in place of what it has signed', async () => {
    const { all } = captureEvents();
    const line = await timeline();
    await grow(line);
    const reset = await savedTree();
    await beginNumbers(line);
    await grow(line);
    await reset();
    const note = await noteIn();
    await grow(line);
    expect(await noteIn()).toBe(note);
    expect(all()).toContainEqual(refused);
  });

  test.each(['junk', 'null', '[]', '{"x":5}'])(
    'is reported where the newest checkpoints are %s, and nothing is signed',
    async (text) => {
      const { all } = captureEvents();
      const line = await timeline();
      await grow(line);
      const name = newestName(line.domain.id);
      await env.ARCHIVE.put(name, text);
      const note = await noteIn();
      await grow(line);
      expect(await noteIn()).toBe(note);
      const reason = `${name} has contents that Placet did not write`;
      expect(all()).toContainEqual(
        expect.objectContaining({ event: 'log step failed', step: 'cover', reason }),
      );
      await env.ARCHIVE.delete(name);
      await grow(line);
      expect(readNote(await noteIn()).size).toBe(6);
    },
  );

  test('after its deletion signs nothing under its number, and only that number is remembered', async () => {
    const { all } = captureEvents();
    const line = await timeline();
    const reset = await savedTree();
    await grow(line);
    const [{ number, domainId }] = await rowsOf('SELECT * FROM logs');
    const inBucket = async () => (await env.ARCHIVE.get(newestName(domainId)))!.json();
    expect(await inBucket()).toEqual({ [domainId]: [number, 2, readNote(await noteIn()).root] });
    await tamper('UPDATE logs SET ended = 1');
    await line.runAfter(70);
    expect(await rowsOf('SELECT * FROM logs')).toEqual([]);
    expect(await inBucket()).toEqual({ [domainId]: [number] });
    await tamper(
      'INSERT INTO logs (id, domainId, number, began, "key", createdAt) SELECT log, id, ?1, ?1, randomblob(32), 1 FROM domains',
      number,
    );
    await reset();
    forgetCopies();
    await grow(line);
    expect(await noteIn()).toBe('');
    expect(all()).toContainEqual(
      expect.objectContaining({ step: 'cover', reason: expect.stringContaining('which was deleted') }),
    );
  });

  test('with all of its records is covered again', async () => {
    const line = await timeline();
    await grow(line);
    const reset = await savedTree();
    await grow(line);
    await reset();
    await grow(line);
    expect(readNote(await noteIn()).size).toBe(6);
  });

  test('goes on under a number that states it, an hour after it has begun the last one', async () => {
    const line = await timeline();
    const reset = await savedTree();
    await grow(line);
    await reset();
    await tamper('UPDATE entries SET consent = 1 - consent WHERE seq = 1');
    await grow(line);
    const { all } = captureEvents();
    await line.runAfter(70);
    await line.minutes(1);
    const { size, extensions } = readNote(await noteIn());
    expect([size, extensions]).toEqual([4, [expect.stringMatching(/^continues \S+ 0 /)]]);
    expect(all()).toEqual([{ event: 'log rolled back', domain: line.domain.id }]);
  });
});

test('a log whose rows are as they were goes on being covered', async () => {
  const { line, note } = await coveredLog();
  await line.runAfter(12);
  expect(readNote(await noteIn()).size).toBe(readNote(note).size + 1);
});

test('two rollbacks in a row without a checkpoint between them are stated, and the log is covered', async () => {
  const { line, note } = await coveredLog();
  const { number, domainId } = (await rowsOf('SELECT * FROM logs'))[0];
  const { size, root } = readNote(note);
  for (let i = 0; i < 2; i++) await beginNumbers(line);
  const { number: newest } = (await rowsOf('SELECT * FROM logs'))[0];
  await line.runAfter(12);
  const now = readNote(await noteIn());
  expect(now).toMatchObject({ origin: `placet/${domainId}.${newest}`, size: size + 1 });
  expect(now.extensions).toEqual([
    `continues placet/${domainId}.${number} ${size} ${root}`,
    expect.stringMatching(new RegExp(`^continues placet/${domainId}\\.\\d+ ${size} ${root}$`)),
  ]);
});

test('no checkpoint is signed for the line of a day that somebody has replaced', async () => {
  const { all } = captureEvents();
  const line = await anchoredTimeline();
  const { ucid } = await line.decide();
  await line.decide();
  await line.seal();
  await line.nextDay();
  const file = async () => (await line.get(`/consents/${ucid}/receipt`)).body.records[0];
  expect(await file()).toHaveProperty('anchor');
  const [name] = (await objects('anchor/days/')) as [string];
  const day = await (await env.ARCHIVE.get(name))!.json<{ lines: string[] }>();
  const stated = JSON.parse(day.lines[0]!);
  // The tree of two records is true, but no day has stated it, and not under this number.
  const two = (await line.get('/log', { Accept: 'application/x-ndjson' })).text.split('\n').slice(0, 2);
  const root = hex(treeHash(leavesOf(two.map(entryOf))));
  for (const change of [{ size: 2, root }, { origin: `placet/${line.domain.id}.77` }]) {
    const lines = [JSON.stringify({ ...stated, ...change })];
    await env.ARCHIVE.put(name, JSON.stringify({ ...day, lines }));
    expect(await file()).not.toHaveProperty('anchor');
  }
  expect(all()).toContainEqual(
    expect.objectContaining({
      event: 'anchors not readable',
      error: expect.stringContaining('is not the one that this service signed'),
    }),
  );
});

import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { call } from '../../support/call.ts';
import { captureEvents } from '../../support/log/log-events.ts';
import { rowsOf } from '../../support/log/logs.ts';
import { tamper } from '../../support/log/tamper.ts';
import { timeline, type Timeline } from '../../support/log/timeline.ts';

// Each tile is compared with the one above it, and those at the right edge with the signed root hash.

/** A log of this many records, all covered, whose first one is a decision with a receipt. */
async function coveredLog(size: number) {
  const line = await timeline();
  const { ucid } = await line.decide();
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < ${size})
     INSERT INTO entries SELECT log, i, randomblob(32), timestamp, 1, 0, notice, accepted, '', randomblob(16) FROM n, entries WHERE seq = 1`,
  ).run();
  for (let i = 0; i <= size / 10_000; i++) await line.runAfter(12);
  expect(await rowsOf('SELECT size FROM trees')).toEqual([{ size }]);
  return { ...line, ucid };
}

const statusesOf = async (line: Timeline & { ucid: string }, tiles: string[]) => {
  const { get, ucid, domain, bindings } = line;
  const path = `/log/${await line.number()}/tile`;
  const answers = [
    await get(`/consents/${ucid}/receipt`),
    ...(await Promise.all(tiles.map((tile) => get(`${path}/${tile}`)))),
    await call('GET', `/app/proof?domain=${domain.id}&from=1`, { env: bindings }),
  ];
  return answers.map(({ status }) => status);
};

test('a changed entry in the row of the tree is reported, and nothing is proven with it', async () => {
  const line = await coveredLog(5);
  expect(await statusesOf(line, ['entries/000.p/5', '0/000.p/2'])).toEqual([200, 200, 200, 200]);
  // One byte of the last entry, which is no part of the first record’s line.
  await tamper(
    "UPDATE trees SET entries = unhex(substr(hex(entries), 1, 2 * 5 * 32 - 2) || iif(hex(entries) LIKE '%00', '01', '00'))",
  );
  const events = captureEvents();
  expect(await statusesOf(line, ['entries/000.p/5', '0/000.p/2'])).toEqual([503, 503, 503, 503]);
  expect(events.all()).toContainEqual({
    event: 'tree damaged',
    domain: line.domain.id,
    reason: 'the stored tree no longer has the root of its checkpoint',
  });
});

test('a changed hash of a tile above is reported, wherever the tile is needed', async () => {
  const line = await coveredLog(600);
  const tiles = ['entries/000', '0/001', '1/000.p/2', 'entries/002.p/88'];
  expect(await statusesOf(line, tiles)).toEqual([200, 200, 200, 200, 200, 200]);
  await tamper(
    "UPDATE tiles SET hashes = unhex(substr(hex(hashes), 1, 126) || iif(hex(hashes) LIKE '%00', '01', '00'))",
  );
  expect(await statusesOf(line, tiles)).toEqual([503, 503, 503, 503, 503, 503]);
});

test('a full tile that is not the one of its tree is reported, and others are read', async () => {
  const line = await coveredLog(600);
  const { objects } = await env.ARCHIVE.list({ prefix: 'log/' });
  const { key } = objects.find(({ key }) => key.includes('/tiles/1-'))!;
  await env.ARCHIVE.put(key, new Uint8Array(256 * 32));
  expect(await statusesOf(line, ['entries/000', 'entries/001', '0/001', '1/000.p/2'])).toEqual([
    200, 200, 503, 503, 200, 200,
  ]);
});

test(
  'a changed hash of a full tile is reported, which only the tile above it shows',
  { tags: ['long'] },
  async () => {
    const line = await coveredLog(256 * 256 + 300);
    const tiles = ['entries/000', '0/000', '1/000', '2/000.p/1'];
    expect(await statusesOf(line, tiles)).toEqual([200, 200, 200, 200, 200, 200]);
    await tamper(
      "UPDATE tiles SET hashes = unhex(substr(hex(hashes), 1, 2 * 256 * 32 - 2) || iif(hex(hashes) LIKE '%00', '01', '00')) WHERE level = 1 AND number = 0",
    );
    expect(await statusesOf(line, tiles)).toEqual([503, 503, 503, 503, 200, 503]);
  },
);

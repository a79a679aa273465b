import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { START } from '../../support/log/logs.ts';

const COUNT = 20_000;
/** An id of two bytes, which each row and its index entry have: a database has thousands of logs. */
const LOG = 5000;

test('a live entry without signals, of up to 16 services, takes at most 136 bytes of the database', async () => {
  await env.DB.exec(
    `INSERT INTO logs (id, domainId, number, began, "key", createdAt, openedAt) VALUES (${LOG}, 'd', 1, 1, x'00', 1, 1)`,
  );
  const insert = (from: number) =>
    env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT ?1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1 + 9999)
       INSERT INTO entries SELECT ${LOG}, i, randomblob(32), ${START} + i, 1, 0, 1 + i % 2, x'0102', '', randomblob(16) FROM n`,
    )
      .bind(from)
      .run();
  const { meta: before } = await insert(1_000_000);
  let after = before;
  for (let from = 1_010_000; from < 1_010_000 + COUNT; from += 10_000) ({ meta: after } = await insert(from));
  // Random IDs fill the pages of the index unevenly; a million entries take 133.
  const bytes = (after.size_after - before.size_after) / COUNT;
  expect(bytes).toBeLessThanOrEqual(136);
  expect(bytes).toBeGreaterThan(80);
});

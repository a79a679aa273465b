import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { START } from '../../support/log/logs.ts';

const COUNT = 20_000;

test('a live entry without signals, of up to 8 services, takes at most 128 bytes of the database', async () => {
  await env.DB.exec(
    `INSERT INTO logs (id, domainId, number, began, "key", createdAt, openedAt) VALUES (1, 'd', 1, 1, x'00', 1, 1)`,
  );
  const insert = (from: number) =>
    env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT ?1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1 + 9999)
       INSERT INTO entries SELECT 1, i, randomblob(32), ${START} + i, 1, 0, 1 + i % 2, x'01', '', randomblob(16) FROM n`,
    )
      .bind(from)
      .run();
  const { meta: before } = await insert(1);
  let after = before;
  for (let from = 10_001; from <= COUNT + 1; from += 10_000) ({ meta: after } = await insert(from));
  expect((after.size_after - before.size_after) / COUNT).toBeLessThanOrEqual(128);
  expect((after.size_after - before.size_after) / COUNT).toBeGreaterThan(80);
});

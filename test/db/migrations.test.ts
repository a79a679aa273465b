import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';

const statements = env.TEST_MIGRATIONS.flatMap(({ name, queries }) =>
  queries.map((query) => [name, query] as const),
);
test('no migration drops a table that others refer to, or cascades, because D1 would delete the rows of its children', () => {
  const referred = new Set(
    statements.flatMap(([, query]) => [...query.matchAll(/REFERENCES `(\w+)`/g)].map((found) => found[1])),
  );
  const dangerous = statements.filter(([, query]) => {
    const dropped = /\bDROP\s+TABLE\s+`?(\w+)/i.exec(query)?.[1];
    return (dropped && referred.has(dropped)) || /\bON\s+DELETE\s+CASCADE\b/i.test(query);
  });
  expect(referred).toContain('clients');
  expect(dangerous).toEqual([]);
});

test('the queries of each consent and look-up use an index', async () => {
  const plan = async (query: string) =>
    (await env.DB.prepare(`EXPLAIN QUERY PLAN ${query}`).all<{ detail: string }>()).results.map(
      ({ detail }) => detail,
    );
  const queries = [
    'SELECT seq FROM entries WHERE log = 1 ORDER BY seq DESC LIMIT 1',
    "SELECT seq FROM entries WHERE log = 1 AND ucid BETWEEN x'00' AND x'ff' ORDER BY ucid LIMIT 1",
    'SELECT last FROM blocks WHERE log = 1 ORDER BY number DESC LIMIT 1',
    'SELECT * FROM blocks WHERE log = 1 AND last >= 5 ORDER BY last LIMIT 1',
    'SELECT block, member FROM archived WHERE log = 1 AND ucid48 = 5',
    "SELECT number FROM notices WHERE log = 1 AND hash = x'00'",
    "SELECT id FROM logs WHERE domainId = 'x' AND ended IS NULL",
    'SELECT object FROM tombstones WHERE at < 5',
    "SELECT * FROM signInNames JOIN clients ON id = clientId WHERE key = 'x'",
    "SELECT * FROM clients WHERE usernameKey > 'x' ORDER BY usernameKey",
    "SELECT * FROM clients WHERE apiKeyHash = 'x'",
    "SELECT * FROM clients WHERE embedKey = 'x'",
    "SELECT * FROM domains WHERE clientId = 'x' AND id = 'y'",
    "SELECT * FROM embeddings WHERE domainId = 'x' ORDER BY seq",
    "SELECT * FROM themes WHERE domainId = 'x' ORDER BY seq",
    "SELECT * FROM locales WHERE domainId = 'x' AND name = 'y'",
    "SELECT * FROM placeholders WHERE domainId = 'x' AND bareName = 'y'",
    "DELETE FROM sessions WHERE clientId = 'x'",
    "DELETE FROM sessions WHERE clientId = 'x' AND userId = 'y'",
    "DELETE FROM links WHERE userId IN (SELECT id FROM users WHERE clientId = 'x')",
    'SELECT * FROM clients c JOIN users u ON u.id = c.id WHERE c.seq > 5 ORDER BY c.seq',
    "SELECT * FROM signInNames s JOIN users u ON u.id = s.userId AND u.clientId = s.clientId WHERE key = 'x'",
    "SELECT domainId FROM domainStatuses WHERE status = 'attention' AND issueCount > notifiedCount",
    "SELECT * FROM statistics WHERE domainId = 'x' AND date BETWEEN '2026-01-01' AND '2026-01-31' ORDER BY date, locale",
    "DELETE FROM statistics WHERE date < '2026-01-01'",
  ];
  for (const query of queries) {
    const details = await plan(query);
    expect(
      details.filter((detail) => detail.startsWith('SCAN')),
      query,
    ).toEqual([]);
  }
  expect(await plan(queries[1]!)).toEqual([expect.stringContaining('COVERING INDEX entriesByUcid')]);
});

test('all migrations apply to an empty database', async () => {
  for (const { queries } of env.TEST_MIGRATIONS)
    await env.EMPTY.batch(queries.map((text) => env.EMPTY.prepare(text)));
  expect(await env.EMPTY.prepare('SELECT count(*) AS n FROM clients').first('n')).toBe(0);
});

// @module-tag long
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { maintain } from '../../src/log/run/maintain.ts';
import { describeResult } from '../../src/verify/receipt/describe-receipt.ts';
import { verifyReceipt } from '../../src/verify/receipt/verify-receipt.ts';
import { call, hosting } from '../support/call.ts';
import { captureEvents } from '../support/log/log-events.ts';
import { signable } from '../support/reset.ts';

type Frozen = (typeof env.TEST_FROZEN)[number];

const bindings = { ...env, DB: env.FROZEN };
const options = { env: bindings };

/** Empties the database, whatever an earlier release has left in it. */
async function empty(db: D1Database) {
  const { results } = await db
    .prepare(
      "SELECT type, name FROM sqlite_schema WHERE type IN ('table', 'view') AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*'",
    )
    .all<{ type: string; name: string }>();
  const drops = results.map(({ type, name }) => db.prepare(`DROP ${type} "${name}"`));
  await db.batch([db.prepare('PRAGMA defer_foreign_keys = ON'), ...drops]);
}

/** Builds a frozen database and applies all later migrations. */
async function upgrade({ sql, migrations }: Frozen) {
  await empty(env.FROZEN);
  const later = env.TEST_MIGRATIONS.filter(({ name }) => !(name in migrations));
  const statements = sql.split('--> statement-breakpoint\n');
  await env.FROZEN.batch(statements.map((text) => env.FROZEN.prepare(text)));
  for (const { queries } of later) await env.FROZEN.batch(queries.map((text) => env.FROZEN.prepare(text)));
}

describe.each(env.TEST_FROZEN)('the frozen database $version, after all later migrations,', (frozen) => {
  const [site] = frozen.sites as [Frozen['sites'][number]];

  beforeAll(async () => {
    await upgrade(frozen);
    await signable(env.FROZEN).run();
  });

  const atThatTime = () => vi.useFakeTimers({ toFake: ['Date'], now: frozen.frozenAt * 1000 });
  async function restoreObjects() {
    for (const [key, bytes] of Object.entries(frozen.objects))
      await env.ARCHIVE.put(key, Buffer.from(bytes, 'base64'));
  }

  test.each(frozen.answers.map(({ path, key, text }) => [path, key, text] as const))(
    'is read as it was: %s',
    async (path, key, text) => {
      atThatTime();
      await restoreObjects();
      const now = await call('GET', path, { ...options, headers: { Authorization: `Bearer ${key}` } });
      expect(now.status, now.text).toBe(200);
      // Later versions may say more.
      expect(JSON.parse(now.text)).toMatchObject(JSON.parse(text));
    },
  );

  test('still proves its receipts', async () => {
    await restoreObjects();
    for (const receipt of frozen.receipts) {
      const [, payload = ''] = receipt.split('.');
      const { domain } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { domain: string };
      const key = await call('GET', `/app/log-key?domain=${domain}`, options);
      const verdict = describeResult(await verifyReceipt(receipt, key.text), 'en');
      expect(verdict.wrong).toEqual([]);
      expect(verdict.ok).toBe(true);
    }
  });

  test('takes new decisions and runs its jobs without a failure', async () => {
    atThatTime();
    await restoreObjects();
    const { id, apiKey, embedKey, service, origin } = site;
    const ucid = 'ab'.repeat(32);
    const body = { apiKey: embedKey, domain: id, ucid, consent: true, embeddings: [service] };
    const stored = await call('POST', '/app/consents', { ...options, body, headers: { Origin: origin } });
    expect(stored.status, stored.text).toBe(201);
    captureEvents();
    for (const minutes of [1, 2]) await maintain(bindings, frozen.frozenAt + 60 * minutes);
    const { body: status } = await hosting('GET', '/status', undefined, options);
    expect(status.databases[0].failedJobs).toEqual([]);
    const found = await call('GET', `/api/domains/${id}/consents/${ucid}`, {
      ...options,
      headers: { Authorization: `Bearer ${apiKey}` },
    });
    expect(found.text).toContain(ucid);
  });
});

test('all migrations apply to an empty database', async () => {
  await empty(env.FROZEN);
  for (const { queries } of env.TEST_MIGRATIONS)
    await env.FROZEN.batch(queries.map((text) => env.FROZEN.prepare(text)));
  const clients = await env.FROZEN.prepare('SELECT count(*) AS n FROM clients').first('n');
  expect(clients).toBe(0);
});

import { applyD1Migrations } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach } from 'vitest';
import { withoutInternet } from './support/internet.ts';

globalThis.fetch = withoutInternet(globalThis.fetch);

// Storage is isolated by file, not by test. Emptying it is many times quicker than setting it up again.
const tables = [
  ['sessions', 'embeddings', 'locales', 'placeholders', 'themes', 'domains', 'clients'],
  ['calls', 'clientCalls', 'deletions', 'maintenance', 'discarded', 'faults', 'days'],
  ['entries', 'erased', 'archived', 'nodes', 'notices', 'blocks', 'logs'],
].flat();

// Two more databases for logs, which a test binds as LOG1 and LOG2 where it wants them.
const databases = [env.DB, env.SECOND, env.THIRD];

beforeAll(async () => {
  for (const db of databases) await applyD1Migrations(db, env.TEST_MIGRATIONS);
});

beforeEach(async () => {
  for (const db of databases) {
    // An entry goes only with its log.
    const ended = db.prepare('UPDATE logs SET ended = 1');
    await db.batch([ended, ...tables.map((table) => db.prepare(`DELETE FROM ${table}`))]);
  }
  const [{ keys }, { objects }] = await Promise.all([env.KEYS.list(), env.ARCHIVE.list()]);
  await Promise.all(keys.map(({ name }) => env.KEYS.delete(name)));
  if (objects.length > 0) await env.ARCHIVE.delete(objects.map(({ key }) => key));
});

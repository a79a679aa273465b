import { applyD1Migrations } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach } from 'vitest';

// Storage is isolated by file, not by test. Emptying it is many times quicker than setting it up again.
const tables = [
  ['sessions', 'embeddings', 'locales', 'placeholders', 'themes', 'domains', 'clients'],
  ['calls', 'clientCalls', 'deletions', 'maintenance', 'discarded', 'faults', 'days'],
  ['entries', 'erased', 'archived', 'nodes', 'notices', 'blocks', 'logs'],
].flat();

beforeAll, beforeEach } from 'vitest';

// Storage is isolated by file, not by test. Emptying it is many times quicker than setting it up again.
const tables = [
  ['sessions', 'embeddings', 'locales', 'placeholders', 'themes', 'domains', 'clients'],
  ['consents', 'choices', 'blocks', 'archived', 'discarded', 'calls', 'clientCalls', 'deletions'],
].flat();

beforeAll(() => applyD1Migrations(env.DB, env.TEST_MIGRATIONS));

beforeEach(async () => {
  // An entry goes only with its log.
  const ended = env.DB.prepare('UPDATE logs SET ended = 1');
  await env.DB.batch([ended, ...tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`))]);
  const [{ keys }, { objects }] = await Promise.all([env.KEYS.list(), env.ARCHIVE.list()]);
  await Promise.all(keys.map(({ name }) => env.KEYS.delete(name)));
  if (objects.length > 0) await env.ARCHIVE.delete(objects.map(({ key }) => key));
});

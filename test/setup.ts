import { applyD1Migrations } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { withoutInternet } from './support/internet.ts';
import { databases, reset } from './support/reset.ts';

globalThis.fetch = withoutInternet(globalThis.fetch);

beforeAll(async () => {
  for (const db of databases) await applyD1Migrations(db, env.TEST_MIGRATIONS);
});

// Storage is isolated by file, not by test.
beforeEach(reset);

afterEach(() => {
  vi.useRealTimers();
});

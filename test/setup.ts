import { applyD1Migrations } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { finishWork } from './support/call.ts';
import { captureEvents } from './support/log/log-events.ts';
import { withoutInternet } from './support/bindings/offline-fetch.ts';
import { databases, reset, signable } from './support/reset.ts';
import { shortenWaits } from './support/bindings/shortened-waits.ts';

globalThis.fetch = withoutInternet(globalThis.fetch);

beforeAll(async () => {
  for (const db of databases) {
    await applyD1Migrations(db, env.TEST_MIGRATIONS);
    await signable(db).run();
  }
});

// All tests share the storage, even those of different files.
beforeEach(reset);
beforeEach(shortenWaits);

// A line of the log is a call to the process that runs the tests: only those of a test that fails are worth it.
beforeEach(({ onTestFailed }) => {
  const { lines } = captureEvents();
  onTestFailed(() => {
    vi.restoreAllMocks();
    for (const line of lines) console.log(line);
  });
});

afterEach(async () => {
  vi.useRealTimers();
  await finishWork();
});

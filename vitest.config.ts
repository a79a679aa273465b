import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers';
import { statfsSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { scriptOfWorker } from './scripts/lib/bundle-worker.ts';
import type { Engine } from './test/support/engine.ts';

// What D1 and R2 hold here need not survive: in memory, where there is room, it costs a third less.
const MEMORY = '/dev/shm';
if (roomIn(MEMORY) > 2 ** 30) process.env.TMPDIR ??= MEMORY;

function roomIn(folder: string) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/** What is wrong is told at once; what waits in vain may take this long (ms), because the machine may be busy. */
const PATIENCE = 60_000;

/** Whether `--full` has asked for all that a test can try, instead of a sample. */
const isFull = process.env.TEST_FULL === '1';

// Files share their isolate, so nothing may stay replaced. Each worker starts workerd, which takes 7 s of computing. Projects
// run side by side only if they have as many workers.
const common = {
  isolate: false,
  maxWorkers: 2,
  restoreMocks: true,
  testTimeout: isFull ? 10 * PATIENCE : PATIENCE,
  hookTimeout: PATIENCE,
};

/** Tests with browsers and other programs, which often wait for them. */
const waiting = { ...common, maxWorkers: 3, sequence: { groupOrder: 1 } };

/** Whether `npm run test:browsers` has asked for all tests in Firefox and WebKit, instead of those that `npm run check` runs. */
const everyEngine = process.env.TEST_BROWSERS === '1';

/** Scenarios in a browser. */
const inBrowsers = ['test/browser/**/*.test.ts'];

/** Websites with routers, which Chromium opens in the project “frameworks”. */
const websites = ['test/frameworks/routers.test.ts'];

/** The tests that `npm run check` runs in Firefox and WebKit, too. */
const inEveryEngine = ['test/browser/engines/*.test.ts'];

/** Tests of programs that use Chromium, and of Chromium's own doings. */
const onlyInChromium = ['test/browser/audit/**'];

/** Commands, run as a whole: slow, because each starts programs. */
const scripts = [
  'test/browser/audit/audit.test.ts',
  'test/backup/drill.test.ts',
  'test/deploy/deploy.test.ts',
  'test/deploy/local-wrangler.test.ts',
  'test/deploy/own-host.test.ts',
  'test/deploy/remote-backup.test.ts',
  'test/packages/client.test.ts',
];
/** The log's jobs and backups, stopped at each of their calls outside workerd. */
const stopped = [
  'test/backup/interrupted.test.ts',
  'test/platform-failures/kills.test.ts',
  'test/log/model.test.ts',
  'test/log/run/interleaved.test.ts',
  'test/log/run/failing-calls.test.ts',
];

const BUNDLED = [
  '@zxcvbn-ts/core',
  'drizzle-orm',
  'drizzle-orm/d1',
  'drizzle-orm/sqlite-core',
  'zod',
  'zod/mini',
];

/** Data that no request can change. */
const data = {
  test: {
    ...common,
    name: 'data',
    include: [
      'test/account/appearance/contrast.test.ts',
      'test/definitions/bundle.test.ts',
      'test/definitions/forms.test.ts',
      'test/db/remote-import.test.ts',
      'test/documented-paths.test.ts',
      'test/failed-jobs.test.ts',
      'test/page-lengths.test.ts',
      'test/deploy/staging.test.ts',
      'test/hosting/onboarding/first-party-hosts.test.ts',
      'test/hosting/onboarding/presets.test.ts',
      'test/hosting/onboarding/service-texts-table.test.ts',
      'test/openapi/document.test.ts',
      'test/packages/documented-examples.test.ts',
      'test/packages/llms-text.test.ts',
      'test/packages/other-languages.test.ts',
      'test/packages/own-host.test.ts',
      'test/packages/own-host-servers.test.ts',
      'test/packages/read-consent.test.ts',
      'test/packages/sanitizers.test.ts',
      'test/packages/sign-wordpress.test.ts',
      'test/seed.test.ts',
      'test/packages/wordpress-plugin.test.ts',
      'test/texts/languages.test.ts',
      'test/verify/documented-example.test.ts',
      'test/verify/verify-timestamps.test.ts',
      'test/verify/falsifications.test.ts',
      'test/verify/log-copy.test.ts',
      'test/verify/log-source.test.ts',
      'test/verify/reader.test.ts',
      'test/verify/rollbacks.test.ts',
    ],
  },
};

/** Whole requests inside workerd. */
const workers = async () => ({
  plugins: [
    cloudflareTest({
      // Otherwise workerd tells of each connection that a test means to break.
      verbose: false,
      wrangler: { configPath: './wrangler.toml' },
      miniflare: {
        d1Databases: ['SECOND', 'THIRD', 'EMPTY'],
        bindings: {
          HOSTING_API_KEY: 'the-operators-key-of-the-tests-alone',
          SECRET_KEY: Buffer.from('thirty-two bytes, only for tests').toString('base64'),
          TEST_MIGRATIONS: await readD1Migrations('drizzle'),
          TEST_WORKER: await scriptOfWorker('src/index.ts'),
        },
      },
    }),
  ],
  test: {
    ...common,
    name: 'workers',
    include: ['test/**/*.test.ts'],
    exclude: ['test/browser/**', 'test/frameworks/**', ...data.test.include, ...stopped, ...scripts],
    setupFiles: ['test/setup.ts'],
    alias: { 'node:crypto': resolve('test/support/bindings/node-crypto.ts') },
    globalSetup: ['test/support/site.ts'],
    // One file each instead of 250, whose parts would call each other through vitest.
    deps: { optimizer: { ssr: { enabled: true, include: BUNDLED } } },
  },
});

/** The widget and the pages in a real browser, against the real Worker. */
const browser = (engine: Engine) => ({
  test: {
    ...waiting,
    name: engine as string,
    include: engine === 'chromium' ? inBrowsers : everyEngine ? [...inBrowsers, ...websites] : inEveryEngine,
    exclude: [...scripts, ...(engine === 'chromium' ? [] : onlyInChromium)],
    globalSetup: 'test/browser/global-setup.ts',
    provide: { engine },
    expect: { poll: { timeout: PATIENCE / 3 } },
    // On a busy machine, a real browser can be late once; what fails twice is a fault.
    retry: 1,
  },
});

/** Websites made with frameworks, which are installed first. */
const frameworks = {
  test: {
    ...browser('chromium').test,
    name: 'frameworks',
    include: ['test/frameworks/*.test.ts'],
    testTimeout: 3 * PATIENCE,
  },
};

export default defineConfig(async () => ({
  test: {
    // What a test that passes has logged, and how long it took, is nobody's news.
    silent: 'passed-only' as const,
    slowTestThreshold: Infinity,
    provide: { isFull },
    tags: [
      {
        name: 'long',
        description:
          'Not part of `npm test`: tries all that there is, sends the largest inputs, counts the cost of many calls, or waits for many runs of the job.',
        timeout: 3 * PATIENCE,
      },
      {
        name: 'full',
        description:
          'Runs with `npm run test:long -- --full` only: it is long, and others like it always run.',
        skip: !isFull,
      },
    ],
    projects: [
      await workers(),
      data,
      { test: { ...common, name: 'stopped', include: stopped } },
      { test: { ...waiting, name: 'scripts', include: scripts, provide: { engine: 'chromium' as const } } },
      browser('chromium'),
      browser('firefox'),
      browser('webkit'),
      frameworks,
    ],
  },
}));

import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers';
import { defineConfig } from 'vitest/config';

export default defineConfig(async () => ({
  plugins: [
    cloudflareTest({
      wrangler: { configPath: './wrangler.jsonc' },
      miniflare: {
        bindings: {
          HOSTING_API_KEY: 'the-operators-key',
          SECRET_KEY: Buffer.from('thirty-two bytes, only for tests').toString('base64'),
          TEST_MIGRATIONS: await readD1Migrations('drizzle'),
        },
      },
    }),
  ],
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    globalSetup: ['test/support/site.ts'],
  },
}));

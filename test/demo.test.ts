import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { call } from './support/call.ts';

test('the deployed Worker has no demo, and its log accepts no past decisions', async () => {
  expect((await call('GET', '/demo')).status).toBe(404);
  const headers = { Authorization: `Bearer ${env.HOSTING_API_KEY}` };
  expect((await call('POST', '/demo/history', { headers, body: {} })).status).toBe(404);
});

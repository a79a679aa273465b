import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { call } from './support/call.ts';

test('the Worker that is deployed has no demo, and no past can be written into it', async () => {
  expect((await call('GET', '/demo')).status).toBe(404);
  const headers = { Authorization: `Bearer ${env.HOSTING_API_KEY}` };
  expect((await call('POST', '/demo/history', { headers, body: {} })).status).toBe(404);
});

import { expect, test } from 'vitest';
import { call, hosting } from './support/call.ts';
import { anotherIsolate, makeDomain } from './support/make.ts';
import { captureEvents } from './support/log/log-events.ts';
import { logIn, makeUser, PASSWORD, visit } from './support/visit.ts';

// What a deployment has whose operator leaves the fields of the Deploy to Cloudflare button empty (.dev.vars.example).
const env = { HOSTING_API_KEY: '', SECRET_KEY: '' };

test('an empty operator key opens neither the hosting API nor the operator’s pages', async () => {
  for (const Authorization of ['', 'Bearer', 'Bearer ', 'Bearer null', 'Bearer undefined'])
    expect((await call('GET', '/hosting/api/client', { headers: { Authorization }, env })).status).toBe(401);
  expect((await call('GET', '/hosting/api/client?apiKey=', { env })).status).toBe(401);
  const its = visit();
  await its.get('/operator/login');
  expect((await its.post('/operator/login/key', { key: '' }, { env: { HOSTING_API_KEY: '' } })).status).toBe(
    422,
  );
});

test('without a secret key nobody signs in, and the log says what the operator has to set', async () => {
  const user = await makeUser();
  // Others may have logged it in this isolate.
  const worker = await anotherIsolate();
  const log = captureEvents();
  const answer = await logIn(visit(), user.username, PASSWORD, { worker, env });
  expect(answer.status).toBe(500);
  expect(log.all()).toContainEqual({
    event: 'configuration invalid',
    detail: expect.stringContaining('SECRET_KEY must be 32 random bytes in base64'),
  });
});

test('without the R2 bucket, the log is not read, and the response says what is missing', async () => {
  const { P } = await makeDomain();
  const worker = await anotherIsolate();
  const log = captureEvents();
  const detail = expect.stringContaining('The R2 binding ARCHIVE is missing. The consent log requires it');
  const answer = await hosting('GET', `${P}/log`, undefined, {
    worker,
    env: { ARCHIVE: undefined as never },
  });
  expect([answer.status, answer.body.detail]).toEqual([500, detail]);
  expect(log.all()).toContainEqual({ event: 'configuration invalid', detail });
});

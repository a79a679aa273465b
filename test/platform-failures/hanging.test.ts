// @module-tag long
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { setHosts } from '../../src/db/clients/client-hosts.ts';
import { forgetCopies } from '../../src/visitor/site/memory-and-kv-copies.ts';
import { call, finishWork, type Answer, type Overrides } from '../support/call.ts';
import { db } from '../support/db.ts';
import { interceptCalls } from '../support/bindings/intercepted-bindings.ts';
import { captureEvents } from '../support/log/log-events.ts';
import { makeClient, makeDomain, newUcid } from '../support/make.ts';
import { shortenAllWaits } from '../support/bindings/shortened-waits.ts';
import { platform } from './platform.ts';
import { calls as callsOfRoles, expectUnavailable, world } from './roles.ts';

/** Forgets what is published, in this isolate and in KV. */
async function forgetPublished() {
  forgetCopies();
  const { keys } = await env.KEYS.list();
  await Promise.all(keys.map(({ name }) => env.KEYS.delete(name)));
}

/** A call while the n-th call of D1 hangs, until `release`. */
function hangingAt(n: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let calls = 0;
  const { DB } = interceptCalls(env, async (run) => {
    if (++calls === n) await promise;
    return run();
  });
  return { overrides: { DB } satisfies Overrides, release: resolve, isOver: () => calls < n };
}

type Made = Awaited<ReturnType<typeof makeDomain>>;
const sendDecision = ({ embedKey, domain }: Made, overrides: Overrides) =>
  call('POST', '/app/consents', {
    headers: { Origin: 'https://www.mysite.xyz' },
    body: { apiKey: embedKey, domain: domain.id, ucid: newUcid(), consent: false, embeddings: [] },
    env: overrides,
    wait: false,
  });

const calls: Record<string, () => Promise<(overrides: Overrides) => Promise<Answer>>> = {
  'a script': async () => {
    const { embedKey, domain } = await makeDomain();
    const path = `/app.js?apiKey=${embedKey}&domain=${domain.id}`;
    return (overrides) => call('GET', path, { env: overrides, wait: false });
  },
  'a script that creates its domain': async () => {
    const client = await makeClient({ autoCreateDomains: true });
    await setHosts(db, client.id, ['www.mysite.xyz']);
    const found = env.DB.prepare('SELECT embedKey FROM clients WHERE id = ?').bind(client.id);
    const path = `/app.js?apiKey=${await found.first<string>('embedKey')}`;
    const headers = { Referer: 'https://www.mysite.xyz/shop' };
    return (overrides) => call('GET', path, { headers, env: overrides, wait: false });
  },
  'a decision': async () => {
    const made = await makeDomain();
    return (overrides) => sendDecision(made, overrides);
  },
};

test.each(Object.entries(calls))(
  '%s does not wait for D1, whichever of its calls hangs',
  async (_, prepare) => {
    shortenAllWaits();
    for (let n = 1, isOver = false; !isOver; n++) {
      const send = await prepare();
      await forgetPublished();
      const hanging = hangingAt(n);
      const answered = send(hanging.overrides);
      const late = new Promise<undefined>((resolve) => {
        AbortSignal.timeout(5000).addEventListener('abort', () => resolve(undefined));
      });
      const answer = await Promise.race([answered, late]);
      hanging.release();
      await answered;
      await finishWork();
      isOver = hanging.isOver();
      const retryAfter = answer?.headers.get('Retry-After');
      expect([answer?.status, n]).toEqual([expect.toBeOneOf([200, 201, 503]), n]);
      expect(answer?.status === 503).toBe(Number(retryAfter) > 0);
    }
  },
);

test('while D1 hangs, everybody gets a 503 that says when to try again, and the operator a status', async () => {
  const its = await world();
  const { all } = captureEvents();
  shortenAllWaits();
  const hanging = platform({ DB: { hangs: true } }, its.bindings).env;
  const statuses = await Promise.all(
    Object.entries(callsOfRoles).map(async ([name, ask]) => {
      const answer = await ask(its, hanging);
      if (answer.status === 503) expectUnavailable(name, answer);
      return [name, answer.status] as const;
    }),
  );
  const reached = ['operator API: status', 'stranger: sign-in page'];
  expect(statuses).toEqual(statuses.map(([name]) => [name, reached.includes(name) ? 200 : 503]));
  expect(all()).toContainEqual({
    event: 'platform unavailable',
    route: 'GET /api/test',
    error: 'D1 did not respond in time',
  });
  expect(all().filter(({ event }) => event === 'error')).toEqual([]);
});

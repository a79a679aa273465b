import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { hosting, type Overrides } from '../support/call.ts';
import { interleave } from '../support/bindings/intercepted-bindings.ts';
import { makeDomain } from '../support/make.ts';
import { publishedBy } from '../support/published-by.ts';
import { loggedIn, redirectTarget } from '../support/visit.ts';
import { siteKey } from '../../src/visitor/site/memory-and-kv-copies.ts';

// That every kind of change is published, and nothing else is, is tested with the list of all routes
// (test/db/activity/routes.test.ts).

/** Bindings that record which keys are written to KV. */
function recordedKv(bindings: Overrides) {
  const keys: string[] = [];
  const KEYS = new Proxy(bindings.KEYS!, {
    get: (kv, name) => {
      const method = Reflect.get(kv, name) as (...args: unknown[]) => unknown;
      return (...args: unknown[]) => {
        if (name === 'put') keys.push(String(args[0]));
        return method.apply(kv, args);
      };
    },
  });
  return { keys, env: { ...bindings, KEYS } };
}

test(
  'a request publishes its own changes, at whichever of its calls another request of the isolate ends',
  { tags: 'long' },
  async () => {
    const other = await makeDomain('www.other.example');
    for (let k = 1; ; k++) {
      const made = await makeDomain();
      let own: string[] = [];
      let others: string[] = [];
      const { stopped } = await interleave(
        env,
        k,
        async (bindings) => {
          const recorded = recordedKv(bindings);
          own = recorded.keys;
          expect((await hosting('DELETE', made.P, undefined, { env: recorded.env })).status).toBe(204);
        },
        async (bindings) => {
          const recorded = recordedKv(bindings);
          others = recorded.keys;
          const path = `${other.P}/locale/en_US`;
          await hosting('PUT', path, { widgetTitle: `Title ${k}` }, { env: recorded.env });
        },
      );
      expect(own, `stopped at call ${k}`).toEqual([siteKey(made.domain.id)]);
      if (!stopped) break;
      expect(others, `while another one stopped at call ${k}`).toEqual([siteKey(other.domain.id)]);
    }
  },
);

test('a form that changes nothing publishes nothing', async () => {
  const { client, visit } = await loggedIn();
  const { domain } = await makeDomain('www.mysite.xyz', client);
  const path = `/account/domains/${domain.id}`;
  const send = (to: string, fields: Record<string, string>) => () => visit.post(path + to, fields);
  const add = send('/services/add/save', { preset: '1001' });
  await visit.get(path);
  expect([...(await publishedBy([domain.id], add)).keys()]).toEqual([domain.id]);
  for (const run of [add, send('/status', { issue: 'early:ads.example', reopen: '1' })]) {
    const published = await publishedBy([domain.id], async () => {
      expect(redirectTarget(await run())).toContain(path);
    });
    expect(published.size).toBe(0);
  }
});

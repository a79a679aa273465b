import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import page from '../../docs/agents.md?raw';
import { databaseOf } from '../../src/db/databases.ts';
import { requireState } from '../../src/domains/status/read-domain-state.ts';
import { statusIssues } from '../../src/domains/status/status-issues.ts';
import { call } from '../support/call.ts';

const OPERATOR_KEY = { Authorization: `Bearer ${env.HOSTING_API_KEY}` };

/** The calls of the page for coding agents, in their order. */
const calls = [...page.matchAll(/```http\n(GET|POST|PUT) (\S+)\n([\s\S]*?)```/g)].map(
  ([, method, path, body]) => ({ method: method!, path: path!, body: body!.trim() }),
);

test('each call of the page for coding agents works, and together they set up a website', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async () =>
      new Response(
        '<html lang="de"><title>Hotel</title><script src="https://www.googletagmanager.com/gtag/js?id=G-1"></script><a href="/impressum">Impressum</a>',
        { headers: { 'content-type': 'text/html' } },
      ),
  );
  const ids: Record<string, string> = {};
  const answers = new Map<string, unknown>();
  for (const { method, path, body } of calls) {
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? `missing-${name}`);
    const answer = await call(method, filled, {
      headers: OPERATOR_KEY,
      ...(body && { body: JSON.parse(body) as unknown }),
    });
    expect([path, answer.status, answer.status < 300 ? '' : answer.text]).toEqual([
      path,
      method === 'POST' || path.endsWith('/placeholder') ? 201 : 200,
      '',
    ]);
    answers.set(`${method} ${path.replace(/.*\{\w+\}/, '')}`, answer.body);
    if (method === 'POST' && path.endsWith('/client')) ids.clientId = (answer.body as { id: string }).id;
    if (method === 'POST' && path.endsWith('/domain')) ids.domainId = (answer.body as { id: string }).id;
  }
  expect(calls).toHaveLength(15);
  expect(answers.get('GET /onboarding/scan')).toMatchObject({ availablePresets: [{ id: 1001 }] });
  expect(answers.get('GET /onboarding/embed')).toMatchObject({
    default: expect.stringContaining(`domain=${ids.domainId}`),
  });
  const services = answers.get('GET /embedding') as { name: string; active: boolean; key: string }[];
  expect(services.map(({ name, active }) => [name, active])).toEqual(
    expect.arrayContaining([
      ['Google Analytics 4', true],
      ['Google Maps', true],
    ]),
  );
  const { issues } = statusIssues(await requireState(databaseOf(env.DB), ids.domainId!), Date.now() / 1000);
  // What these calls cannot do, and the texts of the example’s own service.
  expect(issues.map(({ type }) => type)).toEqual(['notInstalled', 'notScanned', 'undescribed']);
});

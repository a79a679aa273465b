// What the W3C's draft of Global Privacy Control asks of servers (section 3.3), whose tests in web-platform-tests (gpc/) compare
// the header with exactly "1".
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { call, hosting } from '../support/call.ts';
import { fold } from '../support/log/fold.ts';
import { decide, makeDomain, tell } from '../support/make.ts';

/** Values of `Sec-GPC`, several headers as one list, and whether they are an opt-out. */
const values: [value: string, isOptOut: boolean][] = [
  ['1', true],
  [' 1 ', true],
  ['1, 1', true],
  ['0, 1', true],
  ['1,true', true],
  ['0', false],
  ['', false],
  ['true', false],
  ['01', false],
  ['1.0', false],
  ['11', false],
  ['"1"', false],
  ['?1', false],
  ['1;v=2', false],
  ['0, 0', false],
];

test('an opt-out is a header with exactly “1”, or several of which one has it', async () => {
  const made = await makeDomain();
  const path = `/app.js?apiKey=${made.embedKey}&domain=${made.domain.id}`;
  const plain = await call('GET', path);
  const scripts = [];
  for (const [value] of values) {
    const headers = { 'Sec-GPC': value };
    const asked = await call('GET', path, { headers });
    scripts.push([value, asked.status === 200 && asked.text !== plain.text]);
    await decide(made, {}, headers);
    await tell(made, {}, headers);
  }
  await fold();
  const { results } = await env.DB.prepare('SELECT signals FROM entries ORDER BY seq').all();
  const [statistics] = (await hosting('GET', `${made.P}/statistics`)).body;
  expect(scripts).toEqual(values);
  expect(results.map(({ signals }) => signals === 'gpc')).toEqual(values.map(([, isOptOut]) => isOptOut));
  expect(statistics.gpc).toBe(values.filter(([, isOptOut]) => isOptOut).length);
  expect(plain.headers.get('Vary')).toContain('Sec-GPC');
});

import { expect, test } from 'vitest';
import { call, hosting } from '../support/call.ts';
import { makeDomain } from '../support/make.ts';
import { names } from '../../src/visitor/widget.gen.ts';
import { problem } from '../support/problem.ts';

test('the script answers under the file names of CCM19 snippets, below any path', async () => {
  const made = await makeDomain();
  await hosting('PUT', made.P, { name: made.domain.name, importCcm19Decisions: true });
  const query = `?apiKey=${made.embedKey}&domain=${made.domain.id}`;
  const plain = await call('GET', `/app.js${query}`);
  const paths = ['/public/app.js', '/app/public/ccm19.js', '/ccm19/public/app.js', '/a/b/c/public/ccm19.js'];
  // The calls are simultaneous, because page views are written two seconds later.
  const answers = paths.map(async (path) => {
    const answer = await call('GET', path + query);
    expect([answer.status, answer.text === plain.text], path).toEqual([200, true]);
    expect(answer.headers.get('ETag')).toBe(plain.headers.get('ETag'));
    const head = await call('HEAD', path + query);
    expect([head.status, head.text]).toEqual([200, '']);
    expect((await call('GET', `${path}${query}0`)).status).toBe(404);
  });
  await Promise.all(answers);
});

test('and imports decisions made under CCM19, which a new domain’s other snippets do not', async () => {
  const made = await makeDomain();
  const query = `?apiKey=${made.embedKey}&domain=${made.domain.id}`;
  const name = names['importCcm19Decisions']!;
  const imports = async (path: string) => (await call('GET', path + query)).text.includes(`"${name}":true`);
  expect(await imports('/app.js')).toBe(false);
  for (const path of ['/ccm19.js', '/public/app.js', '/ccm19/public/ccm19.js'])
    expect(await imports(path), path).toBe(true);
  expect((await hosting('GET', made.P)).body.importCcm19Decisions).toBe(false);
  await hosting('PUT', made.P, { name: made.domain.name, importCcm19Decisions: true });
  expect(await imports('/app.js')).toBe(true);
});

test('other paths and methods are not the script', async () => {
  for (const path of ['/public/app.jsx', '/publicapp.js', '/public/ccm19.js/', '/x/public/index.js'])
    expect(problem(await call('GET', path)), path).toBe(404);
  expect(problem(await call('POST', '/app/public/ccm19.js', { body: {} }))).toBe(405);
});

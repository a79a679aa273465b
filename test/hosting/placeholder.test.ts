import { beforeEach, describe, expect, test } from 'vitest';
import { hosting } from '../support/call.ts';
import { makeDomain } from '../support/make.ts';
import { pointers, problem } from '../support/problem.ts';

let all: string;
beforeEach(async () => {
  all = `${(await makeDomain()).P}/placeholder`;
});
const at = (name: string) => `${all}/${encodeURIComponent(name)}`;
const create = (name: unknown, value: unknown = '') => hosting('POST', all, { name, value });
const list = async () => (await hosting('GET', all)).body;

test('a name is stored and returned as sent, and works in the path', async () => {
  for (const name of [
    'COMPANY',
    '{COMPANY}',
    '{}}',
    '{{X}}',
    'a b',
    '100%',
    '%41',
    '%2F',
    "'",
    '"',
    '_',
    '👩‍👩‍👧',
    '\u202eRTL',
    '?x=1',
    '#',
    '\\',
  ]) {
    const created = await create(name, 'v');
    expect(created.status, created.text).toBe(201);
    expect(created.body).toEqual({ name, value: 'v' });
    expect((await hosting('GET', at(name))).body).toEqual({ name, value: 'v' });
    expect((await hosting('PUT', at(name), { value: 'w' })).body).toEqual({ name, value: 'w' });
    expect((await hosting('DELETE', at(name))).status).toBe(204);
    expect(await list()).toEqual([]);
  }
});

test.each(['', '{}', 'a/b', 'a\nb', 'a\0b', '\u0085', '\u007f', '\ud800', 'x'.repeat(65)])(
  'the name %j is refused',
  async (name) => {
    expect(new Set(pointers(await create(name)))).toEqual(new Set(['/name']));
  },
);

test('a name with and without braces is the same name', async () => {
  await create('{COMPANY}', 'Acme');
  for (const name of ['COMPANY', '{COMPANY}']) {
    expect(pointers(await create(name))).toEqual(['/name']);
    expect((await hosting('GET', at(name))).body).toEqual({ name: '{COMPANY}', value: 'Acme' });
  }
  await create('STREET');
  expect((await hosting('GET', at('{STREET}'))).body.name).toBe('STREET');
  expect((await create('company')).status).toBe(201);
});

test('on update the name is ignored', async () => {
  await create('COMPANY', 'Acme');
  for (const name of ['OTHER', '{COMPANY}', 7, '']) {
    expect((await hosting('PUT', at('COMPANY'), { name, value: 'x' })).body).toEqual({
      name: 'COMPANY',
      value: 'x',
    });
  }
});

test.each(['', '</script>\u2028{COMPANY}', '👋'.repeat(100)])('the value %j is stored', async (value) => {
  expect((await create('A', value)).body.value).toBe(value);
});

test.each([null, 7, ['x'], 'a\0b', '\udc00'])('the value %j is refused', async (value) => {
  expect(pointers(await create('A', value))).toEqual(['/value']);
});

describe('the bulk PUT', () => {
  const before = [
    { name: 'A', value: '1' },
    { name: '{B}', value: '2' },
  ];
  beforeEach(async () => {
    await hosting('PUT', all, before);
  });

  test('replaces all placeholders and returns them in their order', async () => {
    const next = ['{Z}', 'A', 'M', '%', "'); DELETE FROM placeholders; --"].map((name) => ({
      name,
      value: name,
    }));
    const put = await hosting('PUT', all, next);
    expect([put.status, put.body]).toEqual([201, next]);
    expect(await list()).toEqual(next);
    expect((await hosting('PUT', all, [])).body).toEqual([]);
    expect(await list()).toEqual([]);
  });

  test('accepts thousands in one call', async () => {
    const many = Array.from({ length: 5000 }, (_, i) => ({ name: `NAME_${i}`, value: `Value ${i}` }));
    expect((await hosting('PUT', all, many)).status).toBe(201);
    expect(await list()).toEqual(many);
  });

  test('leaves the placeholders of other domains unchanged', async () => {
    const other = `${(await makeDomain()).P}/placeholder`;
    await hosting('PUT', other, [{ name: 'A', value: 'other' }]);
    await hosting('PUT', all, []);
    expect((await hosting('GET', other)).body).toEqual([{ name: 'A', value: 'other' }]);
  });

  test.each([
    [
      'a repeated name',
      [
        { name: 'X', value: '' },
        { name: 'X', value: '' },
      ],
      ['/1/name'],
    ],
    [
      'a name repeated in braces',
      [
        { name: '{X}', value: '' },
        { name: 'Y', value: '' },
        { name: 'X', value: '' },
      ],
      ['/2/name'],
    ],
    [
      'an invalid value',
      [
        { name: 'X', value: '' },
        { name: 'Y', value: 7 },
      ],
      ['/1/value'],
    ],
    [
      'an invalid name',
      [
        { name: 'X', value: '' },
        { name: 'a/b', value: '' },
      ],
      ['/1/name'],
    ],
    ['a missing value', [{ name: 'X' }], ['/0/value']],
    ['an unknown property', [{ name: 'X', value: '', more: 1 }], ['/0/more']],
    ['something else than objects', [null, 'x'], ['/0', '/1']],
    ['no list', { name: 'X', value: '' }, ['']],
  ])('with %s leaves all as they were', async (_, payload, expected) => {
    expect(pointers(await hosting('PUT', all, payload))).toEqual(expected);
    expect(await list()).toEqual(before);
  });

  test('that exceeds the database’s parameter size changes nothing', { tags: 'long' }, async () => {
    // 64 characters of three bytes each: the names are sent once and stored twice.
    const names = Array.from({ length: 4700 }, (_, i) => String(i).padStart(64, '一'));
    const put = await hosting(
      'PUT',
      all,
      names.map((name) => ({ name, value: '' })),
    );
    expect([201, 400]).toContain(put.status);
    const after = await list();
    expect(after).toEqual(put.status === 201 ? put.body : before);
  });
});

test('of ten parallel creates with one name exactly one wins', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => create(i % 2 ? 'A' : '{A}')));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter((answer) => answer.status !== 201 && problem(answer) === 400)).toHaveLength(9);
});

import { expect, test } from 'vitest';
import { hosting } from '../../support/call.ts';
import { makeDomain } from '../../support/make.ts';

const send = (P: string, body: unknown) => hosting('POST', `${P}/onboarding/embeddingsFromCookies`, body);

test('cookies and storage keys become one embedding per service, and one for each unknown name', async () => {
  const { P } = await makeDomain();
  const answer = await send(P, [
    { name: '_ga', storageType: 'cookie' },
    { name: 'my_cookie', storageType: 'cookie' },
    { name: '_ga_1A2B3C', storageType: 'cookie' },
    { name: '_grecaptcha', storageType: 'localStorage' },
    { name: '_grecaptcha', storageType: 'sessionStorage' },
    { name: 'my_cookie', storageType: 'cookie' },
    { name: '*', storageType: 'sessionStorage' },
  ]);
  expect(answer.status, answer.text).toBe(201);
  const summary = answer.body.map(({ name, purpose, active }: Record<string, unknown>) => [
    name,
    purpose,
    active,
  ]);
  expect(summary).toEqual([
    ['Google Analytics 4', 'a717ff5', false],
    ['my_cookie', '15c61c3', false],
    ['Google reCAPTCHA', expect.any(String), false],
    ['_grecaptcha', '15c61c3', false],
    ['*', '15c61c3', false],
  ]);
  expect(answer.body[3].assets).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{12}$/),
      name: '_grecaptcha',
      storageType: 'sessionStorage',
      dynamic: false,
      lifetime: '',
      description: '',
      translations: {},
    },
  ]);
  expect((await hosting('GET', `${P}/embedding`)).body).toEqual(answer.body);
});

test.each([
  [[{ name: 'a', storageType: 'indexedDb' }], '/0/storageType'],
  [[{ name: 'a' }], '/0/storageType'],
  [[{ storageType: 'cookie' }], '/0/name'],
  [[{ name: '', storageType: 'cookie' }], '/0/name'],
  [[{ name: 'x'.repeat(256), storageType: 'cookie' }], '/0/name'],
  [[{ name: 'a', storageType: 'cookie', domain: 'x' }], '/0/domain'],
  [{}, ''],
])('a wrong payload is a 400 that points at the error, and nothing is created', async (payload, pointer) => {
  const { P } = await makeDomain();
  const answer = await send(P, payload);
  expect(answer.status, answer.text).toBe(400);
  expect(answer.body.errors[0].pointer).toBe(pointer);
  expect((await hosting('GET', `${P}/embedding`)).body).toEqual([]);
});

test('a short name belongs to a service only if another cookie of the service is in the list', async () => {
  const { P } = await makeDomain();
  const services = async (...names: string[]) => {
    const { body } = await send(
      P,
      names.map((name) => ({ name, storageType: 'cookie' })),
    );
    return body.map(({ name }: { name: string }) => name);
  };
  expect(await services('IDE', '_gcl_au')).toEqual(['Google Ads']);
  expect(await services('IDE')).toEqual(['IDE']);
});

import { expect, test } from 'vitest';
import { redirectTarget, visit } from '../../support/visit.ts';

test('a page has the color scheme that was chosen, until the system’s is chosen again', async () => {
  const its = visit({ 'Accept-Language': 'en-GB' });
  expect((await its.get('/account/login')).text).toContain(
    '<html lang="en"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="color-scheme" content="light dark"/>',
  );
  const chosen = await its.get('/account/login?next=%2Faccount%2Fsettings&scheme=dark');
  expect(redirectTarget(chosen)).toBe('/account/login?next=%2Faccount%2Fsettings');
  const { text } = await its.get('/account/login');
  expect(text).toContain('<html lang="en" data-scheme="dark">');
  expect(text).toContain('<meta name="color-scheme" content="dark"/>');
  expect(text).toContain('<a href="/account/login?scheme=dark" aria-current="true">');
  await its.get('/account/login?scheme=system');
  expect((await its.get('/account/login')).text).not.toContain('data-scheme');
});

test('the pictures of the front page have the color scheme that was chosen', async () => {
  const its = visit({ 'Accept-Language': 'en-GB' });
  await its.get('/?scheme=dark');
  const { text } = await its.get('/');
  expect([...text.matchAll(/pictures\/\w+-en-(\w+)/g)].map(([, scheme]) => scheme)).toEqual(['dark', 'dark']);
  expect(text).not.toContain('prefers-color-scheme');
});

test('an unknown color scheme is ignored', async () => {
  const its = visit();
  await its.get('/account/login?scheme=%22%3E%3Cscript%3E');
  its.cookies.set('__Host-placet-scheme', '"><script>');
  expect((await its.get('/account/login')).text).not.toMatch(/data-scheme|><script>/);
});

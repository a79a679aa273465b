import { expect, test } from 'vitest';
import { accentColors } from '../../src/pages/branding/accent-colors.ts';
import { forgetBranding } from '../../src/pages/branding/branding-cache.ts';
import { readBranding } from '../../src/db/clients/branding.ts';
import { contrast } from '../../src/lib/color-contrast.ts';
import { call } from '../support/call.ts';
import { db } from '../support/db.ts';
import { redirectTarget } from '../support/visit.ts';
import { operatorVisit } from './operator-visit.ts';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const SVG =
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>';

type Fields = Record<string, string | Blob>;
async function save(fields: Fields, its?: Awaited<ReturnType<typeof operatorVisit>>) {
  const visit = its ?? (await operatorVisit());
  await visit.get('/operator/branding');
  const form = new FormData();
  const all = { token: visit.token(), name: '', accentColor: '#0f6b52', supportAddress: '', ...fields };
  for (const [name, value] of Object.entries(all)) form.append(name, value);
  const sent = new Response(form);
  const answer = await visit.send('POST', '/operator/branding/save', {
    body: new Uint8Array(await sent.arrayBuffer()),
    headers: { 'Content-Type': sent.headers.get('Content-Type')! },
  });
  return { visit, answer };
}

test('without branding, pages have the name, colors and icon of Placet', async () => {
  forgetBranding();
  const { text } = await call('GET', '/account/login');
  expect(text).toContain('· Placet</title>');
  expect(text).toContain('<link rel="icon" href="/account/icon.svg"/>');
  expect(text).not.toMatch(/brand\/style|<footer/);
  for (const asset of ['logo', 'style.css'])
    expect((await call('GET', `/account/brand/${asset}`)).status).toBe(404);
});

test('the operator’s name, logo, color and support address are on every page of the console, and on the sign-in page', async () => {
  const { visit, answer } = await save({
    name: 'Agentur Nord',
    accentColor: '#8a1c5b',
    supportAddress: 'help@nord.example',
    logo: new Blob([PNG]),
  });
  expect(redirectTarget(answer)).toBe('/operator/branding');
  for (const { text } of [
    await visit.get('/operator'),
    await call('GET', '/account/login'),
    await call('GET', '/'),
  ]) {
    expect(text).toContain('· Agentur Nord</title>');
    expect(text).toMatch(/<img class="logo" src="\/account\/brand\/logo\?v=\d+" alt="Agentur Nord"/);
    expect(text).toMatch(/<link rel="stylesheet" href="\/account\/brand\/style\.css\?v=\d+"/);
    expect(text).toContain('<a href="mailto:help@nord.example">help@nord.example</a>');
  }
  expect((await call('GET', '/')).text).toContain('Agentur Nord asks your website’s visitors');
  expect((await call('GET', '/account/brand/branding.json')).body).toEqual({
    name: 'Agentur Nord',
    logo: expect.stringMatching(/^\/account\/brand\/logo\?v=\d+$/),
    styleSheet: expect.stringMatching(/^\/account\/brand\/style\.css\?v=\d+$/),
  });
  expect(await readBranding(db)).toMatchObject({ name: 'Agentur Nord', accentColor: '#8a1c5b' });
  const logo = await call('GET', '/account/brand/logo');
  expect([logo.status, logo.headers.get('Content-Type')]).toEqual([200, 'image/png']);
  const style = await call('GET', '/account/brand/style.css');
  expect(style.headers.get('Content-Type')).toContain('text/css');
  expect(style.text).toContain(':root{--accent:light-dark(#8a1c5b,#');
});

test('browsers keep the logo and the style sheet only under the address of the version that they got', async () => {
  const { visit } = await save({ accentColor: '#8a1c5b', logo: new Blob([PNG]) });
  const { text } = await visit.get('/operator');
  const addresses = [...text.matchAll(/(\/account\/brand\/[\w.]+)\?v=(\d+)"/g)];
  expect(new Set(addresses.map(([, path]) => path)).size).toBe(2);
  for (const [, path, version] of addresses) {
    const caching = async (v: number) => (await call('GET', `${path}?v=${v}`)).headers.get('Cache-Control');
    expect(await caching(Number(version))).toContain('immutable');
    // Another isolate has saved a change that this one does not know yet.
    expect(await caching(Number(version) + 1)).toBe('no-store');
  }
});

test('saving without a file keeps the logo, which can be removed', async () => {
  const { visit } = await save({ logo: new Blob([PNG]) });
  await save({ name: 'Nord' }, visit);
  expect((await call('GET', '/account/brand/logo')).status).toBe(200);
  await save({ remove: 'on', accentColor: '#8a1c5b', defaultColor: 'on' }, visit);
  expect((await call('GET', '/account/brand/logo')).status).toBe(404);
  expect(await readBranding(db)).toMatchObject({ name: 'Placet', logo: '', accentColor: '' });
});

test('an SVG logo cannot run scripts or load anything, even if it is opened as a page', async () => {
  await save({ logo: new Blob([SVG]) });
  const { headers, text } = await call('GET', '/account/brand/logo');
  expect(text).toBe(SVG);
  expect(headers.get('Content-Type')).toBe('image/svg+xml');
  expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; .*; sandbox$/);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect((await call('GET', '/account/login')).text).not.toContain('onload');
});

test('a hostile name is shown as text', async () => {
  const { visit } = await save({ name: '"><script>alert(1)</script>' });
  for (const path of ['/operator/branding', '/operator']) {
    const { text } = await visit.get(path);
    expect(text).not.toContain('<script>');
    expect(text).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>');
  }
  await save({}, visit);
});

test.each([
  ['accentColor', { accentColor: '#ffcc00' }, 'has a contrast of 1.4 : 1 with the background'],
  ['accentColor', { accentColor: 'red' }, 'This value is not allowed.'],
  ['supportAddress', { supportAddress: 'nobody' }, 'Enter an email address such as name@example.com.'],
  ['name', { name: 'n'.repeat(65) }, 'Enter at most 64 characters.'],
  ['logo', { logo: new Blob(['<html><svg></svg>']) }, 'Choose a PNG, SVG, JPEG or WebP file'],
  ['logo', { logo: new Blob([PNG, new Uint8Array(65_536)]) }, 'of up to 64 KiB'],
] as [string, Fields, string][])(
  'a wrong value of %s is explained and not saved',
  async (field, wrong, message) => {
    const before = await readBranding(db);
    const { answer } = await save({ supportAddress: 'new@nord.example', ...wrong });
    expect(answer.status).toBe(422);
    expect(answer.text).toMatch(new RegExp(`<a href="#${field}">[^<]*${message}`));
    expect(answer.text).toContain(`id="${field}-error"`);
    expect(await readBranding(db)).toEqual(before);
  },
);

test('an SVG is recognized after comments and declarations, in linear time', async () => {
  const svg = `\ufeff\n<?xml version="1.0"?><!-- a --><!DOCTYPE svg><!-- <svg -->${'<!---->'.repeat(6000)}\n<svg xmlns="x"/>`;
  expect((await save({ logo: new Blob([svg]) })).answer.status).not.toBe(422);
  expect((await call('GET', '/account/brand/logo')).headers.get('Content-Type')).toBe('image/svg+xml');
  // Any of them kept a pattern with nested repetitions busy for longer than the test may take.
  for (const piece of ['<!---->', ' ', '<!--', '<?xml>', '<?xml', '<!DOCTYPE ', '<!-- > '])
    for (const end of ['', '<svgs>', '<html>'])
      expect(
        (await save({ logo: new Blob([piece.repeat(60_000 / piece.length) + end]) })).answer.status,
      ).toBe(422);
});

test('only the operator can change the branding', async () => {
  for (const method of ['GET', 'POST'])
    expect((await call(method, `/operator/branding${method === 'POST' ? '/save' : ''}`)).status).not.toBe(
      200,
    );
});

test('pages are shown with the default branding if the database does not respond', async () => {
  forgetBranding();
  const DB = {
    prepare: () => {
      throw new Error('down');
    },
  } as unknown as D1Database;
  const { status, text } = await call('GET', '/account/login', { env: { DB } });
  expect([status, /· Placet<\/title>/.test(text)]).toEqual([200, true]);
});

test.each(['#0f6b52', '#8a1c5b', '#1d4ed8', '#b91c1c', '#000000', '#6b7280'])(
  'the shades of %s can be read in both schemes',
  (color) => {
    const { accent, 'accent-strong': strong, 'on-accent': text, tint } = accentColors(color);
    for (const scheme of [0, 1] as const) {
      for (const surface of [scheme ? '#181f1c' : '#f6f7f6', scheme ? '#101513' : '#ffffff', tint[scheme]])
        expect(contrast(accent[scheme], surface)).toBeGreaterThanOrEqual(4.5);
      for (const surface of [accent[scheme], strong[scheme]])
        expect(contrast(text[scheme], surface)).toBeGreaterThanOrEqual(4.5);
      for (const readable of scheme ? ['#e8eeeb', '#a2aea8', '#f39c8b'] : ['#17211d', '#56625c', '#9c2f1c'])
        expect(contrast(readable, tint[scheme])).toBeGreaterThanOrEqual(4.5);
    }
  },
);

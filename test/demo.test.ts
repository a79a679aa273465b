import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { demo } from '../demo/index.ts';
import { call } from './support/call.ts';
import { makeDomain } from './support/make.ts';

test('the deployed Worker has no demo, and its log accepts no past decisions', async () => {
  expect((await call('GET', '/demo')).status).toBe(404);
  const headers = { Authorization: `Bearer ${env.HOSTING_API_KEY}` };
  for (const path of ['/demo/history', '/demo/scan'])
    expect((await call('POST', path, { headers, body: {} })).status).toBe(404);
});

describe('the demo website', () => {
  const get = async (path: string, language: string) => {
    const request = new Request(`https://demo.example${path}`, { headers: { 'Accept-Language': language } });
    const response = await demo.fetch(request, env);
    return { status: response.status, html: await response.text() };
  };

  test('is a shop in German and English, with the snippet first in its head and legal pages', async () => {
    expect((await get('/demo', 'de')).status).toBe(404);
    const { domain } = await makeDomain('https://demo.example/demo');
    const { html: german } = await get('/demo', 'de-AT,en;q=0.5');
    expect(german).toMatch(
      /^<!doctype html>\s*<html lang="de">\s*<head>\s*<meta charset="utf-8">\s*<script [^>]*app\.js/,
    );
    expect(german).toContain(`domain=${domain.id}`);
    expect(german).toContain('1.490');
    expect((await get('/demo', 'en')).html).toContain('Furniture that stays');
    expect((await get('/demo', 'fr')).html).toContain('lang="de"');
    for (const path of ['/demo/de/imprint', '/demo/en/imprint'])
      expect((await get(path, '')).html).toContain('70173 Stuttgart');
    expect((await get('/demo/en/privacy', '')).html).toContain('class="ccm-cookie-declaration"');
  });

  test('loads nothing of others before consent', async () => {
    await makeDomain('https://demo.example/demo');
    const { html } = await get('/demo', 'de');
    const loaded = [...html.matchAll(/<(?:script|iframe|img|link)\b[^>]*? (?:src|href)="([^"]*)"/g)];
    expect(loaded.map(([, address]) => new URL(address!, 'https://demo.example').origin)).toEqual([
      'https://demo.example',
      'null',
    ]);
  });
});

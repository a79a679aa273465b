import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { call } from '../support/call.ts';

const home = async (language: string, bindings: { DEMO?: true } = {}) => {
  const response = await call('GET', '/', { headers: { 'Accept-Language': language }, env: bindings });
  expect(response.status).toBe(200);
  return response.text;
};

describe.each(['de', 'en'])('the front page in %s', (language) => {
  test('shows the banner and the console in its language, for light and dark', async () => {
    const pictures = [...(await home(language)).matchAll(/\/pictures\/[\w-]+\.webp/g)].map(([path]) => path);
    expect(pictures.sort()).toEqual(
      ['banner', 'console'].flatMap((of) =>
        ['dark', 'light'].map((scheme) => `/pictures/${of}-${language}-${scheme}.webp`),
      ),
    );
    for (const path of pictures) {
      const picture = await env.ASSETS.fetch(`https://placet.example${path}`);
      expect(picture.status).toBe(200);
      expect((await picture.arrayBuffer()).byteLength).toBeLessThanOrEqual(60_000);
    }
  });

  test('leads to the account, the documents and the verification of receipts', async () => {
    const html = await home(language);
    for (const path of ['/account', '/docs', '/docs/readme#quick-start', '/verify'])
      expect(html).toContain(`href="${path}"`);
  });

  test('leads to the demo where there is one', async () => {
    expect(await home(language)).not.toContain('href="/demo"');
    expect(await home(language, { DEMO: true })).toContain('href="/demo"');
  });
});

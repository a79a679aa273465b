import { beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { placet, type EdgeOptions } from '../../packages/client/src/edge.ts';
import { UNUSUAL } from '../frameworks/wordpress/unusual-html.ts';
import { cases, comparable, rules } from './rewrite-cases.ts';

const KEY = 'ab'.repeat(32);
let domain = 0;
let options: EdgeOptions;
/** What the service answers. */
let service: (request: Request) => Response | Promise<Response>;
const site = (more: object = {}) => ({
  services: [
    { mandatory: false, ...rules },
    { mandatory: true, markers: ['necessary.example'], scriptMarkers: ['necessary.example'] },
  ],
  allowedScriptMarkers: ['gtag("allowed")'],
  ...more,
});
const asked = () => vi.mocked(fetch).mock.calls.map(([request]) => new Request(request as Request | URL).url);

beforeEach(() => {
  // The isolate keeps the rules of a domain.
  options = { service: 'https://consent.example', domain: `domain${++domain}`, apiKey: 'e&"', key: KEY };
  service = () => Response.json(site(), { headers: { ETag: '"1"' } });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (to, init) => service(new Request(to as URL, init)));
});

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };
const page = (body: BodyInit | null, headers: HeadersInit = HTML, status = 200) => () =>
  new Response(body, { status, headers });
const visit = (origin: (request: Request) => Response | Promise<Response>, headers = {}, url = 'https://www.mysite.xyz/page') =>
  placet(new Request(url, { headers: { Accept: 'text/html', ...headers } }), origin, options);
const rewritten = async (html: BodyInit, headers: HeadersInit = HTML) => (await visit(page(html, headers))).text();
const snippet = () =>
  `<script data-cfasync="false" src="/consent/app?apiKey=e%26%22&amp;domain=${options.domain}" referrerpolicy="origin"></script>`;

describe('tags of services', () => {
  test.each(cases)('$title', async ({ input, output }) => {
    const html = await rewritten(input.replace('52fe2cf95139', options.domain));
    expect(comparable(html.replace(options.domain, '52fe2cf95139'))).toBe(comparable(output));
  });
});

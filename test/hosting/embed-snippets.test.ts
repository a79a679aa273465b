import { expect, test } from 'vitest';
import { BASE, call, hosting } from '../support/call.ts';
import { makeDomain } from '../support/make.ts';
import { problem } from '../support/problem.ts';

test('there is a snippet that detects the language and one for each active locale', async () => {
  const { P, domain, embedKey, client } = await makeDomain();
  const snippet = (more: string) =>
    `<script data-cfasync="false" nowprocket data-no-optimize="1" data-no-defer src="${BASE}/app.js?apiKey=${embedKey}&amp;domain=${domain.id}${more}" referrerpolicy="origin"></script>`;
  const read = async () => {
    const answer = await hosting('GET', `${P}/onboarding/embed`);
    expect(answer.status, answer.text).toBe(200);
    return answer.body;
  };
  expect(await read()).toEqual({ default: snippet(''), en_US: snippet('&amp;lang=en_US') });

  await hosting('PUT', `${P}/locale/de_DE`, { active: true });
  await hosting('PUT', `${P}/locale/en_US`, { active: false });
  await hosting('POST', `${P}/locale`, { name: 'zh', active: true });
  expect(await read()).toEqual({
    default: snippet(''),
    de_DE: snippet('&amp;lang=de_DE'),
    zh: snippet('&amp;lang=zh'),
  });

  // The key is the client's, one for all its domains.
  expect((await makeDomain('two.example', client)).embedKey).toBe(embedKey);
  const script = await call('GET', `/app.js?apiKey=${embedKey}&domain=${domain.id}`);
  expect([script.status, script.headers.get('Content-Type')]).toEqual([
    200,
    expect.stringMatching(/javascript/),
  ]);
});

/** Tools that put off or bundle scripts, each by the rule for leaving one alone that its page documents. */
const tools: [tool: string, page: string, leavesAlone: (tag: string) => boolean][] = [
  [
    'Cloudflare’s Rocket Loader',
    // "The data-cfasync attribute must be added before the src attribute."
    'https://developers.cloudflare.com/speed/optimization/content/rocket-loader/ignore-javascripts/',
    (tag) => /^<script\b[^>]* data-cfasync="false"[^>]* src=/.test(tag),
  ],
  [
    'WP Rocket',
    // "Exclusions by attribute": the attribute alone, `<script nowprocket src=…`.
    'https://docs.wp-rocket.me/article/1655-troubleshoot-delay-javascript-execution-issues',
    (tag) => /^<script\b[^>]* nowprocket[ >]/.test(tag),
  ],
  [
    'LiteSpeed Cache: combining and minifying',
    // `_parse_js` leaves a tag alone whose `data-no-optimize` is not empty, or whose `data-cfasync` is "false".
    'https://github.com/litespeedtech/lscache_wp/blob/v7.2/src/optimize.cls.php',
    (tag) => /^<script\b[^>]* data-no-optimize="[^"0]+"/.test(tag),
  ],
  [
    'LiteSpeed Cache: deferring and delaying',
    // `_js_defer` leaves a tag alone that holds `data-no-defer`.
    'https://github.com/litespeedtech/lscache_wp/blob/v7.2/src/optimize.cls.php',
    (tag) => /^<script\b[^>]* data-no-defer[ =>]/.test(tag),
  ],
];

test.each(tools)('%s leaves the snippet alone (%s)', async (_tool, _page, leavesAlone) => {
  const { P } = await makeDomain();
  const { body } = await hosting('GET', `${P}/onboarding/embed`);
  const snippets = Object.values(body as Record<string, string>);
  expect(snippets.length).toBeGreaterThan(1);
  for (const snippet of snippets) {
    expect(leavesAlone(snippet)).toBe(true);
    // Nor does it ask for what the tools would add.
    expect(snippet).not.toMatch(/\s(async|defer)\b/);
  }
});

test.each([
  ['GET', 'onboarding/embed'],
  ['POST', 'log/archive'],
])('%s %s of a missing or foreign domain is a 404', async (method, tail) => {
  const one = await makeDomain();
  const other = await makeDomain();
  for (const path of [
    `${one.client.path}/domain/000000000000`,
    `${one.client.path}/domain/${other.domain.id}`,
    `/client/000000000000/domain/${one.domain.id}`,
  ]) {
    expect(problem(await hosting(method, `${path}/${tail}`))).toBe(404);
  }
});

test('the current block is sealed on request', async () => {
  const { P } = await makeDomain();
  expect((await hosting('POST', `${P}/log/archive`)).status).toBe(201);
  expect(problem(await hosting('GET', `${P}/log/archive`))).toBe(405);
});

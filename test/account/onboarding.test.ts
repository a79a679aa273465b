import { expect, inject, test } from 'vitest';
import { hosting } from '../support/call.ts';
import { makeDomain } from '../support/make.ts';
import { leadsTo, loggedIn } from '../support/visit.ts';
import { each } from '../support/each.ts';

const site = inject('site');
const env = { ALLOW_PRIVATE_SCAN: 'true' as 'false' };

async function setUp(name: string) {
  const { client, visit } = await loggedIn();
  const made = await makeDomain(name, client);
  const page = `/account/domains/${made.domain.id}/onboarding`;
  const scan = async () => {
    await visit.get(page);
    return visit.post(`${page}/scan`, {}, { env });
  };
  const embeddings = async () => (await hosting('GET', `${made.P}/embedding`)).body;
  return { ...made, visit, page, scan, embeddings };
}
const tickedOn = (text: string) =>
  [...text.matchAll(/name="preset" value="(\d+)" checked/g)].map(([, id]) => Number(id));

test('three steps lead to what the three onboarding operations do', async () => {
  const { visit, page, scan, embeddings, P } = await setUp(`http://${site}/wordpress-shop/`);
  const { body } = await hosting('GET', `${P}/onboarding/scan`, undefined, { env });
  const result = await scan();
  const ids = each<number>(body.availablePresets, 'id');
  expect(tickedOn(result.text)).toEqual(ids);
  for (const text of [body.address.street, body.imprintUrl, body.storage.cookies[0].name]) {
    expect(result.text).toContain(text);
  }
  const answer = await visit.post(`${page}/import`, { preset: String(ids[0]) });
  expect(leadsTo(answer)).toBe(`${page}/embed`);
  expect(await embeddings()).toMatchObject([{ name: body.availablePresets[0].name, active: true }]);
  const embed = await visit.get(`${page}/embed`);
  expect(embed.text).toContain('The services have been imported.');
  const snippets = (await hosting('GET', `${P}/onboarding/embed`)).body;
  const escaped = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
  for (const snippet of Object.values<string>(snippets)) expect(embed.text).toContain(escaped(snippet));
  expect(tickedOn((await scan()).text)).toEqual(ids.slice(1));
});

test('the wizard holds unknown frames back, whether there is something to import or not', async () => {
  for (const fixture of ['wordpress-shop', 'plain']) {
    const { visit, page, scan, P } = await setUp(`http://${site}/${fixture}/`);
    expect((await hosting('GET', P)).body.blockIframes).toBe(false);
    const { text } = await scan();
    expect(text).toContain(fixture === 'plain' ? '>Continue</button>' : '>Import</button>');
    const ticked = tickedOn(text).map(String);
    expect(leadsTo(await visit.post(`${page}/import`, ticked.length ? { preset: ticked[0]! } : {}))).toBe(
      `${page}/embed`,
    );
    expect((await hosting('GET', P)).body).toMatchObject({
      blockIframes: true,
      iframeBlockMode: 'whitelist',
    });
  }
});

test('tags that load before consent are shown with their lines, as texts', async () => {
  const { scan } = await setUp(`http://${site}/early-tags/`);
  const { text } = await scan();
  expect(text).toContain('What loads before consent');
  expect(text).toContain(
    '&lt;script type=&quot;text/x-ccm-loader&quot; data-ccm-loader-src=&quot;//tracker.example/t.js&quot; onload=&quot;go(&amp;quot;x&amp;quot;)&quot;&gt;&lt;/script&gt;',
  );
  expect(text).toContain('take it out of your pages');
  expect(text).toContain('stays blocked until one of your services names its address');
  const many = await setUp(`http://${site}/scripts-50000/`);
  const long = (await many.scan()).text;
  expect(long).toContain('180 more are listed');
  expect(long.length).toBeLessThan(60_000);
  const plain = await setUp(`http://${site}/plain/`);
  expect((await plain.scan()).text).not.toContain('What loads before consent');
});

test('a website with a fault or out of reach is told as such, and the step can be repeated', async () => {
  const faulty = await setUp(`http://${site}/there-is-no-such-page`);
  const told = await faulty.scan();
  expect([told.status, told.text]).toEqual([422, expect.stringContaining('answered with an error')]);
  expect(told.text).toContain('Scan website');
  const unreachable = await setUp('localhost');
  await unreachable.visit.get(unreachable.page);
  const refused = await unreachable.visit.post(`${unreachable.page}/scan`);
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('could not be reached')]);
  const limited = { ...env, SCAN_RATE: { limit: async () => ({ success: false }) } };
  expect((await faulty.visit.post(`${faulty.page}/scan`, {}, { env: limited })).status).toBe(429);
});

test('what is no preset is not imported, and a forged form neither scans nor imports', async () => {
  const { visit, page, embeddings } = await setUp(`http://${site}/plain/`);
  await visit.get(page);
  for (const preset of ['0', '999999999', 'x', '']) {
    expect((await visit.post(`${page}/import`, { preset })).status).toBe(400);
  }
  for (const path of ['scan', 'import']) {
    expect((await visit.post(`${page}/${path}`, { preset: '4001', token: '' })).status).toBe(403);
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await visit.post(`${page}/${path}`, { preset: '4001' }, { headers })).status).toBe(403);
  }
  expect(await embeddings()).toEqual([]);
});

import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import worker from '../../src/index.ts';
import { names } from '../../src/visitor/widget.gen.ts';
import { hosting } from '../support/call.ts';
import { makeDomain, makeEmbedding } from '../support/make.ts';

const NAME = 'www.mysite.xyz';
const settings = ['policyEurope', 'policyUsStates', 'policyQuebec', 'policyBrazil', 'policyElsewhere'];

let made: Awaited<ReturnType<typeof makeDomain>>;
beforeEach(async () => {
  made = await makeDomain(NAME);
});
const configure = async (domain: Record<string, unknown>) => {
  const answer = await hosting('PUT', made.P, { name: NAME, ...domain });
  expect(answer.status, answer.text).toBe(200);
};
const everywhere = (policy: string) => Object.fromEntries(settings.map((name) => [name, policy]));

async function scriptFor(cf?: CfProperties) {
  const url = `https://placet.example/app.js?apiKey=${made.embedKey}&domain=${made.domain.id}`;
  const answer = await worker.fetch(new Request(url, { ...(cf && { cf }) }), env, createExecutionContext());
  expect(answer.status).toBe(200);
  return answer.text();
}

/** The policy for a visitor about whom Cloudflare says this. */
async function policyFor(cf?: CfProperties) {
  const found = new RegExp(`"policy":"(\\w+)"`).exec(await scriptFor(cf));
  return found?.[1] ?? 'optIn';
}

/** The places among these that get another policy than that of a setting, if all other settings have another one. */
async function exceptions(setting: string, places: CfProperties[]) {
  await configure({ ...everywhere('none'), [setting]: 'noticeOnly' });
  const found = [];
  for (const place of places) if ((await policyFor(place)) !== 'noticeOnly') found.push(place);
  return found;
}
const countries = (codes: string) => codes.split(' ').map((country) => ({ country }));
const parts = (country: string, codes: string) =>
  codes.split(' ').map((regionCode) => ({ country, regionCode }));

describe('a visitor gets the policy of Europe', () => {
  test.each([
    [
      'the European Union',
      'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
    ],
    ['its outermost regions and Åland', 'AX GF GP MF MQ RE YT'],
    ['French territories with French data protection law', 'BL NC PF PM TF WF'],
    ['the European Economic Area', 'IS LI NO SJ'],
    ['the United Kingdom, Gibraltar, the Channel Islands and the Isle of Man', 'GB GG GI IM JE'],
    ['Switzerland', 'CH'],
  ])('from %s', async (_, codes) => {
    expect(await exceptions('policyEurope', countries(codes))).toEqual([]);
  });
});

test('a visitor from a US state whose law requires that opt-out signals are honored gets the policy of these states', async () => {
  const states = parts('US', 'CA CO CT DE MD MN MT NE NH NJ OR TX');
  expect(await exceptions('policyUsStates', states)).toEqual([]);
});

test('a visitor from Quebec or Brazil gets the policy of Quebec or Brazil', async () => {
  expect(await exceptions('policyQuebec', parts('CA', 'QC'))).toEqual([]);
  expect(await exceptions('policyBrazil', [{ country: 'BR' }, ...parts('BR', 'SP')])).toEqual([]);
});

test('a visitor from anywhere else gets the policy of the rest of the world, whatever the other fields are', async () => {
  const places = [
    ...countries('JP TR IN PR GU'),
    ...parts('US', 'WA NY FL VA UT DC'),
    ...parts('CA', 'ON BC'),
    { country: 'JP', regionCode: 'CA', isEUCountry: '1', continent: 'EU' },
  ];
  expect(await exceptions('policyElsewhere', places)).toEqual([]);
});

test('a visitor whose country is unknown gets opt-in, whatever the policies are', async () => {
  await configure(everywhere('none'));
  const unknown = ['T1', 'XX', 'ZZ', 'EU', 'AP', 'A1', 'us', 'USA', '', null, undefined];
  for (const country of unknown)
    expect([country, await policyFor({ country, regionCode: 'CA' })]).toEqual([country, 'optIn']);
  expect(await policyFor({})).toBe('optIn');
  expect(await policyFor()).toBe('optIn');
});

test.each([
  ['US', 'policyUsStates'],
  ['CA', 'policyQuebec'],
])('a visitor from %s without a part of the country gets the stricter policy', async (country, setting) => {
  const order = ['optIn', 'optOut', 'noticeOnly', 'none'];
  for (const [i, strict] of order.entries())
    for (const lax of order.slice(i))
      for (const domain of [
        { [setting]: strict, policyElsewhere: lax },
        { [setting]: lax, policyElsewhere: strict },
      ]) {
        await configure({ ...everywhere('optIn'), ...domain });
        for (const regionCode of [undefined, '', '06'])
          expect([domain, regionCode, await policyFor({ country, regionCode })]).toEqual([
            domain,
            regionCode,
            strict,
          ]);
      }
});

test('a theme that asks only in Europe has no banner anywhere else, unless the domain has a policy there', async () => {
  const [{ id }] = (await hosting('GET', `${made.P}/theme`)).body;
  await hosting('PUT', `${made.P}/theme/${id}`, { name: 'Europe', enableOnlyInEu: true });
  await configure({ policyUsStates: 'optOut' });
  const policies = [];
  for (const place of [...countries('DE JP T1'), ...parts('US', 'CA WA')])
    policies.push(await policyFor(place));
  expect(policies).toEqual(['optIn', 'none', 'optIn', 'optOut', 'none']);
});

test('only visitors in the United Kingdom itself get a service without consent, and only under opt-in', async () => {
  const { id } = await makeEmbedding(made.P, { exemptInUk: 'statistics' });
  const exempt = async (country: string) => {
    const text = await scriptFor({ country });
    expect(text).toContain(id);
    return text.includes(`"${names.exempt}":true`);
  };
  const found = [];
  for (const country of ['GB', 'GI', 'JE', 'IE', 'T1']) found.push(await exempt(country));
  expect(found).toEqual([true, false, false, false, false]);
  await configure({ policyEurope: 'optOut' });
  expect(await exempt('GB')).toBe(false);
});

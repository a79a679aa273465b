import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import worker from '../../src/index.ts';
import { names } from '../../src/visitor/widget.gen.ts';
import { hosting } from '../support/call.ts';
import { makeDomain } from '../support/make.ts';

let made: Awaited<ReturnType<typeof makeDomain>>;
beforeEach(async () => {
  made = await makeDomain();
  const [{ id }] = (await hosting('GET', `${made.P}/theme`)).body;
  await hosting('PUT', `${made.P}/theme/${id}`, { name: 'Europe', enableOnlyInEu: true });
});

/** Whether the script asks a visitor with this country from Cloudflare. */
async function asks(cf?: CfProperties) {
  const url = `https://placet.example/app.js?apiKey=${made.embedKey}&domain=${made.domain.id}`;
  const answer = await worker.fetch(new Request(url, { cf }), env, createExecutionContext());
  expect(answer.status).toBe(200);
  return !(await answer.text()).includes(`"${names.outsideEu}":true`);
}

const countries = {
  'the European Union': 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
  'its outermost regions and Åland': 'AX GF GP MF MQ RE YT',
  'French territories with French data protection law': 'BL NC PF PM TF WF',
  'the European Economic Area': 'IS LI NO SJ',
  'the United Kingdom, Gibraltar, the Channel Islands and the Isle of Man': 'GB GG GI IM JE',
  Switzerland: 'CH',
};
test.each(Object.entries(countries))('a visitor from %s is asked', async (_, codes) => {
  for (const country of codes.split(' ')) expect([country, await asks({ country })]).toEqual([country, true]);
});

test('a visitor from any other country is not asked, whatever the other fields are', async () => {
  for (const country of ['US', 'JP', 'BR', 'TR'])
    expect([country, await asks({ country, isEUCountry: '1', continent: 'EU' })]).toEqual([country, false]);
});

test('a visitor whose country is unknown is asked', async () => {
  const unknown = ['T1', 'XX', 'ZZ', 'EU', 'AP', 'A1', 'us', 'USA', '', null, undefined];
  for (const country of unknown) expect([country, await asks({ country })]).toEqual([country, true]);
  expect(await asks({})).toBe(true);
  expect(await asks()).toBe(true);
});

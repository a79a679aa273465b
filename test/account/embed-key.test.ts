import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { clients } from '../../src/db/schema.ts';
import { now } from '../../src/env.ts';
import { call } from '../support/call.ts';
import { db } from '../support/db.ts';
import { decide, makeDomain, tell } from '../support/make.ts';
import { redirectTarget, loggedIn } from '../support/visit.ts';

const PATH = '/account/settings/embed-key';
const DAY = 86_400;

async function withDomain() {
  const { client, visit } = await loggedIn();
  const made = await makeDomain('www.mysite.xyz', client);
  /** What a page with this key gets as soon as the isolate has forgotten what it knew, which takes half a minute. */
  const answers = async (embedKey: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
    const headers = { Referer: 'https://www.mysite.xyz/' };
    const script = (query: string) => call('GET', `/app.js?apiKey=${embedKey}${query}`, { headers });
    // Page views are written two seconds after they were counted; here immediately.
    const all = await Promise.all([
      script(`&domain=${made.domain.id}`),
      script(''),
      decide({ ...made, embedKey }),
      tell({ ...made, embedKey }),
    ]);
    return [...all.map(({ status }) => status), all[0].text.includes(embedKey)];
  };
  const renew = async () => {
    const { text } = await visit.get(PATH);
    const replaces = /name="replaces" value="(\w+)"/.exec(text)![1]!;
    return visit.post(PATH, { replaces });
  };
  const current = async () =>
    (await db.select({ key: clients.embedKey }).from(clients)).map(({ key }) => key)[0]!;
  return { ...made, visit, answers, renew, current };
}
const WORKS = [200, 200, 201, 204, true];
const GONE = [404, 404, 404, 404, false];

test('after a rotation, snippets have the new embed key, and the old one works for 30 days, as the page says', async () => {
  const { domain, embedKey, visit, answers, renew, current } = await withDomain();
  expect(redirectTarget(await renew())).toBe('/account/settings#embed-key');
  const key = await current();
  expect(key).toMatch(/^[0-9a-f]{48}$/);
  expect(key).not.toBe(embedKey);
  const day = new Date((now() + 30 * DAY) * 1000).getUTCFullYear();
  expect((await visit.get('/account/settings')).text).toMatch(
    new RegExp(`The previous key remains valid until [^<]*${day}`),
  );
  const snippets = (await visit.get(`/account/domains/${domain.id}/onboarding/embed`)).text;
  expect([snippets.includes(key), snippets.includes(embedKey)]).toEqual([true, false]);
  expect(await answers(key)).toEqual(WORKS);
  expect(await answers(embedKey)).toEqual(WORKS);
  const later = now() + 30 * DAY + 60;
  vi.useFakeTimers({ toFake: ['Date'], now: later * 1000 });
  expect(await answers(embedKey)).toEqual(GONE);
  expect(await answers(key)).toEqual(WORKS);
});

test('an isolate that has served the old embed key serves each page the key that it requests', async () => {
  const { domain, embedKey, renew, current } = await withDomain();
  const script = async (key: string) => (await call('GET', `/app.js?apiKey=${key}&domain=${domain.id}`)).text;
  expect(await script(embedKey)).toContain(embedKey);
  await renew();
  const key = await current();
  expect(await script(key)).toContain(key);
  expect(await script(embedKey)).toContain(embedKey);
});

test('a form that is sent several times at once rotates the embed key once', async () => {
  const { embedKey, visit, answers } = await withDomain();
  const { text } = await visit.get(PATH);
  const replaces = /name="replaces" value="(\w+)"/.exec(text)![1]!;
  await Promise.all([1, 2, 3].map(() => visit.post(PATH, { replaces })));
  expect(await answers(embedKey)).toEqual(WORKS);
});

test('a used form does not rotate the embed key again; a second rotation ends the oldest key', async () => {
  const { embedKey, visit, answers, renew, current } = await withDomain();
  await renew();
  const second = await current();
  const { text } = await visit.get(PATH);
  expect(text).toContain('stops working immediately');
  await renew();
  expect(await answers(embedKey)).toEqual(GONE);
  expect(await answers(second)).toEqual(WORKS);
  await visit.post(PATH, { replaces: 'x' });
  expect(await answers(second)).toEqual(WORKS);
});

test('two clients never have the same embed key', async () => {
  const { embedKey, renew } = await withDomain();
  await renew();
  const { client } = await loggedIn();
  const set = env.DB.prepare('UPDATE clients SET embedKeyBefore = ? WHERE id = ?').bind(embedKey, client.id);
  await expect(set.run()).rejects.toThrow('UNIQUE');
});

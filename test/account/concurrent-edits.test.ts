import { expect, test } from 'vitest';
import { hosting } from '../support/call.ts';
import { changedForm } from '../support/form.ts';
import { makeDomain } from '../support/make.ts';
import { loggedIn, loggedInAs, redirectTarget, type Visit } from '../support/visit.ts';

type Changes = Record<string, string | string[] | undefined>;

async function setUp() {
  const { client, visit } = await loggedIn();
  const made = await makeDomain('www.mysite.xyz', client);
  const base = `/account/domains/${made.domain.id}`;
  /** Opens a form in a tab, which can be sent later with changes. */
  const open = async (path: string, its: Visit = visit, save = `${path}/save`) => {
    let { text } = await its.get(path);
    return {
      text: () => text,
      fields: (changes: Changes = {}) => changedForm(text, save, changes),
      async send(changes: Changes = {}) {
        const answer = await its.post(save, changedForm(text, save, changes));
        text = answer.text;
        return answer;
      },
    };
  };
  return { ...made, client, visit, base, open };
}

test('two tabs on the settings: each saves its own changes, and none is reverted', async () => {
  const { P, base, open } = await setUp();
  const path = `${base}/settings`;
  const [one, other] = [await open(path), await open(path)];
  expect(redirectTarget(await one.send({ consentCookieLifetime: '90', blockIframes: undefined }))).toBe(path);
  expect(redirectTarget(await other.send({ iframeMarkers: 'a.example\r\nb.example' }))).toBe(path);
  expect((await hosting('GET', P)).body).toMatchObject({
    consentCookieLifetime: 90,
    blockIframes: false,
    iframeMarkers: ['a.example', 'b.example'],
  });
});

test('a save that would revert a change names field, value, person and time, keeps what was entered, and saves when sent again', async () => {
  const { P, client, base, open } = await setUp();
  const path = `${base}/settings`;
  const mine = await open(path);
  const { visit: theirs } = await loggedInAs(client, 'editor', { name: 'Anna Beck' });
  expect(redirectTarget(await (await open(path, theirs)).send({ consentCookieLifetime: '90' }))).toBe(path);
  const refused = await mine.send({ consentCookieLifetime: '120', iframeMarkers: 'a.example' });
  expect(refused.status).toBe(409);
  expect(refused.text).toMatch(
    /id="consentCookieLifetime-error">[^<]*Changed to “90” while you were editing \(Anna Beck, \d+ \w+ 20\d\d, \d+:\d\d/,
  );
  expect(refused.text).toContain('Save again');
  expect(refused.text).toContain('value="120"');
  expect(refused.text).toContain('a.example</textarea>');
  expect((await hosting('GET', P)).body).toMatchObject({ consentCookieLifetime: 90, iframeMarkers: [] });
  expect(redirectTarget(await mine.send())).toBe(path);
  expect((await hosting('GET', P)).body).toMatchObject({
    consentCookieLifetime: 120,
    iframeMarkers: ['a.example'],
  });
});

test('the confirmation counts for the value that was named: a third change is named again', async () => {
  const { P, base, domain, open } = await setUp();
  const path = `${base}/settings`;
  const mine = await open(path);
  const api = (consentCookieLifetime: number) =>
    hosting('PUT', P, { name: domain.name, consentCookieLifetime });
  await api(90);
  expect((await mine.send({ consentCookieLifetime: '120' })).text).toContain('“90”');
  await api(60);
  expect((await mine.send()).text).toContain('“60”');
  expect((await hosting('GET', P)).body.consentCookieLifetime).toBe(60);
  expect(redirectTarget(await mine.send())).toBe(path);
});

test('the name of another user is shown only to those who may see users', async () => {
  const { client, base, open } = await setUp();
  const path = `${base}/settings`;
  const { visit: theirs } = await loggedInAs(client, 'editor', { name: 'Carl' });
  const mine = await open(path, theirs);
  await (await open(path)).send({ consentCookieLifetime: '90' });
  const { text } = await mine.send({ consentCookieLifetime: '120' });
  expect(text).toContain('Changed to “90” while you were editing (Another user, ');
  expect(text).not.toContain(client.username);
});

import { expect, test } from 'vitest';
import { hosting } from '../support/call.ts';
import { changedForm } from '../support/form.ts';
import { makeDomain, makeEmbedding } from '../support/make.ts';
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

test('services, texts, cookies and designs: fields that only others have changed stay', async () => {
  const { P, base, open } = await setUp();
  const { id } = await makeEmbedding(P, { name: 'Video', assets: [{ name: 'sid' }] });
  const cookie = (await hosting('GET', `${P}/embedding/${id}`)).body.assets[0].id;
  const [theme] = (await hosting('GET', `${P}/theme`)).body;
  for (const [page, api, one, other, both] of [
    [
      `services/${id}`,
      `embedding/${id}`,
      { vendor: 'Ours' },
      { 'translations.en_US.name': 'Film' },
      { vendor: 'Ours', translations: { en_US: { name: 'Film' } } },
    ],
    [
      `services/${id}/cookies/${cookie}`,
      `embedding/${id}`,
      { lifetime: '1 day' },
      { storageType: 'localStorage' },
      { assets: [{ lifetime: '1 day', storageType: 'localStorage' }] },
    ],
    [
      'texts/en_US',
      'locale/en_US',
      { widgetTitle: 'Hello' },
      { widgetIntroText: 'a\r\nb' },
      { widgetTitle: 'Hello', widgetIntroText: 'a\nb' },
    ],
    [
      `appearance/${theme.id}`,
      `theme/${theme.id}`,
      { windowLinkColor: '#111111' },
      { name: 'Other' },
      { windowLinkColor: '#111111', name: 'Other' },
    ],
  ] as [string, string, Changes, Changes, object][]) {
    const path = `${base}/${page}`;
    const tabs = [await open(path), await open(path), await open(path), await open(path)] as const;
    expect((await tabs[0].send(one)).status, page).toBe(303);
    expect((await tabs[1].send(other)).status, page).toBe(303);
    expect((await hosting('GET', `${P}/${api}`)).body).toMatchObject(both);
    // The same change again is none.
    expect((await tabs[2].send(one)).status, page).toBe(303);
    const [[name, value]] = Object.entries(one) as [[string, string]];
    const refused = await tabs[3].send({ [name]: name.endsWith('Color') ? '#333333' : 'Third' });
    expect([page, refused.status]).toEqual([page, 409]);
    expect(refused.text).toContain(`Changed to “${value}” while you were editing (agency`);
    expect((await tabs[3].send()).status).toBe(303);
  }
});

test('a preset that is chosen in another tab is not replaced by the preset that the form was shown with', async () => {
  const { P, base, open } = await setUp();
  const [theme] = (await hosting('GET', `${P}/theme`)).body;
  const path = `${base}/appearance/${theme.id}`;
  const [one, other] = [await open(path), await open(path)];
  expect((await one.send({ preset: 'night' })).status).toBe(303);
  expect((await other.send({ name: 'Winter' })).status).toBe(303);
  const [stored] = (await hosting('GET', `${P}/theme`)).body;
  expect(stored).toMatchObject({ name: 'Winter', windowBackgroundColor: '#14181b' });
  const third = await open(path);
  await (await open(path)).send({ preset: 'ocean' });
  expect((await third.send({ preset: 'berry' })).status).toBe(409);
  expect((await third.send()).status).toBe(303);
});

test('placeholders: those that others add, change and remove stay so, and none is reverted unasked', async () => {
  const { P, base, open } = await setUp();
  const list = async () =>
    Object.fromEntries(
      (await hosting('GET', `${P}/placeholder`)).body.map(
        ({ name, value }: { name: string; value: string }) => [name, value],
      ),
    );
  await hosting('PUT', `${P}/placeholder`, [
    { name: 'A', value: '1' },
    { name: 'B', value: '2' },
    { name: 'C', value: '3' },
  ]);
  const path = `${base}/texts/placeholders`;
  const tab = () => open(path);
  const [one, two, three] = [await tab(), await tab(), await tab()];
  await one.send({ name: ['A', 'B', 'C', 'D'], value: ['10', '2', '3', '4'] });
  await two.send({ remove: ['1'] });
  expect(await list()).toEqual({ A: '10', C: '3', D: '4' });
  const refused = await three.send({ value: ['11', '22', '33', ''] });
  expect(refused.status).toBe(409);
  expect(refused.text).toContain('Changed to “10” while you were editing (agency');
  expect(refused.text).toContain('Changed to “Empty” while you were editing');
  expect(await list()).toEqual({ A: '10', C: '3', D: '4' });
  expect((await three.send()).status).toBe(303);
  expect(await list()).toEqual({ A: '11', B: '22', C: '33', D: '4' });
  const [four, five] = [await tab(), await tab()];
  await four.send({ value: ['12', '22', '33', '4', ''] });
  const index = five.fields().name!.indexOf('A');
  const removing = await five.send({ remove: [String(index)] });
  expect(removing.status).toBe(409);
  expect(removing.text).toContain('Changed to “12”');
  expect((await five.send()).status).toBe(303);
  expect(Object.keys(await list())).not.toContain('A');
});

test('the setup: each step changes only what was changed in it', async () => {
  const { P, base, open } = await setUp();
  const step = (name: string) => open(`${base}/onboarding/${name}`);
  const company = [await step('company'), await step('company'), await step('company')] as const;
  await company[0].send({ COMPANY: 'Hotel' });
  await company[1].send({ CITY: 'Bonn' });
  const values = (await hosting('GET', `${P}/placeholder`)).body as { name: string; value: string }[];
  expect(values).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: '{COMPANY}', value: 'Hotel' }),
      expect.objectContaining({ name: '{CITY}', value: 'Bonn' }),
    ]),
  );
  const refused = await company[2].send({ COMPANY: 'Inn' });
  expect(refused.status).toBe(409);
  expect(refused.text).toContain('Changed to “Hotel” while you were editing (agency');
  const legal = [await step('legal'), await step('legal'), await step('legal')] as const;
  await legal[0].send({ 'imprintUrl-en_US': '/imprint', 'privacyPolicyUrl-en_US': '/privacy' });
  expect((await legal[1].send({ 'privacyPolicyUrl-en_US': '/privacy' })).status).toBe(303);
  expect((await hosting('GET', `${P}/locale/en_US`)).body).toMatchObject({ imprintUrl: '/imprint' });
  expect((await legal[2].send({ 'imprintUrl-en_US': '/legal' })).text).toContain('Changed to “/imprint”');
  const languages = [await step('languages'), await step('languages')] as const;
  const ticked = languages[0].fields().language as string[];
  await languages[0].send({ language: [...ticked, 'fr'] });
  await languages[1].send({ language: [...ticked, 'it'] });
  const locales = (await hosting('GET', `${P}/locale`)).body as { name: string; active: boolean }[];
  const active = locales.filter((locale) => locale.active).map(({ name }) => name.slice(0, 2));
  expect(active).toEqual(expect.arrayContaining(['fr', 'it']));
  const look = [await step('look'), await step('look')] as const;
  await look[0].send({ preset: 'ocean' });
  await look[1].send({ widgetPosition: 'top' });
  const [theme] = (await hosting('GET', `${P}/theme`)).body;
  expect(theme).toMatchObject({ widgetPosition: 'top', primaryButtonBackgroundColor: '#1d4ed8' });
});

test('the profile, the account and the role of a user', async () => {
  const { client, visit, open } = await setUp();
  const settings = (save: string, its = visit) => open('/account/settings', its, `/account/settings/${save}`);
  const [one, other] = [await settings('profile'), await settings('profile')];
  await one.send({ company: 'Hotel' });
  expect((await other.send({ firstName: 'Ada' })).status).toBe(303);
  expect((await hosting('GET', client.path)).body).toMatchObject({ company: 'Hotel', firstName: 'Ada' });
  const { user, visit: theirs } = await loggedInAs(client, 'owner', { name: 'Zoe' });
  const third = await settings('account', theirs);
  await (await settings('profile')).send({ company: 'Inn' });
  const refused = await third.send({ company: 'Motel' });
  expect(refused.status).toBe(409);
  expect(refused.text).toContain(`Changed to “Inn” while you were editing (${client.username}`);
  expect((await third.send()).status).toBe(303);
  const role = async () => open('/account/users', visit, `/account/users/${user.id}/role`);
  const [first, late] = [await role(), await role()];
  await first.send({ role: 'editor' });
  const stopped = await late.send({ role: 'viewer' });
  expect(stopped.status).toBe(409);
  expect(stopped.text).toContain('Zoe: Changed to “Editor” while you were editing');
  expect((await late.send()).status).toBe(303);
});

test('saves at the same time: each keeps its changes, and what was checked together is stored together', async () => {
  const { P, base, open } = await setUp();
  const path = `${base}/settings`;
  const changes = [
    { consentCookieLifetime: '90' },
    { consentRejectionLifetime: '200' },
    { iframeMarkers: 'a.example' },
    { consentStorage: 'cookie' },
    { consentResetBeforeDate: '2026-11-01' },
  ];
  const tabs = await Promise.all(changes.map(() => open(path)));
  const answers = await Promise.all(tabs.map((tab, i) => tab.send(changes[i])));
  expect(answers.map(({ status }) => status)).toEqual(changes.map(() => 303));
  expect((await hosting('GET', P)).body).toMatchObject({
    consentCookieLifetime: 90,
    consentRejectionLifetime: 200,
    iframeMarkers: ['a.example'],
    consentStorage: 'cookie',
    consentResetBeforeDate: '2026-11-01',
  });
  const same = await Promise.all(['70', '80'].map(async (days) => ({ days, tab: await open(path) })));
  const sent = await Promise.all(same.map(({ tab, days }) => tab.send({ consentCookieLifetime: days })));
  expect(sent.map(({ status }) => status).toSorted()).toEqual([303, 409]);
});

test('a form that is sent twice, or from an earlier page, changes nothing else', async () => {
  const { P, base, open } = await setUp();
  const path = `${base}/settings`;
  const tab = await open(path);
  const fields = tab.fields({ consentCookieLifetime: '90' });
  const visitOnce = () => tab.send({ consentCookieLifetime: '90' });
  expect((await visitOnce()).status).toBe(303);
  const again = await open(path);
  expect((await again.send(fields)).status).toBe(303);
  expect((await hosting('GET', P)).body.consentCookieLifetime).toBe(90);
});

test('forged hashes only make the forger overwrite, or not; fields that the page did not show stay', async () => {
  const { P, base, open } = await setUp();
  const path = `${base}/settings`;
  const before = (await hosting('GET', P)).body;
  for (const shown of [
    '',
    '=',
    '%',
    'consentCookieLifetime',
    '__proto__=x constructor=y',
    '%00=%ff x'.repeat(500),
  ]) {
    const tab = await open(path);
    expect((await tab.send({ shown, consentCookieLifetime: '5' })).status).toBeOneOf([303, 409]);
    expect((await hosting('GET', P)).body).toMatchObject({ iframeMarkers: before.iframeMarkers });
  }
  const tab = await open(path);
  const answer = await tab.send({
    shown: 'consentCookieLifetime=forged',
    consentCookieLifetime: '6',
    blockIframes: undefined,
  });
  expect(answer.status).toBe(409);
  expect((await hosting('GET', P)).body.blockIframes).toBe(before.blockIframes);
});

test('“Reset to recommended values” and undo ask again if the values that they replace have changed', async () => {
  const { P, domain, visit, base } = await setUp();
  const put = (consentRejectionLifetime: number) =>
    hosting('PUT', P, { name: domain.name, consentRejectionLifetime });
  const stored = async () => (await hosting('GET', P)).body.consentRejectionLifetime;
  await put(200);
  const reset = `${base}/settings/reset`;
  const confirm = async (path: string) => changedForm((await visit.get(path)).text, path, {});
  const early = await confirm(reset);
  await put(300);
  const undo = /activity\/\d+\/undo/.exec((await visit.get(`${base}/activity`)).text)![0];
  const earlyUndo = await confirm(`${base}/${undo}`);
  await put(400);
  for (const [path, form] of [
    [reset, early],
    [`${base}/${undo}`, earlyUndo],
  ] as const) {
    expect(redirectTarget(await visit.post(path, form))).toBe(path);
    expect((await visit.get(path)).text).toContain('Values have changed since you opened this page');
    expect(await stored()).toBe(400);
  }
  expect(redirectTarget(await visit.post(`${base}/${undo}`, await confirm(`${base}/${undo}`)))).toBe(
    `${base}/activity`,
  );
  expect(await stored()).toBe(200);
  expect(redirectTarget(await visit.post(reset, await confirm(reset)))).toBe(`${base}/settings`);
  expect(await stored()).toBe(null);
});

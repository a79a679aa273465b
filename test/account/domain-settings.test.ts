import { expect, test } from 'vitest';
import { call, hosting } from '../support/call.ts';
import { changedForm } from '../support/form.ts';
import { makeDomain } from '../support/make.ts';
import { redirectTarget, loggedIn } from '../support/visit.ts';

async function setUp() {
  const { client, visit } = await loggedIn();
  const made = await makeDomain('www.mysite.xyz', client);
  const path = `/account/domains/${made.domain.id}/settings`;
  const page = await visit.get(path);
  /** The form as it is now, as a browser would send it, with changes. */
  const form = async (changes: Record<string, string | undefined>) =>
    changedForm((await visit.get(path)).text, `${path}/save`, changes);
  return { ...made, visit, path, page, form };
}

test('saving settings without changes changes nothing', async () => {
  const { P, visit, path, form } = await setUp();
  const before = (await hosting('GET', P)).body;
  expect(redirectTarget(await visit.post(`${path}/save`, await form({})))).toBe(path);
  expect((await hosting('GET', P)).body).toEqual(before);
});

test('switches, lists, numbers and dates can be changed', async () => {
  const { P, visit, path, form } = await setUp();
  const changes = {
    blockIframes: 'on',
    rememberIframeConsentPerDomain: undefined,
    iframeMarkers: 'maps.example\r\n\r\n  video.example ',
    consentCookieLifetime: '180',
    consentResetBeforeDate: '2026-11-01',
    consentStorage: 'cookie',
  };
  expect(redirectTarget(await visit.post(`${path}/save`, await form(changes)))).toBe(path);
  expect((await hosting('GET', P)).body).toMatchObject({
    blockIframes: true,
    rememberIframeConsentPerDomain: false,
    iframeMarkers: ['maps.example', 'video.example'],
    consentCookieLifetime: 180,
    consentResetBeforeDate: '2026-11-01',
    consentStorage: 'cookie',
  });
  expect(redirectTarget(await visit.post(`${path}/save`, await form({ consentResetBeforeDate: '' })))).toBe(
    path,
  );
  expect((await hosting('GET', P)).body.consentResetBeforeDate).toBe(null);
});

test('invalid values get a message at their field, stay in the form and are not saved', async () => {
  const { P, visit, path, form } = await setUp();
  const before = (await hosting('GET', P)).body;
  const answer = await visit.post(
    `${path}/save`,
    await form({ consentCookieLifetime: '-1', iframeMarkers: '<b>', blockIframes: 'on' }),
  );
  expect(answer.status).toBe(422);
  expect(answer.text).toContain('id="consentCookieLifetime-error"');
  expect(answer.text).toContain('value="-1"');
  expect(answer.text).toContain(`action="${path}/save"`);
  expect(answer.text).toContain(`<a href="${path}" aria-current="page">`);
  expect(answer.text).toContain('&lt;b&gt;</textarea>');
  expect((await hosting('GET', P)).body).toEqual(before);
});

test('with an own host, the form refuses any storage but the cookie, and a new path sets the cookie', async () => {
  const { P, visit, path, form } = await setUp();
  const save = async (changes: object) => visit.post(`${path}/save`, await form({ ...changes }));
  const stored = async () => {
    const { ownHostPath, consentStorage } = (await hosting('GET', P)).body;
    return [ownHostPath, consentStorage] as string[];
  };
  await save({ ownHostPath: 'consent' });
  expect(await stored()).toEqual(['consent', 'cookie']);
  for (const changes of [{}, { ownHostPath: 'a/consent' }]) {
    const { status, text } = await save({ ...changes, consentStorage: 'localStorage' });
    expect([status, text.includes('id="consentStorage-error"')]).toEqual([422, true]);
    expect(await stored()).toEqual(['consent', 'cookie']);
  }
  expect(redirectTarget(await save({ ownHostPath: '', consentStorage: 'localStorage' }))).toBe(path);
  expect(await stored()).toEqual(['', 'localStorage']);
});

test('the settings of another client’s domain are a 404', async () => {
  const { path, form } = await setUp();
  const { visit } = await loggedIn();
  await visit.get('/account/settings');
  expect((await visit.get(path)).status).toBe(404);
  expect((await visit.post(`${path}/save`, await form({ consentCookieLifetime: '1' }))).status).toBe(404);
});

test('saved settings are delivered immediately', async () => {
  const { domain, embedKey, visit, path, form } = await setUp();
  const script = async () =>
    (await call('GET', `/app.js?apiKey=${embedKey}&domain=${domain.id}`)).text.length < 200;
  expect(await script()).toBe(false);
  await visit.post(`${path}/save`, await form({ frontendWidgetEnabled: undefined }));
  expect(await script()).toBe(true);
});

test('settings with other values than recommended are open, and can be reset after a confirmation', async () => {
  const { P, visit, path, page, form } = await setUp();
  expect(page.text).not.toMatch(/<details class="(card|advanced)" open|\/settings\/reset/);
  const before = (await hosting('GET', P)).body;
  await visit.post(
    `${path}/save`,
    await form({ consentStorage: 'cookie', declineButtonEnforced: undefined, consentCookieLifetime: '180' }),
  );
  expect((await visit.get(path)).text).toMatch(/<details class="advanced" open/);
  const { text } = await visit.get(`${path}/reset`);
  expect(text).toContain(
    '<tr><th scope="row">Storage of the decision</th><td>Cookie</td><td>Local storage</td></tr>',
  );
  expect(text).toContain(
    '<tr><th scope="row">Always show a “Reject” button</th><td>Off</td><td>On</td></tr>',
  );
  expect(redirectTarget(await visit.post(`${path}/reset`))).toBe(path);
  expect((await hosting('GET', P)).body).toEqual({ ...before, consentCookieLifetime: 180 });
  expect((await visit.get(`${path}/reset`)).text).toContain('already have their recommended values');
});

test('wrong values are listed above the form, with links to their fields', async () => {
  const { visit, path, form } = await setUp();
  const { text } = await visit.post(`${path}/save`, await form({ consentCookieLifetime: 'x' }));
  expect(text).toContain('<a href="#consentCookieLifetime">Ask again after (days): Enter a number.</a>');
  expect(text).toContain('data-changed');
});

test('policies by region have explanations and warnings, and can be reset', async () => {
  const { P, visit, path, page, form } = await setUp();
  expect(page.text).toContain('visitors whose country is unknown always get opt-in');
  expect(page.text).toContain('<a href="/docs/regions"');
  expect(page.text).not.toMatch(/id="policy\w+-warning"/);
  const chosen = { policyEurope: 'optOut', policyUsStates: 'optOut', policyElsewhere: 'none' };
  await visit.post(`${path}/save`, await form(chosen));
  expect((await hosting('GET', P)).body).toMatchObject(chosen);
  const { text } = await visit.get(path);
  expect(text.match(/id="policy\w+-warning"/g)).toEqual(['id="policyEurope-warning"']);
  expect((await visit.get(`${path}/reset`)).text).toContain(
    '<tr><th scope="row">Rest of the world</th><td>None: services run without a notice</td><td>Opt-in: services run only after consent</td></tr>',
  );
  await visit.post(`${path}/reset`);
  const optIn = { policyEurope: 'optIn', policyUsStates: 'optIn', policyElsewhere: 'optIn' };
  expect((await hosting('GET', P)).body).toMatchObject(optIn);
  expect((await visit.post(`${path}/save`, await form({ policyQuebec: 'never' }))).status).toBe(422);
});

test('a lifetime of 0 has a warning where visitors can object, because objections end with it', async () => {
  const { visit, path, form } = await setUp();
  const warned = async (fields: Record<string, string>) => {
    await visit.post(`${path}/save`, await form(fields));
    return (await visit.get(path)).text.includes('id="consentCookieLifetime-warning"');
  };
  expect(await warned({ consentCookieLifetime: '0' })).toBe(false);
  expect(await warned({ consentCookieLifetime: '0', policyUsStates: 'optOut' })).toBe(true);
  expect(await warned({ consentCookieLifetime: '1', policyUsStates: 'optOut' })).toBe(false);
  expect(await warned({ consentCookieLifetime: '0', policyElsewhere: 'none' })).toBe(true);
});

test('the time after a rejection is that after a consent unless it is set, with a warning below 180 days', async () => {
  const { P, visit, path, page, form } = await setUp();
  const stored = async () => (await hosting('GET', P)).body.consentRejectionLifetime;
  expect(page.text).toMatch(/name="consentRejectionLifetime"[^>]*>/);
  expect(page.text).toContain('placeholder="As after a consent"');
  const warned = async (days: string) => {
    await visit.post(`${path}/save`, await form({ consentRejectionLifetime: days }));
    return [await stored(), (await visit.get(path)).text.includes('id="consentRejectionLifetime-warning"')];
  };
  expect(await warned('179')).toEqual([179, true]);
  expect(await warned('180')).toEqual([180, false]);
  expect(await warned('1')).toEqual([1, true]);
  expect(await warned('')).toEqual([null, false]);
  const wrong = await visit.post(`${path}/save`, await form({ consentRejectionLifetime: '0' }));
  expect([wrong.status, await stored()]).toEqual([422, null]);
});

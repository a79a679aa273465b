import { eq, sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { call, hosting } from '../support/call.ts';
import { issueStates, scans } from '../../src/db/schema.ts';
import { addReports } from '../../src/db/statistics/page-reports.ts';
import { now } from '../../src/env.ts';
import { db } from '../support/db.ts';
import { makeDomain } from '../support/make.ts';
import { metered } from '../support/bindings/metered-database.ts';
import { redirectTarget, loggedIn } from '../support/visit.ts';
import { pluck } from '../support/pluck.ts';
import { dateOf } from '../../src/lib/time.ts';

const site = inject('site');
const env = { ALLOW_PRIVATE_SCAN: 'true' as 'false' };
const measure = metered();
const today = dateOf(now());

async function setUp(name: string) {
  const { client, visit } = await loggedIn();
  const made = await makeDomain(name, client);
  const domain = `/account/domains/${made.domain.id}`;
  const page = `${domain}/onboarding`;
  const status = `${domain}/status`;
  const list = async (kind: string) => (await hosting('GET', `${made.P}/${kind}`)).body;
  return {
    ...made,
    visit,
    page,
    status,
    list,
    scan: async () => {
      await visit.get(page);
      return visit.post(`${page}/scan`, {}, { env });
    },
    check: async () => {
      await visit.get(status);
      return visit.post(`${status}/scan`, {}, { env });
    },
    step: async (name: string) => (await visit.get(`${page}/${name}`)).text,
    save: async (name: string, fields: Record<string, string | string[]> = {}) =>
      visit.post(`${page}/${name}/save`, fields),
    /** The status, with the issues of all its pages. */
    issues: async () => {
      let all = '';
      for (let page = 0; ; page++) {
        const { text } = await visit.get(`${status}?page=${page}`);
        all += text;
        if (!text.includes(`?page=${page + 1}#issues`)) return all;
      }
    },
    /** What the status page says of each requirement. */
    checklist: async () => {
      const { text } = await visit.get(status);
      const items = text.match(/<ul class="checklist".*?<\/ul>/s)![0].matchAll(/<li( class="done")?>/g);
      return { text, done: [...items].map(([, done]) => Boolean(done)) };
    },
    active: async () =>
      (await list('locale')).flatMap(({ name, active }: { name: string; active: boolean }) =>
        active ? name : [],
      ),
  };
}
const ticked = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`name="${name}" value="([^"]+)" checked`, 'g'))].map(([, value]) => value!);
const valueOf = (text: string, name: string) =>
  / value="([^"]*)"/.exec(new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(text)![0])?.[1];

test('a hotel is set up step by step, with forms filled in by the scan', async () => {
  const its = await setUp(`http://${site}/hotel/`);
  const { page, step, save, list, P } = its;
  expect((await its.checklist()).done).toEqual([false, false, false, false, false, false]);
  const { body } = await hosting('GET', `${P}/onboarding/scan`, undefined, { env });

  expect(redirectTarget(await its.scan())).toBe(`${page}/choose`);
  const ids = pluck<number>(body.availablePresets, 'id').map(String);
  for (let reloads = 0; reloads < 2; reloads++) expect(ticked(await step('choose'), 'preset')).toEqual(ids);
  expect(await step('choose')).toContain('fe_typo_user');
  // What can be done where visitors need an iframe; it stays a service that they can reject.
  expect(await step('choose')).toContain('Visitors need OpenTable to book, pay or write to you');
  expect(await step('choose')).not.toContain('Visitors need Vimeo');
  // Policies by region are explained, and nothing says that a choice is lawful.
  expect(await step('choose')).toMatch(
    /This is the strictest policy and the default.*Ask your legal counsel/s,
  );
  expect(await step('choose')).toContain(`href="${page.replace('onboarding', 'settings')}"`);
  expect(redirectTarget(await save('choose', { preset: ids }))).toBe(`${page}/languages`);
  expect(await list('embedding')).toMatchObject(ids.map(() => ({ active: true })));
  expect((await hosting('GET', P)).body).toMatchObject({ blockIframes: true, iframeBlockMode: 'whitelist' });

  const languages = await step('languages');
  expect(languages).toContain('Your changes were saved.');
  expect(ticked(languages, 'language')).toEqual(['de']);
  expect(redirectTarget(await save('languages', { language: 'de' }))).toBe(`${page}/legal`);
  expect(await its.active()).toEqual(['de_DE']);

  const legal = await step('legal');
  const fields = ['imprintUrl-de_DE', 'privacyPolicyUrl-de_DE'];
  const links = fields.map((name) => valueOf(legal, name)!);
  expect(links).toEqual([body.imprintUrl, body.privacyPolicyUrl]);
  await save('legal', Object.fromEntries(fields.map((name, i) => [name, links[i]!])));
  expect((await hosting('GET', `${P}/locale/de_DE`)).body).toMatchObject({
    imprintUrl: links[0],
    privacyPolicyUrl: links[1],
  });

  const company = await step('company');
  const names = ['COMPANY', 'STREET', 'ZIPCODE', 'CITY'];
  const { address } = body;
  const values = names.map((name) => valueOf(company, name)!);
  expect(values).toEqual([address.company, address.street, address.zipCode, address.city]);
  await save('company', Object.fromEntries(names.map((name, i) => [name, values[i]!])));
  expect(await list('placeholder')).toMatchObject([
    { name: '{COMPANY}', value: address.company },
    {},
    {},
    {},
    {},
  ]);

  expect(
    redirectTarget(await save('look', { widgetPosition: 'bottom', primaryButtonBackgroundColor: '#ffdd00' })),
  ).toBe(`${page}/embed`);
  const snippets = (await hosting('GET', `${P}/onboarding/embed`)).body;
  const escaped = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
  const embed = await step('embed');
  expect(embed.match(/<li class="done"><a href="[^"]*\/onboarding/g)).toHaveLength(5);
  for (const snippet of Object.values<string>(snippets)) expect(embed).toContain(escaped(snippet));

  const { text, done } = await its.checklist();
  // The catalogue does not know one of its hosts.
  expect(done).toEqual([false, true, true, true, false, false]);
  // The site has another consent manager.
  expect(text).toContain('web.cmp.usercentrics.eu/ui/loader.js');
  expect(text).not.toContain('data-ccm-loader-src=&quot;https://web.cmp.usercentrics.eu');
  expect(text).toContain(`href="${page}/embed"`);
});

test('a necessary payment service is not called blocked, and the setup also asks about services that nobody knows', async () => {
  const shop = await setUp(`http://${site}/early-tags/replaced`);
  await shop.scan();
  expect(await shop.step('choose')).toContain('Stripe');
  expect(await shop.step('choose')).not.toContain('Visitors need Stripe');
  // Its owner asks for consent to it, so its iframe is blocked.
  await hosting('POST', `${shop.P}/embedding`, {
    name: 'Stripe',
    purpose: 'e9d1b6a',
    active: true,
    iframeMarkers: ['js.stripe.com'],
  });
  expect(await shop.step('choose')).toContain('Visitors need Stripe to book, pay or write to you');

  const hotel = await setUp(`http://${site}/hotel/`);
  await hotel.scan();
  const text = await hotel.step('choose');
  expect(text).toContain('Visitors need one of these services to book, pay or write to you');
});

test('an unknown host of the scan becomes a service with its name and markers filled in, or one of the website’s own', async () => {
  const its = await setUp(`http://${site}/hotel/`);
  const { domain, page, visit, step, P } = its;
  const path = `/account/domains/${domain.id}`;
  await its.scan();
  const [link] = /href="[^"]*services\/new\?name=wetter-online-widget[^"]*"/.exec(await step('choose'))!;
  const address = link.slice(6, -1).replaceAll('&amp;', '&');
  const issues = async () => JSON.stringify((await hosting('GET', `${P}/onboarding/issues`)).body);
  expect(await issues()).toContain('service:wetter-online-widget.example');
  const form = (await visit.get(address)).text;
  expect(valueOf(form, 'name')).toBe('wetter-online-widget.example');
  expect(form).toContain('Without any of these, nothing is blocked or started for this service.');
  const markers = [...form.matchAll(/name="(?:script|iframe)Markers"[^>]*>\n([^<]*)</g)].map(
    ([, text]) => text,
  );
  expect(markers).toEqual(Array(2).fill('www.wetter-online-widget.example'));
  const save = `${path}/services/new/save`;
  const entered = { name: 'Weather', purpose: 'e9d1b6a', active: 'on', return: 'onboarding/choose' };
  const answer = await visit.post(save, {
    ...entered,
    scriptMarkers: markers[0]!,
    iframeMarkers: markers[0]!,
  });
  expect(redirectTarget(answer)).toBe(`${page}/choose`);
  expect(await step('choose')).not.toContain('new?name=wetter-online-widget');
  expect(await issues()).not.toContain('service:wetter-online-widget');
  // Without markers, the page of the service says that nothing happens.
  const { id } = (await its.list('embedding')).at(-1);
  await hosting('DELETE', `${P}/embedding/${id}`);
  const empty = await visit.post(save, { ...entered, scriptMarkers: '', iframeMarkers: '' });
  expect((await visit.get(redirectTarget(empty)!)).text).toContain(
    'Nothing is blocked or started for this service.',
  );

  const host = { host: 'www.wetter-online-widget.example', return: 'onboarding/choose' };
  expect(redirectTarget(await visit.post(`${path}/first-party-hosts`, host))).toBe(`${page}/choose`);
  await visit.post(`${path}/first-party-hosts`, host);
  expect((await hosting('GET', P)).body.ownHosts).toEqual(['www.wetter-online-widget.example']);
  expect(await step('choose')).not.toContain('new?name=wetter-online-widget');
  expect(await issues()).not.toContain('wetter-online-widget');
  const { body } = await hosting('GET', `${P}/onboarding/scan`, undefined, { env });
  expect(body.ownHosts).toContain('www.wetter-online-widget.example');
  expect(JSON.stringify([body.unknownServices, body.earlyTags])).not.toContain('wetter-online-widget');
  expect((await visit.post(`${path}/first-party-hosts`, { host: 'https://x.example/' })).status).toBe(400);
});

test('the setup is complete only when nothing is missing, and each missing item links to its step', async () => {
  const its = await setUp(`http://${site}/plain/`);
  const { P, embedKey, domain, status, checklist } = its;
  const place = (where: string) =>
    hosting('PUT', P, { name: `http://${site}/in-place/${embedKey}/${domain.id}/${where}/` });
  const visited = () =>
    call('GET', `/app.js?apiKey=${embedKey}&domain=${domain.id}`, {
      headers: { Referer: `http://${site}/` },
    });
  expect((await checklist()).text).toContain('Start setup');
  await place('before');
  expect(redirectTarget(await its.check())).toBe(status);
  expect((await checklist()).text).toContain('but after other scripts');
  expect((await checklist()).text).toContain(
    '<dt>Last page view</dt><dd>None yet. A page view can take a minute',
  );
  await place('first');
  await its.check();
  await its.step('languages');
  await its.save('languages', { language: ['de', 'en'] });
  await its.save('company', {
    COMPANY: 'Imkerei',
    STREET: 'Albstraße 3',
    ZIPCODE: '72829',
    CITY: 'Engstingen',
  });
  // The scan has found the snippet, but no browser has loaded it yet.
  expect((await checklist()).done).toEqual([true, true, false, true, false, true]);
  await its.save('legal', {
    'imprintUrl-de_DE': '/plain/impressum',
    'privacyPolicyUrl-de_DE': '/plain/datenschutz',
    'imprintUrl-en_US': '/plain/impressum',
  });
  const unseen = (await checklist()).text;
  expect(unseen).toContain('Languages: English');
  expect(unseen).toContain('No browser has loaded the snippet yet');
  await its.save('legal', {
    'imprintUrl-de_DE': '/plain/impressum',
    'privacyPolicyUrl-de_DE': '/plain/datenschutz',
    'imprintUrl-en_US': '/plain/impressum',
    'privacyPolicyUrl-en_US': '/plain/datenschutz',
  });
  await visited();
  const { text, done } = await checklist();
  expect(done).toEqual(Array(6).fill(true));
  expect(text).toContain('there are no issues');
  expect(text).not.toContain('Last page view</dt><dd>Never');
  expect(text).toContain('before all other scripts. This is correct.');
  await hosting('PUT', `${P}/placeholder/CITY`, { name: 'CITY', value: ' ' });
  expect((await checklist()).text).toContain('Controller details are missing');
  const { trips } = await measure((db) => its.visit.get(status, { env: db }));
  expect(trips).toBeLessThanOrEqual(5);
});

test('a website whose language is the code “no” is offered the Norwegian texts', async () => {
  const its = await setUp(`http://${site}/plain/`);
  await its.scan();
  const [scan] = await db.select().from(scans).where(eq(scans.domainId, its.domain.id));
  const found = { ...scan!.found, languages: ['no', 'en'] };
  await db.update(scans).set({ found }).where(eq(scans.domainId, its.domain.id));
  expect(ticked(await its.step('languages'), 'language')).toEqual(['nb', 'en']);
  expect((await its.checklist()).done[1]).toBe(false);
  await its.save('languages', { language: ['nb', 'en'] });
  expect(await its.active()).toEqual(['en_US', 'nb']);
  expect((await its.checklist()).done[1]).toBe(true);
});

test('a checkbox enables and disables a service, which is never added twice', async () => {
  const its = await setUp(`http://${site}/wordpress-shop/`);
  await its.scan();
  const [first, second, ...rest] = ticked(await its.step('choose'), 'preset');
  const both = () => its.save('choose', { preset: [first!, second!, first!] });
  await Promise.all([both(), both()]);
  await its.save('choose', { preset: [second!] });
  const active = async () => pluck<boolean>(await its.list('embedding'), 'active');
  expect(await active()).toEqual([false, true]);
  expect(ticked(await its.step('choose'), 'preset')).toEqual([second, ...rest]);
  expect((await its.checklist()).done[0]).toBe(false);
  await its.save('choose', { preset: [first!, second!, ...rest] });
  expect(await active()).toEqual([first, second, ...rest].map(() => true));
  expect((await its.checklist()).done[0]).toBe(true);
  // A renamed service is recognised by its markers.
  const list: { id: string; purpose: string; scriptMarkers: string[] }[] = await its.list('embedding');
  const { id, purpose } = list.find(({ scriptMarkers }) => scriptMarkers.length > 0)!;
  await hosting('PUT', `${its.P}/embedding/${id}`, { name: 'Renamed', purpose });
  expect((await its.checklist()).done[0]).toBe(true);
  await its.save('choose', { preset: [first!, second!, ...rest] });
  expect(await active()).toEqual(list.map(() => true));
});

test('languages are first those of the website, then those that were chosen', async () => {
  const its = await setUp(`http://${site}/in-place/x/y/first/`);
  expect(ticked(await its.step('languages'), 'language')).toEqual(['en']);
  await its.scan();
  expect(ticked(await its.step('languages'), 'language')).toEqual(['de']);
  expect((await its.save('languages')).status).toBe(422);
  expect((await its.save('languages', { language: ['xx', 'de_DE'] })).status).toBe(422);
  await its.save('languages', { language: ['de', 'fr', 'xx'] });
  expect(await its.active()).toEqual(['de_DE', 'fr']);
  await its.save('languages', { language: ['fr', 'en'] });
  expect(await its.active()).toEqual(['en_US', 'fr']);
  expect(ticked(await its.step('languages'), 'language').sort()).toEqual(['en', 'fr']);
  const { text, done } = await its.checklist();
  expect([done[1], text.includes('Languages: German')]).toEqual([false, true]);
});

test('the preview of the setup is in the website’s language and shows the ticked services', async () => {
  const { scan, page, save, visit, active, list } = await setUp(`http://${site}/hotel/`);
  await scan();
  const preview = `${page}/choose/preview`;
  const optional = (text: string) => Number(/Optionale Dienste: (\d+)/.exec(text)?.[1]);
  const { text } = await visit.get(preview);
  const ids = ticked((await visit.get(`${page}/choose`)).text, 'preset');
  expect(text).toContain('Alle akzeptieren');
  expect(text).toContain('Matomo');
  expect(optional((await visit.post(preview, { preset: ids.slice(1) })).text)).toBe(optional(text) - 1);
  expect((await visit.post(`${page}/languages/preview`, { language: 'fr' })).text).toContain('Tout accepter');
  expect([await active(), await list('embedding')]).toEqual([['en_US'], []]);
  await save('choose', { preset: ids });
  expect(optional((await visit.post(preview, { preset: ids.slice(1) })).text)).toBe(optional(text) - 1);
});

test('a plan with two languages gets no third', async () => {
  const its = await setUp('www.mysite.xyz');
  const { username, emailAddress, path } = its.client;
  await hosting('PUT', path, { username, emailAddress, features: { moreThan2Lang: false } });
  await its.step('languages');
  const over = await its.save('languages', { language: ['de', 'fr'] });
  expect([over.status, over.text]).toEqual([422, expect.stringContaining('two languages per website')]);
  expect(ticked(over.text, 'language').sort()).toEqual(['de', 'fr']);
  await its.save('languages', { language: ['de', 'en'] });
  expect(await its.active()).toEqual(['de_DE', 'en_US']);
});

test('addresses of legal pages may lack the scheme; invalid ones get a message', async () => {
  const its = await setUp('www.mysite.xyz');
  await its.step('legal');
  const links = async () => {
    const { imprintUrl, privacyPolicyUrl } = (await hosting('GET', `${its.P}/locale/en_US`)).body;
    return [imprintUrl, privacyPolicyUrl];
  };
  const save = (imprint: string, privacy = '') =>
    its.save('legal', { 'imprintUrl-en_US': imprint, 'privacyPolicyUrl-en_US': privacy });
  await save(' www.mysite.xyz/imprint ', '/privacy');
  expect(await links()).toEqual(['https://www.mysite.xyz/imprint', '/privacy']);
  for (const wrong of [
    'imprint',
    'the imprint',
    'javascript:alert(1)',
    `https://a.example/${'a'.repeat(2048)}`,
  ]) {
    const answer = await save(wrong, '/data');
    expect(answer.status, wrong).toBe(422);
    expect(valueOf(answer.text, 'privacyPolicyUrl-en_US')).toBe('/data');
    expect(answer.text).toContain('<a href="#imprintUrl-en_US">Legal notice URL (');
  }
  expect(await links()).toEqual(['https://www.mysite.xyz/imprint', '/privacy']);
  await save('', '{PRIVACY}');
  expect(await links()).toEqual(['', '{PRIVACY}']);
});

test('company details fill their placeholders and leave others unchanged', async () => {
  const its = await setUp('www.mysite.xyz');
  for (const name of ['CITY', '{COURT}'])
    await hosting('POST', `${its.P}/placeholder`, { name, value: 'Old' });
  expect(valueOf(await its.step('company'), 'CITY')).toBe('Old');
  await its.save('company', { COMPANY: 'A & "B"', CITY: 'Berlin', EMAIL: 'post@mysite.xyz', OTHER: 'x' });
  const values = (await its.list('placeholder')).map(({ name, value }: Record<string, string>) => [
    name,
    value,
  ]);
  expect(values).toEqual([
    ['CITY', 'Berlin'],
    ['{COURT}', 'Old'],
    ['{COMPANY}', 'A & "B"'],
    ['{STREET}', ''],
    ['{ZIPCODE}', ''],
    ['{EMAIL}', 'post@mysite.xyz'],
  ]);
  expect((await its.save('company', { EMAIL: 'post@' })).status).toBe(422);
  const long = await its.save('company', { COMPANY: 'a'.repeat(256) });
  expect([long.status, long.text]).toEqual([
    422,
    expect.stringContaining('<a href="#COMPANY">Company or name: Enter at most 255 characters.'),
  ]);
});

test('“Accept” and “Reject” get the same readable color; changing the position changes no color', async () => {
  const its = await setUp('www.mysite.xyz');
  const theme = async () => (await its.list('theme'))[0];
  const { id, name } = await theme();
  await hosting('PUT', `${its.P}/theme/${id}`, { name, declineButtonBackgroundColor: '#111111' });
  expect(valueOf(await its.step('look'), 'primaryButtonBackgroundColor')).toBe('#175c50');
  await its.save('look', { widgetPosition: 'bottomleft', primaryButtonBackgroundColor: '#175c50' });
  expect(await theme()).toMatchObject({
    widgetPosition: 'bottomleft',
    declineButtonBackgroundColor: '#111111',
  });
  await its.save('look', { widgetPosition: 'center', primaryButtonBackgroundColor: '#ffdd00' });
  expect(await theme()).toMatchObject({
    widgetPosition: 'center',
    primaryButtonBackgroundColor: '#ffdd00',
    primaryButtonForegroundColor: '#000000',
    declineButtonBackgroundColor: '#ffdd00',
    declineButtonForegroundColor: '#000000',
    windowLinkColor: '#175c50',
  });
  for (const wrong of ['red', '#12', ''])
    expect(
      (await its.save('look', { widgetPosition: 'top', primaryButtonBackgroundColor: wrong })).status,
    ).toBe(422);
});

test('tags that load before consent are shown with their replacements, as text', async () => {
  const its = await setUp(`http://${site}/early-tags/`);
  await its.check();
  const text = await its.issues();
  expect(text).toContain('is loaded before consent');
  expect(text).toContain(
    '&lt;script type=&quot;text/x-ccm-loader&quot; data-ccm-loader-src=&quot;//tracker.example/t.js&quot; onload=&quot;go(&amp;quot;x&amp;quot;)&quot;&gt;&lt;/script&gt;',
  );
  expect(text).toContain('Remove it from your pages');
  const hints = (page: string) =>
    page.split('stays blocked until you add a service for its address').length - 1;
  expect(hints(text)).toBeGreaterThan(0);
  // Not of a service that was added.
  await hosting('POST', `${its.P}/embedding`, {
    name: 'Tracker',
    active: true,
    purpose: 'e9d1b6a',
    scriptMarkers: ['tracker.example'],
  });
  expect(hints(await its.issues())).toBeLessThan(hints(text));
  const many = await setUp(`http://${site}/scripts-50000/`);
  await many.check();
  const long = (await many.checklist()).text;
  expect(await many.issues()).toContain('180 more tags');
  expect(long.length).toBeLessThan(38_000);
});

test('the status page and the API name the same hosts that load before consent', async () => {
  const its = await setUp(`http://${site}/early-tags/`);
  const early = async () => {
    const { body } = await hosting('GET', `${its.P}/onboarding/issues`);
    return (body as { id: string; type: string; host: string }[]).filter(({ type }) => type === 'early');
  };
  const isDone = async () => (await its.checklist()).done.at(-1);
  const settle = async (id: string) => {
    await its.visit.get(its.status);
    expect(redirectTarget(await its.visit.post(its.status, { issue: id, accepted: '1' }))).toBe(its.status);
  };

  // Before the first scan, only browsers have reported it.
  await addReports(db, its.domain.id, [{ kind: 'script', name: 'late.example', early: true }], today);
  expect(await isDone()).toBe(false);
  expect((await its.checklist()).text).toContain('late.example');

  await its.check();
  const found = await early();
  expect(found.map(({ host }) => host)).toEqual(expect.arrayContaining(['late.example', 'tracker.example']));
  const text = await its.issues();
  for (const { id } of found) expect(text).toContain(`name="issue" value="${id}"`);

  for (const { id } of found) await settle(id);
  expect(await early()).toEqual([]);
  expect(await isDone()).toBe(true);
  expect((await its.checklist()).text).not.toContain('tracker.example');

  // An issue that the next scan still finds was not resolved. The scan comes a second later at least.
  await db.update(issueStates).set({ at: sql`at - 1` });
  await its.check();
  expect((await early()).map(({ host }) => host)).toContain('tracker.example');
  expect(await isDone()).toBe(false);
});

test('an error of the website or an unreachable website gets a message, and the scan can be repeated', async () => {
  const faulty = await setUp(`http://${site}/there-is-no-such-page`);
  for (const told of [await faulty.scan(), await faulty.check()])
    expect([told.status, told.text]).toEqual([422, expect.stringContaining('returned an error')]);
  expect((await faulty.scan()).text).toContain('Scan website');
  expect(redirectTarget(await faulty.visit.get(`${faulty.page}/choose`))).toBe(faulty.page);
  const unreachable = await setUp('localhost');
  await unreachable.visit.get(unreachable.page);
  const refused = await unreachable.visit.post(`${unreachable.page}/scan`);
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('could not be reached')]);
  const limited = { ...env, SCAN_RATE: { limit: async () => ({ success: false }) } };
  expect((await faulty.visit.post(`${faulty.page}/scan`, {}, { env: limited })).status).toBe(429);
});

test('an unknown preset is not imported, and a forged form changes nothing', async () => {
  const { visit, page, status, list, save } = await setUp(`http://${site}/plain/`);
  await visit.get(page);
  for (const preset of ['0', '999999999', 'x', ''])
    expect((await save('choose', { preset })).status).toBe(400);
  const steps = ['choose', 'languages', 'legal', 'company', 'look'].map((step) => `${page}/${step}/save`);
  for (const path of [`${page}/scan`, `${status}/scan`, ...steps]) {
    expect((await visit.post(path, { preset: '4001', token: '' })).status).toBe(403);
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await visit.post(path, { preset: '4001' }, { headers })).status).toBe(403);
  }
  expect(await list('embedding')).toEqual([]);
});

// @module-tag long
import { hash } from 'bcryptjs';
import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { PNG } from '../support/backups.ts';
import { operatorVisit } from '../operator/operator-visit.ts';
import { domainFields } from '../../src/definitions/domain-fields.ts';
import { embeddingFields } from '../../src/definitions/embedding-fields.ts';
import { featureDefaults, isCompat, type FeatureName } from '../../src/definitions/features.ts';
import { defaultsOf, type Field, type Fields } from '../../src/definitions/field.ts';
import { localeFields } from '../../src/definitions/locale-fields.ts';
import { themeFields } from '../../src/definitions/theme-fields.ts';
import worker from '../../src/index.ts';
import { assetSchema, embeddingSchema } from '../../src/resources/embedding.ts';
import { clientSchema } from '../../src/resources/client.ts';
import { names as shortNames } from '../../src/visitor/widget.gen.ts';
import { setHosts } from '../../src/db/clients/client-hosts.ts';
import { clients } from '../../src/db/schema.ts';
import { api, call, hosting } from '../support/call.ts';
import { otherValue } from '../support/other-value.ts';
import { db } from '../support/db.ts';
import { makeClient, makeDomain } from '../support/make.ts';
import { reset } from '../support/reset.ts';
import { seen } from '../support/seen.ts';
import { logIn, makeUser, visit } from '../support/visit.ts';

// Each setting is tried with another value, which must change something: the visitors' script, or the effect that is named
// here. A setting without an effect is marked `compat` in its definition, and must change nothing.

const ok = async (method: string, path: string, body: object) => {
  const answer = await hosting(method, path, body);
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer.body;
};

const names = Object.keys(featureDefaults) as FeatureName[];
const all = (on: boolean) => Object.fromEntries(names.map((name) => [name, on]));

const DOMAIN = {
  name: 'www.mysite.xyz',
  whitelabel: true,
  consentSharingDomains: ['shop.mysite.xyz'],
  consentSharingCrossDomain: true,
  blockIframes: true,
  strictBlocking: true,
  accessibilityLinkEnabled: true,
};
const ASSET = { name: '_pk_id.*', lifetime: '1 year', description: 'Knows a visitor again.' };
const EMBEDDING = {
  name: 'Matomo',
  purpose: 'a717ff5',
  active: true,
  excludeFromUrls: ['/cart'],
  iframeMarkers: ['matomo.example'],
  scriptHtmlCode: '<p>Code</p>',
  googleConsentMode: ['analytics_storage'],
  assets: [ASSET],
};
const THEME = {
  name: 'Default',
  default: true,
  whitelabel: true,
  logoEnabled: true,
  logoImage: PNG,
  settingsIconImage: PNG,
  customCss: '.own{}',
  customCssForIframeBlocker: '.frame{}',
};
const pages = Object.fromEntries(
  ['imprint', 'privacyPolicy', 'accessibility'].flatMap((page) => [
    [`${page}Url`, `/${page}`],
    [`${page}HtmlCode`, `<p>${page}</p>`],
  ]),
);

/** A client that may use everything, with a domain whose parts let each setting be seen. */
async function setUp(more: object = {}) {
  const client = await makeClient({ whitelabelMaxCount: -1, features: all(true), ...more });
  const made = await makeDomain(DOMAIN.name, client);
  await ok('PUT', made.P, DOMAIN);
  const embedding = await ok('POST', `${made.P}/embedding`, EMBEDDING);
  // Another purpose asks again: the script says so from now on.
  const path = `${made.P}/embedding/${embedding.id}`;
  await ok('PUT', path, { ...EMBEDDING, purpose: '41ba25c' });
  await ok('PUT', path, EMBEDDING);
  await ok('POST', `${made.P}/embedding`, { name: 'Cart', purpose: '41ba25c', active: true });
  await ok('PUT', `${made.P}/locale/en_US`, pages);
  const [theme] = (await hosting('GET', `${made.P}/theme`)).body;
  await ok('PUT', `${made.P}/theme/${theme.id}`, THEME);
  return { ...made, embedding: path, theme: `${made.P}/theme/${theme.id}` };
}
type Made = Awaited<ReturnType<typeof setUp>>;

const TIMES = new RegExp(`"(${shortNames.legalVersion}|${shortNames.askedAgain})":\\d+`, 'g');

/**
 * The script and its caching, without the times of the last changes. The texts of the second part are in the consent notice,
 * whose hash is in the script.
 */
async function delivered({ embedKey, domain }: Made) {
  const { text, headers } = await call('GET', `/app.js?apiKey=${embedKey}&domain=${domain.id}&lang=en`, {
    // From a country in which `enableOnlyInEu` makes a difference.
    cf: { country: 'US' },
  });
  return text.replace(TIMES, '') + headers.get('Cache-Control');
}

/** What visitors in another place get. */
const deliveredIn =
  (country: string, regionCode?: string) =>
  async ({ embedKey, domain }: Made) => {
    const url = `https://placet.example/app.js?apiKey=${embedKey}&domain=${domain.id}&lang=en`;
    const request = new Request(url, { cf: { country, regionCode } });
    return (await worker.fetch(request, env, createExecutionContext())).text();
  };

const noticeIn = (script: unknown) => /"notice":"(\w+)"/.exec(String(script))?.[1];

type Observe = (made: Made) => Promise<unknown>;

/**
 * Changes the fields one after the other, and checks whether they change the notice as their definition says; `elsewhere`
 * has the effects that are not in the script. True if changing all `compat` settings leaves the script as it was.
 */
async function walk(
  made: Made,
  path: string,
  base: object,
  fields: Fields,
  elsewhere: Record<string, Observe> = {},
) {
  const stored: Record<string, unknown> = { ...defaultsOf(fields), ...base };
  const changed = (name: string) => ({
    [name]: otherValue(name, { ...fields[name], value: stored[name] } as Field),
  });
  const before = await delivered(made);
  const noticeBefore = noticeIn(before);
  // The request that changes a field restores the one before.
  let restored = {};
  for (const name of Object.keys(fields).filter((name) => !fields[name]!.compat)) {
    const observe = elsewhere[name] ?? delivered;
    if (elsewhere[name]) await ok('PUT', path, { ...base, ...restored });
    const first = elsewhere[name] ? await observe(made) : before;
    await ok('PUT', path, { ...base, ...restored, ...changed(name) });
    // An own host also changes the storage.
    restored = {
      [name]: stored[name],
      ...(name === 'ownHostPath' && { consentStorage: stored['consentStorage'] }),
    };
    const after = await observe(made);
    expect(after, `${name} changes the script; other effects are observed in elsewhere`).not.toEqual(first);
    const { notice, part } = fields[name]!;
    const isNew = ![undefined, noticeBefore].includes(noticeIn(after));
    expect(isNew, `${name} makes a new notice`).toBe(Boolean(notice ?? part));
  }
  const compat = Object.keys(fields).filter((name) => fields[name]!.compat);
  const kept = Object.assign({}, ...compat.map(changed)) as object;
  expect(await ok('PUT', path, { ...base, ...restored, ...kept })).toMatchObject(kept);
  return (await delivered(made)) === before;
}

async function isScanned({ domain }: Made) {
  await seen(domain.id);
  await env.DB.batch([
    env.DB.prepare('DELETE FROM scans'),
    env.DB.prepare('UPDATE domains SET nextScanAt = 0'),
  ]);
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async () => new Response('<title>Page</title>', { headers: { 'content-type': 'text/html' } }),
  );
  await worker.scheduled({} as ScheduledController, env);
  vi.restoreAllMocks();
  return env.DB.prepare('SELECT count(*) AS it FROM scans WHERE domainId = ?').bind(domain.id).first('it');
}

const snippetOf = async ({ P }: Made) =>
  ((await hosting('GET', `${P}/onboarding/embed`)).body as { default: string }).default;

const gpcStatementOf = async ({ embedKey, domain }: Made) =>
  (await call('GET', `/app/gpc.json?apiKey=${embedKey}&domain=${domain.id}`)).text;

describe('every setting has an effect or is kept for compatible programs', () => {
  test('of a domain', async () => {
    const made = await setUp();
    expect(
      await walk(made, made.P, DOMAIN, domainFields, {
        permanentScanEnabled: isScanned,
        ownHostPath: snippetOf,
        gpcSince: gpcStatementOf,
        policyEurope: deliveredIn('DE'),
        policyUsStates: deliveredIn('US', 'CA'),
        policyQuebec: deliveredIn('CA', 'QC'),
        policyBrazil: deliveredIn('BR'),
        policyElsewhere: deliveredIn('JP'),
      }),
    ).toBe(true);
  });

  test('of an embedding', async () => {
    const made = await setUp();
    expect(
      await walk(made, made.embedding, EMBEDDING, embeddingFields, { exemptInUk: deliveredIn('GB') }),
    ).toBe(true);
    const { translations } = embeddingSchema.shape;
    for (const name of Object.keys(translations.def.innerType.def.valueType.shape)) {
      const before = await delivered(made);
      const text = name.endsWith('Url') ? 'https://a.example/' : 'Another text';
      await ok('PUT', made.embedding, { ...EMBEDDING, translations: { en_US: { [name]: text } } });
      expect(await delivered(made), name).not.toBe(before);
    }
  });

  test('of a cookie', async () => {
    const made = await setUp();
    const values = {
      name: 'another',
      storageType: 'localStorage',
      lifetime: '2 years',
      description: 'Another text',
      translations: { en_US: { lifetime: '3 years' } },
    };
    const known = ['id', 'dynamic', ...Object.keys(values)];
    expect(Object.keys(assetSchema.update.shape).sort()).toEqual(known.sort());
    const before = await delivered(made);
    await ok('PUT', made.embedding, { ...EMBEDDING, assets: [{ ...ASSET, dynamic: true }] });
    expect(await delivered(made), 'dynamic').toBe(before);
    for (const [name, value] of Object.entries(values)) {
      await ok('PUT', made.embedding, { ...EMBEDDING, assets: [{ ...ASSET, [name]: value }] });
      expect(await delivered(made), name).not.toBe(before);
    }
  });

  test('of a locale', async () => {
    const made = await setUp();
    const { active: _, ...texts } = localeFields;
    const modes = {
      imprintDisplayMode: 'direct',
      privacyPolicyDisplayMode: 'direct',
      accessibilityDisplayMode: 'direct',
    };
    await ok('PUT', made.P, { ...DOMAIN, ...modes });
    const { name: _name, ...stored } = (await hosting('GET', `${made.P}/locale/en_US`)).body;
    const nothing = { purposeNames: { a717ff5: '' }, purposeDescriptions: { a717ff5: '' } };
    expect(await walk(made, `${made.P}/locale/en_US`, { ...stored, ...nothing }, texts)).toBe(true);
    const before = await delivered(made);
    await ok('PUT', `${made.P}/locale/de_DE`, { active: true });
    expect(await delivered(made)).not.toBe(before);
  });

  test('of a theme', async () => {
    const made = await setUp();
    const { default: _, ...fields } = themeFields;
    expect(await walk(made, made.theme, THEME, fields, { enableOnlyInEu: deliveredIn('JP') })).toBe(true);
    const before = await delivered(made);
    await ok('POST', `${made.P}/theme`, { name: 'Other', customCss: '.other{}', default: true });
    expect(await delivered(made)).not.toBe(before);
  });
});

describe('every field of a client has an effect or is kept for compatible programs', () => {
  type Client = Awaited<ReturnType<typeof makeUser>>;
  const login = async ({ username }: Client) =>
    (await logIn(visit(), username)).headers.get('Location') ?? 'refused';
  const foundAs = (term: string) => async (client: Client) =>
    (await (await operatorVisit()).get(`/operator?q=${term}`)).text.includes(client.username);
  const domain = (more: object) => async (client: Client) =>
    (await hosting('POST', `${client.path}/domain`, { name: 'www.mysite.xyz', ...more })).status;

  /** A value, another one, and what is found that depends on it. */
  const effects: Record<string, [unknown, unknown, (client: Client) => Promise<unknown>]> = {
    username: ['ada', 'grace', async () => (await logIn(visit(), 'grace')).headers.get('Location')],
    emailAddress: [
      'a@b.example',
      'g@b.example',
      async () => (await logIn(visit(), 'g@b.example')).headers.get('Location'),
    ],
    active: [true, false, login],
    firstName: ['Ada', 'Grace', foundAs('Grace')],
    lastName: ['Lovelace', 'Hopper', foundAs('Hopper')],
    company: ['Engines', 'Compilers', foundAs('Compilers')],
    domainMaxCount: [-1, 0, domain({})],
    whitelabelMaxCount: [-1, 0, domain({ whitelabel: true })],
    widgetDisplayMaxCount: [
      -1,
      7,
      async ({ username }) => {
        const its = visit();
        await logIn(its, username);
        return /<div class="quota">.*?<\/div>/.exec((await its.get('/account')).text)![0];
      },
    ],
    autoCreateDomains: [
      true,
      false,
      async ({ id }) => {
        await setHosts(db, id, ['new.example']);
        const { embedKey } = (await db.select().from(clients).where(eq(clients.id, id)))[0]!;
        const headers = { Referer: 'https://new.example/' };
        return (await call('GET', `/app.js?apiKey=${embedKey}`, { headers })).status;
      },
    ],
  };

  test.each(Object.entries(effects))('%s', async (name, [value, other, observe]) => {
    const before = await observe(await makeUser({ [name]: value }));
    await reset();
    expect(await observe(await makeUser({ [name]: other }))).not.toEqual(before);
  });

  test('the password, given or as a hash', async () => {
    const other = 'another password than that';
    for (const more of [
      { password: other, passwordHash: undefined },
      { passwordHash: await hash(other, 10) },
    ]) {
      const { username } = await makeClient(more);
      expect((await logIn(visit(), username, other)).headers.get('Location')).toBe('/account');
    }
  });

  test('and there is no other', () => {
    const ignored = [
      'id',
      'domainCount',
      'whitelabelCount',
      'widgetDisplayCount',
      'actualCallCount',
      'domainCountData',
    ];
    const tried = [...Object.keys(effects), 'password', 'passwordHash', 'features'];
    expect(Object.keys(clientSchema.update.shape).sort()).toEqual([...tried, ...ignored].sort());
  });

  test.each(names)('the feature %s', async (name) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const made = await setUp();
    const { username, emailAddress, path } = made.client;
    const created = async (where: string, body: object) => {
      const { status, headers } = await hosting('POST', where, body);
      const location = headers.get('Location')?.replace('/hosting/api', '');
      if (location) await hosting('DELETE', location);
      return status;
    };
    const observe = async () => [
      await delivered(made),
      (await api('/domains', made.apiKey)).status,
      await created(`${path}/domain`, { name: 'second.example' }),
      await created(`${made.P}/locale`, { name: 'fr' }),
    ];
    const before = await observe();
    await ok('PUT', path, { username, emailAddress, features: { [name]: false } });
    // What isolates remember of a client lasts for half a minute.
    vi.setSystemTime(Date.now() + 31_000);
    const isSame = JSON.stringify(await observe()) === JSON.stringify(before);
    expect(isSame).toBe(isCompat(name));
  });
});

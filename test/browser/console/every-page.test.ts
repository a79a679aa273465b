// Every page of both consoles, with much to show: its accessibility, its height and its size.
import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { sample } from '../../support/sample.ts';
import { createAccount, logIn, logInAsOperator, PASSWORD } from '../support/account.ts';
import { axeViolations, isWide, ofColors, PHONE } from '../support/axe.ts';
import { withWorker } from '../support/browser.ts';
import { startWorker } from '../support/worker.ts';

const SITE = 'https://shop.example';
const SCREEN = 800;
/** The most screens of a desktop that a page may need, and the most bytes of its HTML and of its scripts, uncompressed. */
const MOST = { screens: 3, document: 60_000, scripts: 15_000 };
const UCIDS = ['ab', 'cd', 'ef'].map((hex) => hex.repeat(32));

/** The bytes of a page and of its scripts; runs in the page. */
function sizes() {
  const bytesOf = (entries: PerformanceEntryList) =>
    (entries as PerformanceResourceTiming[]).reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0);
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return {
    document: bytesOf(performance.getEntriesByType('navigation')),
    scripts: bytesOf(resources.filter(({ initiatorType }) => initiatorType === 'script')),
  };
}

/** The bytes of the library that draws the code of a second factor, where the browser had not stored it before. */
const CODE = 11_000;
const hasCode = (path: string) => path.endsWith('/settings/second-factor');

/** Records, banner versions and the facts for contracts show a whole text, so that it can be printed. */
const isDocument = (path: string) =>
  /\/consents(\?id=|\/[0-9a-f]{64})|\/versions\/\d|\/processing/.test(path);

/** The innermost elements that are wider than the window; runs in the page. */
function widest() {
  const isOut = (element: Element) => element.getBoundingClientRect().right > innerWidth + 1;
  // A bar of links scrolls by itself.
  return [...document.querySelectorAll('body :not(nav *)')]
    .filter((element) => isOut(element) && ![...element.children].some(isOut))
    .map((element) => element.outerHTML.slice(0, 100))
    .slice(0, 3);
}

const isFull = inject('isFull');

/** A folder for a picture of every page, by the page's address; without it none is taken. */
const { PICTURES } = process.env;
if (PICTURES) await mkdir(PICTURES, { recursive: true });

withWorker('no page has an axe violation, scrolls sideways, is too high or too large,', (shared, visit) => {
  let worker = shared;

  /** A client with a domain that has more of everything than a page of a list shows. */
  async function setUp() {
    const { base } = worker();
    const account = await createAccount(base);
    const call = <T = { id: string }>(method: string, path: string, body?: unknown) =>
      account.domains<T>(method, path, body);
    const { id: domain } = await call('POST', '', { name: SITE, recordScriptsOnWebsite: true });
    const others = await Promise.all(
      Array.from({ length: 12 }, async (_, i) => {
        const { id } = await call('POST', '', { name: `www.a-rather-long-name-of-site-${i}.example` });
        return id;
      }),
    );
    await call('PUT', `/${domain}/locale/de_DE`, { active: true });
    const purposes = ['a717ff5', '7c19e32'];
    const services = await Promise.all(
      Array.from({ length: 12 }, async (_, i) => {
        const { id } = await call('POST', `/${domain}/embedding`, {
          name: `Service ${i}`,
          purpose: purposes[i % 2],
          vendor: 'A provider of services with a long name GmbH & Co. KG',
          active: true,
          assets: [{ name: `_service_${i}` }],
        });
        return id;
      }),
    );
    for (let i = 0; i < 25; i++) await call('PUT', `/${domain}/locale/en_US`, { widgetTitle: `Title ${i}` });
    const snippets = await call<{ default: string }>('GET', `/${domain}/onboarding/embed`);
    const apiKey = /apiKey=([0-9a-f]{48})/.exec(snippets.default)![1];
    const send = async (path: string, body: object, network: string) => {
      const sent = await fetch(`${base}/app/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: SITE, 'CF-Connecting-IP': network },
        body: JSON.stringify({ apiKey, domain, ...body }),
      });
      if (!sent.ok) throw new Error(await sent.text());
    };
    await Promise.all(
      Array.from({ length: 52 }, (_, i) =>
        send(
          'consents',
          {
            ucid: UCIDS[i] ?? randomUUID().replaceAll('-', '').repeat(2),
            lang: i % 2 ? 'de_DE' : 'en_US',
            consent: i % 3 > 0,
            embeddings: i % 3 > 0 ? services.slice(0, (i % 12) + 1) : [],
          },
          `192.0.2.${i}`,
        ),
      ),
    );
    await send('interactions', { locale: 'en_US', outcome: 'chosen' }, '192.0.2.1');
    const seen = ['tracker', 'adverts', 'fonts'].map((name) => ({
      kind: 'script',
      name: `${name}.example`,
      early: true,
    }));
    for (const network of ['192.0.2.1', '198.51.100.1']) await send('reports', { seen }, network);
    await account.fold();
    const [theme] = await call<{ id: string }[]>('GET', `/${domain}/theme`);
    return { account, domain, others, service: services[0]!, theme: theme!.id };
  }

  /**
   * What is wrong with a page, in English and light on a desktop, and in German and dark on a phone. In a sample
   * it is one of the two for every third page, and axe, which takes longest, looks at every third of these.
   */
  async function violationsOf(page: Page, path: string, at: number, state: string, prepare = async () => {}) {
    const found: unknown[] = [];
    const appearances = [
      ['en', 'light', 1280],
      ['de', 'dark', PHONE],
    ] as const;
    for (const appearance of isFull ? appearances : [appearances[at % 2]!]) {
      const [lang, colorScheme, width] = appearance;
      await page.setViewportSize({ width, height: SCREEN });
      const show = async (scheme: 'light' | 'dark') => {
        const query = `lang=${lang}&scheme=${scheme}`;
        await page.goto(`${worker().base}${path}${path.includes('?') ? '&' : '?'}${query}`);
        await prepare();
      };
      await show(colorScheme);
      if (width === 1280) {
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        // An error summary adds to the height of a form.
        if (height > MOST.screens * SCREEN && !isDocument(path) && state !== 'error')
          found.push(['is too high', height]);
        const received = await page.evaluate(sizes);
        for (const of of ['document', 'scripts'] as const)
          if (received[of] > MOST[of] + (of === 'scripts' && hasCode(path) ? CODE : 0))
            found.push([of, 'is too large', received[of]]);
      }
      if (PICTURES) {
        const name = `${state}${path}`.replace(/[0-9a-f-]{32,}/g, 'ID').replace(/\W+/g, '-');
        await page.screenshot({ path: `${PICTURES}/${name}-${lang}-${width}.png`, fullPage: true });
      }
      const unfold = () =>
        page.evaluate(() =>
          document.querySelectorAll('details').forEach((part) => part.setAttribute('open', '')),
        );
      await unfold();
      const violations = isFull || at % 3 === 0 ? await axeViolations(page) : [];
      for (const violation of violations) found.push([lang, colorScheme, width, ...violation]);
      if (await isWide(page)) found.push([lang, width, 'scrolls sideways', await page.evaluate(widest)]);
      if (isFull) {
        // The colors of the other scheme.
        await show(colorScheme === 'light' ? 'dark' : 'light');
        await unfold();
        for (const violation of await axeViolations(page, ofColors)) found.push([lang, width, ...violation]);
      }
    }
    return found.map((one) => [path, ...(one as unknown[])]);
  }

  async function violationsOn(page: Page, paths: string[], state = '') {
    const violations: unknown[] = [];
    for (const [at, path] of sample(paths, 6).entries())
      violations.push(...(await violationsOf(page, path, at, state)));
    return violations;
  }

  async function operator() {
    const page = await newPage();
    await logInAsOperator(page, worker().base);
    return page;
  }

  /** The address that a link of a page leads to, for pages whose IDs only the console knows. */
  async function linked(page: Page, from: string, pattern: string) {
    await page.goto(worker().base + from);
    return (await page.locator(`main a[href*="${pattern}"]`).first().getAttribute('href'))!;
  }

  const newPage = async () => (await visit({ locale: 'en-GB' })).newPage();

  let made: Awaited<ReturnType<typeof setUp>>;
  beforeAll(async () => {
    made = await setUp();
  });

  test('of people who are not signed in', async () => {
    const page = await newPage();
    await logIn(page, worker().base, made.account.username);
    await page.goto(`${worker().base}/account/domains/${made.domain}/status/handover`);
    await page.locator('main form[action$="/handover"] button').click();
    const handover = await page.locator('#link').inputValue();
    const violations = await violationsOn(await newPage(), [
      '/',
      '/account/login',
      '/account/forgot',
      '/account/link/used',
      new URL(handover).pathname,
      '/operator/login',
      '/operator/forgot',
      '/operator/link/used',
    ]);
    expect(violations).toEqual([]);
  });

  test('of the setup', async () => {
    const page = await newPage();
    await logIn(page, worker().base, made.account.username);
    const D = `/account/domains/${made.others[0]!}`;
    const steps = ['', '/choose', '/languages', '/legal', '/company', '/look', '/embed'];
    const violations = await violationsOn(page, [
      `${D}/status`,
      ...steps.map((step) => `${D}/onboarding${step}`),
    ]);
    expect(violations).toEqual([]);
  });

  test('of an account', async () => {
    const page = await newPage();
    await logIn(page, worker().base, made.account.username);
    await page.goto(`${worker().base}/account/users`);
    await page.locator('#emailAddress').fill(`${randomUUID()}@agency.example`);
    await page.locator('form[action$="/invite"] button').click();
    await page.locator('#link').waitFor();
    const violations = await violationsOn(page, [
      await linked(page, '/account/users', '/websites'),
      '/account',
      '/account/add',
      '/account/add/list',
      '/account/move/none',
      '/account/activity',
      ...['', '/api-key', '/embed-key', '/second-factor'].map((part) => `/account/settings${part}`),
      '/account/users',
      '/account/logout',
      '/account/nothing',
    ]);
    expect(violations).toEqual([]);
  });

  test('of the configuration of a domain', async () => {
    const page = await newPage();
    await logIn(page, worker().base, made.account.username);
    const D = `/account/domains/${made.domain}`;
    const service = `/${made.service}`;
    const violations = await violationsOn(page, [
      ...['', '/add', '/new', service, `${service}/cookies/new`, `${service}/remove`].map(
        (part) => `${D}/services${part}`,
      ),
      ...['', '/de_DE', '/placeholders', '/de_DE/remove'].map((part) => `${D}/texts${part}`),
      ...['', `/${made.theme}`].map((part) => `${D}/appearance${part}`),
      ...['', '/reset', '/own-host', '/strict-blocking'].map((part) => `${D}/settings${part}`),
      ...['', '/delete', '/move'].map((part) => `${D}/website${part}`),
    ]);
    expect(violations).toEqual([]);
  });

  test('of what happens on a domain', async () => {
    const page = await newPage();
    await logIn(page, worker().base, made.account.username);
    const D = `/account/domains/${made.domain}`;
    const visitor = `/${UCIDS[1]!}`;
    const violations = await violationsOn(page, [
      ...[
        'status',
        'status/handover',
        'statistics',
        'seal',
        'activity',
        'activity/versions',
        'processing',
      ].map((part) => `${D}/${part}`),
      ...['', '?id=ab', '?status=custom', '/blocks', visitor, `${visitor}/erase`].map(
        (part) => `${D}/consents${part}`,
      ),
      await linked(page, `${D}/activity`, '/undo'),
      await linked(page, `${D}/activity`, '/changes/'),
      await linked(page, `${D}/activity/versions`, '/versions/'),
    ]);
    expect(violations).toEqual([]);
  });

  test('of the operator', async () => {
    const page = await operator();
    const { account, domain, others } = made;
    const client = ['', '/account', '/activity', '/delete', '/second-factor'];
    const violations = await violationsOn(page, [
      ...[`?q=${account.username}`, '/new', '/import', '/status', '/branding', '/activity', '/domains'].map(
        (part) => `/operator${part}`,
      ),
      ...[
        `bulk?action=scan&id=${domain}&id=${others[0]!}`,
        `bulk?action=copy&id=${domain}&source=site`,
        `${domain}/copy`,
        `bulk?action=copy&from=${domain}&id=${others[0]!}`,
        `bulk?action=addService&id=${domain}&name=google`,
        `bulk?action=addService&id=${domain}&id=${others[0]!}&service=17`,
      ].map((part) => `/operator/domains/${part}`),
      ...client.map((part) => `/operator/clients/${account.id}${part}`),
      '/operator/users',
    ]);
    expect(violations).toEqual([]);
  });

  test('of an operator in the console of a client', { tags: 'full' }, async () => {
    const page = await operator();
    const client = `${worker().base}/operator/clients/${made.account.id}`;
    await page.goto(client);
    await page.locator('form[action$="/link"] button').click();
    const link = await page.locator('#link').inputValue();
    const violations = await violationsOn(await newPage(), [new URL(link).pathname], 'new-password');
    await page.goto(client);
    await page.locator('form[action$="/console"] button').click();
    await page.waitForURL('**/account');
    violations.push(...(await violationsOn(page, ['/account', '/account/settings'], 'operator')));
    expect(violations).toEqual([]);
  });

  test('of a new account without domains', { tags: 'full' }, async () => {
    const { username } = await createAccount(worker().base);
    const page = await newPage();
    await logIn(page, worker().base, username);
    const paths = ['/account', '/account/activity', '/account/users', '/account/settings'];
    expect(await violationsOn(page, paths, 'empty')).toEqual([]);
  });

  test('of a viewer, whose domain is paused', { tags: 'full' }, async () => {
    const account = await createAccount(worker().base);
    const { id } = await account.domains('POST', '', { name: SITE, frontendWidgetEnabled: false });
    const owner = await newPage();
    await logIn(owner, worker().base, account.username);
    await owner.goto(`${worker().base}/account/users`);
    await owner.locator('#emailAddress').fill(`viewer-${account.username}@site.example`);
    await owner.locator('#role').selectOption('viewer');
    await owner.locator('form[action$="/invite"] button').click();
    if (await owner.locator('#password').count()) {
      await owner.locator('#password').fill(PASSWORD);
      await owner.locator('main button').click();
    }
    const link = await owner.locator('#link').inputValue();
    const violations = await violationsOn(await newPage(), [new URL(link).pathname], 'invitation');
    const page = await newPage();
    await page.goto(link);
    await page.locator('input[type=password]').fill('a password that only the viewer knows');
    await page.locator('main button').click();
    await page.waitForURL('**/account');
    const D = `/account/domains/${id}`;
    const parts = [
      'status',
      'services',
      'texts',
      'appearance',
      'settings',
      'statistics',
      'consents',
      'activity',
    ];
    violations.push(
      ...(await violationsOn(page, ['/account', ...parts.map((part) => `${D}/${part}`)], 'viewer')),
    );
    expect(violations).toEqual([]);
  });

  test('of an account with many domains', { tags: 'full' }, async () => {
    const account = await createAccount(worker().base);
    for (let i = 0; i < 60; i++) await account.domains('POST', '', { name: `site-${i}.example` });
    const page = await newPage();
    await logIn(page, worker().base, account.username);
    const paths = ['/account', '/account?q=site-4', '/account?page=3'];
    expect(await violationsOn(page, paths, 'many')).toEqual([]);
  });

  test('with errors in a form', async () => {
    const violations: unknown[] = [];
    let at = 0;
    /** Looks at the page that answers a form with this value in a field, past the checks of the browser. */
    const answerTo = async (page: Page, path: string, field: string, value: string) => {
      const send = async () => {
        const input = page.locator(`main [name="${field}"]:not([type=hidden])`).first();
        await input.evaluate((element: HTMLInputElement, value) => {
          element.form!.noValidate = true;
          element.value = value;
        }, value);
        const answered = page.waitForResponse((response) => response.request().method() === 'POST');
        await input.evaluate((element: HTMLInputElement) => element.form!.requestSubmit());
        expect((await answered).status(), path).toBe(422);
        await page.locator('[role=alert], [aria-invalid]').first().waitFor();
        await page.waitForLoadState();
      };
      violations.push(...(await violationsOf(page, path, at++, 'error', send)));
    };
    await answerTo(await newPage(), '/account/login', 'username', 'nobody');
    const page = await newPage();
    await logIn(page, worker().base, made.account.username);
    const D = `/account/domains/${made.domain}`;
    await answerTo(page, '/account/settings', 'emailAddress', 'nothing');
    await answerTo(page, '/account/users', 'emailAddress', 'nothing');
    await answerTo(page, `${D}/settings`, 'consentCookieLifetime', '-5');
    await answerTo(page, `${D}/services/new`, 'name', '');
    await answerTo(page, `${D}/onboarding/company`, 'EMAIL', 'nothing');
    await answerTo(page, `${D}/onboarding/legal`, 'imprintUrl-en_US', 'nothing');
    expect(violations).toEqual([]);
  });

  // In a service of its own, in which the operator key does not sign in after it.
  test('of the operator’s people', { tags: 'full' }, async () => {
    const own = await startWorker();
    onTestFinished(() => own.close());
    worker = () => own;
    const { base } = own;
    made = await setUp();
    const key = await operator();
    /** Invites somebody, and gives the path of the link. */
    const invite = async (page: Page, name: string, role?: string) => {
      await page.goto(`${base}/operator/users?lang=en`);
      await page.locator('#emailAddress').fill(`${name.toLowerCase()}@agency.example`);
      await page.locator('#name').fill(name);
      if (role) await page.locator('#role').selectOption(role);
      await page.locator('form[action$="/invite"] button').click();
      return new URL(await page.locator('#link').inputValue()).pathname;
    };
    const accept = async (path: string) => {
      const page = await newPage();
      await page.goto(base + path);
      await page.locator('input[type=password]').fill('a password that only one person knows');
      await page.locator('main button').click();
      await page.waitForURL('**/operator');
      return page;
    };
    const first = await invite(key, 'Anna');
    const violations = await violationsOn(await newPage(), [first], 'first');
    const anna = await accept(first);
    const sue = await accept(await invite(anna, 'Sue', 'support'));
    await invite(anna, 'Udo', 'support');
    const D = `/account/domains/${made.domain}`;
    violations.push(
      ...(await violationsOn(await newPage(), ['/operator/login'], 'people')),
      ...(await violationsOn(anna, [
        '/operator/users',
        await linked(anna, '/operator/users', '/remove'),
        '/operator/settings',
        '/operator/settings/second-factor',
        '/operator/logout',
        '/operator/activity',
        await linked(anna, '/operator/activity', '/operator/activity/changes/'),
      ])),
      ...(await violationsOn(
        sue,
        [
          '/operator',
          '/operator/settings',
          '/operator/users',
          `/operator/clients/${made.account.id}/account`,
        ],
        'support',
      )),
    );
    await sue.goto(`${base}/operator/clients/${made.account.id}`);
    await sue.locator('form[action$="/console"] button').click();
    await sue.waitForURL('**/account');
    violations.push(
      ...(await violationsOn(sue, [`${D}/website`, `${D}/website/delete`, `${D}/activity`], 'support')),
    );
    expect(violations).toEqual([]);
  });
});

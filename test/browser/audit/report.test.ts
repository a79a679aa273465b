// The report that an audit writes, and the command that writes it.
import { exec, execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../../packages/audit/src/audit.ts';
import { htmlReport } from '../../../packages/audit/src/report/html-report.ts';
import { notLoaded } from '../../../packages/audit/src/judge/not-loaded.ts';
import { jsonReport } from '../../../packages/audit/src/report/json-report.ts';
import { appearanceViolations } from '../support/axe.ts';
import { inBrowser, inEngines } from '../support/browser.ts';
import { chromiumPath } from '../support/engines.ts';
import { banner, load, serveFixtures, type FixtureSite } from './fixture-sites.ts';
import { quick } from './quick-audit.ts';

const HOSTILE = '<img src=x onerror=hacked()>';

/** A website whose names and labels are markup. */
const hostile: FixtureSite = {
  pages: {
    '/': `${banner({}, { reject: 'font-size:9px' }).replaceAll('Reject all', '&lt;img src=x onerror=hacked()>')}
      <img src="http://tracker.example/${encodeURIComponent(HOSTILE)}" alt="">
      <img src="http://long.${'a'.repeat(240)}.example/" alt="">
      <script>localStorage.setItem('${HOSTILE}', '1'); sessionStorage.setItem('\\u202egnp.exe', '1')</script>`,
  },
};

inEngines('the report of an audit', (visit) => {
  let server: Awaited<ReturnType<typeof serveFixtures>>;
  let result: Awaited<ReturnType<typeof audit>>;
  beforeAll(async () => {
    server = await serveFixtures({ hostile });
    const plan = { ...quick, route: server.route, accept: '#accept', reject: '#reject' };
    result = await audit(server.address('hostile'), plan);
  });
  afterAll(() => server.close());

  for (const language of ['en', 'de'] as const)
    test(`shows every text of the website as text (${language})`, async () => {
      const page = await (await visit()).newPage();
      const asked = await openReport(page, await htmlReport(result, language));
      expect(
        await page.locator('img:not([src^="data:image/jpeg;base64,"]), script, iframe, link').count(),
      ).toBe(0);
      // What a visitor sees first, as wide as the browser's window was.
      const picture = page.locator('figure img');
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500);
      expect(await page.locator('.todo').count()).toBe(new Set(result.issues.map(({ group }) => group)).size);
      const text = await page.locator('body').innerText();
      expect(text).toContain(HOSTILE);
      expect(text).not.toContain('\u202e');
      expect(text).toContain('tracker.example');
      expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontSize)).toBe(
        '28.8px',
      );
      expect(await appearanceViolations(page)).toEqual([]);
      expect(asked).toEqual(['http://report.example/']);
    });

  test('is as wide as the window, also with hosts of hundreds of characters', async () => {
    const page = await (await visit()).newPage();
    await openReport(page, await htmlReport(result, 'de'));
    expect(await page.locator('table.services').innerText()).toContain('a'.repeat(240));
    const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(tooWide)).toBe(0);
  });

  test('has a policy that allows nothing but its own styles', async () => {
    const page = await (await visit()).newPage();
    const html = await htmlReport(result, 'en');
    expect(html).toMatch(
      /Content-Security-Policy" content="default-src &#39;none&#39;; style-src &#39;sha256-/,
    );
    const blocked = html.replace('</body>', '<script>document.title = "hacked"</script></body>');
    await openReport(page, blocked);
    expect(await page.title()).toBe('Privacy audit of hostile.site.example');
  });

  test('lists accepted services that did not load, as text', async () => {
    const services = [{ key: 'ours', name: `Ours ${HOSTILE}`, markers: ['ours.example/'], accepted: true }];
    const obstacle = {
      by: 'policy',
      url: `http://ours.example/${'o'.repeat(300)}.js`,
      detail: HOSTILE,
      phase: 'after',
    } as const;
    const visits = result.visits.map((visit) => ({
      ...visit,
      placet: true,
      services,
      obstacles: [obstacle],
    }));
    const accepted = visits.find(({ mode }) => mode === 'accepted');
    const afterAccept = { notLoaded: notLoaded(accepted, result.uses) };
    const page = await (await visit()).newPage();
    await openReport(page, await htmlReport({ ...result, afterAccept }, 'de'));
    const row = page.getByRole('row', { name: 'Ours' });
    expect((await row.getByRole('cell').first().boundingBox())!.width).toBeGreaterThan(150);
    expect(await row.innerText()).toMatch(
      /Ours <img.*Content Security Policy der Website.*ours\.example.*<img/s,
    );
    expect(await appearanceViolations(page)).toEqual([]);
    expect(JSON.parse(jsonReport({ ...result, afterAccept })).notLoaded[0].by).toBe('policy');
    await openReport(page, await htmlReport({ ...result, afterAccept: { notLoaded: undefined } }, 'en'));
    expect(await page.locator('body').innerText()).toContain('Pass --declaration.');
  });

  test('is also JSON, with the rules that each issue touches', () => {
    const report = JSON.parse(jsonReport(result));
    expect(report.issues.map(({ group }: { group: string }) => group)).toEqual(
      expect.arrayContaining(['before', 'rejected', 'signal', 'banner']),
    );
    for (const { sources } of report.issues) expect(sources[0]).toMatch(/^https:/);
    expect(report.visits.map(({ mode }: { mode: string }) => mode)).toEqual([
      'undecided',
      'rejected',
      'accepted',
      'signal',
    ]);
    expect(report.unchecked).toEqual(['undeclared']);
  });

  /** Opens a report, and gives the requests that it makes. */
  async function openReport(page: Page, body: string) {
    const asked: string[] = [];
    await page.route('**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
    });
    await page.goto('http://report.example/');
    return asked;
  }
});

inEngines('the report of a website with Placet', (visit) => {
  const tag = '<img src="http://tracker.example/p.gif" alt="">';
  const decided = `localStorage.setItem('placet_abc', '1')`;
  const withPlacet: FixtureSite = {
    pages: {
      '/': `<script>
          window.CCM = { openControlPanel() {}, debug: async () => ({ services: [], blocked: [] }) };
          addEventListener('focusin', () => (document.documentElement.style.background = '#f00'));
        </script>
        ${banner({ accept: `${decided}; ${load('http://gone.invalid/g.js')}`, reject: decided })}
        ${tag}<a href="/one">One</a><a href="/two">Two</a>`,
      '/one': tag,
      '/two': tag,
      '/privacy': '<p>tracker.example, gone.invalid, <code>choice</code> and <code>placet_abc</code>.</p>',
    },
  };
  let server: Awaited<ReturnType<typeof serveFixtures>>;
  let result: Awaited<ReturnType<typeof audit>>;
  beforeAll(async () => {
    server = await serveFixtures({ 'with-placet': withPlacet });
    result = await audit(server.address('with-placet'), {
      ...quick,
      // Nothing listens on the first port.
      route: (host) => (host === 'gone.invalid' ? { host: '127.0.0.1', port: 1 } : server.route()),
      accept: '#accept',
      reject: '#reject',
      declaration: `${server.address('with-placet')}privacy`,
    });
  });
  afterAll(() => server.close());

  async function open(language: 'en' | 'de', of = result) {
    const page = await (await visit()).newPage();
    await page.setContent(await htmlReport(of, language));
    return page;
  }
  const rowOf = (page: Page, name: string) => page.getByRole('row', { name }).first().innerText();

  test('counts and names what the consent manager stores', async () => {
    const page = await open('en');
    expect(await rowOf(page, 'After accepting')).toMatch(/After accepting\s+4\s+2\s+2$/);
    const section = page.locator('section', { hasText: 'Stored by the website itself' });
    expect(await section.innerText()).toMatch(
      /choice.*The consent manager stores these names to keep the visitor’s decision.*necessary.*placet_abc/s,
    );
    expect(result.issues.some(({ subject }) => subject === 'placet_abc')).toBe(false);
  });

  test('says which hosts could not be reached, and that the declaration was only partly checked', async () => {
    expect(result.cutShort).toEqual(['undeclared']);
    const page = await open('en');
    expect(await rowOf(page, 'Not in the declaration')).toMatch(/Only partly checked.*gone\.invalid/);
    const limits = page.locator('section', { hasText: 'Limits of this audit' });
    expect(await limits.locator('li').allInnerTexts()).toEqual([
      'After accepting: These hosts could not be reached: gone.invalid. What they would have stored or requested could not be seen.',
    ]);
    const german = await open('de');
    expect(await rowOf(german, 'Nicht in der Erklärung')).toMatch(/Nur teilweise geprüft.*gone\.invalid/);
  });

  test('shows the first view before the keyboard is tried', async () => {
    const page = await open('en');
    const corner = await page.locator('figure img').evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const context = document.createElement('canvas').getContext('2d')!;
      context.drawImage(image, 0, 0);
      return [...context.getImageData(2, 2, 1, 1).data];
    });
    expect(corner).toEqual([255, 255, 255, 255]);
  });

  test('says how to change a tag in the HTML, and speaks of “started by” only where it is given', async () => {
    const page = await open('en');
    const before = page.locator('section', { has: page.getByRole('heading', { name: 'Before a decision' }) });
    expect(await before.innerText()).toContain('write data-ccm-loader-src instead of src');
    expect(await before.innerText()).not.toMatch(/started by/i);
    const started = result.issues.map((issue) =>
      issue.kind === 'service'
        ? { ...issue, sent: issue.sent.map((sent) => ({ ...sent, startedBy: 'http://tags.example/t.js' })) }
        : issue,
    );
    const german = await open('de', { ...result, issues: started });
    const text = await german.locator('.todo').first().innerText();
    expect(text).toContain('„Ausgelöst von“ nennt das Skript');
    expect(await german.locator('body').innerText()).not.toContain('data-ccm-loader-src');
  });

  test('names the first page of a request and how many others, and lists all pages once', async () => {
    const page = await open('en');
    const text = await page.locator('body').innerText();
    expect(text).toContain('tracker.example/p.gif (image), on with-placet.site.example and 2 more pages');
    const pages = page.getByRole('list', { name: 'Pages' }).locator('li');
    expect(await pages.allInnerTexts()).toEqual(
      ['', 'one', 'two', 'privacy'].map((path) => server.address('with-placet') + path),
    );
    const german = await open('de');
    expect(await german.locator('body').innerText()).toContain(
      'tracker.example/p.gif (Bild), auf with-placet.site.example und 2 weiteren Seiten',
    );
  });
});

inEngines('npm run audit', () => {
  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo;
    response.setHeader('content-type', 'text/html');
    // The same machine under another name is another website.
    response.end(request.url === '/' ? `<h1>A site</h1><img src="http://127.0.0.1:${port}/p.gif">` : '');
  });
  beforeAll(() => new Promise<void>((listening) => server.listen(0, listening)));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  function run(...options: string[]) {
    const out = mkdtempSync(join(tmpdir(), 'audit-'));
    const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
    const sandbox = quick.sandbox ? [] : ['--no-sandbox'];
    const args = [
      'packages/audit/src/cli.ts',
      url,
      '--path',
      chromiumPath!,
      '--out',
      out,
      ...sandbox,
      ...options,
    ];
    return new Promise<{ status: number; output: string; files: string[] }>((done) =>
      execFile(process.execPath, args, (error, stdout, stderr) => {
        const files = readdirSync(out);
        done({ status: error ? Number(error.code) : 0, output: stdout + stderr, files });
      }),
    );
  }

  test('runs in CI as documented: it writes the report where it is uploaded, and fails on the groups', async () => {
    const guide = readFileSync('docs/website/audit.md', 'utf8');
    const [, yaml] = /```yaml\n([\s\S]*?)```/.exec(guide)!;
    const [install, command, ...more] = [...yaml!.matchAll(/- run: (.*)/g)].map(([, line]) => line!);
    expect([install, more]).toEqual(['npm ci', []]);
    const uploaded = /path: (\w+)/.exec(yaml!)![1]!;
    const out = join(mkdtempSync(join(tmpdir(), 'audit-')), uploaded);
    const here = command!
      .replace('https://staging.example', `http://localhost:${(server.address() as AddressInfo).port}`)
      .replace(`--out ${uploaded}`, `--out ${out}`);
    const machine = `--allow-private --path ${chromiumPath} ${quick.sandbox ? '' : '--no-sandbox'}`;
    const [status, output] = await new Promise<[number, string]>((done) =>
      exec(`${here} ${machine} --language de`, (error, stdout) => done([error?.code ?? 0, stdout])),
    );
    expect(output).toContain('Vor einer Entscheidung: 1 Hinweis');
    expect(output).toContain('127.0.0.1');
    expect(status).toBe(1);
    const [html, json] = readdirSync(out)
      .toSorted()
      .map((file) => readFileSync(join(out, file), 'utf8'));
    expect(html).toContain('<html lang="de">');
    expect(html).toMatch(/<dd>Chromium \d+\./);
    expect(html).toMatch(/Geprüft mit.*\s+<dd>@placet\/audit \d+\.\d+\.\d+</);
    expect(readdirSync(out)[0]).toContain(`audit-localhost_${(server.address() as AddressInfo).port}-`);
    expect(JSON.parse(json!).browser).toMatch(/^Chromium \d+\./);
    expect(JSON.parse(json!).issues[0]).toMatchObject({ group: 'before', subject: '127.0.0.1' });
  });

  test(
    'succeeds without --fail-on, and fails where a group could not be checked',
    { tags: 'full' },
    async () => {
      const [plain, unchecked] = await Promise.all([
        run('--allow-private'),
        run('--allow-private', '--fail-on', 'rejected'),
      ]);
      expect(plain.status).toBe(0);
      expect(unchecked.status).toBe(1);
    },
  );

  test('refuses a website of the own network unless it is asked for', async () => {
    const { status, output, files } = await run();
    expect(output).toContain('Pass --allow-private for a website in your own network.');
    expect({ status, files }).toEqual({ status: 2, files: [] });
  });

  test('explains what is wrong with its options', async () => {
    const { status, output } = await run('--fail-on', 'everything');
    expect(output).toContain('--fail-on does not know "everything"');
    expect(status).toBe(1);
  });
});

inBrowser('the audit of a website with Placet', (site) => {
  test('checks everything, and finds only what the preferences do not name', { tags: 'full' }, async () => {
    site().setPage({
      body: '<h1>A site</h1><a href="/film/1">A page without the snippet</a><iframe title="film" src="/video/1"></iframe><script type="text/x-ccm-loader" data-ccm-loader-src="http://127.0.0.1/adverts.js"></script>',
    });
    const { issues, unchecked, uses, visits } = await audit(site().pageUrl, {
      ...quick,
      bannerTime: 10_000,
      quietTime: 1000,
      pages: 1,
      allowPrivate: true,
    });
    expect(issues.map(({ group, subject }) => [group, subject])).toEqual([['undeclared', '127.0.0.1']]);
    expect(unchecked).toEqual([]);
    const kept = (mode: string) =>
      uses.filter(({ visit, stored }) => visit.mode === mode && stored?.name.startsWith('placet_'));
    expect([kept('undecided').length, kept('rejected').length, kept('accepted').length]).toEqual([0, 1, 1]);
    expect(visits.map(({ decided, placet }) => decided && placet)).toEqual([true, true, true, true]);
    const [undecided, , accepted] = visits;
    expect(undecided!.banner!.reject!.tabs).toBeGreaterThan(0);
    expect(accepted!.sent.some(({ url }) => url === 'http://127.0.0.1/adverts.js')).toBe(true);
    expect(undecided!.sent.some(({ url }) => url.includes('adverts'))).toBe(false);
  });

  test(
    'names the website’s own services by their hosts, and says what stopped accepted ones',
    { tags: 'full' },
    async () => {
      const purpose = 'a717ff5';
      await site().configure({
        services: {
          'Table booking': { purpose, scriptMarkers: ['table.invalid/booking/'] },
          'Gift cards': { purpose, scriptMarkers: ['gifts.invalid/'] },
          Newsletter: { purpose, scriptMarkers: ['newsletter.invalid/'] },
        },
      });
      site().setPage({
        body: `<h1>A site</h1><script src="http://table.invalid/booking/t.js"></script>
        <script type="text/x-ccm-loader" data-ccm-loader-src="http://gifts.invalid/g.js"></script>`,
      });
      const { issues, uses, afterAccept } = await audit(site().pageUrl, {
        ...quick,
        afterAccept: true,
        bannerTime: 10_000,
        quietTime: 1000,
        pages: 0,
        allowPrivate: true,
      });
      const booking = uses.filter(({ sent }) => sent?.url.includes('table.invalid'));
      expect([...new Set(booking.map(({ service: { name, vendor } }) => `${name}, ${vendor}`))]).toEqual([
        'Table booking, table.invalid',
      ]);
      // What the HTML names is requested before a decision, and the declaration names it.
      expect(issues.filter(({ group }) => group === 'undeclared')).toEqual([]);
      const ours = afterAccept!.notLoaded!.filter(({ name }) => /booking|cards|letter/.test(name));
      expect(ours.map(({ name, by }) => `${name}: ${by}`).sort()).toEqual([
        'Gift cards: network',
        'Newsletter: absent',
        'Table booking: network',
      ]);
    },
  );
});

// The audit as an agency runs it: its own browser visits real websites.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit, type AuditPlan } from '../../../packages/audit/src/audit.ts';
import { sample } from '../../support/sample.ts';
import { inEngines } from '../support/browser.ts';
import { chromiumPath, firefoxPath, wholeChromiumPath } from '../support/engines.ts';
import { signalPages } from './signal-pages.ts';
import { banner, load, serveFixtures, type FixtureSite } from './fixture-sites.ts';
import { hostileSites } from './hostile-sites.ts';
import { quick } from './quick-audit.ts';
import { sitesWithIssues } from './sites-with-issues.ts';
import { sitesWithoutIssues } from './sites-without-issues.ts';

inEngines('the audit', () => {
  /** What each kind of request of "signal-everywhere" sent and saw, without the signal and with it. */
  const signals = new Map<string, string>();
  const sites: Record<string, FixtureSite> = {
    ...sitesWithIssues,
    ...sitesWithoutIssues,
    ...hostileSites,
    'hides-behind-requests': {
      pages: {
        '/': `<script>for (let i = 0; i < 6000; i++) fetch('/n?' + i).catch(() => {})</script>`,
        '/n': (_, response) => response.end(),
      },
    },
    staging: {
      pages: {
        '/': ({ headers }, response) =>
          headers.authorization === `Basic ${btoa('agency:pass:word')}`
            ? response.setHeader('content-type', 'text/html').end('<script src="/own.js"></script>')
            : response.writeHead(401, { 'www-authenticate': 'Basic realm="Staging"' }).end('<h1>401</h1>'),
        '/own.js': ({ headers }, response) =>
          response
            .setHeader('content-type', 'text/javascript')
            .end(headers.authorization ? 'new Image().src = "http://tracker.example/p.gif"' : ''),
      },
    },
    data: {
      pages: { '/': (_, response) => response.setHeader('content-type', 'application/json').end('{}') },
    },
    'signal-everywhere': {
      host: 'localhost',
      allowPrivate: true,
      pages: signalPages(signals),
    },
    'frame-of-blocked-host': {
      pages: {
        '/': (_, response) =>
          response
            .setHeader('content-security-policy', "frame-src 'self'")
            .setHeader('content-type', 'text/html')
            .end(`<!doctype html><iframe src="https://www.youtube.com/embed/1" title="film"></iframe>
              <script>const element = document.querySelector('iframe');
              const blocked = [{ element, address: element.src, service: '', rule: 'blockIframes' }];
              window.CCM = { openControlPanel() {}, debug: async () => ({ services: [], blocked }) };</script>`),
      },
    },
    'accepted-but-stopped': {
      accept: '#accept',
      reject: '#reject',
      declaration: 'http://accepted-but-stopped.site.example/privacy',
      afterAccept: true,
      pages: {
        '/': (_, response) =>
          response
            .setHeader('content-security-policy', "frame-src 'self'")
            .setHeader('content-type', 'text/html')
            .end(
              `<!doctype html>${banner({
                accept: `${load('http://www.googletagmanager.com/gtag/js?id=G-1')}${load('http://static.hotjar.com/c/hotjar-1.js')}
                  document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://www.google.com/maps/embed?pb=1' }));`,
              })}`,
            ),
        '/privacy':
          '<p>Google Analytics 4, Hotjar, Google Maps and Vimeo. The cookie <code>choice</code>.</p>',
      },
    },
    plain: { pages: { '/': '<p>Nothing</p>' } },
    unfinished: {
      pages: {
        '/': (_, response) =>
          void response.setHeader('content-type', 'text/html').write('<!doctype html><p>The beginning</p>'),
      },
    },
    'started-differently': {
      pages: {
        '/': '<script src="/own.js"></script><a href="/other">Other</a>',
        '/own.js': (_, response) =>
          response.setHeader('content-type', 'text/javascript').end(load('http://tracker.example/t.js')),
        '/other': '<script src="http://tracker.example/t.js"></script>',
      },
    },
    'private-image': { pages: { '/': '<img src="http://localhost/admin" alt="">' } },
  };
  let server: Awaited<ReturnType<typeof serveFixtures>>;
  beforeAll(async () => {
    server = await serveFixtures(sites);
  });
  afterAll(() => server.close());

  function auditOf(name: string, limits: Partial<AuditPlan> = {}) {
    const { pages: _pages, issues: _issues, host, ...plan } = sites[name]!;
    return audit(server.address(name, host), { ...quick, route: server.route, ...plan, ...limits });
  }

  async function issuesOf(name: string) {
    const { issues } = await auditOf(name);
    return issues
      .map((issue) => `${issue.group}: ${issue.kind === 'service' ? issue.subject : issue.kind}`)
      .sort();
  }

  for (const [name, { issues }] of sample(Object.entries(sitesWithIssues), 40))
    test.concurrent(`finds the known mistake of the website "${name}"`, async () => {
      expect(await issuesOf(name)).toEqual(issues!.toSorted());
    });

  for (const name of sample(Object.keys(sitesWithoutIssues), 6))
    test.concurrent(`finds nothing on the website "${name}"`, async () => {
      expect(await issuesOf(name)).toEqual([]);
    });

  test('does not call a website faultless whose requests it could not record', { tags: 'full' }, async () => {
    const { issues, cutShort } = await auditOf('hides-behind-requests');
    expect({ issues, cutShort }).toEqual({ issues: [], cutShort: ['before', 'signal'] });
  });

  test('does not call a website faultless whose code kept it from looking', { tags: 'full' }, async () => {
    const { cutShort, visits } = await auditOf('endless-computing', { pageTime: 2000 });
    expect(cutShort).toEqual(['before', 'signal']);
    expect(visits[0]!.limits).toEqual([
      { kind: 'page', detail: 'http://endless-computing.site.example/ (ERR_TIMED_OUT)' },
    ]);
  });

  test('signs in to a website that asks for a name and password, or says that it has to', async () => {
    await expect(auditOf('staging')).rejects.toThrow('Set the environment variable AUDIT_LOGIN');
    const wrong = { username: 'agency', password: 'password' };
    await expect(auditOf('staging', { login: wrong })).rejects.toThrow('refuses yours');
    const { issues } = await auditOf('staging', { login: { username: 'agency', password: 'pass:word' } });
    expect(issues.map(({ group, subject }) => `${group} ${subject}`)).toEqual([
      'before tracker.example',
      'signal tracker.example',
    ]);
  });

  test(
    'does not call a website faultless that was still busy when its time was over',
    { tags: 'full' },
    async () => {
      const { cutShort, visits } = await auditOf('endless-writing', { pageTime: 1500, visitTime: 3000 });
      expect(cutShort).toEqual(['before', 'signal']);
      expect(visits[0]!.limits).toEqual([{ kind: 'time', detail: '3 s' }]);
    },
  );

  test('does not call a website faultless whose page never ends', async () => {
    const { cutShort, visits } = await auditOf('unfinished', { pageTime: 1500 });
    expect(cutShort).toEqual(['before', 'signal']);
    expect(visits[0]!.limits).toEqual([
      { kind: 'page', detail: 'http://unfinished.site.example/ (ERR_TIMED_OUT)' },
    ]);
  });

  test('ends a visit that makes the browser tell too much', async () => {
    const { cutShort, visits } = await auditOf('plain', { maxMemory: 1 });
    expect(cutShort).toEqual(['before', 'signal']);
    expect(visits[0]!.limits).toEqual([{ kind: 'memory', detail: '' }]);
  });

  test(
    'does not call a website faultless that navigates or stores without end',
    { tags: 'full' },
    async () => {
      const [refresh, storage] = await Promise.all([auditOf('endless-refresh'), auditOf('endless-storage')]);
      for (const { cutShort } of [refresh, storage]) expect(cutShort).toEqual(['before', 'signal']);
      const kinds = ({ visits }: typeof refresh) => visits[0]!.limits.map(({ kind }) => kind);
      expect([kinds(refresh)[0], kinds(storage)]).toEqual(['loop', ['names']]);
    },
  );

  test('reads a page that never has loaded, because a picture is not answered', async () => {
    const { issues, cutShort } = await auditOf('never-loads', { pageTime: 1500 });
    expect({ issues, cutShort }).toEqual({ issues: [], cutShort: [] });
  });

  // The W3C's draft, as its tests in web-platform-tests (gpc/) check it: window, frame, image, script and three kinds of workers.
  for (const browser of ['chromium', 'firefox'] as const)
    test.skipIf(browser === 'firefox' && !firefoxPath)(
      `sends Global Privacy Control with every request, and shows it to every script (${browser})`,
      { tags: browser === 'firefox' ? ['full'] : [] },
      async () => {
        signals.clear();
        const inBrowser = { browser, path: browser === 'firefox' ? firefoxPath : chromiumPath };
        await auditOf('signal-everywhere', inBrowser);
        const kinds = ['/', '/frame', '/image', '/script', '/dedicated', '/shared', '/service'];
        for (const kind of kinds) expect([kind, signals.get(kind)]).toEqual([kind, 'none 1']);
        for (const kind of ['/', '/frame', '/dedicated', '/shared', '/service'])
          expect([kind, signals.get(`${kind} said`)]).toEqual([
            kind,
            expect.stringMatching(/^(false|undefined) true$/),
          ]);
      },
    );

  test.skipIf(!wholeChromiumPath)(
    'explains the connection that Chromium opens for a blocked iframe',
    async () => {
      const { visits, issues } = await auditOf('frame-of-blocked-host', { path: wholeChromiumPath });
      const [visit] = visits;
      expect(visit!.sent.filter(({ url }) => url.includes('youtube')).map(({ kind }) => kind)).toEqual([
        'frame-connection',
      ]);
      expect(issues.map(({ group, subject }) => `${group} ${subject}`)).toEqual([
        'before YouTube',
        'signal YouTube',
      ]);
    },
  );

  test('says on each page what started a request there', async () => {
    const { visits } = await auditOf('started-differently');
    const started = visits[0]!.sent.filter(({ url }) => url.includes('tracker'));
    expect(
      started.map(({ page, startedBy }) => [page, startedBy].map((url) => new URL(url).pathname)),
    ).toEqual([
      ['/', '/own.js'],
      ['/other', '/other'],
    ]);
  });

  test('lists accepted services that did not load, with what stopped them', async () => {
    const { afterAccept } = await auditOf('accepted-but-stopped');
    expect(afterAccept!.notLoaded).toEqual([
      { name: 'Hotjar', by: 'network', evidence: ['http://static.hotjar.com/c/hotjar-1.js: HTTP 404'] },
      {
        name: 'Google Maps',
        by: 'policy',
        evidence: [expect.stringMatching(/^https:\/\/www\.google\.com.*: frame-src: .*frame-src 'self'/)],
      },
      { name: 'Vimeo', by: 'absent', evidence: [] },
    ]);
    const [refused, other] = await Promise.all([
      auditOf('plain', { afterAccept: true }),
      auditOf('plain', { afterAccept: false }),
    ]);
    expect([refused.afterAccept, other.afterAccept]).toEqual([{ notLoaded: undefined }, undefined]);
  });

  test('does not call a document faultless that is no web page', async () => {
    await expect(auditOf('data')).rejects.toThrow('is not a web page but application/json.');
  });

  test('refuses a selector that is none', async () => {
    await expect(auditOf('plain', { accept: '##accept' })).rejects.toThrow(
      '"##accept" is not a valid selector.',
    );
  });

  const inFirefox = { browser: 'firefox' as const, path: firefoxPath };
  describe.skipIf(!firefoxPath)('in Firefox', () => {
    test('finds and signs in as in Chromium', { tags: 'full' }, async () => {
      const login = { username: 'agency', password: 'pass:word' };
      const { issues } = await auditOf('staging', { ...inFirefox, login });
      expect(issues.map(({ group, subject }) => `${group} ${subject}`)).toEqual([
        'before tracker.example',
        'signal tracker.example',
      ]);
    });

    test('reaches private addresses by the proxy alone, and contacts no hosts of its own', async () => {
      const { browser, visits } = await auditOf('private-image', {
        ...inFirefox,
        route: (host) => (host === 'localhost' ? undefined : server.route()),
      });
      expect(browser).toMatch(/^Firefox \d/);
      for (const { limits } of visits)
        expect(limits).toEqual([{ kind: 'refused', detail: 'localhost (127.0.0.1)' }]);
      const hosts = visits.flatMap(({ sent }) => sent.map(({ url }) => new URL(url).hostname));
      expect([...new Set(hosts)].sort()).toEqual(['localhost', 'private-image.site.example']);
    });
  });

  test('refuses private addresses that a page asks for', async () => {
    const { visits, issues } = await auditOf('private-image', {
      route: (host) => (host === 'localhost' ? undefined : server.route()),
    });
    for (const { limits } of visits)
      expect(limits).toEqual([{ kind: 'refused', detail: 'localhost (127.0.0.1)' }]);
    expect(issues.map(({ subject }) => subject)).toEqual(['localhost', 'localhost']);
  });

  // Requests without end have a test above.
  for (const [name, { ends }] of sample(Object.entries(hostileSites), 60))
    test.concurrent(`ends in time on the website "${name}"`, async () => {
      const began = Date.now();
      const before = process.memoryUsage().rss;
      const outcome = await auditOf(name, { pageTime: 4000, visitTime: 6000 }).then(
        ({ visits }) => visits.flatMap(({ limits }) => limits.map(({ kind }) => kind)).join(' '),
        (error: Error) => error.message,
      );
      expect(outcome).toMatch(ends);
      // Two visits, and the time in which a browser is ended.
      expect(Date.now() - began).toBeLessThan(40_000);
      expect(process.memoryUsage().rss - before).toBeLessThan(2 ** 30);
    });
});

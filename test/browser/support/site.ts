import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, inject } from 'vitest';
import type { Account, Entry, Evidence } from './account.ts';
import { createDomain, fixtureAt, type Changes, type Decision, type Domain } from './domain.ts';
import type { Locale, Service } from './fixture.ts';
import { startProxy, type Failure, type Report } from './proxy.ts';

/** A mark in a page, which is not sent: its server waits here until the parser has run `PARSED`, and a moment longer. */
export const PAUSE = '\0';

/** Tells the server of a page that the parser has come so far. */
export const PARSED = '<script>fetch("/parsed")</script>';

/** Milliseconds after which the parser has read what was sent before a pause. */
const MOMENT = 200;

export type Site = {
  pageUrl: string;
  /** The username for its console. */
  username(): string;
  /** The address of the service for pages. */
  service: string;
  /** Starts a scenario with a new domain, an empty page, and no failure; with these services besides its own. */
  begin(services?: Service[]): Promise<void>;
  /** Starts a scenario with a domain in which every setting has its default, and these presets imported. */
  beginPlain(...presets: number[]): Promise<void>;
  /**
   * Sets the page, with the domain's snippet in its head or as its `last` tag, for the language `lang` if it is given; a
   * `bare` page has none. A page with `PAUSE` is sent in two pieces.
   */
  setPage(html: {
    head?: string;
    body?: string;
    lang?: Locale;
    csp?: string;
    last?: boolean;
    bare?: boolean;
  }): void;
  /** The address of the domain's script. */
  scriptUrl(): string;
  configure(changes: Changes): Promise<void>;
  /** The id of the domain, or of its service of this name. */
  id(service?: string): string;
  setFailure(failure?: Failure): void;
  /** Sets where visitors are, such as `GB` or `US-CA`; by default Miniflare’s place, in Texas. */
  setPlace(place: string): void;
  /** The status of each answer to a decision, 0 for a connection that broke. */
  answers(): number[];
  /** What browsers have reported of pages. */
  reports(): Report[];
  /** What the browser has sent with the latest page view. */
  headers(): { cookie?: string; 'sec-gpc'?: string };
  /** The number of requests for a path of the site, and for the script. */
  hits(path: string): number;
  scripts(): number;
  /** Waits until the domain API shows exactly these decisions of one visitor, oldest first, and gives the entries. */
  stored(...decisions: [Decision, ...Decision[]]): Promise<Entry[]>;
  /** The entries of all visitors in the domain API, newest first. */
  entries(): Promise<Entry[]>;
  /** A visitor’s evidence file. */
  evidence(ucid: string): Promise<Evidence>;
  viewCount(): Promise<number>;
  /** The banner interactions by day and locale. */
  statistics(): Promise<Record<string, unknown>[]>;
  /** The ids of the issues that browsers have reported. */
  issues(): Promise<string[]>;
  close(): Promise<void>;
};

/** A website whose pages carry the snippet of the real service, at the address of a proxy; it also answers for `*.localhost`. */
export async function startSite(host = 'localhost'): Promise<Site> {
  const proxy = await startProxy(inject('worker'));
  let account: Account;
  let domain: Domain;
  let page: Parameters<Site['setPage']>[0] = {};
  let hits: string[] = [];
  let headers: ReturnType<Site['headers']> = {};
  let count = 0;
  let began = 0;
  let onParsed = () => {};

  const html = () => {
    const tag = domain.snippets[page.lang ?? 'default'];
    const snippet = page.bare ? '' : page.csp ? tag.replace('<script', '<script nonce="abc"') : tag;
    return `<!doctype html><html lang="en"><head><title>A site</title><meta name="viewport" content="width=device-width">
${page.last ? '' : snippet}${page.head ?? ''}</head>
<body>${page.body ?? '<h1>A site</h1>'}${page.last ? snippet : ''}</body></html>`;
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
    hits.push(pathname);
    const isScript = pathname.endsWith('.js');
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    if (pathname === '/parsed') {
      response.end();
      onParsed();
    } else if (isScript) response.end(`window.ran = [...(window.ran ?? []), '${pathname.slice(1)}']`);
    else if (pathname === '/out') response.writeHead(302, { location: searchParams.get('to')! }).end();
    else if (/^\/(video|film)\//.test(pathname)) response.end('<title>film</title>film');
    else {
      headers = request.headers;
      if (page.csp) response.setHeader('content-security-policy', page.csp);
      const [first, second] = html().split(PAUSE);
      // WebKit parses nothing of a page before it has about a kilobyte.
      if (second !== undefined) response.write(`<!-- ${'.'.repeat(2000)} -->`);
      response.write(first);
      if (second === undefined) response.end();
      else onParsed = () => setTimeout(() => response.end(second), MOMENT);
    }
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;

  const fixture = await fixtureAt(proxy.base, `${host}:${port}/0`);

  async function begin(presets?: number[], services?: Service[]) {
    proxy.begin();
    page = {};
    hits = [];
    began = Math.floor(Date.now() / 1000);
    const name = `${host}:${port}/${++count}`;
    if (!presets) ({ account, domain } = await fixture(name, services));
    else domain = await createDomain(account, name, presets);
  }

  return {
    pageUrl: `http://${host}:${port}/`,
    username: () => account.username,
    service: proxy.base,
    begin: (services) => begin(undefined, services),
    beginPlain: (...presets) => begin(presets),
    setPage(next) {
      page = next;
    },
    scriptUrl: () => /src="(.*?)"/.exec(domain.snippets.default)![1]!.replaceAll('&amp;', '&'),
    configure: (changes) => domain.configure(changes),
    id: (service) => (service ? domain.idOf(service) : domain.id),
    setFailure: (failure) => proxy.setFailure(failure),
    setPlace: (place) => proxy.setPlace(place),
    answers: () => proxy.answers(),
    reports: () => proxy.reports(),
    headers: () => headers,
    hits: (path) => hits.filter((hit) => hit === path).length,
    scripts: () => proxy.scripts(),
    async stored(...decisions) {
      const oldestFirst = async () => (await domain.entries()).reverse();
      const contents = async () =>
        (await oldestFirst()).map(({ ucid: _ucid, timestamp: _timestamp, ...content }) => content);
      await expect.poll(contents).toEqual(decisions.map((of) => domain.content(of)));
      const found = await oldestFirst();
      const { ucid } = found[0]!;
      expect(ucid).toMatch(/^[0-9a-f]{64}$/);
      expect(await domain.entries(ucid.slice(0, 12))).toEqual(found.toReversed());
      let before = began - 1;
      for (const { timestamp } of found) {
        expect(timestamp).toBeGreaterThan(before);
        before = timestamp;
      }
      expect(before).toBeLessThanOrEqual(Math.ceil(Date.now() / 1000));
      return found;
    },
    entries: () => domain.entries(),
    evidence: (ucid) => domain.evidence(ucid),
    viewCount: () => domain.viewCount(),
    statistics: () => domain.statistics(),
    issues: () => domain.issues(),
    async close() {
      await proxy.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

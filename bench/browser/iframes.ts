import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Miniflare } from 'miniflare';
import { chromium, type BrowserContext } from 'playwright-core';
import { makeClient, makeSite } from '../../scripts/lib/make-site.ts';
import { chromiumPath } from '../../test/browser/support/engines.ts';
import type { Line } from '../report.ts';
import { operatorApi } from '../operator-api.ts';

const LOADS = 50;
/** Milliseconds to wait after a page has loaded, so that late requests are counted. */
const SETTLE = 100;

/** The hosts of the iframes, each a name for this machine; the first belongs to an embedding. */
const HOSTS = ['video', 'map', 'feed', 'chat'];
/** With a marker that names no host the widget adds no policy, so only its observer blocks. */
const SIDES = { with: [], without: ['/names/no/host'] };

type Side = keyof typeof SIDES;

/**
 * Counts the page loads before consent in which the host of an iframe is contacted, with the policy and without it.
 * Returns nothing without Chromium.
 */
export async function iframeRequests(miniflare: Miniflare, worker: string): Promise<Line[]> {
  if (!chromiumPath) return [];
  const site = await serve();
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
  try {
    for (const side of ['with', 'without'] as const)
      site.pages.set(`/${side}`, page(site.port, await snippetFor(miniflare, worker, site, side)));
    const asks = async (context: BrowserContext, side: Side) => {
      site.asked.clear();
      const tab = await context.newPage();
      await tab.goto(`http://localhost:${site.port}/${side}`);
      await tab.getByRole('dialog').waitFor();
      await new Promise((done) => setTimeout(done, SETTLE));
      await tab.close();
      return site.asked.size;
    };
    const lines: Line[] = [];
    for (const cache of ['cold', 'warm'] as const) {
      const loads = { with: 0, without: 0 };
      const frames = { with: 0, without: 0 };
      const warm = { with: await browser.newContext(), without: await browser.newContext() };
      if (cache === 'warm') for (const side of ['with', 'without'] as const) await asks(warm[side], side);
      for (let i = 0; i < LOADS; i++)
        for (const side of ['with', 'without'] as const) {
          const context = cache === 'warm' ? warm[side] : await browser.newContext();
          const asked = await asks(context, side);
          if (asked > 0) loads[side]++;
          frames[side] += asked;
          if (cache === 'cold') await context.close();
        }
      lines.push({
        name: `Page loads of ${LOADS} with an iframe request before consent, ${cache} cache`,
        value: `${loads.with}`,
        spread: '–',
        target: '0',
        met: loads.with === 0,
        cpu: '–',
        detail: `${frames.with} of ${LOADS * HOSTS.length} iframes; without the policy ${frames.without}, in ${loads.without} loads`,
      });
    }
    return lines;
  } finally {
    await browser.close();
    site.close();
  }
}

const page = (port: number, snippet: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title>${snippet}<main>${HOSTS.map(
    (host) => `<h2>${host}</h2><iframe title="${host}" src="http://${host}.localhost:${port}/"></iframe>`,
  ).join('')}</main>`;

/** A domain with unknown iframes and one embedding, and its snippet. */
async function snippetFor(miniflare: Miniflare, worker: string, site: Site, side: Side) {
  const url = (await miniflare.unsafeGetDirectURL(worker)).origin;
  const hosting = operatorApi(url);
  const client = await makeClient(hosting, `bench-frames-${side}`);
  const domain = {
    name: `http://localhost:${site.port}`,
    blockIframes: true,
    iframeMarkers: SIDES[side],
  };
  const video = { name: 'Video', purpose: 'e9d1b6a', iframeMarkers: [`video.localhost:${site.port}/`] };
  return (await makeSite(hosting, client.id, domain, [video])).snippet;
}

type Site = Awaited<ReturnType<typeof serve>>;

/** A website with pages to be added and the hosts of its iframes, which records the hosts that were contacted. */
async function serve() {
  const pages = new Map<string, string>();
  const asked = new Set<string>();
  const server = createServer((request, response) => {
    const name = request.headers.host!.split(/[.:]/)[0]!;
    if (HOSTS.includes(name)) asked.add(name);
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(pages.get(request.url!) ?? '<title>frame</title>');
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  return { port, pages, asked, close: () => server.close() };
}

// Websites with one known mistake each, without mistakes, and hostile ones. One server answers for all hosts: those of the
// websites, and those of third parties, whose scripts do what their path says.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AuditPlan } from '../../../packages/audit/src/audit.ts';

type Pages = Record<string, string | ((request: IncomingMessage, response: ServerResponse) => void)>;

/** A website, and the issues that an audit must find, as "group: subject", or "group: kind" for the banner. */
export type FixtureSite = Partial<Omit<AuditPlan, 'pages'>> & {
  pages: Pages;
  issues?: string[];
  host?: 'localhost';
};

/** A banner that remembers its answer in a cookie and then runs `then`, on this page and on later ones. */
export function banner(
  then: { accept?: string; reject?: string } = {},
  look: { accept?: string; reject?: string; rejectTag?: string } = {},
) {
  const { accept = '', reject = '', rejectTag = 'button' } = look;
  return `<div role="dialog" aria-label="Cookies" id="banner" hidden style="position:fixed;inset:auto 0 0 0;padding:2em;background:#fff">
<button id="accept" style="font:16px sans-serif;padding:10px;background:#155;color:#fff;${accept}">Accept all</button>
<${rejectTag} id="reject" style="font:16px sans-serif;padding:10px;background:#155;color:#fff;${reject}">Reject all</${rejectTag}></div>
<script>
  const answers = { accept() { ${then.accept ?? ''} }, reject() { ${then.reject ?? ''} } };
  const answer = /choice=(\\w+)/.exec(document.cookie)?.[1];
  if (answer) answers[answer](); else banner.hidden = false;
  for (const name of ['accept', 'reject'])
    document.getElementById(name).onclick = () => {
      document.cookie = 'choice=' + name + ';path=/;max-age=9999';
      banner.hidden = true;
      answers[name]();
    };
</script>`;
}

/** Code that loads a script. */
export const load = (url: string) =>
  `document.head.append(Object.assign(document.createElement('script'), { src: '${url}' }));`;

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>A site</title><link rel="icon" href="data:,"></head><body><h1>A site</h1>${body}</body></html>`;

/** Starts the server. `address` is that of a website of the list, `visits` how often a path of it was requested. */
export async function serveFixtures(sites: Record<string, FixtureSite>) {
  const server = createServer({ maxHeaderSize: 1 << 20 }, (request, response) => {
    const { hostname, pathname } = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const site = sites[/^([\w-]+)\.(?:site\.example|localhost)$/.exec(hostname)?.[1] ?? ''];
    const found = site?.pages[pathname];
    if (typeof found === 'function') return found(request, response);
    if (site && found === undefined) return response.writeHead(404).end();
    if (found !== undefined)
      return response.setHeader('content-type', 'text/html; charset=utf-8').end(page(found));
    if (pathname.endsWith('.js')) response.setHeader('content-type', 'text/javascript');
    response.setHeader('access-control-allow-origin', '*');
    if (hostname === 'static.hotjar.com') return response.writeHead(404).end();
    return response.end(thirdParty(pathname));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    /** On `localhost`, browsers offer what they otherwise offer with https only. */
    address: (name: string, host = 'site.example') => `http://${name}.${host}/`,
    route: () => ({ host: '127.0.0.1', port }),
    port,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** What a third party answers: `/load/{host}.js` loads a script of another host, `/set/{name}.js` sets a cookie. */
function thirdParty(path: string) {
  const [, verb, what] = /^\/(load|set)\/(.*)\.js$/.exec(path) ?? [];
  if (verb === 'load') return load(`http://${what}/next.js`);
  if (verb === 'set') return `document.cookie = '${what}=1;path=/;max-age=9999'`;
  return '';
}

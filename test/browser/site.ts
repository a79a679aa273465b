import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WidgetConfig } from '../../src/widget/config.ts';
import { deliver } from '../../src/widget/deliver.ts';
import { names, widget } from '../../src/visitor/widget.gen.ts';
import { configuration } from './config.ts';

/** What the widget has sent, as the service has understood it. */
export type Post = {
  apiKey: string;
  domain: string;
  ucid: string;
  consent: boolean;
  embeddings: string[];
  manipulationPrevention?: boolean;
  lang?: string;
};

export type Site = {
  pageUrl: string;
  /** The tag that a page carries; `setPage` puts it into the head. */
  setPage(html: { head?: string; body?: string; lang?: string; csp?: string }): void;
  setConfig(patch: Partial<WidgetConfig>): void;
  posts(): Post[];
  /** The status of the next answers of `/app/consents`; 0 drops the connection. */
  setAnswer(status: number): void;
  /** How often a path of the site has been asked for. */
  hits(path: string): number;
  close(): Promise<void>;
};

async function text(request: IncomingMessage) {
  let body = '';
  for await (const chunk of request) body += chunk as string;
  return body;
}

/** A site with the widget and, at the same address, a stand-in for the service. */
export async function startSite(): Promise<Site> {
  let page = {} as Parameters<Site['setPage']>[0];
  let patch: Partial<WidgetConfig> = {};
  let status = 201;
  let posts: Post[] = [];
  let hits: string[] = [];

  const routes: Record<string, (url: URL, request: IncomingMessage, response: ServerResponse) => void> = {
    '/app.js'(url, _, response) {
      const locale = url.searchParams.get('lang') ?? 'en_US';
      const config = { base, ...configuration(locale), ...patch };
      response.setHeader('content-type', 'text/javascript').end(deliver(widget, names, config));
    },
    async '/app/consents'(_, request, response) {
      const post = JSON.parse(await text(request)) as Post;
      if (!status) {
        response.destroy();
        return;
      }
      posts.push(post);
      response.writeHead(status, { 'access-control-allow-origin': '*', 'content-type': 'application/json' });
      response.end(JSON.stringify({ ucid: post.ucid, timestamp: Math.floor(Date.now() / 1000) }));
    },
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url!, base);
    hits.push(url.pathname);
    const route = routes[url.pathname];
    if (route) return route(url, request, response);
    if (url.pathname.endsWith('.js'))
      return response
        .setHeader('content-type', 'text/javascript')
        .end(`window.ran = [...(window.ran ?? []), '${url.pathname.slice(1)}']`);
    const nonce = page.csp ? ' nonce="abc"' : '';
    if (page.csp) response.setHeader('content-security-policy', page.csp);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (url.pathname.startsWith('/video/')) return response.end('<title>video</title>film');
    const { apiKey, domain } = configuration('en_US');
    const lang = page.lang ? `&amp;lang=${page.lang}` : '';
    response.end(
      `<!doctype html><html lang="en"><head><title>A site</title><meta name="viewport" content="width=device-width">
<script src="${base}/app.js?apiKey=${apiKey}&amp;domain=${domain}${lang}"${nonce}></script>${page.head ?? ''}</head>
<body>${page.body ?? '<h1>A site</h1>'}</body></html>`,
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const base = `http://localhost:${(server.address() as AddressInfo).port}`;

  return {
    pageUrl: `${base}/`,
    setPage(next) {
      page = next;
      patch = {};
      posts = [];
      hits = [];
      status = 201;
    },
    setConfig(next) {
      patch = { ...patch, ...next };
    },
    posts: () => posts,
    setAnswer(next) {
      status = next;
    },
    hits: (path) => hits.filter((hit) => hit === path).length,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

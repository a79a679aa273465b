import type { BrowserContext, Page, Request } from 'playwright-core';
import type { Obstacle, Phase, Sent } from '../types.ts';
import { MAX_URL, type InitiatorOf } from './initiators.ts';

/** The most requests of a visit that are recorded. */
const MAX_RECORDED = 5000;
/** The most failures that are kept. */
const MAX_OBSTACLES = 500;

/** What a policy of the page, or this audit, a filter list or another extension has stopped in the browser. */
const BY_POLICY = /csp|BLOCKED_BY_CSP|NS_ERROR_(CONTENT_BLOCKED|BLOCKED_BY_POLICY)/i;
const BY_CLIENT = /BLOCKED_BY_CLIENT|BLOCKED_BY_ADMINISTRATOR/i;

// What Google Chrome contacts by itself, whatever page is open.
const BROWSER_HOSTS =
  /^(?:accounts|clients\d?|update|mtalk|android\.clients)\.google\.com$|(?:^|\.)gvt1\.com$|^(?:content-autofill|optimizationguide-pa|safebrowsing|update)\.googleapis\.com$/;

/** Records what a visitor’s browser requests, with what started it, if the browser tells. `phase` tells when. */
export function collectRequests(
  context: BrowserContext,
  page: Page,
  phase: () => Phase,
  initiatorOf: InitiatorOf,
) {
  const recorded = new Map<Request, Sent>();
  const sockets: Sent[] = [];
  /** What passed the proxy, by host and phase: the browser does not tell of the requests of all workers and closed pages. */
  const passed = new Map<string, Sent>();
  const obstacles = new Map<string, Obstacle>();
  let last = Date.now();
  let isFull = false;

  const add = (url: string, more: Omit<Sent, 'url' | 'page' | 'phase'>) => {
    last = Date.now();
    return { ...more, url: url.slice(0, MAX_URL), page: page.url().slice(0, MAX_URL), phase: phase() };
  };
  const record = (request: Request) => {
    const url = request.url();
    if (!/^https?:/.test(url)) return;
    if (recorded.size >= MAX_RECORDED) {
      isFull = true;
      return;
    }
    const startedBy = frameUrl(request).slice(0, MAX_URL);
    recorded.set(request, add(url, { kind: request.resourceType(), startedBy }));
  };
  const fail = (url: string, by: Obstacle['by'], detail: string) => {
    const key = `${url.slice(0, MAX_URL)} ${phase()}`;
    // An answer with an error also fails.
    if (obstacles.size < MAX_OBSTACLES && !obstacles.has(key))
      obstacles.set(key, { by, url: url.slice(0, MAX_URL), detail, phase: phase() });
  };
  context.on('request', record);
  // What a policy or this audit blocks has never left the browser.
  context.on('requestfailed', (request) => {
    last = Date.now();
    const detail = (request.failure()?.errorText ?? '').slice(0, MAX_URL);
    const by = BY_POLICY.test(detail) ? 'policy' : BY_CLIENT.test(detail) ? 'client' : 'network';
    if (by !== 'network') recorded.delete(request);
    fail(request.url(), by, detail);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) fail(response.url(), 'network', `HTTP ${response.status()}`);
  });
  page.on('websocket', (socket) => {
    if (sockets.length >= MAX_RECORDED) isFull = true;
    else sockets.push(add(socket.url(), { kind: 'websocket', startedBy: page.url().slice(0, MAX_URL) }));
  });
  return {
    passed(url: string) {
      const { hostname } = new URL(url);
      const key = `${hostname} ${phase()}`;
      if (passed.has(key) || BROWSER_HOSTS.test(hostname)) return;
      if (passed.size >= MAX_RECORDED) isFull = true;
      else passed.set(key, add(url, { kind: 'connection', startedBy: '' }));
    },
    all() {
      const requests = [...recorded].map(([request, sent]) => {
        const document = request.isNavigationRequest() ? sent.url : sent.startedBy;
        const startedBy =
          request.redirectedFrom()?.url().slice(0, MAX_URL) ?? initiatorOf(document, sent.url);
        return { ...sent, startedBy: startedBy ?? sent.startedBy };
      });
      const known = [...requests, ...sockets];
      const keys = new Set(known.map(({ url, phase }) => `${new URL(url).hostname} ${phase}`));
      return [...known, ...[...passed].filter(([key]) => !keys.has(key)).map(([, sent]) => sent)];
    },
    /** What was stopped, or answered with an error. */
    obstacles: () => [...obstacles.values()],
    /** When something was last requested, in milliseconds since the epoch. */
    last: () => last,
    isFull: () => isFull,
  };
}

/** The address of a request’s frame; a worker has none. */
function frameUrl(request: Request) {
  try {
    const frame = request.frame();
    return (request.isNavigationRequest() ? (frame.parentFrame()?.url() ?? '') : frame.url()) || '';
  } catch {
    return '';
  }
}

import type { BrowserContext, Page, Request } from 'playwright-core';
import type { Phase, Sent } from '../types.ts';

/** The most requests of a visit that are recorded. */
const MAX_RECORDED = 5000;
const MAX_URL = 500;

// What Google Chrome contacts by itself, whatever page is open.
const BROWSER_HOSTS =
  /^(?:accounts|clients\d?|update|mtalk|android\.clients)\.google\.com$|(?:^|\.)gvt1\.com$|^(?:content-autofill|optimizationguide-pa|safebrowsing|update)\.googleapis\.com$/;

/** Records what a visitor’s browser requests, with what started it, if the browser tells. `phase` tells when. */
export function recordRequests(
  context: BrowserContext,
  page: Page,
  phase: () => Phase,
  initiators: Map<string, string>,
) {
  const recorded = new Map<Request, Sent>();
  const sockets: Sent[] = [];
  /** What passed the proxy, by host and phase: the browser does not tell of the requests of all workers and closed pages. */
  const passed = new Map<string, Sent>();
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
    const startedBy = request.redirectedFrom()?.url() ?? initiators.get(url) ?? frameUrl(request);
    recorded.set(request, add(url, { kind: request.resourceType(), startedBy: startedBy.slice(0, MAX_URL) }));
  };
  context.on('request', record);
  // What a policy or this audit blocks has never left the browser.
  context.on('requestfailed', (request) => {
    last = Date.now();
    if (
      /csp|BLOCKED_BY_(CLIENT|CSP)|NS_ERROR_(CONTENT_BLOCKED|BLOCKED_BY_POLICY)/i.test(
        request.failure()?.errorText ?? '',
      )
    )
      recorded.delete(request);
  });
  page.on('websocket', (socket) => {
    if (sockets.length < MAX_RECORDED)
      sockets.push(add(socket.url(), { kind: 'websocket', startedBy: page.url().slice(0, MAX_URL) }));
  });
  return {
    passed(url: string) {
      const { hostname } = new URL(url);
      const key = `${hostname} ${phase()}`;
      if (passed.has(key) || passed.size >= MAX_RECORDED || BROWSER_HOSTS.test(hostname)) return;
      passed.set(key, add(url, { kind: 'connection', startedBy: '' }));
    },
    all() {
      const known = [...recorded.values(), ...sockets];
      const keys = new Set(known.map(({ url, phase }) => `${new URL(url).hostname} ${phase}`));
      return [...known, ...[...passed].filter(([key]) => !keys.has(key)).map(([, sent]) => sent)];
    },
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

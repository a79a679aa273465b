import type { Page } from 'playwright-core';
import { registrableDomain } from '../../../../src/lib/http/host-names.ts';

/** The most navigations of the page after an address was opened: a page can reload itself for ever. */
const MAX_NAVIGATIONS = 20;

/** Whether an address belongs to the audited website, on any of its hosts. */
export const isOfSite = (site: URL, address: string) => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) && registrableDomain(hostname) === registrableDomain(site.hostname);
};

/** The name and password of a website that asks for them (HTTP authentication). */
export type Login = { username: string; password: string };

/** The same by Playwright’s own means, which see the first address of a navigation; a redirect is left when it has come. */
export async function guardByRoutes(page: Page, site: URL) {
  const left = new Set<string>();
  let navigations = 0;
  let loops = 0;
  await page.route('**', (route) => {
    const request = route.request();
    const isMain = request.isNavigationRequest() && request.frame() === page.mainFrame();
    const isHere = !isMain || isOfSite(site, request.url());
    const stays = !isMain || (isHere && ++navigations <= MAX_NAVIGATIONS);
    if (!isHere) left.add(request.url().slice(0, 300));
    else if (!stays) loops++;
    void (stays ? route.continue() : route.abort('blockedbyclient')).catch(() => {});
  });
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || !/^https?:/.test(frame.url()) || isOfSite(site, frame.url())) return;
    left.add(frame.url().slice(0, 300));
    void page.goto('about:blank').catch(() => {});
  });
  return {
    left: () => [...left],
    /** How often a navigation was refused because there had been as many as a page may make. */
    loops: () => loops,
    restart() {
      navigations = 0;
    },
  };
}

/**
 * Keeps the page on its website: navigations to other sites, redirects included, are refused and listed. The website alone
 * gets the login, once for each request.
 */
export async function guardNavigation(page: Page, site: URL, login?: Login) {
  const left = new Set<string>();
  let navigations = 0;
  let loops = 0;
  const devtools = await page.context().newCDPSession(page);
  const { frameTree } = await devtools.send('Page.getFrameTree');
  devtools.on('Fetch.requestPaused', ({ requestId, request, frameId }) => {
    const isMain = frameId === frameTree.frame.id;
    const isHere = !isMain || isOfSite(site, request.url);
    const stays = !isMain || (isHere && ++navigations <= MAX_NAVIGATIONS);
    if (!isHere) left.add(request.url.slice(0, 300));
    else if (!stays) loops++;
    const answer = stays
      ? devtools.send('Fetch.continueRequest', { requestId })
      : devtools.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
    answer.catch(() => {});
  });
  const asked = new Set<string>();
  devtools.on('Fetch.authRequired', ({ requestId, authChallenge: { source, origin } }) => {
    const isDue = login && source !== 'Proxy' && origin === site.origin && !asked.has(requestId);
    asked.add(requestId);
    const authChallengeResponse = isDue
      ? { response: 'ProvideCredentials' as const, ...login }
      : { response: 'CancelAuth' as const };
    devtools.send('Fetch.continueWithAuth', { requestId, authChallengeResponse }).catch(() => {});
  });
  await devtools.send('Fetch.enable', {
    handleAuthRequests: true,
    patterns: [{ urlPattern: '*', resourceType: 'Document', requestStage: 'Request' }],
  });
  return {
    left: () => [...left],
    /** How often a navigation was refused because there had been as many as a page may make. */
    loops: () => loops,
    /** Another address is opened. */
    restart() {
      navigations = 0;
    },
  };
}

import { isAccepted, mayLoad } from '../decision/accepted.ts';
import { isStored } from '../decision/decision.ts';
import { h } from '../banner/hyperscript.ts';
import { allowedHosts } from './frames/frames-without-service.ts';
import { isAllowedThisTime, keepThisTime } from './frames/this-time.ts';
import type { Embedding } from '../config-types.ts';
import { config, isSinglePage } from '../current-config.ts';
import { readStored, storageKey, writeStored } from '../decision/decision-storage.ts';
import { listen } from '../listen.ts';
import { navigationType } from './posted-page.ts';
import { pageDocument, unclobbered } from '../unclobbered.ts';

/** What a policy allows: the hosts of frames, and with strict blocking those of everything else; undefined for all hosts. */
type Allowed = { frames: string[] | undefined; rest: string[] | undefined };

/** What this page's policy allows. */
let allowed: Allowed = { frames: undefined, rest: undefined };

/** Whether the visitor has filled in a field, which a reload may lose. */
let edited = false;

/**
 * Of strict blocking: whether the policy is in force since the page's head was parsed or was added too late, and the
 * directives and hosts of the requests that it has blocked.
 */
export const strictState = STRICT_POLICY
  ? { since: undefined as 'head' | 'late' | undefined, blocked: new Set<string>() }
  : (undefined as never);

/** Whether an accepted service has something on this page that starts with the next page view, whose policy allows its hosts. */
let startsLater = false;

const isNoHost = (host: string) => /[^\w.:-]/.test(host);
/** The list; undefined if it contains something other than a host, because its policy would block what must load. */
const unlessUnknown = (hosts: string[]) => (hosts.some(isNoHost) ? undefined : hosts);

/** What a policy would allow now. Other scripts can write to the storage, so only host names are added to it. */
const allowedNow = (): Allowed => ({
  frames: unlessUnknown([
    ...(config.frameHosts ?? ['*']),
    ...config.embeddings
      .filter((e) => isAccepted(e) || isAllowedThisTime(e.id))
      .flatMap((e) => e.frameHosts ?? []),
    ...allowedHosts(),
  ]),
  rest: STRICT_POLICY
    ? unlessUnknown([
        ...(config.strictHosts ?? ['*']),
        ...config.embeddings.filter(mayLoad).flatMap((e) => e.strictHosts ?? []),
        ...allowedHosts().filter((host) => !isNoHost(host)),
      ])
    : undefined,
});

/** Whether a policy allows a host. A listed host without a port allows every port. */
const allows = (hosts: string[] | undefined, host: string) =>
  !hosts ||
  hosts.some((listed) => [host, host.replace(/:.*/, '')].some((name) => `.${name}`.endsWith(`.${listed}`)));

/** Whether the page's policy blocks frames of a host. */
export const policyBlocks = (host: string) => !allows(allowed.frames, host);

/** Whether the page's policy allows frames of others than the service itself. */
export const allowsForeignFrames = () => allowed.frames?.length !== 1;

/** Whether a policy lacks a host that the next page's policy allows. */
const lacks = (hosts: string[] | undefined, next: string[] | undefined) =>
  hosts && !next?.every((host) => allows(hosts, host));

/** Whether the pages that a single-page application shows from now on need a wider policy than this one. */
export function laterPagesNeedReload() {
  const next = allowedNow();
  return (
    isSinglePage && (lacks(allowed.frames, next.frames) || (STRICT_POLICY && lacks(allowed.rest, next.rest)))
  );
}

/** Whether the policy of the next page allows frames of a host. */
export const nextPageAllows = (host: string) => allows(allowedNow().frames, host);

/**
 * Whether an accepted service, which has something to start on this page, has to wait for the next page view, because this
 * page's policy blocks one of its hosts.
 */
export function startsOnNextPage({ strictHosts = [] }: Embedding) {
  const waits = STRICT_POLICY && !strictHosts.every((host) => allows(allowed.rest, host));
  startsLater ||= waits;
  return waits;
}

/** Whether a reload starts a service, or lets through a request that was blocked and is allowed now. */
export function reloadAllowsMore() {
  const { rest } = allowedNow();
  return (
    startsLater ||
    [...strictState.blocked].some((request) => {
      const host = request.split(' ')[1]!;
      return !allows(allowed.rest, host) && allows(rest, host);
    })
  );
}

/** Whether the decision is stored and a reload loses no input. */
export const mayReload = () => !edited && isStored();

const placeKey = () => `${storageKey()}_place`;

/**
 * Saves for a reload what may load on the next page view alone, which frame the visitor has just allowed, whose placeholder has the focus, and the scroll position on a
 * page that does not leave that to the browser.
 */
export function savePlace() {
  keepThisTime();
  const allowed = pageDocument.activeElement?.previousElementSibling as HTMLIFrameElement;
  const frame = [...pageDocument.querySelectorAll('iframe')].indexOf(allowed);
  const top = history.scrollRestoration === 'manual' ? scrollY : '';
  writeStored(placeKey(), `${frame} ${top} ${location.href}`, 0, 'sessionStorage');
}

function restorePlace() {
  const [frame, top, address] = readStored(placeKey(), 'sessionStorage')?.split(' ') ?? [];
  if (!frame) return;
  writeStored(placeKey(), '', 0, 'sessionStorage');
  // The visitor may have left that page before it was loaded.
  if (address !== location.href) return;
  if (top) scrollTo({ top: +top, behavior: 'instant' });
  pageDocument.querySelectorAll('iframe')[+frame]?.focus({ preventScroll: true });
}

/** Hosts and their subdomains as sources of a policy, with any port unless they have one; `schemes` come before each. */
const sources = (hosts: string[], ...schemes: string[]) =>
  hosts
    .map((host) => (host.includes(':') ? host : `${host}:*`))
    .flatMap((host) => ['', ...schemes].map((scheme) => ` ${scheme}${host} ${scheme}*.${host}`))
    .join('');

function policyText({ frames, rest }: Allowed) {
  const hosts = `-src 'self' data: blob:${frames ? sources(frames) : ' *'}`;
  const frameSources = `frame${hosts}`;
  // Only Chromium applies the sources of frames to <object> and <embed> as well.
  if (!STRICT_POLICY || !rest) return `${frameSources}; object${hosts}`;
  // A host without a scheme does not match its WebSockets.
  const socket = location.protocol === 'https:' ? 'wss://' : 'ws://';
  return `default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:${sources(rest, socket)}; ${frameSources}`;
}

/** Remembers which requests a policy blocks, except frames. A policy of the website itself fires the same event. */
function noteBlockedRequests(policy: string) {
  // Firefox writes the page's scheme before hosts that have none.
  const isOurs = (text: string) => text.replaceAll(` ${location.protocol}//`, ' ') === policy;
  listen(
    'securitypolicyviolation',
    ({ originalPolicy, blockedURI, effectiveDirective }) => {
      if (isOurs(originalPolicy) && effectiveDirective !== 'frame-src' && /^(http|ws)s?:/.test(blockedURI))
        strictState.blocked.add(`${effectiveDirective} ${new URL(blockedURI).host}`);
    },
    true,
  );
}

/** The hosts that both lists allow. */
const both = (one: string[] | undefined, other: string[] | undefined) =>
  one && other
    ? [...one.filter((host) => allows(other, host)), ...other.filter((host) => allows(one, host))]
    : (one ?? other);

/** Adds a policy to those of the page, each of which applies. */
function addPolicy(next: Allowed) {
  allowed = { frames: both(allowed.frames, next.frames), rest: both(allowed.rest, next.rest) };
  const content = policyText(next);
  if (STRICT_POLICY && next.rest) {
    strictState.since ??= pageDocument.body ? 'late' : 'head';
    noteBlockedRequests(content);
  }
  pageDocument.head.append(h('meta', { httpEquiv: 'Content-Security-Policy', content }));
}

/** With strict blocking, blocks the hosts of services that are no longer allowed: some scripts run until the page is left. */
export function tightenPolicy() {
  const next = allowedNow();
  if (next.rest && !allowed.rest?.every((host) => allows(next.rest, host))) addPolicy(next);
}

/**
 * Adds a policy for frames, or with strict blocking for connections, of hosts that need no consent or have it; in the
 * head, because browsers request frames before any observer runs.
 */
export function addContentPolicy() {
  // Not on each page, because the first access to the storage takes time.
  if (navigationType() === 'reload') addEventListener('load', restorePlace);
  const edit = ({ target }: Event) => {
    const { shadowRoot, localName } = unclobbered(target as Element);
    // Events of the widget's own switches have its shadow host as their target, which is no custom element.
    edited ||= !shadowRoot || localName.includes('-');
  };
  listen('input', edit, true);
  // Input in an iframe fires no event here, so its focus counts as input. Firefox moves the focus after the event.
  listen('blur', () =>
    setTimeout(() => (edited ||= pageDocument.activeElement instanceof HTMLIFrameElement)),
  );
  const next = allowedNow();
  // A late policy of strict blocking still covers what follows.
  if (next.rest || (!pageDocument.body && next.frames)) addPolicy(next);
}

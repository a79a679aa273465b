// Delivered with the widget to domains that want to know what their pages load.
import { analyticsPurpose } from '../../definitions/purpose-ids.ts';
import { addressOfTag } from '../blocking/kept-addresses.ts';
import { cookieNames } from '../decision/erase-storage.ts';
import {
  blockedTags,
  callService,
  isAccepted,
  decision,
  config,
  knownFrames,
  listen,
  optionalEmbeddings,
  strictState,
  pageDocument,
} from '../chunk-imports.ts';

/** One in this number of page views is reported, of visitors who have accepted statistics. */
const SAMPLE_RATE = 50;
/** Maximum number of hosts and names in a report. */
const LIMIT = 100;

type HostKind = 'script' | 'frame' | 'image' | 'style' | 'request';
type Kind = HostKind | 'stillBlocked' | 'cookie' | 'localStorage' | 'sessionStorage';

/** What the initiators of requests load, and what the directives of a policy apply to. */
const patterns: [RegExp, HostKind][] = [
  [/^(script|worker)/, 'script'],
  [/^i?frame$/, 'frame'],
  [/^(img|image)/, 'image'],
  [/^(style|font|link$|css$)/, 'style'],
];
const kindOf = (name: string) => patterns.find(([pattern]) => pattern.test(name))?.[1] ?? 'request';

/** Undefined without strict blocking. */
const strict = strictState as typeof strictState | undefined;

/** The host of an address without the final dot, with which browsers reach the same host; '' without a host. */
function hostOf(address: string) {
  try {
    return new URL(address, location.href).hostname.replace(/\.$/, '');
  } catch {
    return '';
  }
}

/** What strict blocking has blocked on this page, one entry for each host and kind. */
function blockedHosts() {
  const found = new Map<string, { kind: HostKind; name: string }>();
  for (const request of strict?.blocked ?? []) {
    const [directive, host] = request.split(' ') as [string, string];
    const kind = kindOf(directive);
    const name = hostOf(`//${host}`);
    found.set(`${kind} ${name}`, { kind, name });
  }
  return found;
}

const key = `placet_${config.domain}_recording`;
const linkPattern = /#CCM\.record=(\w+)/;
const isSampled = Math.random() < 1 / SAMPLE_RATE;
let reported = false;
/** Time of the visitor's decision, in milliseconds since the page was opened. */
let decided = decision ? 0 : Infinity;

/** A name without the digits and hexadecimal parts that may identify a visitor. */
const withoutNumbers = (name: string) => name.replace(/[\da-f]*\d[\da-f]*|[\da-f]{8,}/gi, '*').slice(0, 100);

/** Starts a recording in this browser after the owner has followed a link of the console. */
async function startRecording(token: string) {
  history.replaceState(history.state, '', location.href.replace(linkPattern, ''));
  const answer = await callService('/app/recordings', { token }, true);
  if (answer.ok) sessionStorage.setItem(key, ((await answer.json()) as { session: string }).session);
}

const session = () => {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

const mayReport = () =>
  session() ||
  (isSampled &&
    decision?.consent &&
    config.embeddings.some((e) => e.purpose === analyticsPurpose && isAccepted(e)));

/** Hosts of frames that the policy for frames has refused. */
const refusedFrames = new Set<string>();
listen('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
  if (/^(frame|object)-src/.test(effectiveDirective) && hostOf(blockedURI))
    refusedFrames.add(hostOf(blockedURI));
});

/** The hosts that are blocked although the visitor has accepted everything, because they belong to no embedding. */
function stillBlocked(byPolicy: { name: string }[]) {
  if (!decision?.consent || !optionalEmbeddings().every(isAccepted)) return [];
  const addresses = [
    ...blockedTags().map(([tag, { owners }]) => !owners[0] && addressOfTag(tag)),
    ...knownFrames().map(([, { src, blocked, owner }]) => blocked && !owner && src),
  ];
  const hosts = addresses.flatMap((address) => (address && hostOf(address)) || []);
  // What the policy blocked before the decision may be allowed now.
  return decided === 0 ? [...hosts, ...byPolicy.map(({ name }) => name)] : hosts;
}

function loadedResources(blocked: Map<string, { name: string }>) {
  const found = new Map<string, { kind: Kind; name: string; early: boolean }>();
  const add = (kind: Kind, name: string, early: boolean) => {
    const id = `${kind} ${name}`;
    if (name) found.set(id, { kind, name, early: early || !!found.get(id)?.early });
  };
  const ours = [location.href, config.base].map(hostOf);
  const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  for (const { name, initiatorType, startTime } of requests) {
    const hostname = hostOf(name);
    const kind = kindOf(initiatorType);
    // A request that a policy blocks has an entry as well.
    const isRefused = blocked.has(`${kind} ${hostname}`) || (kind === 'frame' && refusedFrames.has(hostname));
    if (name.startsWith('http') && !ours.includes(hostname) && !isRefused)
      add(kind, hostname, startTime < decided);
  }
  for (const host of stillBlocked([...blocked.values()]))
    if (!ours.includes(host)) add('stillBlocked', host, false);
  const addNames = (kind: Kind, names: string[]) => {
    for (const name of names)
      if (!/^(__Host-)?placet[_-]/.test(name)) add(kind, withoutNumbers(name), decided === Infinity);
  };
  try {
    addNames('cookie', cookieNames());
    for (const kind of ['localStorage', 'sessionStorage'] as const) addNames(kind, Object.keys(window[kind]));
  } catch {}
  return [...found.values()].slice(0, LIMIT);
}

/** Sends the report once, when the page is left. */
function sendReport({ type }: Event) {
  if (reported || (type === 'visibilitychange' && !pageDocument.hidden) || !mayReport()) return;
  const blocked = blockedHosts();
  const seen = loadedResources(blocked);
  // The number of all page views with strict blocking tells how many of them a host is blocked in.
  const report = strict?.since && {
    late: strict.since === 'late',
    blocked: [...blocked.values()].slice(0, LIMIT),
  };
  if (!seen[0] && !report) return;
  reported = true;
  const body = { session: session(), seen, strict: report };
  callService('/app/reports', body, true).catch(() => {});
}

const token = linkPattern.exec(location.hash)?.[1];
if (token) void startRecording(token).catch(() => {});
listen('ccm19EmbeddingAccepted', () => (decided = Math.min(decided, performance.now())));
for (const type of ['visibilitychange', 'pagehide']) listen(type, sendReport, true);

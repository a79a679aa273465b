// Comes with the first part, and only to domains that want to know what their pages load.
import { isAccepted, decision, config } from '../shared.ts';

/** One view of a page in so many is reported, of visitors who have accepted statistics. */
const ONE_IN = 50;
const MOST = 100;
const STATISTICS = 'a717ff5';

type Kind = 'script' | 'frame' | 'image' | 'style' | 'request' | 'cookie' | 'localStorage' | 'sessionStorage';

const kinds: Record<string, Kind> = {
  script: 'script',
  iframe: 'frame',
  frame: 'frame',
  img: 'image',
  image: 'image',
  link: 'style',
  css: 'style',
};

const key = `placet_${config.domain}_recording`;
const form = /#CCM\.record=(\w+)/;
const drawn = Math.random() < 1 / ONE_IN;
let told = false;
/** When this page's visitor has decided, in its own time. */
let decided = decision ? 0 : Infinity;

/** Of a cookie's name what does not tell visitors apart. */
const withoutNumbers = (name: string) => name.replace(/[\da-f]*\d[\da-f]*|[\da-f]{8,}/gi, '*').slice(0, 100);

const post = (path: string, body: object) =>
  fetch(config.base + path, {
    method: 'POST',
    body: JSON.stringify({ apiKey: config.apiKey, domain: config.domain, ...body }),
    keepalive: true,
  });

/** Has this browser report what it loads, where the owner has followed a link of the console. */
async function begin(token: string) {
  history.replaceState(history.state, '', location.href.replace(form, ''));
  const answer = await post('/app/recordings', { token });
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
  (drawn && decision?.consent && config.embeddings.some((e) => e.purpose === STATISTICS && isAccepted(e)));

function seen() {
  const found = new Map<string, { kind: Kind; name: string; early: boolean }>();
  const add = (kind: Kind, name: string, early: boolean) => {
    const id = `${kind} ${name}`;
    if (name) found.set(id, { kind, name, early: early || !!found.get(id)?.early });
  };
  const ours = [location.hostname, new URL(config.base).hostname];
  for (const { name, initiatorType, startTime } of performance.getEntriesByType(
    'resource',
  ) as PerformanceResourceTiming[]) {
    const { protocol, hostname } = new URL(name);
    if (protocol.startsWith('http') && !ours.includes(hostname))
      add(kinds[initiatorType] ?? 'request', hostname, startTime < decided);
  }
  const keep = (kind: Kind, names: string[]) => {
    for (const name of names)
      if (!name.startsWith('placet_')) add(kind, withoutNumbers(name), decided === Infinity);
  };
  try {
    keep('cookie', document.cookie.split(/=.*?(?:; |$)/));
    for (const kind of ['localStorage', 'sessionStorage'] as const) keep(kind, Object.keys(window[kind]));
  } catch {}
  return [...found.values()].slice(0, MOST);
}

/** Tells once, as the page ends. */
function tell({ type }: Event) {
  if (told || (type === 'visibilitychange' && !document.hidden) || !mayReport()) return;
  const list = seen();
  if (!list[0]) return;
  told = true;
  post('/app/reports', { session: session(), seen: list }).catch(() => {});
}

const token = form.exec(location.hash)?.[1];
if (token) void begin(token).catch(() => {});
addEventListener('ccm19EmbeddingAccepted', () => (decided = Math.min(decided, performance.now())));
for (const type of ['visibilitychange', 'pagehide']) addEventListener(type, tell, true);

import type { Site } from '../server.ts';

/** What is blocked on the website until the visitor has decided. */
export type Rules = {
  /** Parts of addresses, and parts of the code of inline scripts. */
  markers: string[];
  scriptMarkers: string[];
  /** Parts of scripts that are never blocked. */
  allowed: string[];
};

/** The service that knows the rules, as the snippet names it. */
export type Source = { service: string; domain: string; apiKey: string };

/** Milliseconds for which rules count as current, and after which a failure is tried again. */
const FRESH = 60_000;
const RETRY = 10_000;
/** Milliseconds for which a page waits for the service. */
const PATIENCE = 300;
/** Milliseconds after which the service is given up. */
const TIMEOUT = 5000;

type Copy = { rules?: Rules; etag?: string; nextAt: number };

/** What this isolate knows, by the address of the service. */
const copies = new Map<string, Copy>();

/**
 * The rules of a website: from this isolate’s copy, or a newer one if the service answers in time; the last copy if it does
 * not, and undefined without one.
 */
export async function currentRules({ service, domain, apiKey }: Source): Promise<Rules | undefined> {
  const url = new URL('/app/services', service);
  url.search = String(new URLSearchParams({ apiKey, domain }));
  const copy = copies.get(url.href) ?? { nextAt: 0 };
  copies.set(url.href, copy);
  if (Date.now() >= copy.nextAt) {
    // Others use the old copy meanwhile. Without one they ask, too: a request must not wait for what another one asks.
    if (copy.rules) copy.nextAt = Date.now() + RETRY;
    let timer: unknown;
    const late = new Promise<void>((done) => {
      timer = setTimeout(() => {
        copy.nextAt = Date.now() + RETRY;
        done();
      }, PATIENCE);
    });
    await Promise.race([ask(url, copy), late]);
    clearTimeout(timer as number);
  }
  return copy.rules;
}

/** Asks the service, and keeps its answer. Never throws. */
async function ask(url: URL, copy: Copy) {
  let wait = RETRY;
  try {
    const response = await fetch(url, {
      headers: copy.etag ? { 'If-None-Match': copy.etag } : {},
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (response.status === 200) {
      copy.rules = rulesOf((await response.json()) as Site);
      copy.etag = response.headers.get('ETag') ?? '';
    } else {
      void response.body?.cancel().catch(() => {});
      if (response.status !== 304) throw new Error(`its status is ${response.status}`);
    }
    wait = FRESH;
  } catch (error) {
    console.warn(`Placet does not know the services of the website: ${String(error)}`);
  }
  copy.nextAt = Date.now() + wait;
}

/** The markers of services that need consent. Throws for an answer that is none of the service. */
function rulesOf({ services, allowedScriptMarkers = [] }: Site): Rules {
  const waiting = services.filter(({ mandatory }) => !mandatory);
  const all = (markers: string[]) => [...new Set(markers)].filter(Boolean);
  return {
    markers: all(waiting.flatMap(({ markers }) => markers)),
    scriptMarkers: all(waiting.flatMap(({ scriptMarkers = [] }) => scriptMarkers)),
    allowed: all(allowedScriptMarkers),
  };
}

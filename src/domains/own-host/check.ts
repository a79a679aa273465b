import { readEmbedKey } from '../../db/clients/embed-keys.ts';
import { findDomain, type SiteRow } from '../../db/domains/domains.ts';
import { now, type Bindings, type Database } from '../../env.ts';
import { required } from '../../http/problem.ts';
import { randomHex } from '../../lib/crypto/random.ts';
import { FetchError, safeFetch, scanUserAgent } from '../../lib/http/safe-fetch.ts';
import { SECONDS_PER_DAY } from '../../lib/time.ts';
import { addressesOf, targetLimits } from '../../scan/scan.ts';
import { ownScriptUrl } from '../embed-snippets.ts';

/** Milliseconds after which a request of the check is given up. */
const TIMEOUT = 8000;
/** Bytes of an answer that are read. */
const MAX_ANSWER = 10_000;

/** What works on an own host. */
export type OwnHostCheck = {
  /** Whether the script comes from it; otherwise what came instead. */
  script: true | { status: number } | { failure: FetchError['reason'] };
  key?: 'valid' | 'invalid' | 'missing' | undefined;
  /** Whether decisions arrive, with the page's origin. */
  decisions?: boolean;
  /** Days for which the server sets the cookie, 0 if it sets none; undefined if decisions are not stored in a lasting cookie. */
  cookieDays?: number | undefined;
  /** Whether the region of visitors is known, and whether visitors can make it up. */
  region?: 'known' | 'unknown' | 'forged';
  /** Whether the limits can tell visitors apart. */
  visitors?: boolean;
  /** Headers of the website that the proxy has forwarded. */
  forwarded?: string[];
};

/** What the service answers to the check (src/visitor/script/index.ts). */
type Report = {
  key?: OwnHostCheck['key'];
  visitor: boolean;
  forwarded: string[];
  country: string | null;
};

/** A country that no proxy finds: if it arrives, visitors can choose theirs. */
const FORGED = 'AQ';

/** Calls the own host as a visitor’s browser would. Throws a 404 if the domain was deleted meanwhile. */
export async function checkOwnHost(
  env: Bindings,
  db: Database,
  origins: string[],
  site: SiteRow,
): Promise<OwnHostCheck> {
  const caller = await callerOf(env, db, origins, site);
  const { domain, embedKey, page, address, call } = caller;
  const report = await reportOf(caller);
  if (!('forwarded' in report)) return { script: report };

  const { consentCookieLifetime: days } = domain;
  const isLasting = domain.consentStorage === 'cookie' && days > 0;
  const decision = { id: 'check', ucid: randomHex(32), consent: false, embeddings: [], time: now() };
  const body = {
    apiKey: embedKey,
    domain: site.id,
    cookies: { placet: encodeURIComponent(JSON.stringify(decision)) },
    age: days * SECONDS_PER_DAY,
  };
  const keep = new URL(address);
  keep.pathname += '/keep';
  keep.search = '';
  const kept = await call(
    keep,
    { Origin: page.origin, 'Content-Type': 'text/plain;charset=UTF-8' },
    JSON.stringify(isLasting ? body : { ...body, age: 1 }),
  ).catch((error: unknown) => {
    if (error instanceof FetchError) return undefined;
    throw error;
  });
  const cookie = kept?.cookies.find(({ line }) => line.startsWith(`placet_${site.id}=`))?.line;
  const age = Number(/;\s*max-age=(\d+)/i.exec(cookie ?? '')?.[1] ?? 0);
  return {
    script: true,
    key: report.key,
    // Without a lasting cookie, the service refuses it: this tells that the request has arrived.
    decisions:
      kept?.status === 204 || (!isLasting && kept?.status === 403 && kept.text.includes('no own host')),
    cookieDays: isLasting ? Math.round(age / SECONDS_PER_DAY) : undefined,
    region: report.country === FORGED ? 'forged' : report.country ? 'known' : 'unknown',
    visitors: report.visitor,
    forwarded: report.forwarded,
  };
}

/**
 * Whether the script comes from the own host, also if its address must not be called from here. Throws a 404 if the domain was
 * deleted meanwhile.
 */
export async function isOwnHostReached(env: Bindings, db: Database, origins: string[], site: SiteRow) {
  const report = await reportOf(await callerOf(env, db, origins, site));
  return 'forwarded' in report || ('failure' in report && report.failure === 'refused');
}

/** What is needed to call an own host. */
async function callerOf(env: Bindings, db: Database, origins: string[], site: SiteRow) {
  const domain = required(await findDomain(db, site.clientId, site.id), 'domain');
  const { key: embedKey } = await readEmbedKey(db, site.clientId);
  const page = addressesOf(site)[0]!;
  const address = new URL(ownScriptUrl(domain.ownHostPath, embedKey, site.id), page);
  const limits = targetLimits(env, origins);
  const call = async (to: URL, headers: Record<string, string>, body?: string) => {
    const answer = await safeFetch(to, {
      ...limits,
      signal: AbortSignal.timeout(TIMEOUT),
      headers: { 'User-Agent': scanUserAgent(origins[0]), ...headers },
      ...(body !== undefined && { body }),
    });
    let text = '';
    for await (const bytes of answer.body) {
      text += Buffer.from(bytes).toString('utf8');
      if (text.length > MAX_ANSWER) break;
    }
    return { ...answer, text };
  };
  return { domain, embedKey, page, address, call };
}

/** What the service has got through the own host; otherwise, what came instead of the script. */
async function reportOf({ address: script, call }: Awaited<ReturnType<typeof callerOf>>) {
  const address = new URL(script);
  address.searchParams.set('part', 'own-host');
  try {
    const answer = await call(address, { Cookie: 'placet_check=1', 'Placet-Country': FORGED });
    const found = answer.status === 200 && answer.url.href === address.href && reportIn(answer.text);
    return found || { status: answer.status };
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    return { failure: error.reason };
  }
}

function reportIn(text: string) {
  try {
    const value = JSON.parse(text) as Partial<Report>;
    return Array.isArray(value.forwarded) ? (value as Report) : undefined;
  } catch {
    return undefined;
  }
}

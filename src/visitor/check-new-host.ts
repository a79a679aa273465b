import type { Context } from 'hono';
import { addWaitingHost } from '../db/client-hosts.ts';
import { databaseOf } from '../db/databases.ts';
import type { AppEnv } from '../env.ts';
import { waitUntil } from '../http/wait-until.ts';
import { ownOrigins } from '../http/own-url.ts';
import { withinRateLimit } from '../http/rate-limit.ts';
import { ttlCache } from '../lib/ttl-cache.ts';
import { FetchError, safeFetch } from '../lib/safe-fetch.ts';
import type { Website } from '../lib/website.ts';
import { networkOfCall } from './rate-limits.ts';

/** How long the page may take, in milliseconds. */
const PATIENCE = 8000;

/** The hosts that were looked at: each once in ten minutes. */
const seen = ttlCache<true>(500, 600);

/**
 * Looks, after the answer, whether the page really carries the client's snippet: anybody can send its address. If so, its
 * host waits for the client's confirmation.
 */
export function checkNewHost(
  c: Context<AppEnv>,
  clientId: string,
  embedKey: string,
  site: Website,
  referer: URL,
) {
  const key = `${clientId} ${site.hostKey}`;
  if (seen.get(key)) return;
  seen.set(key, true);
  // Without the query, in which a stranger could have us ask a website for anything.
  const page = new URL(referer);
  page.search = page.hash = '';
  const look = async () => {
    // The network first: one that sends too much does not use up what clients have.
    const within =
      (await withinRateLimit(c.env, 'SCAN_RATE', `page ${networkOfCall(c)}`)) &&
      (await withinRateLimit(c.env, 'SCAN_RATE', `page of ${clientId}`));
    if (!within) seen.delete(key);
    else if (await carries(c, page, embedKey)) await addWaitingHost(databaseOf(c.env.DB), clientId, site);
  };
  waitUntil(c, 'look at a new host', look());
}

async function carries(c: Context<AppEnv>, page: URL, embedKey: string) {
  const own = ownOrigins(c);
  const limits = { own, allowPrivate: c.env.ALLOW_PRIVATE_SCAN === 'true' };
  const headers = {
    Accept: 'text/html',
    'User-Agent': `Mozilla/5.0 (compatible; PlacetScan/1.0; +${own[0]}/)`,
  };
  try {
    const { url, body } = await safeFetch(page, {
      ...limits,
      headers,
      signal: AbortSignal.timeout(PATIENCE),
    });
    let text = '';
    for await (const bytes of body) {
      text += Buffer.from(bytes).toString('latin1');
      if (text.includes(`apiKey=${embedKey}`)) return url.host === page.host;
      text = text.slice(-embedKey.length - 10);
    }
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
  }
  return false;
}

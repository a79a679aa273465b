import type { Context } from 'hono';
import { addWaitingHost } from '../db/client-hosts.ts';
import { databaseOf } from '../db/databases.ts';
import type { AppEnv } from '../env.ts';
import { later } from '../http/later.ts';
import { ownOrigins } from '../http/own-url.ts';
import { withinRate } from '../http/rate.ts';
import { kept } from '../lib/kept.ts';
import { networkOf } from '../lib/network.ts';
import { FetchFault, safeFetch } from '../lib/safe-fetch.ts';
import type { Site } from '../lib/site.ts';

/** How long the page may take, in milliseconds. */
const PATIENCE = 8000;

/** The hosts that were looked at: each once in ten minutes. */
const seen = kept<true>(500, 600);

/**
 * Looks, after the answer, whether the page really carries the client's snippet: anybody can send its address. If so, its
 * host waits for the client's confirmation.
 */
export function lookAt(c: Context<AppEnv>, clientId: string, embedKey: string, site: Site, page: URL) {
  const key = `${clientId} ${site.hostKey}`;
  if (seen.get(key)) return;
  seen.set(key, true);
  const look = async () => {
    const network = networkOf(c.req.header('CF-Connecting-IP') ?? '');
    // Whoever sends too much does not use up the look at somebody else's host.
    if (!(await withinRate(c.env, 'SCAN_RATE', `page ${network}`))) seen.delete(key);
    else if (await carries(c, page, embedKey)) await addWaitingHost(databaseOf(c.env.DB), clientId, site);
  };
  later(c, 'look at a new host', look());
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
    if (!(error instanceof FetchFault)) throw error;
  }
  return false;
}

import type { Context } from 'hono';
import { addWaitingHost } from '../../db/clients/client-hosts.ts';
import { databaseOf } from '../../db/databases.ts';
import type { AppEnv } from '../../env.ts';
import { waitUntil } from '../../http/wait-until.ts';
import { ownOrigins } from '../../http/own-url.ts';
import { networkOfCall, withinRateLimit } from '../../http/rate-limit.ts';
import { ttlCache } from '../../lib/caches/ttl-cache.ts';
import { FetchError, safeFetch, scanUserAgent } from '../../lib/http/safe-fetch.ts';
import type { Website } from '../../lib/http/host-names.ts';

/** Milliseconds after which fetching the page is abandoned. */
const TIMEOUT = 8000;

/** The hosts that were checked in the last ten minutes. */
const checked = ttlCache<true>(500, 600);

/**
 * Checks after the response whether the page really carries the client's snippet, because anyone can send its address as
 * the `Referer`. If it does, its host waits for the client's confirmation.
 */
export function checkWaitingHost(
  c: Context<AppEnv>,
  clientId: string,
  embedKey: string,
  site: Website,
  referer: URL,
) {
  const key = `${clientId} ${site.hostKey}`;
  if (checked.get(key)) return;
  checked.set(key, true);
  // The query is removed, because with it anyone could make us send anything to a website.
  const page = new URL(referer);
  page.search = page.hash = '';
  const check = async () => {
    // The network's limit comes first, so that a network over its limit does not use up that of a client.
    const within =
      (await withinRateLimit(c.env, 'SCAN_RATE', `page ${networkOfCall(c)}`)) &&
      (await withinRateLimit(c.env, 'SCAN_RATE', `page of ${clientId}`));
    if (!within) checked.delete(key);
    else if (await carriesSnippet(c, page, embedKey))
      await addWaitingHost(databaseOf(c.env.DB), clientId, site);
  };
  waitUntil(c, 'look at a new host', check());
}

async function carriesSnippet(c: Context<AppEnv>, page: URL, embedKey: string) {
  const own = ownOrigins(c);
  const limits = { own, allowPrivate: c.env.ALLOW_PRIVATE_SCAN === 'true' };
  const headers = { Accept: 'text/html', 'User-Agent': scanUserAgent(own[0]) };
  try {
    const { url, body } = await safeFetch(page, {
      ...limits,
      headers,
      signal: AbortSignal.timeout(TIMEOUT),
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

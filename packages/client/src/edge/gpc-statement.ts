import type { Source } from './rules.ts';

/** Milliseconds after which the service is given up. */
const TIMEOUT = 5000;

/** Where websites state that they honor Global Privacy Control (https://www.w3.org/TR/gpc/). */
export const GPC_PATH = '/.well-known/gpc.json';

/** The website’s statement that the service makes for it (`gpcSince`); undefined without one. Never throws. */
export async function gpcStatement({ service, domain, apiKey }: Source): Promise<Response | undefined> {
  const url = new URL('/app/gpc.json', service);
  url.search = String(new URLSearchParams({ apiKey, domain }));
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) });
    if (answer.status === 200)
      return Response.json(await answer.json(), { headers: { 'Cache-Control': 'max-age=3600' } });
    void answer.body?.cancel().catch(() => {});
  } catch {}
  return undefined;
}

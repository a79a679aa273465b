import type { TargetLimits } from '../lib/http/fetch-target.ts';
import { decodeHtml } from '../lib/html/html-charset.ts';
import { FetchError, safeFetch, type Fetched, scanUserAgent } from '../lib/http/safe-fetch.ts';
import { type CpuBudget, cpuBudget } from './cpu-budget.ts';
import { type SitePage, emptyPage } from './site-page.ts';
import { collectPage } from './collect-page.ts';

/** Thrown if the website returns an error status or an empty page. */
export class BadResponse extends Error {}

/** A page of a website, and the cookies that it sets. Throws a `FetchError` or a `BadResponse`. */
export async function fetchPage(
  address: URL,
  limits: TargetLimits & { signal: AbortSignal },
  budget: CpuBudget,
) {
  const headers = {
    Accept: 'text/html,application/xhtml+xml',
    'Accept-Language': 'de,en;q=0.8',
    'User-Agent': scanUserAgent(limits.own[0]),
  };
  const fetched = await safeFetch(address, { ...limits, headers });
  const page = await pageOf(fetched, budget);
  return { page, cookies: fetched.cookies };
}

async function pageOf(fetched: Fetched, budget: CpuBudget): Promise<SitePage> {
  const { url, status, contentType, body } = fetched;
  if (status < 200 || status > 299) throw await badStatus(fetched);
  const text = decodeHtml(body, contentType);
  if (contentType === '' || /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(contentType)) {
    const page = await parsePage(url, text, budget);
    page.cut ||= fetched.isCut();
    if (!page.empty) return page;
  }
  for await (const piece of text) {
    if (!/\S/.test(piece)) continue;
    throw new FetchError('body', `${url.host} returned "${contentType.slice(0, 80)}" instead of a web page.`);
  }
  throw new BadResponse(`${url.host} returned an empty page.`);
}

// Cloudflare’s network reports an unreachable server to a Worker with a status of its own and a line of text.
const NETWORK: Record<string, string> = {
  '1016': 'the host name does not exist',
  '521': 'the server refused the connection',
  '522': 'the server did not respond',
  '523': 'the server could not be reached',
  '525': 'the server has no valid certificate',
  '526': 'the server has no valid certificate',
};

async function badStatus({ url, status, body, discard }: Fetched) {
  if (status < 520) await discard();
  else {
    const { value } = await body.next();
    await body.return(undefined);
    const code = /^error code: (\d+)/.exec(new TextDecoder().decode(value))?.[1];
    if (code) {
      return new FetchError(
        'connection',
        `${url.host} could not be reached: ${NETWORK[code] ?? `error ${code}`}.`,
      );
    }
  }
  return new BadResponse(`${url.host} returned the error status ${status} instead of a page.`);
}

/** Reads a page as far as the budget allows; `cut` says whether something was not read. Passes on errors of the text’s source. */
export async function parsePage(
  url: URL,
  text: AsyncGenerator<string>,
  budget: CpuBudget = cpuBudget(),
): Promise<SitePage> {
  const page = emptyPage(url);
  // Processing what was read also needs budget.
  const reserve = budget.steps / 2;
  const pieces: string[] = [];
  for await (const piece of text) {
    pieces.push(piece);
    budget.steps -= piece.length;
    if (budget.steps < reserve) {
      page.cut = true;
      break;
    }
  }
  page.html = pieces.join('');
  page.empty = !/\S/.test(page.html);
  collectPage(page, budget);
  return page;
}

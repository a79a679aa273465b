import { targetRefusal, type TargetLimits } from './fetch-target.ts';

const MAX_HOPS = 5;
const MAX_HEADER = 64 * 1024;
const MAX_BODY = 2 * 1024 * 1024;

/** A failed fetch; the message is a sentence for the user. */
export class FetchError extends Error {
  constructor(
    readonly reason: 'refused' | 'connection' | 'timeout' | 'redirects' | 'header' | 'body',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export type Fetched = {
  /** The URL after all redirects. */
  url: URL;
  status: number;
  contentType: string;
  /** The `Set-Cookie` headers of every hop, each with the URL that sent it. */
  cookies: { url: URL; line: string }[];
  /** The first `MAX_BODY` bytes after decompression. */
  body: AsyncGenerator<Uint8Array>;
  /** Whether the body was longer than that; known when `body` has ended. */
  isCut: () => boolean;
  /** Closes a body that is not read: an open one occupies one of a Worker’s six connections. */
  discard: () => Promise<void>;
};

/**
 * Fetches an address that a user entered, with limits on target, time (the signal), redirects and bytes. Throws a
 * `FetchError`. A body is sent to the address alone, not to where it redirects. Cloudflare does not route names that resolve to private addresses.
 */
export async function safeFetch(
  address: URL,
  limits: TargetLimits & { signal: AbortSignal; headers: HeadersInit; body?: string },
): Promise<Fetched> {
  const { signal, headers, body } = limits;
  const sent = body === undefined ? {} : { method: 'POST', body };
  const cookies: Fetched['cookies'] = [];
  let url = address;
  for (let hop = 0; hop <= MAX_HOPS; hop++) {
    const refused = targetRefusal(url, limits);
    if (refused) {
      const way = hop === 0 ? 'This address cannot be scanned' : 'A redirect of the website was not followed';
      throw new FetchError('refused', `${way}: ${refused}`);
    }
    const response = await answerOf(url, { ...sent, redirect: 'manual', signal, headers });
    if (headerSize(response) > MAX_HEADER) {
      await response.body?.cancel();
      throw new FetchError('header', `The response headers of ${url.host} exceed ${MAX_HEADER / 1024} KiB.`);
    }
    cookies.push(...response.headers.getSetCookie().map((line) => ({ url, line })));
    const location = response.headers.get('Location');
    if (body !== undefined || response.status < 300 || response.status > 399 || location === null) {
      const contentType = response.headers.get('Content-Type') ?? '';
      let isCut = false;
      const discard = async () => response.body?.cancel();
      return {
        url,
        status: response.status,
        contentType,
        cookies,
        body: bounded(response, url, signal, () => (isCut = true)),
        isCut: () => isCut,
        discard,
      };
    }
    await response.body?.cancel();
    if (!URL.canParse(location, url)) {
      throw new FetchError('redirects', `${url.host} redirects to an invalid URL.`);
    }
    url = new URL(location, url);
  }
  throw new FetchError('redirects', `${address.host} redirects more than ${MAX_HOPS} times.`);
}

async function answerOf(url: URL, init: RequestInit) {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (init.signal?.aborted) throw timeout(url);
    throw new FetchError(
      'connection',
      `${url.host} could not be reached over ${url.protocol.slice(0, -1)}: the host name does not exist, or the server refused the connection.`,
      { cause: error },
    );
  }
}

const timeout = (url: URL) => new FetchError('timeout', `${url.host} took too long to respond.`);

const headerSize = ({ headers }: Response) =>
  [...headers].reduce((sum, [name, value]) => sum + name.length + value.length, 0);

// The body is already decompressed, so that a gzip bomb is cut like any other long body.
async function* bounded(response: Response, url: URL, signal: AbortSignal, cut: () => void) {
  if (!response.body) return;
  const reader = response.body.getReader();
  let left = MAX_BODY;
  try {
    while (left > 0) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value.subarray(0, left);
      left -= value.byteLength;
    }
    cut();
  } catch {
    if (signal.aborted) throw timeout(url);
    throw new FetchError('body', `The response of ${url.host} was incomplete or could not be decompressed.`);
  } finally {
    reader.cancel().catch(() => {});
  }
}

/** The `User-Agent` with which websites are read, with the address of this service where it is known. */
export const scanUserAgent = (origin: string | undefined) =>
  `Mozilla/5.0 (compatible; PlacetScan/1.0${origin ? `; +${origin}/` : ''})`;

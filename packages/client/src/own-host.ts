export type OwnHostOptions = {
  /** Origin of the service, such as `https://consent.example`. */
  service: string;
  /** ID of the domain. */
  domain: string;
  /** The key in the console, under Settings → Own host. Keep it secret. */
  key: string;
  /**
   * The visitor’s IP address, from a header that your own proxy sets: the service gets an HMAC of its network, for its
   * limits. By default, that of Cloudflare Workers, or of the connection in Node.js.
   */
  address?: (request: Request) => string | null | undefined;
  /** The visitor’s country, `DE`, or with its region, `US-CA`. By default, that of Cloudflare Workers. */
  country?: (request: Request) => string | null | undefined;
};

const PATHS =
  /\/(app(?:\.js)?|ccm19\.js|app\/(?:consents|keep|interactions|reports|recordings|receipt|proof|log-key|image\/[\w-]+\/[\w-]+))$/;

/** Whether a path is one that the widget calls under the own host at `path`. */
export const isCalled = (pathname: string, path: string): boolean =>
  pathname.startsWith(`/${path}/`) && PATHS.exec(pathname)?.index === path.length + 1;

const METHODS = ['GET', 'HEAD', 'POST'];
/** Without `Accept-Encoding`: `fetch` asks for what it opens, and an answer that it does not open would arrive without its name. */
const SENT = ['Accept-Language', 'Content-Type', 'DNT', 'If-None-Match', 'Origin', 'Referer', 'Sec-GPC'];
const RETURNED = [
  'Access-Control-Allow-Origin',
  'Access-Control-Expose-Headers',
  'Cache-Control',
  'Content-Security-Policy',
  'Content-Type',
  'Cross-Origin-Resource-Policy',
  'ETag',
  'Link',
  'Retry-After',
  'Vary',
  'X-Content-Type-Options',
];
/** Bytes of a body. */
const MAX_BODY = 256 * 1024;
/** Milliseconds after which the service is given up. */
const TIMEOUT = 10_000;

type Cloudflare = { cf?: { country?: string; regionCode?: string } };

const answer = (status: number, text: string) =>
  new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });

/** The bytes of a body; undefined if it is too long. */
async function bodyOf({ body }: Request) {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done || !value) break;
    length += value.length;
    if (length > MAX_BODY) {
      void reader!.cancel().catch(() => {});
      return undefined;
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/**
 * The network of an address: the /48 of IPv6, because all its addresses can be those of one visitor. An IPv4 address, which
 * some servers write as IPv6, is one.
 */
function networkOf(address: string) {
  if (!address.includes(':')) return address;
  let written: string;
  try {
    written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  } catch {
    return address;
  }
  const [, high, low] = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(written) ?? [];
  if (high && low)
    return [high, low].flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 0xff]).join('.');
  const [first = [], last = []] = written.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - first.length - last.length).fill('0');
  return [...first, ...zeros, ...last].slice(0, 3).join(':');
}

/** What stands for an address: the service cannot compute it back without the key. */
async function pseudonym(key: string, address: string) {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const secret = await crypto.subtle.importKey('raw', bytes(key), algorithm, false, ['sign']);
  const mac = new Uint8Array(await crypto.subtle.sign('HMAC', secret, bytes(address)));
  return Array.from(mac.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const placeOf = (request: Request) => {
  const { country, regionCode } = (request as Cloudflare).cf ?? {};
  return country && regionCode ? `${country}-${regionCode}` : country;
};

const addressOf = (request: Request) =>
  (request as Cloudflare).cf ? request.headers.get('CF-Connecting-IP') : undefined;

/**
 * Serves Placet from a path of the website: a function that answers the requests of visitors below that path, for Workers,
 * Next.js and everything with web requests. It forwards to one host, what the widget calls, and nothing else. Throws if
 * the options are incomplete.
 */
export function ownHost({
  service,
  domain,
  key,
  address = addressOf,
  country = placeOf,
}: OwnHostOptions): (request: Request) => Promise<Response> {
  const { origin, protocol, hostname } = new URL(service);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (protocol !== 'https:' && !isLocal) throw new TypeError('"service" must be an address with https.');
  if (!/^[\w-]+$/.test(domain)) throw new TypeError('"domain" must be the ID of the domain.');
  if (!/^[0-9a-f]{64}$/.test(key)) throw new TypeError('"key" must be the key of the domain’s own host.');
  const cookies = new RegExp(`^placet(?:_state)?_${domain}=[^;]*;`);

  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const path = PATHS.exec(pathname)?.[0];
    if (!path) return answer(404, 'Not found.');
    if (!METHODS.includes(request.method)) return answer(405, 'Method not allowed.');
    const body = request.method === 'POST' ? await bodyOf(request) : null;
    if (body === undefined) return answer(413, 'The body is too large.');
    const headers = new Headers();
    for (const name of SENT) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    const from = address(request);
    headers.set('Placet-Key', key);
    headers.set('Placet-Visitor', from ? await pseudonym(key, networkOf(from)) : '');
    headers.set('Placet-Country', country(request) ?? '');
    let response: Response;
    try {
      response = await fetch(`${origin}/own/${domain}${path}${search}`, {
        method: request.method,
        headers,
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT),
      });
    } catch {
      return answer(502, 'The consent service does not respond.');
    }
    const { status } = response;
    if (status < 200 || (status > 299 && status < 400 && status !== 304)) {
      void response.body?.cancel().catch(() => {});
      return answer(502, 'The consent service has answered with a redirect.');
    }
    const returned = new Headers();
    for (const name of RETURNED) {
      const value = response.headers.get(name);
      if (value !== null) returned.set(name, value);
    }
    for (const line of response.headers.getSetCookie())
      if (cookies.test(line)) returned.append('Set-Cookie', line);
    const isEmpty = request.method === 'HEAD' || [204, 304].includes(status);
    return new Response(isEmpty ? null : response.body, { status, headers: returned });
  };
}

/** What Node.js’ `http` and Express give, as far as it is used here. */
type Incoming = AsyncIterable<Uint8Array> & {
  url?: string | undefined;
  /** The whole path, where Express has removed the beginning from `url`. */
  originalUrl?: string;
  method?: string | undefined;
  headers: Record<string, string | string[] | undefined>;
  socket: { remoteAddress?: string | undefined };
};
type Outgoing = {
  statusCode: number;
  setHeader(name: string, value: string | string[]): unknown;
  write(chunk: Uint8Array): unknown;
  end(): unknown;
};

/** The same for servers of Node.js, and for Express: `app.use('/consent', ownHostForNode({ … }))`. */
export function ownHostForNode(
  options: OwnHostOptions,
): (incoming: Incoming, outgoing: Outgoing) => Promise<void> {
  const remote = new WeakMap<Request, string | undefined>();
  const handle = ownHost({ address: (request) => remote.get(request), ...options });
  return async (incoming, outgoing) => {
    const headers = new Headers();
    // All but those of HTTP/2 itself: one of them can tell the address or the country.
    for (const [name, value] of Object.entries(incoming.headers))
      if (typeof value === 'string' && !name.startsWith(':')) headers.set(name, value);
    const { method = 'GET' } = incoming;
    const path = incoming.originalUrl ?? incoming.url ?? '/';
    let response: Response;
    try {
      const body = method === 'POST' ? await gathered(incoming) : undefined;
      const request = new Request(new URL(path.replace(/^\/+/, '/'), 'http://localhost'), {
        method,
        headers,
        ...(body && { body }),
      });
      remote.set(request, incoming.socket.remoteAddress);
      response = await handle(request);
    } catch {
      response = answer(400, 'The request is not valid.');
    }
    outgoing.statusCode = response.status;
    response.headers.forEach((value, name) => {
      if (name !== 'set-cookie') outgoing.setHeader(name, value);
    });
    const cookies = response.headers.getSetCookie();
    if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies);
    try {
      const reader = response.body?.getReader();
      for (let next = await reader?.read(); next && !next.done; next = await reader!.read())
        outgoing.write(next.value);
    } catch {
      // The connection to the service has ended: so does the answer.
    }
    outgoing.end();
  };
}

/** The bytes of a request, up to one more than are forwarded. */
async function gathered(incoming: Incoming) {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const parts = incoming[Symbol.asyncIterator]();
  // Ending a loop would close the connection before the answer.
  for (let next = await parts.next(); !next.done && length <= MAX_BODY; next = await parts.next()) {
    chunks.push(new Uint8Array(next.value));
    length += next.value.length;
  }
  return new Blob(chunks);
}

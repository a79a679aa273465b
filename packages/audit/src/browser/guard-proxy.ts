// The browser reaches the network only through this proxy. Redirects, workers and WebSockets pass it like everything else,
// so its limits hold where those of the browser's own interface have gaps.
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { resolveHost } from './public-address.ts';

/** The most connections and requests of a visit that pass; a page can start any number. */
const MAX_CONNECTIONS = 3000;
/** The most bytes of headers: as many as Chromium reads of a response, and more than it sends with all cookies of a host. */
const MAX_HEADERS = 1 << 20;

export type ProxyLimits = {
  allowPrivate: boolean;
  maxBytes: number;
  /** Called with the address of each request that passes; of an encrypted one, only the host is known. */
  onPass?: (url: string) => void;
  /** Where connections to a host go instead of to its address; tests have their own server for most hosts. */
  route?: (host: string) => { host: string; port: number } | undefined;
};

/** Starts a proxy that refuses private addresses and ends all connections after `maxBytes`. */
export async function startGuardProxy({ allowPrivate, maxBytes, route, onPass }: ProxyLimits) {
  const refusals = new Map<string, { reason: string; privateAddress?: string }>();
  /** The hosts that were asked for, and whether one has ever answered. */
  const reached = new Map<string, boolean>();
  const open = new Set<Duplex>();
  let bytes = 0;
  let connections = 0;

  const isExhausted = () => bytes > maxBytes || connections > MAX_CONNECTIONS;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) for (const socket of open) socket.destroy();
  };
  const track = <T extends Duplex>(socket: T) => {
    if (open.has(socket)) return socket;
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    return socket;
  };

  /** The target of a connection; throws where it is refused. */
  async function admit(url: URL) {
    const host = bare(url.hostname);
    const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
    onPass?.(url.href);
    connections++;
    if (isExhausted()) throw new Error('a limit of this visit is reached');
    if (!reached.has(url.host)) reached.set(url.host, false);
    const routed = route?.(host);
    if (routed) return routed;
    const resolved = await resolveHost(host, allowPrivate);
    if (resolved.address !== undefined) return { host: resolved.address, port };
    refusals.set(host, resolved);
    throw new Error(resolved.reason);
  }

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse) {
    try {
      const url = new URL(incoming.url ?? '');
      if (url.protocol !== 'http:') throw new Error('only http is forwarded');
      const target = await admit(url);
      const { 'proxy-connection': _proxy, connection: _connection, ...headers } = incoming.headers;
      // A connection that is used again can be closed by the server at that moment.
      const onward = request(
        {
          ...target,
          agent: false,
          method: incoming.method,
          path: url.pathname + url.search,
          headers,
          maxHeaderSize: MAX_HEADERS,
        },
        (answer) => {
          reached.set(url.host, true);
          const status = answer.statusCode ?? 0;
          // Node refuses to write a status that HTTP does not have.
          if (status < 200 || status > 999) {
            outgoing.destroy();
            return;
          }
          outgoing.writeHead(status, answer.headers);
          answer.on('data', count);
          answer.on('error', () => outgoing.destroy());
          answer.pipe(outgoing);
        },
      );
      onward.on('socket', (socket: Socket) => track(socket));
      onward.on('error', () => fail(outgoing));
      outgoing.on('close', () => onward.destroy());
      incoming.pipe(onward);
    } catch {
      fail(outgoing);
    }
  }

  async function tunnel(incoming: IncomingMessage, client: Duplex, head: Buffer) {
    track(client);
    try {
      const { hostname, port, host } = new URL(`http://${incoming.url}`);
      const url = new URL(port === '443' ? `https://${hostname}/` : `http://${host}/`);
      const target = await admit(url);
      const server = track(connect(target));
      server.once('connect', () => {
        reached.set(url.host, true);
        client.write('HTTP/1.1 200 Connection established\r\n\r\n');
        server.write(head);
        server.on('data', count);
        server.pipe(client);
        client.pipe(server);
      });
      server.on('close', () => client.destroy());
      client.on('close', () => server.destroy());
    } catch {
      client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    }
  }

  const server = createServer(
    { maxHeaderSize: MAX_HEADERS },
    (incoming, outgoing) => void forward(incoming, outgoing),
  );
  server.on('connect', (incoming, client, head) => void tunnel(incoming, client, head));
  server.on('connection', (socket) => track(socket));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The hosts with private addresses to which connections were refused. */
    refused: () =>
      [...refusals].flatMap(([host, { privateAddress }]) =>
        privateAddress === undefined ? [] : [`${host} (${privateAddress})`],
      ),
    /** Why a host could not be reached, if that is known. */
    reasonOf: (host: string) => refusals.get(host)?.reason,
    /** The hosts that were asked for and never answered, without those that were refused. */
    unreachable: () =>
      [...reached].flatMap(([host, isReached]) =>
        isReached || refusals.get(bare(new URL(`http://${host}`).hostname))?.privateAddress ? [] : [host],
      ),
    isExhausted,
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '');

function fail(outgoing: ServerResponse) {
  if (!outgoing.headersSent) outgoing.writeHead(502);
  outgoing.end();
}

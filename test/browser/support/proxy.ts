import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * A failure of the service: no request arrives, decisions are stored but their answer is lost, decisions do not arrive and
 * are answered with this status, or they arrive when the function has run and the browser still waits.
 */
export type Failure =
  | 'down'
  | 'unanswered'
  | number
  | { status: number; retryAfter: number }
  | (() => Promise<void>);

/** What a browser has reported of a page, with the status of the answer. */
export type Report = {
  status: number;
  seen: { kind: string; name: string }[];
  strict?: { late: boolean; blocked: { kind: string; name: string }[] };
};

/** A proxy before the Worker that simulates failures. */
export async function startProxy(worker: string) {
  let failure: Failure | undefined;
  let place: string | undefined;
  let answers: number[] = [];
  let scripts = 0;
  let networks = 0;
  let reports: Report[] = [];

  const server = createServer(async (incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    const decision = method === 'POST' && url === '/app/consents';
    const answered = (status: number) => decision && answers.push(status);
    if (url.startsWith('/app.js')) scripts++;
    if (failure === 'down' && url.startsWith('/app')) {
      answered(0);
      incoming.destroy();
      return;
    }
    // The body is read first, because a server notices only then that the browser has canceled the request.
    const body = await buffer(incoming);
    if (decision && typeof failure === 'function') await failure();
    if (incoming.socket.destroyed) return;
    const refusal = typeof failure === 'number' ? { status: failure, retryAfter: undefined } : failure;
    if (decision && typeof refusal === 'object') {
      const { status, retryAfter } = refusal;
      answered(status);
      outgoing.setHeader('access-control-allow-origin', '*');
      outgoing.setHeader('access-control-expose-headers', 'Retry-After');
      if (retryAfter) outgoing.setHeader('retry-after', retryAfter);
      outgoing.writeHead(status).end('{}');
      return;
    }
    if (place !== undefined) headers['test-place'] = place;
    // Reports of different visitors come from different networks.
    const isReport = url === '/app/reports';
    if (isReport) headers['cf-connecting-ip'] = `192.0.${networks++}.1`;
    const lost = decision && failure === 'unanswered';
    const onward = request(`${worker}${url}`, { method, headers }, (response) => {
      if (lost) {
        response.resume().on('end', () => {
          answered(0);
          incoming.destroy();
        });
        return;
      }
      answered(response.statusCode!);
      if (isReport) reports.push({ status: response.statusCode!, ...JSON.parse(String(body)) });
      outgoing.writeHead(response.statusCode!, response.headers);
      response.pipe(outgoing);
    });
    // A page that is left aborts its requests.
    onward.on('error', () => incoming.destroy());
    onward.end(body);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));

  return {
    base: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Sets the failure from now on; undefined for none. */
    setFailure(next?: Failure) {
      failure = next;
    },
    /** Sets where visitors are, such as `GB` or `US-CA`. */
    setPlace(next: string) {
      place = next;
    },
    /** The status of each answer to a decision so far, 0 for a connection that broke. */
    answers: () => answers,
    /** The number of script requests. */
    scripts: () => scripts,
    /** What browsers have reported so far, with the status of the answer. */
    reports: () => reports,
    begin() {
      failure = undefined;
      place = undefined;
      answers = [];
      scripts = 0;
      reports = [];
    },
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

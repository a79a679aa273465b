import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A failure of the service: no request arrives, decisions are stored but their answer is lost, or decisions do not arrive
 * and are answered with this status.
 */
export type Failure = 'down' | 'unanswered' | number;

/** A proxy before the Worker that simulates failures. */
export async function startProxy(worker: string) {
  let failure: Failure | undefined;
  let answers: number[] = [];
  let scripts = 0;
  let reports = 0;

  const server = createServer((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    const decision = method === 'POST' && url === '/app/consents';
    const answered = (status: number) => decision && answers.push(status);
    if (url.startsWith('/app.js')) scripts++;
    if (failure === 'down' && url.startsWith('/app')) {
      answered(0);
      incoming.destroy();
      return;
    }
    if (decision && typeof failure === 'number') {
      answered(failure);
      outgoing.writeHead(failure, { 'access-control-allow-origin': '*' }).end('{}');
      return;
    }
    // Reports of different visitors come from different networks.
    if (url === '/app/reports') headers['cf-connecting-ip'] = `192.0.${reports++}.1`;
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
      outgoing.writeHead(response.statusCode!, response.headers);
      response.pipe(outgoing);
    });
    // A page that is left aborts its requests.
    onward.on('error', () => incoming.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));

  return {
    base: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Sets the failure from now on; undefined for none. */
    setFailure(next?: Failure) {
      failure = next;
    },
    /** The status of each answer to a decision so far, 0 for a connection that broke. */
    answers: () => answers,
    /** The number of script requests. */
    scripts: () => scripts,
    begin() {
      failure = undefined;
      answers = [];
      scripts = 0;
    },
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What goes wrong: nothing gets through, decisions are stored but the answer is lost, or they do not arrive and are
 * answered with this status.
 */
export type Fault = 'down' | 'unanswered' | number;

/** The service as a page reaches it: the Worker, unless something is to go wrong on the way. */
export async function startProxy(worker: string) {
  let fault: Fault | undefined;
  let answers: number[] = [];
  let scripts = 0;
  let reports = 0;

  const server = createServer((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    const decision = method === 'POST' && url === '/app/consents';
    const answered = (status: number) => decision && answers.push(status);
    if (url.startsWith('/app.js')) scripts++;
    if (fault === 'down' && url.startsWith('/app')) {
      answered(0);
      incoming.destroy();
      return;
    }
    if (decision && typeof fault === 'number') {
      answered(fault);
      outgoing.writeHead(fault, { 'access-control-allow-origin': '*' }).end('{}');
      return;
    }
    // Reports of different visitors come from different networks.
    if (url === '/app/reports') headers['cf-connecting-ip'] = `192.0.${reports++}.1`;
    const lost = decision && fault === 'unanswered';
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
    // A page that is left takes its calls along.
    onward.on('error', () => incoming.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));

  return {
    base: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** From now on; nothing for a service in order. */
    setFault(next?: Fault) {
      fault = next;
    },
    /** The status of each answer to a decision so far, 0 for a connection that broke. */
    answers: () => answers,
    /** How often the script has been asked for. */
    scripts: () => scripts,
    begin() {
      fault = undefined;
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

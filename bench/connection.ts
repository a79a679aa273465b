import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/**
 * A kept-alive connection that sends ready-made requests. Node's own client takes longer for a small answer than the
 * server does, and would be what is measured.
 */
export class Connection {
  #socket: Socket;
  #head = '';
  #left = NaN;
  #tail = '';
  #done: (() => void) | undefined;
  #failed: ((error: Error) => void) | undefined;

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1').setNoDelay().setEncoding('latin1');
    this.#socket.on('data', (text: string) => this.#receive(text));
    this.#socket.on('error', (error) => this.#failed?.(error));
    this.#socket.on('close', () => this.#failed?.(new Error('The connection was closed.')));
  }

  /** Waits until a new connection is established. */
  async established() {
    await once(this.#socket, 'connect');
  }

  /** Sends a request and waits for the whole response; throws unless it is a 2xx. */
  send(request: string) {
    this.#head = '';
    return new Promise<void>((done, fail) => {
      this.#done = done;
      this.#failed = fail;
      this.#socket.write(request, 'latin1');
    });
  }

  close() {
    this.#failed = undefined;
    this.#socket.destroy();
  }

  #receive(text: string) {
    let body = text;
    if (!this.#head) {
      const end = text.indexOf('\r\n\r\n');
      this.#head = text.slice(0, end);
      if (!this.#head.startsWith('HTTP/1.1 2')) return this.#failed?.(new Error(text.slice(0, 1000)));
      body = text.slice(end + 4);
      this.#left = Number(/^content-length: (\d+)/im.exec(this.#head)?.[1] ?? NaN);
      this.#tail = '';
    }
    this.#left -= body.length;
    this.#tail = (this.#tail + body.slice(-5)).slice(-5);
    // A chunked response has no length. JSON contains no line breaks, so only the last chunk looks like this.
    if (this.#left === 0 || (Number.isNaN(this.#left) && this.#tail === '0\r\n\r\n')) this.#done?.();
  }
}

const HOST = 'placet.example';

/** Replaces a server’s own address in a response by the host in the requests of `requestText`. */
export const withBenchHost = (text: string, origin: string) => text.replaceAll(new URL(origin).host, HOST);

/** The text of a request. */
export function requestText(method: string, path: string, headers: Record<string, string> = {}, body = '') {
  const all = { Host: HOST, ...headers, ...(body && { 'Content-Length': String(body.length) }) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

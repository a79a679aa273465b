import { Connection } from './connection.ts';
import { cpuSeconds } from './machine.ts';

/** A server's socket and the requests to send to it, one after the other. */
export type Target = { port: number; request: (i: number) => string };
/** One run: calls per second, the median latency in ms, and the server's processor time per call in ms. */
export type Run = { rate: number; latency: number; cpu: number };
export type Spread = { median: number; min: number; max: number };

let sent = 0;

/** Sends a number of requests over a number of concurrent connections. */
export async function load({ port, request }: Target, calls: number, connections: number): Promise<Run> {
  const open = Array.from({ length: connections }, () => new Connection(port));
  const latencies: number[] = [];
  let left = calls;
  const cpu = cpuSeconds();
  const start = performance.now();
  await Promise.all(
    open.map(async (connection) => {
      while (left-- > 0) {
        const text = request(sent++);
        const begin = performance.now();
        await connection.send(text);
        latencies.push(performance.now() - begin);
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  for (const connection of open) connection.close();
  return {
    rate: calls / seconds,
    latency: spreadOf(latencies).median,
    cpu: ((cpuSeconds() - cpu) * 1000) / calls,
  };
}

/** Measures two targets in turn after a warm-up round; the first one alternates. */
export async function rounds(count: number, a: () => Promise<Run>, b: () => Promise<Run>) {
  await a();
  await b();
  const pairs: [Run, Run][] = [];
  for (let round = 0; round < count; round++) {
    if (round % 2 === 0) pairs.push([await a(), await b()]);
    else {
      const second = await b();
      pairs.push([await a(), second]);
    }
  }
  return pairs;
}

export function spreadOf(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
  return { median: at(0.5), min: at(0), max: at(1) };
}

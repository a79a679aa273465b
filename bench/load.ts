import { Connection } from './connection.ts';
import { cpuSeconds } from './machine.ts';

/** A server's socket and the requests to send to it, one after the other. */
export type Target = { port: number; request: (i: number) => string };
/** One run: calls per second, the median latency in ms, and the server's processor time per call in ms. */
export type Run = { rate: number; latency: number; cpu: number };
export type Spread = { median: number; low: number; high: number };

/** Rounds of a comparison, each of two short runs of both sides. */
const ROUNDS = 75;
const WARM_UP_RUNS = 10;

let sent = 0;

/**
 * Compares two targets in rounds of short runs in the order a, b, b, a, so that both sides meet the same load of other
 * programs. `calls` is the number of calls in a run.
 */
export async function compareInTurn(a: Target, b: Target, calls: number, connections: number) {
  const runA = (count = calls) => load(a, count, connections);
  const runB = (count = calls) => load(b, count, connections);
  await runA(WARM_UP_RUNS * calls);
  await runB(WARM_UP_RUNS * calls);
  const pairs: [Run, Run][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const first = await runA();
    const others = mean(await runB(), await runB());
    pairs.push([mean(first, await runA()), others]);
  }
  return pairs;
}

/** Sends a number of requests over new connections: workerd closes idle ones after 5 s. */
export async function load({ port, request }: Target, calls: number, connections: number): Promise<Run> {
  const open = Array.from({ length: connections }, () => new Connection(port));
  await Promise.all(open.map((connection) => connection.established()));
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

/** Two runs with the same number of calls as one. */
const mean = (a: Run, b: Run): Run => ({
  rate: 2 / (1 / a.rate + 1 / b.rate),
  latency: (a.latency + b.latency) / 2,
  cpu: (a.cpu + b.cpu) / 2,
});

/** The median and the middle half of values. */
export function spreadOf(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
  return { median: at(0.5), low: at(0.25), high: at(0.75) };
}

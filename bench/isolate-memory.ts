import type { Miniflare } from 'miniflare';

/** V8’s flags for a line about each garbage collection, and one about ArrayBuffers. */
export const COLLECTION_FLAGS = '--trace-gc --trace-gc-verbose';
/** The isolate’s address, the used MiB before and after the collection, and its reason. */
const COLLECTION = /^\[\d+:(\w+)\] .*? ([\d.]+) \([\d.]+\) -> ([\d.]+) \([\d.]+\) MB.*\) (.*)$/;
/** The isolate’s address, and KiB. */
const BUFFERS = /^\[\d+:(\w+)\] Backing store memory: +(\d+) KB$/;
const SNAPSHOTS = 20;
const MIB = 2 ** 20 / 1e6;

type HeapUsage = { embedderHeapUsedSize: number; backingStorageSize: number };

/**
 * Maximum memory of a Worker’s isolate since its start, in MB, and its parts. The heap only shrinks when V8 collects
 * garbage, so its maximum is just before a collection. `output` receives the server’s lines.
 */
export async function isolateMemory(miniflare: Miniflare, worker: string, output: string[]) {
  const devtools = await connect(`${(await miniflare.getInspectorURL()).href}core:user:${worker}`);
  const end = await devtools.send<HeapUsage>('Runtime.getHeapUsage');
  const isSnapshot = (line: string) => COLLECTION.exec(line)?.[4]!.startsWith('heap profiler');
  // A snapshot collects garbage first. V8 buffers its output, so the line arrives only after further snapshots.
  for (let i = 0; i < SNAPSHOTS && !output.some(isSnapshot); i++)
    await devtools.send('HeapProfiler.takeHeapSnapshot');
  devtools.close();
  const last = output.findIndex(isSnapshot);
  if (last < 0) throw new Error('V8 printed no line about the garbage collection of a snapshot.');
  const isolate = COLLECTION.exec(output[last]!)![1];
  const maximum = (line: RegExp, group: number) =>
    Math.max(
      ...output
        .slice(0, last + 1)
        .map((text) => line.exec(text))
        .map((found) => (found?.[1] === isolate ? Number(found![group]) : 0)),
    );
  const heap = maximum(COLLECTION, 2) * MIB;
  const buffers = Math.max((maximum(BUFFERS, 2) / 1024) * MIB, end.backingStorageSize / 1e6);
  const embedder = end.embedderHeapUsedSize / 1e6;
  return { total: heap + buffers + embedder, heap, buffers, collected: maximum(COLLECTION, 3) * MIB };
}

/** Connects to an isolate with the Chrome DevTools Protocol. */
async function connect(url: string) {
  const socket = new WebSocket(url);
  await new Promise((done, fail) => {
    socket.addEventListener('open', done);
    socket.addEventListener('error', fail);
  });
  const calls = new Map<number, (result: never) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id: number; result: never };
    calls.get(id)?.(result);
  });
  const send = <T>(method: string) =>
    new Promise<T>((done) => {
      const id = calls.size + 1;
      calls.set(id, done);
      socket.send(JSON.stringify({ id, method }));
    });
  return { send, close: () => socket.close() };
}

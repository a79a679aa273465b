// The CPU time that the edge adds to a page of 200 KB (bench/README.md): `npx node bench/edge.ts`.
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { bundleWorker } from '../scripts/lib/bundle-worker.ts';
import { Connection, requestText } from './connection.ts';
import { spreadOf } from './load.ts';
import { cpuSeconds, machine } from './machine.ts';

const ROUNDS = 40;
const CALLS = 4;
const WARM_UP = 30;
const PATHS = ['/passed', '/rewritten'];

process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
const { text } = await bundleWorker('bench/bare/edge.ts');
const miniflare = new Miniflare(
  convertV4MiniflareOptions({
    modules: [{ type: 'ESModule', path: 'edge.js', contents: text }],
    compatibilityDate: '2026-11-02',
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
    cf: false,
  }),
);
await miniflare.ready;
const connection = new Connection(Number((await miniflare.unsafeGetDirectURL()).port));
const load = (path: string) => connection.send(requestText('GET', path, { Accept: 'text/html' }));

/** Milliseconds of a page, of several in a row. */
async function cpuOf(path: string) {
  const before = cpuSeconds();
  for (let i = 0; i < CALLS; i++) await load(path);
  return ((cpuSeconds() - before) * 1000) / CALLS;
}

for (let i = 0; i < WARM_UP; i++) for (const path of PATHS) await load(path);
const times = new Map(PATHS.map((path) => [path, [] as number[]]));
for (let round = 0; round < ROUNDS; round++)
  for (const path of round % 2 ? PATHS.toReversed() : PATHS) times.get(path)!.push(await cpuOf(path));
const [passed, rewritten] = PATHS.map((path) => spreadOf(times.get(path)!).median);
console.log(`${machine()}. Medians of ${ROUNDS * CALLS} pages each, milliseconds of CPU time:`);
console.log(
  `as it is ${passed!.toFixed(2)}, rewritten ${rewritten!.toFixed(2)}: ${(rewritten! - passed!).toFixed(2)} more`,
);
connection.close();
await miniflare.dispose();

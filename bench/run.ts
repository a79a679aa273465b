// Measures Placet against bare Workers with the minimum code for the same response (bench/README.md).
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Miniflare } from 'miniflare';
import { startTime } from '../scripts/lib/start-time.ts';
import { dim, progress } from '../scripts/lib/terminal.ts';
import { acceptAll } from './browser/accept.ts';
import { bannerVisible } from './browser/banner-visible.ts';
import { iframeRequests } from './browser/iframes.ts';
import { withBenchHost } from './connection.ts';
import { cpuOfRoutes, printCpu } from './cpu.ts';
import { FAR_WORKERS, farCalls, printFar } from './far/measure.ts';
import { machine } from './machine.ts';
import { heavyBlockMemory, timeToHash } from './memory.ts';
import { compareInTurn, type Target } from './load.ts';
import { compared, limited, printReport, type Line } from './report.ts';
import { find, findById, list, record, script, type Request } from './requests.ts';
import { archivedBytes, seed, type Seeded } from './seed-database.ts';
import { startServer, type ServerOptions } from './server.ts';
import { visitorsDuringSignIns } from './sign-ins.ts';
import { scriptWeight } from './browser/weight.ts';
import { pageViews } from './browser/widget.ts';
import { migrationStatements } from '../scripts/lib/migrations.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    large: { type: 'boolean', default: false },
    widget: { type: 'boolean', default: false },
    frames: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
    'sign-ins': { type: 'boolean', default: false },
    cpu: { type: 'boolean', default: false },
    far: { type: 'boolean', default: false },
  },
});
const SIZES =
  values.cpu || values.far
    ? [10_000]
    : values.quick
      ? [1000, 10_000]
      : [1000, 1_000_000, ...(values.large ? [10_000_000] : [])];
const [SMALL, LARGE] = [SIZES[0]!, SIZES.at(-1)!];
const ARCHIVED = 1_000_000;
/** What is measured of the widget. */
const WIDGET = {
  'weight of the script': scriptWeight,
  'page views': (miniflare: Miniflare, worker: string) => pageViews(miniflare, worker, values.quick),
  'time until the banner is visible': bannerVisible,
  'accepting everything': acceptAll,
};

const directory = await mkdtemp(join(tmpdir(), 'placet-bench-'));
try {
  if (values.widget) await alone(WIDGET);
  else if (values.frames) await alone({ 'frames before consent': iframeRequests });
  else if (values.accept) await alone({ 'accepting everything': acceptAll });
  else if (values['sign-ins'])
    await alone({ 'visitors during sign-ins': visitorsDuringSignIns }, LARGE, 'unlimited');
  else if (values.cpu) await withServer(cpuAlone);
  else if (values.far) await farAlone();
  else await everything();
} finally {
  await rm(directory, { recursive: true, force: true });
}

type Measure = (miniflare: Miniflare, worker: string) => Promise<Line[]>;

/** Makes only these measurements, each under its name. */
async function alone(measures: Record<string, Measure>, size = SMALL, worker = `placet-${size}`) {
  const lines: Line[] = [];
  await withServer(async (miniflare) => {
    await migrate(miniflare, size);
    for (const [name, measureOne] of Object.entries(measures)) {
      step(name);
      lines.push(...(await measureOne(miniflare, worker)));
    }
  });
  progress(dim('measured'), true);
  printReport(machine(), [], lines);
}

async function cpuAlone(miniflare: Miniflare) {
  await migrate(miniflare, LARGE);
  step('CPU time of each route');
  const rows = await cpuOfRoutes(miniflare, await seed(miniflare, LARGE));
  progress(dim('measured'), true);
  printCpu(machine(), rows);
}

async function farAlone() {
  const seeded = await withServer(async (miniflare) => {
    await migrate(miniflare, LARGE);
    step('seeding');
    return seed(miniflare, LARGE);
  });
  step('calls far from the database');
  const rows = await withServer((miniflare) => farCalls(miniflare, seeded), { isolates: FAR_WORKERS });
  progress(dim('measured'), true);
  printFar(machine(), rows);
}

async function everything() {
  const seeded = await withServer(seedAll);
  const [small, large] = [seeded[0]!, seeded.at(-1)!];
  const archived = await withServer(async (miniflare) => {
    step('archived bytes');
    return archivedBytes(await miniflare.getD1Database('DB', `placet-${SMALL}`), ARCHIVED);
  });
  step('memory');
  const memory = await heavyBlockMemory(withServer, `placet-${SMALL}`);
  step('hashing');
  const hashed = await timeToHash(withServer, `placet-${SMALL}`);
  const lines = await withServer((miniflare) => measure(miniflare, small, large), {
    scriptBytes: large.script,
  });
  lines.push(
    limited(`Live consent at ${LARGE.toLocaleString('en')} entries, bytes`, large.bytesPerEntry, 128),
    limited('Archived consent at 1,000,000 entries, bytes', archived, 24),
    limited('Start of the Worker: evaluation of its modules, ms', await startTime(), 40),
  );
  lines.push(
    {
      ...limited('Time to hash a large block, first of a server, ms', hashed.first, 300),
      detail: `first complete run of a server, with uncounted days: ${hashed.wholeRun.toFixed(0)} ms`,
    },
    limited('Time to hash a large block, later ones, ms', hashed.later, 300),
  );
  for (const [name, measureWidget] of Object.entries(WIDGET)) {
    step(name);
    lines.push(...(await withServer((miniflare) => measureWidget(miniflare, `placet-${SMALL}`))));
  }
  step('visitors during sign-ins');
  lines.push(...(await withServer((miniflare) => visitorsDuringSignIns(miniflare, 'unlimited'))));
  step('frames before consent');
  lines.push(...(await withServer((miniflare) => iframeRequests(miniflare, `placet-${SMALL}`))));
  progress(dim('measured'), true);
  printReport(machine(), SIZES, [...lines, ...memory]);
}

async function withServer<T>(work: (miniflare: Miniflare) => Promise<T>, options?: ServerOptions) {
  const miniflare = await startServer(SIZES, directory, options);
  try {
    return await work(miniflare);
  } finally {
    await miniflare.dispose();
  }
}

async function target(miniflare: Miniflare, worker: string, request: Request): Promise<Target> {
  return { port: Number((await miniflare.unsafeGetDirectURL(worker)).port), request };
}

function step(name: string) {
  progress(dim(`${name} …`));
}

async function migrate(miniflare: Miniflare, size: number) {
  const statements = migrationStatements();
  const db = await miniflare.getD1Database('DB', `placet-${size}`);
  await db.batch(statements.map((statement) => db.prepare(statement)));
}

async function seedAll(miniflare: Miniflare) {
  const seeded: Seeded[] = [];
  for (const size of SIZES) {
    step(`seeding ${size.toLocaleString('en')} entries`);
    await migrate(miniflare, size);
    seeded.push(await seed(miniflare, size));
  }
  const bare = await miniflare.getD1Database('DB', 'insert');
  await bare.prepare('CREATE TABLE decisions (domain, ucid, timestamp, consent, embeddings)').run();
  return seeded;
}

async function measure(miniflare: Miniflare, small: Seeded, large: Seeded) {
  const at = (worker: string, request: Request) => target(miniflare, worker, request);
  const placet = `placet-${LARGE}`;
  const lines: Line[] = [];

  const lists = [await at(placet, list(large)), await at('list', list(large))] as const;
  const megabytes = ((await sameBytes(...lists)) / 1e6).toFixed(1);
  const listed = await inTurn(2, 2, ...lists);
  lines.push(
    compared(`List a full block (${megabytes} MB): throughput, Placet / minimal`, listed, 'rate', {
      min: 1.2,
    }),
  );

  const finds = [await at(placet, find(large)), await at(`placet-${SMALL}`, find(small))] as const;
  const ratio = `${LARGE.toLocaleString('en')} entries / ${SMALL.toLocaleString('en')} entries`;
  const found = await inTurn(20, 1, ...finds);
  lines.push(compared(`Find by prefix: median latency, ${ratio}`, found, 'latency', { max: 1.1 }));

  const lookUps = [await at('unlimited', findById(large)), await at('find', findById(large))] as const;
  await sameBytes(...lookUps);
  const lookedUp = await inTurn(60, 8, ...lookUps);
  lines.push(compared('Find by full ID: throughput, Placet / minimal', lookedUp, 'rate', { min: 0.8 }));

  // As if a run had just compared the counts: receipts are signed for three minutes.
  await (
    await miniflare.getD1Database('DB', placet)
  )
    .prepare(
      `INSERT INTO maintenance (id, checkedAt) VALUES (1, unixepoch())
      ON CONFLICT DO UPDATE SET checkedAt = unixepoch()`,
    )
    .run();
  const insert = await at('insert', record(large));
  // In all fewer than the 10,000 entries of a block.
  const recorded = await inTurn(60, 8, await at('unlimited', record(large)), insert);
  lines.push(
    compared('Record a consent with its receipt: throughput, Placet / minimal', recorded, 'rate', {
      min: 0.8,
    }),
  );

  const scripts = [await at('unlimited', script(large)), await at('script', script(large))] as const;
  await sameBytes(...scripts);
  const called = await inTurn(400, 8, ...scripts);
  lines.push(compared('`/app.js`: throughput, Placet / minimal', called, 'rate', { min: 0.9 }));
  return lines;
}

/** Compares two servers, with a number of calls in each run. */
function inTurn(calls: number, connections: number, a: Target, b: Target) {
  step(`measuring ${a.request(0).split(/[ ?]/)[1]}`);
  return compareInTurn(a, b, calls, connections);
}

/** A comparison is valid only if both return the same response. */
async function sameBytes(...targets: readonly [Target, Target]) {
  const answers = targets.map(({ port, request }) => {
    const [, path = ''] = request(0).split(' ');
    const origin = `http://127.0.0.1:${port}`;
    return fetch(origin + path).then(async (response) => withBenchHost(await response.text(), origin));
  });
  const [ours, bare] = await Promise.all(answers);
  if (ours !== bare) throw new Error('The bare Worker answers other bytes than Placet.');
  return ours!.length;
}

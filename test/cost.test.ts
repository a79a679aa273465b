// @module-tag long
import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { databaseOf } from '../src/db/databases.ts';
import { foldCounts } from '../src/db/statistics/pending-counts.ts';
import { now, type Bindings } from '../src/env.ts';
import { maintain } from '../src/log/run/maintain.ts';
import { call } from './support/call.ts';
import { makeLog } from './support/log/logs.ts';
import { interceptCalls } from './support/bindings/intercepted-bindings.ts';
import { anotherIsolate, makeDomain, makeEmbedding, tell } from './support/make.ts';
import { metered } from './support/bindings/metered-database.ts';
import { rateLimit } from './support/bindings/rate-limit.ts';
import { reset } from './support/reset.ts';
import { START, timeline } from './support/log/timeline.ts';

type Operations = Record<
  'rowsRead' | 'rowsWritten' | 'kvReads' | 'kvWrites' | 'r2ClassA' | 'r2ClassB',
  number
>;
type Made = Awaited<ReturnType<typeof makeDomain>>;

const DAY = 86_400;

/** The operations that Cloudflare bills of what runs with the given bindings. */
async function operations(run: (bindings: Bindings) => Promise<unknown>): Promise<Operations> {
  const calls: string[] = [];
  const { read, written } = await metered()(({ DB }) =>
    run(
      interceptCalls({ ...env, DB }, (go, name) => {
        calls.push(name);
        return go();
      }),
    ),
  );
  const of = (...names: string[]) => calls.filter((name) => names.includes(name)).length;
  return {
    rowsRead: read,
    rowsWritten: written,
    kvReads: of('KEYS.get', 'KEYS.getWithMetadata'),
    kvWrites: of('KEYS.put', 'KEYS.delete', 'KEYS.list'),
    // Deleting an object is free.
    r2ClassA: of('ARCHIVE.put', 'ARCHIVE.list'),
    r2ClassB: of('ARCHIVE.get', 'ARCHIVE.head'),
  };
}

/** The difference of two measurements in each operation, divided by a number. */
function difference(more: Operations, less: Operations, by = 1) {
  const entries = Object.entries(more) as [keyof Operations, number][];
  return Object.fromEntries(
    entries.map(([name, n]) => [name, Math.round((100 * (n - less[name])) / by) / 100]),
  ) as Operations;
}

/** A script call, by a browser that accepts Brotli, that is not counted, so that only the call itself is measured. */
const script = (made: Made, bindings: Bindings, worker?: Awaited<ReturnType<typeof anotherIsolate>>) =>
  call('GET', `/app.js?apiKey=${made.embedKey}&domain=${made.domain.id}&lang=en_US`, {
    env: { ...bindings, CALL_RATE: rateLimit(0), PUBLIC_URL: 'https://placet.example' },
    headers: { 'Accept-Encoding': 'gzip, br' },
    cf: { clientAcceptEncoding: 'gzip, br' } as CfProperties,
    ...(worker && { worker }),
  });

async function scripts() {
  const made = await makeDomain();
  await makeEmbedding(made.P, { description: 'Counts visitors.' });
  await script(made, env);
  const known = await operations((bindings) => script(made, bindings));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
  const stale = await operations((bindings) => script(made, bindings));
  const isolate = await anotherIsolate();
  const unknown = await operations((bindings) => script(made, bindings, isolate));
  vi.useRealTimers();
  return { scriptCall: known, scriptCallAfter30Seconds: stale, scriptCallOfUnknownDomain: unknown };
}

async function counts() {
  const made = await makeDomain();
  const view = (bindings: Bindings, headers = {}) =>
    call('GET', `/app.js?apiKey=${made.embedKey}&domain=${made.domain.id}&lang=en_US`, {
      env: bindings,
      headers,
    });
  const bySite = { Referer: 'https://www.mysite.xyz/' };
  const fold = () => operations(({ DB }) => foldCounts(databaseOf(DB), now() + 3600));
  await tell(made);
  await view(env);
  await script(made, env);
  const known = await operations((bindings) => script(made, bindings));
  const write = difference(await operations((bindings) => view(bindings)), known);
  const withNote = difference(await operations((bindings) => view(bindings, bySite)), known);
  await fold();
  await view(env);
  const views = await fold();
  await tell(made);
  const interactions = await fold();
  for (let i = 0; i < 3; i++) await tell(made);
  const threeRows = await fold();
  const row = difference(threeRows, interactions, 2);
  return {
    writeOfCounts: write,
    noteOfCall: difference(withNote, write),
    foldOfRow: row,
    foldOfViewsOfDomain: difference(views, row),
    foldOfInteractionsOfDomain: difference(interactions, row),
  };
}

const RUNS = 14;

/** What a log of some entries costs from the first decision to the deletion of their block, in `RUNS` runs of the job. */
async function lifeOfBlock(entries: number) {
  let archived = 0;
  const begin = (bindings: Bindings) =>
    timeline({
      databases: { DB: bindings.DB },
      variables: { KEYS: bindings.KEYS, ARCHIVE: bindings.ARCHIVE, LOG_BLOCK_ENTRIES: String(entries) },
    });
  await reset();
  const setUp = await operations(begin);
  await reset();
  const cost = await operations(async (bindings) => {
    const line = await begin(bindings);
    for (let i = 0; i <= entries; i++) await line.decide({ after: 1 });
    line.pass(START + 300 - line.now());
    await line.minutes(6);
    const { objects } = await env.ARCHIVE.list({ prefix: 'log/' });
    archived = objects.reduce((sum, { size }) => sum + size, 0);
    line.pass(400 * DAY);
    await line.minutes(4);
    line.pass(DAY);
    await line.minutes(4);
  });
  vi.useRealTimers();
  return { cost: difference(cost, setUp), archived };
}

/** The bytes of database file that a row takes, at 20,000 of them, rounded to tens: keys are random, and a log’s id is longer in a used database. */
async function bytesOf(insert: string) {
  const size = async () => (await env.DB.prepare('SELECT 1').run()).meta.size_after;
  const before = await size();
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000) ${insert}`,
  ).run();
  return Math.round(((await size()) - before) / 200_000) * 10;
}

async function consents() {
  const [few, many] = [await lifeOfBlock(20), await lifeOfBlock(120)];
  await reset();
  await maintain(env, START);
  await maintain(env, START + 60);
  const run = await operations((bindings) => maintain(bindings, START + 120));
  const { id } = await makeLog();
  const entry = difference(many.cost, few.cost, 100);
  const own = { ...entry, r2ClassA: 0, r2ClassB: 0 };
  const rest = (name: keyof Operations) =>
    Math.max(0, Math.round(many.cost[name] - 121 * own[name] - RUNS * run[name]));
  const block = Object.fromEntries(Object.keys(run).map((name) => [name, rest(name as keyof Operations)]));
  // How many rows a search reads depends a little on the random IDs.
  block.rowsRead = Math.round(block.rowsRead! / 10) * 10;
  return {
    consent: Object.fromEntries(Object.entries(own).map(([name, n]) => [name, Math.ceil(n)])),
    block,
    idleRun: run,
    bytes: {
      live: await bytesOf(
        `INSERT INTO entries SELECT ${id}, i, randomblob(32), ${START}, 1, 0, 1, x'01', '', randomblob(16) FROM n`,
      ),
      archived: await bytesOf(
        `INSERT INTO archived (log, ucid48, block, member) SELECT 1, random() & 0xffffffffffff, i / 10000, 1 FROM n`,
      ),
      bucket: Math.ceil((many.archived - few.archived) / 1000) * 10,
    },
  };
}

test('the counted operations in scripts/cost/counts.json, from which `npm run cost` computes, are those of today', async () => {
  const counted = { ...(await scripts()), ...(await counts()), ...(await consents()) };
  await expect(`${JSON.stringify(counted, null, 2)}\n`).toMatchFileSnapshot('../scripts/cost/counts.json');
});

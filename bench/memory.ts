import { randomBytes } from 'node:crypto';
import type { Miniflare } from 'miniflare';
import { call } from '../scripts/seed/call-api.ts';
import { isolateMemory } from './isolate-memory.ts';
import { memoryGrowth } from './machine.ts';
import { spreadOf } from './load.ts';
import { makeClient, makeSite } from '../scripts/lib/make-site.ts';
import { operatorApi } from './operator-api.ts';
import { limited, untargeted, type Line } from './report.ts';
import type { ServerOptions } from './server.ts';

const ENTRIES = 10_000;
const SERVICES = 20;
// 108 characters of two bytes each in UTF-8 and in memory.
const label = (i: number) => `Сервис номер ${i} `.padEnd(108, 'щ');

type WithServer = <T>(work: (miniflare: Miniflare) => Promise<T>, options?: ServerOptions) => Promise<T>;

/** MB that `bare/hold.ts` uses, and the share by which the measurement may differ. */
const HELD = 100;
const TOLERANCE = 0.05;

/**
 * Memory of the isolate while a full block with long labels of two-byte characters is listed, or hashed and archived,
 * and growth of the whole server; each with a new server.
 */
export async function heavyBlockMemory(withServer: WithServer, worker: string): Promise<Line[]> {
  const heavy = await withServer((miniflare) => fill(miniflare, worker, 'heavy'));
  const measured = (name: string, work: (url: string, miniflare: Miniflare) => Promise<unknown>) => {
    const output: string[] = [];
    return withServer(
      async (miniflare) => {
        const url = (await miniflare.unsafeGetDirectURL(worker)).origin;
        await (await fetch(`${url}/api/test?apiKey=${heavy.apiKey}`)).text();
        const growth = await memoryGrowth(() => work(url, miniflare));
        const { total, heap, collected, buffers } = await isolateMemory(miniflare, worker, output);
        const mb = (value: number) => value.toFixed(1);
        return [
          {
            ...limited(`Memory of the isolate while a large block is ${name}, MB`, total, 64),
            detail: `heap ${mb(heap)}, at most ${mb(collected)} of it after a garbage collection; ArrayBuffers ${mb(buffers)}`,
          },
          untargeted(`Growth of the whole server while a large block is ${name}, MB`, growth),
        ];
      },
      { output },
    );
  };
  await verifyMeasurement(withServer);
  const listed = await measured('listed', async (url) =>
    (await fetch(`${url}/api/domains/${heavy.domain}/consents?apiKey=${heavy.apiKey}`)).arrayBuffer(),
  );
  await withServer((miniflare) => seal(miniflare, worker, heavy, 600));
  const archived = await measured('hashed and archived', (_url, miniflare) => run(miniflare, worker));
  return [...listed, ...archived];
}

/** Measures a Worker whose memory is known; throws if the result differs. */
async function verifyMeasurement(withServer: WithServer) {
  const output: string[] = [];
  await withServer(
    async (miniflare) => {
      await (await fetch(await miniflare.unsafeGetDirectURL('hold'))).text();
      const { total } = await isolateMemory(miniflare, 'hold', output);
      if (Math.abs(total / HELD - 1) > TOLERANCE)
        throw new Error(`A Worker that uses ${HELD} MB was measured at ${total.toFixed(1)} MB.`);
    },
    { output },
  );
}

/**
 * Milliseconds for hashing such a block, in the first call of a server and in later ones, with its days already counted
 * as the job does every minute; and for a whole scheduled run, the first of a server, with a block whose entries are
 * not counted.
 */
export async function timeToHash(withServer: WithServer, worker: string) {
  await withServer(async (miniflare) => {
    const db = await miniflare.getD1Database('DB', worker);
    for (const name of ['first', 'second', 'third', 'fourth']) {
      const { domain } = await fill(miniflare, worker, name);
      await seal(miniflare, worker, { domain }, 0);
      await db.prepare('UPDATE logs SET countedSeq = ? WHERE domainId = ?').bind(ENTRIES, domain).run();
    }
  });
  const alone = await withServer(async (miniflare) => {
    const { origin } = await miniflare.unsafeGetDirectURL('hash');
    const hash = () => timed(async () => (await fetch(origin)).arrayBuffer());
    const times = [await hash(), await hash(), await hash(), await hash()];
    const db = await miniflare.getD1Database('DB', worker);
    const left = await db.prepare('SELECT 1 FROM blocks JOIN trees USING (log) WHERE size < last').first();
    if (left) throw new Error('A block was not hashed.');
    return { first: times[0]!, later: spreadOf(times.slice(1)).median };
  });
  await withServer(async (miniflare) => {
    await seal(miniflare, worker, await fill(miniflare, worker, 'fifth'), 0);
  });
  const wholeRun = await withServer(async (miniflare) => {
    const { origin } = await miniflare.unsafeGetDirectURL(worker);
    await (await fetch(origin)).text();
    return timed(() => run(miniflare, worker));
  });
  return { ...alone, wholeRun };
}

async function timed(work: () => Promise<unknown>) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const run = async (miniflare: Miniflare, worker: string) =>
  (await miniflare.getWorker(worker)).scheduled({ cron: '* * * * *' });

async function fill(miniflare: Miniflare, worker: string, name: string) {
  const url = (await miniflare.unsafeGetDirectURL(worker)).origin;
  const hosting = operatorApi(url);
  const client = await makeClient(hosting, name);
  const services = Array.from({ length: SERVICES }, (_, i) => ({ name: label(i), purpose: 'a717ff5' }));
  const domain = await makeSite(hosting, client.id, { name: `${name}.example` }, services);
  const { apiKey } = client;
  const { embeddings, embedKey } = domain;
  await call(`${url}/app/consents`, {
    method: 'POST',
    headers: { Origin: domain.origin, 'CF-Connecting-IP': '192.0.2.1' },
    body: { apiKey: embedKey, domain: domain.id, consent: true, embeddings },
  });
  const db = await miniflare.getD1Database('DB', worker);
  const seconds = Math.floor(Date.now() / 1000) - 3600;
  const entries = Array.from({ length: ENTRIES - 2 }, (_, i) => [i + 2, randomBytes(32).toString('hex')]);
  await db
    .prepare(
      `INSERT INTO entries (log, seq, ucid, timestamp, consent, manipulationPrevention, notice, accepted, salt)
      SELECT d.log, value ->> 0, unhex(value ->> 1), ?, 1, 0, n.number, x'ffff0f', randomblob(16)
      FROM domains d JOIN notices n ON n.log = d.log AND n.used = 1, json_each(?) WHERE d.id = ?`,
    )
    .bind(seconds, JSON.stringify(entries), domain.id)
    .run();
  return { apiKey, domain: domain.id };
}

/** Seals the block with an earlier time, because the service would hash a block that it seals itself immediately. */
async function seal(miniflare: Miniflare, worker: string, { domain }: { domain: string }, seconds: number) {
  const db = await miniflare.getD1Database('DB', worker);
  await db
    .prepare(
      `INSERT INTO blocks (log, number, first, last, oldest, newest, oldestDecision, sealedAt)
      SELECT e.log, 1, min(e.seq), max(e.seq), min(timestamp), max(timestamp), min(timestamp), unixepoch() - ?
      FROM domains d JOIN entries e ON e.log = d.log WHERE d.id = ?`,
    )
    .bind(seconds, domain)
    .run();
}

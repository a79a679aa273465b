import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load, type Target } from '../../bench/load.ts';
import { cpuSeconds, machine } from '../../bench/machine.ts';
import { record, script, type Request } from '../../bench/requests.ts';
import { seed, type Seeded } from '../../bench/seed-database.ts';
import { startServer } from '../../bench/server.ts';
import { migrationStatements } from '../lib/migrations.ts';

const ENTRIES = 1000;

/** CPU time of a banner interaction (ms), whose empty answer `load` does not read. */
async function cpuOfInteraction(base: string, { embedKey, fresh }: Seeded) {
  const calls = 2000;
  const headers = { Origin: 'https://fresh.example', 'Content-Type': 'text/plain;charset=UTF-8' };
  const body = JSON.stringify({ apiKey: embedKey, domain: fresh, locale: 'en_US', outcome: 'chosen' });
  const send = async (count: number) => {
    for (let i = 0; i < count; i++) {
      const { status } = await fetch(`${base}/app/interactions`, { method: 'POST', headers, body });
      if (status !== 204) throw new Error(`A banner interaction was answered with ${status}.`);
    }
  };
  await send(200);
  const before = cpuSeconds();
  await send(calls);
  return ((cpuSeconds() - before) * 1000) / calls;
}

/**
 * Measures the CPU time of each kind of call (ms) and writes it to cpu.json. It is that of the whole server, D1 and HTTP
 * included, and therefore more than Cloudflare bills.
 */
export async function measureCpu() {
  const directory = await mkdtemp(join(tmpdir(), 'placet-cost-'));
  const server = await startServer([ENTRIES], directory);
  try {
    const db = await server.getD1Database('DB', `placet-${ENTRIES}`);
    await db.batch(migrationStatements().map((statement) => db.prepare(statement)));
    const seeded = await seed(server, ENTRIES);
    const { port } = await server.unsafeGetDirectURL('unlimited');
    const of = async (request: Request, calls: number) => {
      const target: Target = { port: Number(port), request };
      await load(target, calls, 8);
      return Number((await load(target, calls, 8)).cpu.toFixed(2));
    };
    const measured = {
      date: new Date().toISOString().slice(0, 10),
      machine: machine(),
      script: await of(script(seeded), 8000),
      decision: await of(record(seeded), 2000),
      interaction: Number((await cpuOfInteraction(`http://127.0.0.1:${port}`, seeded)).toFixed(2)),
    };
    await writeFile('scripts/cost/cpu.json', `${JSON.stringify(measured, null, 2)}\n`);
  } finally {
    await server.dispose();
    await rm(directory, { recursive: true, force: true });
  }
}

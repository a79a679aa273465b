import type { Miniflare } from 'miniflare';
import { Connection, requestText } from './connection.ts';
import { spreadOf } from './load.ts';
import { cpuSeconds } from './machine.ts';
import { find, list, record, script, type Request } from './requests.ts';
import { OPERATOR_KEY } from './server.ts';
import type { Seeded } from './seed-database.ts';
import { wrongSignIn } from './sign-ins.ts';

const CALLS = 40;
/** Milliseconds of CPU time that Cloudflare allows a call by default: on the free plan, and on the paid plan. */
const FREE = 10;
const PAID = 30_000;

type Call = () => Promise<unknown>;

/**
 * The CPU time that the whole server spends on a call of each kind: with that of D1, KV and the runtime, which Cloudflare
 * does not count, so a little too high. Other programs on the machine slow calls down, but are not counted.
 */
export async function cpuOfRoutes(miniflare: Miniflare, seeded: Seeded) {
  const worker = await miniflare.getWorker('unlimited');
  const { port, origin } = await miniflare.unsafeGetDirectURL('unlimited');
  const connection = new Connection(Number(port));
  let sent = 0;
  const by = (request: Request) => () => connection.send(request(sent++));
  const operator = { Authorization: `Bearer ${OPERATOR_KEY}` };
  const get = (path: string, headers = {}) => by(() => requestText('GET', path, headers));
  const kinds: [string, Call, number?][] = [
    ['`GET /app.js`', by(script(seeded))],
    ['`POST /app/consents`', by(record(seeded))],
    [`Partner: list of ${seeded.size.toLocaleString('en')} consents`, by(list(seeded))],
    ['Partner: find a consent', by(find(seeded))],
    ['Hosting API: list clients', get('/hosting/api/client', operator)],
    ['Console: sign-in page', get('/account/login')],
    ['Console: sign-in with a wrong password', await refusedSignIn(origin), 10],
    ['Scheduled job without work', () => worker.scheduled({ cron: '* * * * *' })],
  ];
  const edge = new Connection(Number((await miniflare.unsafeGetDirectURL('edge')).port));
  const page = (path: string) => () => edge.send(requestText('GET', path, { Accept: 'text/html' }));
  kinds.push(['Page of 200 KB', page('/passed')], ['The same, rewritten at the edge', page('/rewritten')]);
  const rows = [];
  for (const [name, call, calls = CALLS] of kinds) rows.push({ name, ...(await measured(call, calls)) });
  connection.close();
  edge.close();
  return rows;
}

async function measured(call: Call, calls: number) {
  const first = await cpuOf(call);
  const times = [];
  for (let i = 0; i < calls; i++) times.push(await cpuOf(call));
  const sorted = times.toSorted((a, b) => a - b);
  return { first, median: spreadOf(times).median, late: sorted[Math.ceil(calls * 0.95) - 1]! };
}

async function cpuOf(call: Call) {
  const before = cpuSeconds();
  await call();
  return (cpuSeconds() - before) * 1000;
}

async function refusedSignIn(origin: string): Promise<Call> {
  const one = await wrongSignIn(origin);
  return async () => {
    const status = await one();
    if (status !== 422) throw new Error(`The sign-in was answered with ${status}.`);
  };
}

/** Prints the times as a Markdown table for docs/operations/free-plan.md. */
export function printCpu(machine: string, rows: Awaited<ReturnType<typeof cpuOfRoutes>>) {
  const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0);
  console.log(`\n${machine}. Milliseconds of CPU time per call, of ${CALLS} calls (10 sign-ins).\n`);
  console.log(`| Call | First | Median | 95th percentile | Free (${FREE} ms) | Paid (30 s) |`);
  console.log('| --- | --- | --- | --- | --- | --- |');
  for (const { name, first, median, late } of rows) {
    const free = late <= FREE ? 'Yes' : median <= FREE ? 'Mostly' : 'No';
    const paid = Math.max(first, late) <= PAID ? 'Yes' : 'No';
    console.log(`| ${name} | ${ms(first)} | ${ms(median)} | ${ms(late)} | ${free} | ${paid} |`);
  }
}

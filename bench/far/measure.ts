import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Miniflare } from 'miniflare';
import type { Seeded } from '../seed-database.ts';

/** Calls of a new isolate in each row, each of another one, and calls of an isolate that is warm. */
const NEW = 10;
const WARM = 100;
/** The rows that need new isolates. */
const NEW_ROWS = 9;
export const FAR_WORKERS = NEW * NEW_ROWS + 1;
export const farWorker = (i: number) => `far-${i}`;

type Conditions = { kv?: 'elsewhere' | 'gone' | 'hangs'; d1?: 'gone'; age?: number; deployed?: true };
type Call = { path: string; method?: string; body?: object; conditions?: Conditions };
type Answer = { ms: number; status: number; trips: number };
/** A row of the table, with the targets for round trips to D1 and for milliseconds, if it has any. */
type Row = { name: string; trips?: number; target?: number; status?: number };
type FarRow = Row & { answers: Answer[] };

/** The calls of the table “Targets”, far from the database (bench/results.md). */
export async function farCalls(miniflare: Miniflare, its: Seeded): Promise<FarRow[]> {
  const ports = await Promise.all(
    Array.from(
      { length: FAR_WORKERS },
      async (_, i) => (await miniflare.unsafeGetDirectURL(farWorker(i))).origin,
    ),
  );
  const keys = await miniflare.getKVNamespace('KEYS', farWorker(0));
  const warm = ports.pop()!;
  const rows: FarRow[] = [];

  const script = { path: `/app.js?apiKey=${its.embedKey}&domain=${its.fresh}&lang=en` };
  const decision = (): Call => ({
    path: '/app/consents',
    method: 'POST',
    body: {
      apiKey: its.embedKey,
      domain: its.fresh,
      ucid: randomBytes(32).toString('hex'),
      consent: true,
      embeddings: its.embeddings,
    },
  });
  const partner = (path: string) => ({ path: `/api/domains${path}?apiKey=${its.apiKey}` });
  const find = partner(`/${its.full}/consents/${its.ucids[0]}`);

  const inWarm = async (row: Row, call: () => Call, count = WARM) => {
    await answerOf(warm, call());
    const answers = [];
    for (let i = 0; i < count; i++) answers.push(await answerOf(warm, call()));
    rows.push({ ...row, answers });
  };
  /** Each call is the first of an isolate that has started, as Cloudflare starts one while a visitor connects. */
  const inNew = async (row: Row, call: () => Call, before?: () => Promise<unknown>) => {
    const answers = [];
    for (const origin of ports.splice(0, NEW)) {
      await before?.();
      await answerOf(origin, { path: '/nothing', conditions: {} });
      answers.push(await answerOf(origin, call()));
      // The work after the answer writes KV.
      await pause(600);
    }
    rows.push({ ...row, answers });
  };
  const under = (call: Call, conditions: Conditions): Call => ({ ...call, conditions });
  const forget = async () => {
    const listed = await keys.list({ prefix: 'site:' });
    await Promise.all(listed.keys.map(({ name }) => keys.delete(name)));
  };

  await inWarm({ name: '`/app.js`, known domain', trips: 0, target: 10 }, () => script);
  await inWarm({ name: '`/app.js`, known domain, copy of 31 s', trips: 0, target: 10 }, () =>
    under(script, { age: 31 }),
  );
  await inNew({ name: '`/app.js`, new isolate, KV 10 ms', trips: 0, target: 10 + 15 }, () => script);
  await inNew({ name: '`/app.js`, new isolate, KV 150 ms', trips: 0, target: 150 + 15 }, () =>
    under(script, { kv: 'elsewhere' }),
  );
  await inNew({ name: '`/app.js`, domain not in KV', trips: 1, target: 290 + 30 }, () => script, forget);
  await inNew({ name: '`/app.js`, notice changed by a deployment', trips: 1, target: 290 + 30 }, () =>
    under(script, { deployed: true }),
  );
  await inWarm({ name: '`POST /app/consents`', trips: 1, target: 290 + 30, status: 201 }, decision, 40);
  await inNew(
    { name: '`POST /app/consents`, new isolate', trips: 1, target: 290 + 30, status: 201 },
    decision,
  );
  await inWarm({ name: 'Partner: list of domains', trips: 1 }, () => partner(''), 50);
  await inWarm({ name: 'Partner: list of consents', trips: 1 }, () => partner(`/${its.full}/consents`), 50);
  await inWarm({ name: 'Partner: find', trips: 1 }, () => find, 50);
  await inNew({ name: 'Partner: find, new isolate', trips: 1 }, () => find);
  await inNew({ name: 'D1 unreachable: `/app.js`, new isolate', trips: 0, target: 10 + 15 }, () =>
    under(script, { d1: 'gone' }),
  );
  await inNew({ name: 'D1 unreachable: `POST /app/consents`', status: 503 }, () =>
    under(decision(), { d1: 'gone' }),
  );
  await inNew({ name: 'KV hangs: `/app.js`, new isolate', trips: 1, target: 300 + 290 + 30 }, () =>
    under(script, { kv: 'hangs' }),
  );
  return rows;
}

async function answerOf(
  origin: string,
  { path, method = 'GET', body, conditions = {} }: Call,
): Promise<Answer> {
  const start = performance.now();
  const response = await fetch(origin + path, {
    method,
    headers: {
      'X-Bench': JSON.stringify(conditions),
      ...(body && { 'Content-Type': 'application/json', Origin: 'https://fresh.example' }),
    },
    body: body && JSON.stringify(body),
  });
  await response.arrayBuffer();
  const { status, headers } = response;
  return { ms: performance.now() - start, status, trips: Number(headers.get('X-Bench-D1')) };
}

const at = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1]!;

/** Prints the rows as a Markdown table. Times are those of the expected answers. */
export function printFar(machine: string, rows: FarRow[]) {
  console.log(
    `\n${machine}. D1 290 ms away, 1% of its calls failing; ${NEW} new isolates or ${WARM} (50) calls a row.\n`,
  );
  console.log(
    '| Call | D1 round trips | Target | Median | 95th percentile | Target | Result | Other answers |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const row of rows) {
    const { name, status = 200, answers } = row;
    const right = answers.filter((answer) => answer.status === status);
    const others = answers.filter((answer) => answer.status !== status).map((answer) => answer.status);
    const times = right.map(({ ms }) => ms);
    const [median, late] = right.length > 0 ? [at(times, 0.5), at(times, 0.95)] : [Infinity, Infinity];
    const trips =
      right.length > 0
        ? at(
            right.map((answer) => answer.trips),
            0.5,
          )
        : Infinity;
    const isMet =
      right.length > answers.length / 2 &&
      median <= (row.target ?? Infinity) &&
      trips <= (row.trips ?? Infinity);
    const ms = (value = Infinity) => (value === Infinity ? '–' : `${value.toFixed(0)} ms`);
    const cells = [
      name,
      trips,
      row.trips ?? '–',
      ms(median),
      ms(late),
      ms(row.target),
      isMet ? 'Met' : '**Missed**',
    ];
    console.log(
      `| ${cells.join(' | ')} | ${others.length > 0 ? `${others.length}: ${[...new Set(others)].join(', ')}` : ''} |`,
    );
  }
}

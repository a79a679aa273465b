import { AsyncLocalStorage } from 'node:async_hooks';
import placet from '../../src/index.ts';
import type { Bindings } from '../../src/env.ts';

/** Milliseconds of a call of D1 on another continent, and of KV where the location has the key and where it does not. */
const D1 = 290;
const KV_HERE = 10;
const KV_ELSEWHERE = 150;
/** The share of D1’s calls that fail. */
const FAILING = 0.01;

/** What a request finds: how KV and D1 are, seconds since the one before it, and whether a deployment has changed the texts. */
export type Conditions = {
  kv?: 'elsewhere' | 'gone' | 'hangs';
  d1?: 'gone';
  age?: number;
  deployed?: true;
};

/** A request’s round trips to D1 so far, and its calls under way. */
type Counted = { trips: number; calls: number };

const requests = new AsyncLocalStorage<Conditions & Counted>();
const conditions = (): Conditions & Counted => requests.getStore() ?? { trips: 0, calls: 0 };
const later = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function d1Call<T>(run: () => Promise<T>) {
  const request = conditions();
  // Calls at the same time are one round trip.
  const isTrip = request.calls++ === 0;
  await later(D1);
  request.calls--;
  // Only one that the response has waited for: work after it has begun, but not ended.
  if (isTrip) request.trips++;
  if (request.d1 === 'gone' || Math.random() < FAILING) throw new Error('D1_ERROR: Network connection lost.');
  return run();
}

function farDatabase(db: D1Database): D1Database {
  const real = new WeakMap<object, D1PreparedStatement>();
  const far = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = {
      bind: (...values: unknown[]) => far(statement.bind(...values)),
      all: () => d1Call(() => statement.all()),
      run: () => d1Call(() => statement.run()),
      raw: () => d1Call(() => statement.raw()),
      first: (column: string) => d1Call(() => statement.first(column)),
    } as unknown as D1PreparedStatement;
    real.set(wrapped, statement);
    return wrapped;
  };
  return {
    prepare: (query: string) => far(db.prepare(query)),
    batch: (list: D1PreparedStatement[]) => d1Call(() => db.batch(list.map((one) => real.get(one)!))),
  } as D1Database;
}

/** KV as one location sees it: what it has read is here. */
function farKeys(kv: KVNamespace): KVNamespace {
  const read = new Set<string>();
  const arrive = async (ms: number) => {
    if (conditions().kv === 'hangs') await new Promise(() => undefined);
    await later(ms);
    if (conditions().kv === 'gone') throw new Error('KV GET failed: 500 Internal Server Error');
  };
  return {
    async get(key: string, type?: 'json') {
      const { kv: state, deployed } = conditions();
      await arrive(state === 'elsewhere' && !read.has(key) ? KV_ELSEWHERE : KV_HERE);
      read.add(key);
      const text = await kv.get(key);
      // A new version of the Worker makes other notices than those that the log has.
      const isStale = deployed && text !== null && key.startsWith('site:');
      const found = isStale ? JSON.stringify({ ...JSON.parse(text), notices: [] }) : text;
      return type && found !== null ? (JSON.parse(found) as unknown) : found;
    },
    async put(key: string, value: string, options?: KVNamespacePutOptions) {
      await arrive(KV_ELSEWHERE);
      return kv.put(key, value, options);
    },
    async delete(key: string) {
      await arrive(KV_ELSEWHERE);
      return kv.delete(key);
    },
  } as unknown as KVNamespace;
}

let passed = 0;
const now = Date.now;
Date.now = () => now() + passed * 1000;

const always = { limit: () => Promise.resolve({ success: true }) };
let far: Bindings | undefined;

/** Placet, far from its database; a response says how many round trips to D1 came before it. */
export default {
  async fetch(request: Request, env: Bindings, ctx: ExecutionContext) {
    far ??= {
      ...env,
      ...Object.fromEntries(
        Object.keys(env)
          .filter((name) => name.endsWith('_RATE'))
          .map((name) => [name, always]),
      ),
      DB: farDatabase(env.DB),
      KEYS: farKeys(env.KEYS),
    };
    const asked = {
      trips: 0,
      calls: 0,
      ...(JSON.parse(request.headers.get('X-Bench') ?? '{}') as Conditions),
    };
    passed += asked.age ?? 0;
    const bindings = far;
    const response = await requests.run(asked, () =>
      Promise.resolve(placet.fetch(request as never, bindings, ctx)),
    );
    const { trips } = asked;
    const body = await response.arrayBuffer();
    const headers = { ...Object.fromEntries(response.headers), 'X-Bench-D1': String(trips) };
    return new Response(body, { status: response.status, headers });
  },
};

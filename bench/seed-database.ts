import { randomBytes, randomInt } from 'node:crypto';
import type { Miniflare } from 'miniflare';
import { makeClient, makeSite } from '../scripts/lib/make-site.ts';
import { call } from '../scripts/seed/call-api.ts';
import { withBenchHost } from './connection.ts';
import { operatorApi } from './operator-api.ts';
import { SECONDS_PER_DAY } from '../src/lib/time.ts';

const BLOCK = 10_000;
const SERVICES = 12;
const CHOICES = 36;
const DAYS = 90;
const PURPOSES = ['41ba25c', 'cdcbd7c', 'a717ff5', '7c19e32', '6cd2721', '15c61c3'];

type D1 = Awaited<ReturnType<Miniflare['getD1Database']>>;
/** The data for the requests: a domain with a full log, and one with the same configuration for new decisions. */
export type Seeded = {
  size: number;
  apiKey: string;
  embedKey: string;
  embeddings: string[];
  full: string;
  fresh: string;
  /** Some of the visitors in the log. */
  ucids: string[];
  bytesPerEntry: number;
  /** The response of `/app.js`. */
  script: string;
};

/** Fills a database with entries in one domain’s log: the configuration by HTTP, the entries by SQL. */
export async function seed(miniflare: Miniflare, size: number): Promise<Seeded> {
  const url = (await miniflare.unsafeGetDirectURL(`placet-${size}`)).origin;
  const db = await miniflare.getD1Database('DB', `placet-${size}`);
  const hosting = operatorApi(url);

  const { id: client, apiKey } = await makeClient(hosting, 'bench');
  const services = Array.from({ length: SERVICES }, (_, i) => ({
    name: `Service number ${i}`,
    purpose: PURPOSES[i % PURPOSES.length],
  }));
  const full = await makeSite(hosting, client, { name: 'full.example' }, services);
  const fresh = await makeSite(hosting, client, { name: 'fresh.example' }, services);

  await hosting('PUT', `${full.path}/locale/de_DE`, { active: true });
  // The notices come from real decisions in two languages, and the entries refer to them.
  for (const [i, lang] of ['de_DE', 'en_US'].entries()) {
    const decision = {
      apiKey: full.embedKey,
      domain: full.id,
      consent: true,
      embeddings: full.embeddings,
      lang,
    };
    const headers = { Origin: 'https://full.example', 'CF-Connecting-IP': `seed-${i}` };
    await call(`${url}/app/consents`, { method: 'POST', headers, body: decision });
  }

  const before = await bytes(db);
  const ucids = await fill(db, full.id, size);
  const bytesPerEntry = ((await bytes(db)) - before) / size;
  await copyForBare(db, full.id, `${url}/api/domains/${full.id}/consents?apiKey=${apiKey}`);
  const { embedKey, embeddings } = fresh;
  const answer = await fetch(`${url}/app.js?apiKey=${embedKey}&domain=${fresh.id}`);
  const script = withBenchHost(await answer.text(), url);
  return { size, apiKey, embedKey, embeddings, full: full.id, fresh: fresh.id, ucids, bytesPerEntry, script };
}

/** Inserts decisions, one block per statement; the last block stays open, one entry short. */
async function fill(db: D1, domainId: string, size: number) {
  const log = (await db.prepare('SELECT log FROM domains WHERE id = ?').bind(domainId).first<number>('log'))!;
  const now = Math.floor(Date.now() / 1000) - 60;
  const start = now - DAYS * SECONDS_PER_DAY;
  await db.prepare('UPDATE logs SET countedSeq = ? WHERE id = ?').bind(size, log).run();
  // The log also has the notices of each configuration before all services were there.
  const { results: decidedOn } = await db
    .prepare('SELECT number FROM notices WHERE log = ? AND used = 1')
    .bind(log)
    .all<{ number: number }>();
  if (decidedOn.length !== 2) throw new Error(`expected 2 notices with decisions, found ${decidedOn.length}`);
  const visitors: string[] = [];
  const choices = Array.from({ length: CHOICES }, () =>
    randomInt(1, 2 ** SERVICES)
      .toString(16)
      .padStart(4, '0'),
  );
  for (let from = 0; from < size; from += BLOCK) {
    const first = Math.max(from + 1, 3);
    const last = Math.min(from + BLOCK, size - 1);
    const time = (seq: number) => start + Math.floor(((now - start) * seq) / size);
    const entries = Array.from({ length: last - first + 1 }, (_, i) => {
      const accepted = choices[randomInt(CHOICES)]!.replace(/^(..)(..)$/, '$2$1').replace(/00$/, '');
      return [first + i, visitorOf(visitors), time(first + i), decidedOn[randomInt(2)]!.number, accepted];
    });
    await db
      .prepare(
        `INSERT INTO entries (log, seq, ucid, timestamp, consent, manipulationPrevention, notice, accepted, salt)
        SELECT ?1, value ->> 0, unhex(value ->> 1), value ->> 2, 1, 0, value ->> 3, unhex(value ->> 4), randomblob(16) FROM json_each(?2)`,
      )
      .bind(log, JSON.stringify(entries))
      .run();
    if (last === size - 1) break;
    await db
      .prepare(
        `INSERT INTO blocks (log, number, first, last, oldest, newest, oldestDecision, sealedAt)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?5, ?7)`,
      )
      .bind(log, from / BLOCK + 1, from + 1, last, time(from + 1), time(last), now)
      .run();
  }
  return Array.from({ length: 2000 }, () => visitors[randomInt(visitors.length)]!);
}

/**
 * Copies the open block, and all histories, to the tables of the bare list and the bare find, with each pair of maps stored
 * once, because this join is the fastest.
 */
async function copyForBare(db: D1, domainId: string, address: string) {
  const entries = (await (await fetch(address)).json()) as Entry[];
  const choices = new Map<string, number>();
  const rows = entries.map((entry) => {
    const maps = JSON.stringify([JSON.stringify(entry.purposes), JSON.stringify(entry.embeddings)]);
    if (!choices.has(maps)) choices.set(maps, choices.size);
    return [entry.ucid, entry.timestamp, Number(entry.consent), choices.get(maps)];
  });
  await db.batch([
    db.prepare('CREATE TABLE bareChoices (id INTEGER PRIMARY KEY, purposes TEXT, embeddings TEXT)'),
    db.prepare(
      'CREATE TABLE bareEntries (place INTEGER PRIMARY KEY, ucid BLOB, timestamp INTEGER, consent INTEGER, choice INTEGER)',
    ),
    db
      .prepare('INSERT INTO bareChoices SELECT key, value ->> 0, value ->> 1 FROM json_each(?)')
      .bind(`[${[...choices.keys()].join(',')}]`),
    db
      .prepare(
        'INSERT INTO bareEntries SELECT key, unhex(value ->> 0), value ->> 1, value ->> 2, value ->> 3 FROM json_each(?)',
      )
      .bind(JSON.stringify(rows)),
    db.prepare('CREATE TABLE bareHistories (ucid BLOB, timestamp INTEGER, consent INTEGER, choice INTEGER)'),
    db
      .prepare(
        `WITH own AS (SELECT log FROM domains WHERE id = ?),
          choices AS MATERIALIZED (SELECT e.notice, e.accepted, b.choice FROM own CROSS JOIN bareEntries b
            CROSS JOIN entries e WHERE e.log = own.log AND e.ucid = b.ucid AND e.timestamp = b.timestamp GROUP BY 1, 2)
        INSERT INTO bareHistories SELECT e.ucid, e.timestamp, e.consent, c.choice FROM own CROSS JOIN entries e
          CROSS JOIN choices c WHERE e.log = own.log AND c.notice = e.notice AND c.accepted = e.accepted`,
      )
      .bind(domainId),
    db.prepare('CREATE INDEX bareHistoriesByUcid ON bareHistories (ucid)'),
  ]);
}

type Entry = { ucid: string; timestamp: number; consent: boolean; purposes: object; embeddings: object };

/** A new visitor or, every fourth time, one who has decided before. */
function visitorOf(known: string[]) {
  if (known.length > 10 && randomInt(4) === 0) return known[randomInt(known.length)]!;
  const ucid = randomBytes(32).toString('hex');
  known.push(ucid);
  return ucid;
}

async function bytes(db: D1) {
  const { meta } = await db.prepare('SELECT 1').run();
  return meta.size_after;
}

/** Database bytes per entry of an archived block: its row of the index and its share of the block’s row. */
export async function archivedBytes(db: D1, size: number) {
  const log = 1_000_000;
  const before = await bytes(db);
  const visitors: string[] = [];
  for (let from = 0; from < size; from += BLOCK) {
    const number = from / BLOCK + 1;
    const ids = Array.from({ length: BLOCK }, () => visitorOf(visitors)).sort();
    const places = ids.map((ucid, i) => [Number.parseInt(ucid.slice(0, 12), 16), Math.floor(i / 75)]);
    await db
      .prepare(
        'INSERT OR IGNORE INTO archived (log, ucid48, block, member) SELECT ?, value ->> 0, ?, value ->> 1 FROM json_each(?)',
      )
      .bind(log, number, JSON.stringify(places))
      .run();
    const object = `log/${'a'.repeat(12)}.1/blocks/${String(number).padStart(6, '0')}-${'b'.repeat(16)}-r0-${'c'.repeat(8)}.ndjson.gz`;
    await db
      .prepare(
        `INSERT INTO blocks (log, number, first, last, oldest, newest, oldestDecision, sealedAt, state, object, members)
        VALUES (?1, ?2, ?3, ?4, 1, 2, 1, 3, 'archived', ?5, ?6)`,
      )
      .bind(
        log,
        number,
        from + 1,
        from + BLOCK,
        object,
        JSON.stringify(Array.from({ length: 134 }, () => [9000, 'd'.repeat(32)])),
      )
      .run();
  }
  return ((await bytes(db)) - before) / size;
}

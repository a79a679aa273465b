import { randomBytes, randomInt } from 'node:crypto';
import type { Miniflare } from 'miniflare';
import { call } from '../scripts/seed/http.ts';
import { asAsked } from './http.ts';
import { OPERATOR_KEY } from './server.ts';

const BLOCK = 10_000;
const SERVICES = 12;
const CHOICES = 36;
const DAYS = 90;
const PURPOSES = ['41ba25c', 'cdcbd7c', 'a717ff5', '7c19e32', '6cd2721', '15c61c3'];

type D1 = Awaited<ReturnType<Miniflare['getD1Database']>>;
type Row = { id: string };
/** What the requests need: a domain whose log is full, and one with the same set-up that takes new decisions. */
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
  /** What `/app.js` answers. */
  script: string;
};

/** A database with so many entries in one domain's log: the configuration by HTTP, the entries by SQL. */
export async function seed(miniflare: Miniflare, size: number): Promise<Seeded> {
  const url = (await miniflare.unsafeGetDirectURL(`placet-${size}`)).origin;
  const db = await miniflare.getD1Database('DB', `placet-${size}`);
  const hosting = <T>(method: string, path: string, body?: unknown) =>
    call<T>(`${url}/hosting/api${path}`, {
      method,
      headers: { Authorization: `Bearer ${OPERATOR_KEY}` },
      body,
    });

  const client = await hosting<Row>('POST', '/client', {
    username: 'bench',
    emailAddress: 'bench@bench.example',
    passwordHash: `$2b$04$${'a'.repeat(53)}`,
    active: true,
  });
  const { apiKey } = await hosting<{ apiKey: string }>('POST', `/client/${client.id}/apiKey`);
  const makeDomain = async (name: string) => {
    const { id } = await hosting<Row>('POST', `/client/${client.id}/domain`, { name });
    const P = `/client/${client.id}/domain/${id}`;
    const embeddings: string[] = [];
    for (let i = 0; i < SERVICES; i++) {
      const purpose = PURPOSES[i % PURPOSES.length];
      const embedding = { name: `Service number ${i}`, purpose, active: true };
      embeddings.push((await hosting<Row>('POST', `${P}/embedding`, embedding)).id);
    }
    const snippet = await hosting<{ default: string }>('GET', `${P}/onboarding/embed`);
    return { id, embeddings, embedKey: /apiKey=(\w+)/.exec(snippet.default)![1]! };
  };
  const full = await makeDomain('full.example');
  const fresh = await makeDomain('fresh.example');

  // The choices come from real decisions, whose entries then make room for the many.
  for (let i = 0; i < CHOICES; i++) {
    const embeddings = full.embeddings.filter((_, at) => at <= i % SERVICES || (i * 7) % (at + 2) === 1);
    const decision = { apiKey: full.embedKey, domain: full.id, consent: true, embeddings };
    const headers = { Origin: 'https://full.example', 'CF-Connecting-IP': `seed-${i}` };
    const lang = ['de_DE', 'en_US'][i % 2];
    await call(`${url}/app/consents`, { method: 'POST', headers, body: { ...decision, lang } });
  }
  await db.prepare('DELETE FROM consents').run();

  const before = await bytes(db);
  const ucids = await fill(db, full.id, size);
  const bytesPerEntry = ((await bytes(db)) - before) / size;
  const { embedKey, embeddings } = fresh;
  const answer = await fetch(`${url}/app.js?apiKey=${embedKey}&domain=${fresh.id}`);
  const script = asAsked(await answer.text(), url);
  return { size, apiKey, embedKey, embeddings, full: full.id, fresh: fresh.id, ucids, bytesPerEntry, script };
}

/** Enters so many decisions, a block by a statement; the last block stays open, however full. */
async function fill(db: D1, domainId: string, size: number) {
  const { results } = await db
    .prepare('SELECT lower(hex(id)) AS id FROM choices WHERE domainId = ?')
    .bind(domainId)
    .all<Row>();
  const now = Math.floor(Date.now() / 1000) - 60;
  const start = now - DAYS * 86_400;
  const visitors: string[] = [];
  for (let from = 0; from < size; from += BLOCK) {
    const entries = Array.from({ length: Math.min(BLOCK, size - from) }, (_, i) => {
      const at = from + i;
      const timestamp = start + Math.floor(((now - start) * at) / size);
      return [at + 1, visitorOf(visitors), timestamp, results[randomInt(results.length)]!.id];
    });
    await db
      .prepare(
        `INSERT INTO consents (domainId, seq, ucid, timestamp, consent, manipulationPrevention, choiceId)
        SELECT ?1, value ->> 0, unhex(value ->> 1), value ->> 2, 1, 0, unhex(value ->> 3) FROM json_each(?2)`,
      )
      .bind(domainId, JSON.stringify(entries))
      .run();
    if (from + BLOCK >= size) break;
    await db
      .prepare(
        'INSERT INTO blocks (domainId, number, lastSeq, entries, sealedAt, hash) VALUES (?, ?, ?, ?, ?, ?)',
      )
      .bind(domainId, from / BLOCK + 1, from + BLOCK, BLOCK, now, randomBytes(32).toString('hex'))
      .run();
  }
  return Array.from({ length: 2000 }, () => visitors[randomInt(visitors.length)]!);
}

/** A new visitor, or, every fourth time, one who has decided before. */
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

import { createScheduledController } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import worker from '../../src/index.ts';
import type { Bindings } from '../../src/env.ts';
import { verifyConsistency } from '../../src/lib/merkle-verify.ts';
import { leafHash, treeHash } from '../../src/lib/merkle.ts';
import { en } from '../../src/texts/en.ts';
import { mandatoryPurpose, purposeIds } from '../../src/texts/purposes.ts';
import { call, api, hosting, type Answer } from '../support/call.ts';
import { movedClock } from '../support/clock.ts';
import { makeClient } from '../support/make.ts';
import { closedBlocks, shown, type Entry } from './model/blocks.ts';
import { randomBy } from './model/random.ts';

const DAY = 86_400;
const START = 1_790_000_000;
const STEPS = 1000;

type Service = { id: string; name: string; purpose: string; active: boolean };
type Site = {
  id: string;
  P: string;
  embedKey: string;
  services: Service[];
  entries: Entry[];
  asked: number[];
  visitors: string[];
  /** A checkpoint that was shown: its size and root. */
  checkpoint?: { size: number; root: string };
};

describe('every reading call agrees with a plain model of the log', () => {
  const fresh = Math.floor(Math.random() * 2 ** 31);
  for (const [seed, databases] of [
    [20_261_121, {}],
    [7, { LOG1: env.SECOND, LOG2: env.THIRD }],
    [fresh, { LOG1: env.SECOND }],
  ] as const) {
    const count = Object.keys(databases).length + 1;
    test(`over ${STEPS} random steps, ${count} database${count > 1 ? 's' : ''}, seed ${seed}`, async () => {
      const walk = await newWalk(seed, databases);
      for (let step = 0; step < STEPS; step++) await walk.step();
      await walk.settle();
      expect(await walk.checkAll()).toBe(2);
    }, 600_000);
  }
});

async function newWalk(seed: number, databases: Record<string, D1Database>) {
  const random = randomBy(seed);
  const clock = movedClock(START, databases);
  const limits = { entries: 3 + random.below(6), seconds: 10 * DAY };
  const bindings: Bindings = {
    ...clock.bindings,
    LOG_BLOCK_ENTRIES: String(limits.entries),
    LOG_BLOCK_DAYS: '10',
    LOG_RETENTION_DAYS: '60',
  };
  const options = { env: bindings };
  const client = await makeClient();
  const sites: Site[] = [];
  for (let i = 0; i < 2; i++) sites.push(await newSite(i));

  const ask = (method: string, path: string, body?: unknown) => hosting(method, path, body, options);
  const partner = (path: string, headers: Record<string, string> = {}) =>
    api(path, client.apiKey, { ...options, headers });

  async function newSite(number: number): Promise<Site> {
    const made = await hosting('POST', `${client.path}/domain`, { name: `site${number}.example` }, options);
    const P = `${client.path}/domain/${made.body.id}`;
    const snippet = await hosting('GET', `${P}/onboarding/embed`, undefined, options);
    const embedKey = /apiKey=([0-9a-f]{48})/.exec(snippet.body.default)![1]!;
    const site: Site = { id: made.body.id, P, embedKey, services: [], entries: [], asked: [], visitors: [] };
    for (let i = 0; i < 3; i++) await addService(site);
    return site;
  }

  async function addService(site: Site) {
    const name = `Service ${random.hex(4)}`;
    const purpose = random.pick(purposeIds);
    const made = await hosting('POST', `${site.P}/embedding`, { name, purpose, active: true }, options);
    expect(made.status, made.text).toBe(201);
    site.services.push({ id: made.body.id, name, purpose, active: true });
  }

  async function decide(site: Site) {
    const known = random.chance(0.5) && site.visitors.length > 0;
    const ucid = known ? random.pick(site.visitors) : newVisitor(site);
    const consent = random.chance(0.7);
    const active = site.services.filter((service) => service.active);
    const accepted = consent
      ? random.some(active)
      : active.filter(({ purpose }) => purpose === mandatoryPurpose);
    const manipulationPrevention = random.chance(0.2);
    const body = {
      apiKey: site.embedKey,
      domain: site.id,
      ucid,
      consent,
      embeddings: consent ? accepted.map(({ id }) => id) : [],
      manipulationPrevention,
      lang: 'en_US',
    };
    const times = random.chance(0.1) ? 2 : 1;
    for (let i = 0; i < times; i++) {
      const headers = {
        Origin: `https://${await nameOf(site)}`,
        'CF-Connecting-IP': `192.0.2.${random.below(250)}`,
      };
      const answer = await call('POST', '/app/consents', { ...options, body, headers });
      expect(answer.status, answer.text).toBe(201);
      const entry = {
        ucid,
        consent,
        manipulationPrevention,
        purposes: Object.fromEntries(
          accepted.map(({ purpose }) => [purpose, en.purposes[purpose as 'a717ff5'].name]),
        ),
        embeddings: Object.fromEntries(accepted.map(({ id, name }) => [id, name])),
        erased: false,
      };
      const last = site.entries.findLast((other) => other.ucid === ucid && !other.erased);
      const repeated = last && last.timestamp > clock.now() - 300 && same(last, entry);
      if (!repeated) {
        const timestamp = Math.max(clock.now(), site.entries.at(-1)?.timestamp ?? 0);
        site.entries.push({ seq: site.entries.length + 1, timestamp, ...entry });
      }
      expect(answer.body).toMatchObject({
        ucid,
        timestamp: repeated ? last.timestamp : site.entries.at(-1)!.timestamp,
        receipt: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      });
    }
  }

  const names = new Map<string, string>();
  async function nameOf(site: Site) {
    const known = names.get(site.id) ?? (await ask('GET', site.P)).body.name;
    names.set(site.id, known);
    return known as string;
  }

  function newVisitor(site: Site) {
    // Now and then two visitors share the first 48 bits of their IDs.
    const shared = random.chance(0.2) && site.visitors.length > 0;
    const ucid = (shared ? random.pick(site.visitors).slice(0, 12) : random.hex(12)) + random.hex(52);
    site.visitors.push(ucid);
    return ucid;
  }

  /** The same decision, of the same notice: whatever of the configuration was shown is part of it. */
  function same(a: Entry, b: Omit<Entry, 'seq' | 'timestamp'>) {
    const { seq: _seq, timestamp: _timestamp, ...rest } = a;
    return JSON.stringify(rest) === JSON.stringify({ ...b }) && a.consent === b.consent;
  }

  async function job() {
    await worker.scheduled(createScheduledController(), bindings);
  }

  async function erase(site: Site) {
    const ucid = random.pick(site.visitors);
    const answer = await ask('DELETE', `${site.P}/log/consents/${ucid}`);
    const mine = site.entries.filter((entry) => entry.ucid === ucid && !entry.erased);
    const { gone } = await statesOf(site);
    const there = mine.filter(({ seq }) => seq > gone);
    expect(answer.status, answer.text).toBe(there.length > 0 ? 204 : 404);
    for (const entry of mine) entry.erased = true;
  }

  async function change(site: Site) {
    // A repeat is one of the same notice: a later change makes another one, and the model would have to know its hash.
    clock.pass(301);
    const service = random.pick(site.services);
    const active = site.services.filter(({ active }) => active).length;
    if (random.chance(0.3)) return addService(site);
    if (random.chance(0.5) || active < 2) {
      service.name = `Service ${random.hex(4)}`;
      service.active = true;
    } else service.active = false;
    const { id, name, purpose } = service;
    const answer = await ask('PUT', `${site.P}/embedding/${id}`, { name, purpose, active: service.active });
    expect(answer.status, answer.text).toBe(200);
    return undefined;
  }

  async function renew() {
    const index = random.below(sites.length);
    const old = sites[index]!;
    expect((await ask('DELETE', old.P)).status).toBe(204);
    expect((await partner(`/domains/${old.id}/consents`)).status).toBe(404);
    sites[index] = await newSite(index);
  }

  /** The states that the service tells, after making sure that they are those of the model's blocks. */
  async function statesOf(site: Site) {
    const blocks = (await ask('GET', `${site.P}/log/blocks`)).body as {
      number: number;
      first: number;
      last: number;
      state: string;
    }[];
    const sealed = blocks.filter(({ state }) => state !== 'open');
    const closed = closedBlocks(site.entries, site.asked, limits, clock.now());
    expect(sealed.map(({ number, first, last }) => ({ number, first, last }))).toEqual(
      closed.slice(0, sealed.length),
    );
    for (const { first, state } of sealed) {
      if (state === 'gone') expect(site.entries[first - 1]!.timestamp).toBeLessThan(clock.now() - 60 * DAY);
    }
    const gone = sealed.filter(({ state }) => state === 'gone').at(-1)?.last ?? 0;
    return { sealed, closed, gone };
  }

  async function checkList(site: Site) {
    const closed = closedBlocks(site.entries, site.asked, limits, clock.now());
    const open = site.entries.filter(({ seq }) => seq > (closed.at(-1)?.last ?? 0));
    const all = await partner(`/domains/${site.id}/consents`);
    expect(all.body).toEqual(shown(open));
    const times = open.map(({ timestamp }) => timestamp);
    const since = times.length > 0 ? random.pick(times) : clock.now();
    const until = since + random.below(DAY);
    const part = await partner(`/domains/${site.id}/consents?since=${since}&until=${until}`);
    expect(part.body).toEqual(shown(open).filter(({ timestamp }) => timestamp >= since && timestamp < until));
  }

  async function checkHistory(site: Site) {
    if (site.visitors.length === 0) return;
    const { gone } = await statesOf(site);
    const prefix = random.pick(site.visitors).slice(0, random.pick([1, 2, 4, 11, 12, 13, 20, 64]));
    const found = site.entries.filter(
      (entry) => entry.seq > gone && !entry.erased && entry.ucid.startsWith(prefix),
    );
    const ids = new Set(found.map(({ ucid }) => ucid));
    const answer = await partner(`/domains/${site.id}/consents/${prefix}`);
    expect(answer.body).toEqual(ids.size === 1 ? shown(found) : []);
  }

  /** Follows the feed page by page, while other things happen between its pages. */
  async function checkFeed(site: Site) {
    const seen: Record<string, unknown>[] = [];
    const before = structuredClone(site.entries);
    const { gone } = await statesOf(site);
    let path: string | undefined = `/domains/${site.id}/log?limit=${2 + random.below(30)}`;
    while (path) {
      const page: Answer = await partner(path);
      expect(page.status, page.text).toBe(200);
      seen.push(...page.body);
      path = nextOf(page);
      if (path && random.chance(0.3)) await maintenanceStep(site);
    }
    const after = await statesOf(site);
    const there = before.filter(
      ({ seq, erased }) => seq > Math.max(gone, after.gone) && !erased && !site.entries[seq - 1]!.erased,
    );
    const expected = there.map(({ erased: _erased, ...entry }) => entry);
    const least = Math.max(gone, after.gone);
    const stillThere = seen.filter(
      (entry) => Number(entry.seq) > least && !site.entries[Number(entry.seq) - 1]!.erased,
    );
    expect(stillThere).toEqual(expected);
    expect(seen.map(({ seq }) => seq)).toEqual(
      [...new Set(seen.map(({ seq }) => seq))].sort((a, b) => Number(a) - Number(b)),
    );
  }

  /** Goes through the pages of the open block while it is sealed, hashed, archived and its visitors erased. */
  async function checkPages(site: Site) {
    const closed = closedBlocks(site.entries, site.asked, limits, clock.now());
    const first = (closed.at(-1)?.last ?? 0) + 1;
    const begun = structuredClone(site.entries.filter(({ seq }) => seq >= first));
    const seen: Record<string, unknown>[] = [];
    let path: string | undefined = `/domains/${site.id}/consents?limit=${1 + random.below(3)}`;
    while (path) {
      const page: Answer = await partner(path);
      expect(page.status, page.text).toBe(200);
      seen.push(...page.body);
      path = nextOf(page);
      if (path) await maintenanceStep(site);
    }
    const { gone } = await statesOf(site);
    const keys = new Set(
      site.entries
        .filter(({ seq, erased }) => erased || seq <= gone)
        .map(({ ucid, timestamp }) => `${ucid} ${timestamp}`),
    );
    const still = (entry: { ucid?: unknown; timestamp?: unknown }) =>
      !keys.has(`${String(entry.ucid)} ${String(entry.timestamp)}`);
    expect(seen.filter(still)).toEqual(shown(begun).filter(still));
  }

  function nextOf({ headers }: Answer) {
    const link = /<([^>]+)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1];
    if (!link) return undefined;
    const { pathname, search, searchParams } = new URL(link);
    expect(searchParams.has('apiKey')).toBe(false);
    return (pathname + search).replace(/^\/api/, '');
  }

  async function maintenanceStep(site: Site) {
    const chosen = random.below(4);
    if (chosen === 0) await job();
    if (chosen === 1) await sealAsked(site);
    if (chosen === 2 && site.visitors.length > 0 && random.chance(0.3)) await erase(site);
    if (chosen === 3) clock.pass(random.pick([1, 400, DAY]));
  }

  async function sealAsked(site: Site) {
    const closed = closedBlocks(site.entries, site.asked, limits, clock.now());
    const open = site.entries.length - (closed.at(-1)?.last ?? 0);
    const answer = await ask('POST', `${site.P}/log/archive`);
    expect(answer.status).toBe(201);
    if (open > 0) {
      expect(answer.body).toMatchObject({ number: closed.length + 1, entries: open });
      site.asked.push(site.entries.length);
    }
  }

  /** Recomputes the root of every block from its leaves, and makes sure that the log only ever grew. */
  async function checkProof(site: Site, all = false) {
    const records = (await partner(`/domains/${site.id}/log/blocks`, { Accept: 'application/x-ndjson' }))
      .text;
    const lines = records.split('\n').filter(Boolean);
    for (const line of all ? lines : lines.filter(() => random.chance(3 / lines.length))) {
      const record = JSON.parse(line);
      const block = await partner(`/domains/${site.id}/log/blocks/${record.block}`, {
        Accept: 'application/x-ndjson',
      });
      if (block.status === 404) continue;
      const leaves = block.text.split('\n').filter(Boolean);
      expect(leaves).toHaveLength(record.last - record.first + 1);
      const hashes = leaves.map((leaf, i) => {
        const { seq, leaf: hash } = JSON.parse(leaf);
        expect(seq).toBe(record.first + i);
        expect(hash === undefined).toBe(!site.entries[seq - 1]!.erased);
        return hash === undefined ? leafHash(leaf) : new Uint8Array(Buffer.from(hash, 'hex'));
      });
      expect(Buffer.from(treeHash(hashes)).toString('hex')).toBe(record.root);
    }
    const note = await partner(`/domains/${site.id}/log/checkpoint`);
    if (note.status !== 200) return;
    const [, size, root] = note.text.split('\n');
    const now = { size: Number(size), root: Buffer.from(root!, 'base64').toString('hex') };
    if (now.size === lines.length) {
      expect(Buffer.from(treeHash(lines.map((line) => leafHash(line)))).toString('hex')).toBe(now.root);
    }
    if (site.checkpoint && site.checkpoint.size > 0) {
      const { body } = await partner(
        `/domains/${site.id}/log/proof?from=${site.checkpoint.size}&to=${now.size}`,
      );
      const proof = body.proof.map((hash: string) => new Uint8Array(Buffer.from(hash, 'hex')));
      const bytes = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));
      expect(
        verifyConsistency(
          site.checkpoint.size,
          now.size,
          bytes(site.checkpoint.root),
          bytes(now.root),
          proof,
        ),
      ).toBe(true);
    }
    site.checkpoint = now;
  }

  const checks = [checkList, checkHistory, checkFeed, checkPages, checkProof];

  return {
    async step() {
      const site = random.pick(sites);
      const chance = random.below(100);
      if (chance < 55) await decide(site);
      else if (chance < 60) await sealAsked(site);
      else if (chance < 70) await job();
      else if (chance < 78) clock.pass(random.pick([0, 1, 60, 301, 3600, DAY, 5 * DAY]));
      else if (chance < 81 && site.visitors.length > 0) await erase(site);
      else if (chance < 84) await change(site);
      else if (chance === 84 && random.chance(0.3)) await renew();
      else await random.pick(checks)(site);
    },
    async settle() {
      for (let run = 0; run < 12; run++) {
        clock.pass(400);
        await job();
      }
      for (const site of sites) {
        const { sealed, closed } = await statesOf(site);
        expect(sealed).toHaveLength(closed.length);
        expect(sealed.every(({ state }) => state === 'archived' || state === 'gone')).toBe(true);
      }
    },
    async checkAll() {
      for (const site of sites) for (const check of checks) await check(site, true);
      return sites.length;
    },
  };
}

import { expect } from 'vitest';
import { en } from '../../../src/texts/en.ts';
import { mandatoryPurpose, purposeIds } from '../../../src/texts/purposes.ts';
import { forgetCopies } from '../../../src/visitor/published-copies.ts';
import { newAuditor } from './auditor.ts';
import { closedBlocks, shown, type Entry } from './blocks.ts';
import { newFollower, type Follower } from './follower.ts';
import { randomBy } from './random.ts';
import { atCall, newService, nextOf } from './service.ts';
import { copyOf, type Log, type Site, type State } from './state.ts';

const DAY = 86_400;
const START = 1_790_000_000;
/** Time Travel reaches back 30 days. */
const REACH = 25 * DAY;
/** Seconds since the last comparison for which receipts are signed. */
const SIGNABLE = 180;

type Saved = { at: number; count: number; database: number; state: State; restore: () => void };

/** Random steps of visitors, customers, the operator and the databases, each checked against a plain model of the logs. */
export async function newWalk(seed: number, databases: number) {
  const random = randomBy(seed);
  const limits = { entries: 3 + random.below(6), seconds: 10 * DAY };
  const service = await newService(START, databases, {
    LOG_BLOCK_ENTRIES: String(limits.entries),
    LOG_BLOCK_DAYS: '10',
    LOG_RETENTION_DAYS: '60',
  });
  const { bindings, call, hosting, partner, now, pass, rows } = service;
  const auditor = newAuditor(service, random);
  const states: State[] = Array.from({ length: databases }, () => ({ logs: new Map(), sites: [] }));
  const saved: Saved[] = [];
  /** Logs of deleted domains, which no restore may bring back, and all numbers of logs so far. */
  const deleted = new Set<string>();
  const numbers = new Map<string, number>();
  const followers = new Map<string, Follower>();
  const counts: Record<string, number> = {};
  const count = (what: string) => (counts[what] = (counts[what] ?? 0) + 1);
  const sites = () => states[0]!.sites;
  const nameOf = ({ domain, began }: Log) => `${domain}.${began}`;
  const logOf = ({ id, database }: Site) => states[database]!.logs.get(id)!;
  const followerOf = (log: Log) => {
    const follower = followers.get(nameOf(log)) ?? newFollower(service, log);
    followers.set(nameOf(log), follower);
    return follower;
  };

  async function addSite() {
    const name = `site-${random.hex(8)}.example`;
    const made = await hosting('POST', `${service.client}/domain`, { name });
    expect(made.status, made.text).toBe(201);
    const P = `${service.client}/domain/${made.body.id}`;
    const snippet = await hosting('GET', `${P}/onboarding/embed`);
    const embedKey = /apiKey=([0-9a-f]{48})/.exec(snippet.body.default)![1]!;
    const [place] = rows<{ logDatabase: number }>(
      0,
      'SELECT logDatabase FROM domains WHERE id = ?',
      made.body.id,
    );
    const database = place!.logDatabase;
    const site: Site = { id: made.body.id, name, P, embedKey, database, services: [], visitors: [] };
    sites().push(site);
    beginLog(site);
    for (let i = 0; i < 3; i++) await addService(site);
  }

  /** Notes the log of a domain in its database as a new one. */
  function beginLog({ id, database }: Site) {
    const { began, number } = ownLog(id, database)!;
    expect(number, 'a log’s number is new').toBeGreaterThan(numbers.get(id) ?? 0);
    numbers.set(id, number);
    states[database]!.logs.set(id, { domain: id, began, entries: [], asked: [] });
  }
  const ownLog = (id: string, database: number) =>
    rows<{ id: number; began: number; number: number; continues: string }>(
      database,
      'SELECT id, began, number, continues FROM logs WHERE domainId = ? AND ended IS NULL',
      id,
    )[0];

  async function addService(site: Site) {
    const name = `Service ${random.hex(4)}`;
    const purpose = random.pick(purposeIds);
    const made = await hosting('POST', `${site.P}/embedding`, { name, purpose, active: true });
    expect(made.status, made.text).toBe(201);
    site.services.push({ id: made.body.id, name, purpose, active: true });
  }

  /** A decision, which comes twice now and then; `mayRepeat` while a rollback may not be known yet. */
  async function decide(site: Site, mayRepeat = false) {
    const log = logOf(site);
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
      const headers = { Origin: `https://${site.name}`, 'CF-Connecting-IP': `192.0.2.${random.below(250)}` };
      const [compared] = rows<{ checkedAt: number }>(site.database, 'SELECT checkedAt FROM maintenance');
      const isSigned = compared !== undefined && compared.checkedAt > now() - SIGNABLE;
      const answer = await call('POST', '/app/consents', { body, headers });
      expect(answer.status, answer.text).toBe(201);
      const decision = {
        ucid,
        consent,
        manipulationPrevention,
        purposes: Object.fromEntries(
          accepted.map(({ purpose }) => [purpose, en.purposes[purpose as 'a717ff5'].name]),
        ),
        embeddings: Object.fromEntries(accepted.map(({ id, name }) => [id, name])),
        erased: false,
      };
      const last = log.entries.findLast((other) => other.ucid === ucid && !other.erased);
      const repeated = last && last.timestamp > now() - 300 && isSame(last, decision) ? last : undefined;
      const timestamp = Math.max(now(), log.entries.at(-1)?.timestamp ?? 0);
      const entry = repeated ?? { seq: log.entries.length + 1, timestamp, ...decision };
      if (!repeated) log.entries.push(entry);
      const { receipt, ...rest } = answer.body;
      expect(rest).toEqual({ ucid, timestamp: entry.timestamp });
      expect(typeof receipt).toBe(isSigned ? 'string' : 'undefined');
      if (receipt) await auditor.receive(log, receipt, entry, mayRepeat);
    }
  }

  function newVisitor(site: Site) {
    // Now and then two visitors share the first 48 bits of their IDs.
    const shared = random.chance(0.2) && site.visitors.length > 0;
    const ucid = (shared ? random.pick(site.visitors).slice(0, 12) : random.hex(12)) + random.hex(52);
    site.visitors.push(ucid);
    return ucid;
  }

  /** The same decision, of the same notice: whatever of the configuration was shown is part of it. */
  function isSame(a: Entry, b: Omit<Entry, 'seq' | 'timestamp'>) {
    const { seq: _seq, timestamp: _timestamp, ...rest } = a;
    return JSON.stringify(rest) === JSON.stringify(b);
  }

  const countOf = (database: number) =>
    rows<{ count: number }>(database, 'SELECT count FROM maintenance')[0]?.count ?? 0;

  /** Saves the state of a database, as Time Travel can restore it. */
  function save(database = random.below(databases)) {
    const state = copyOf(states[database]!);
    const restore = service.stored[database]!.snapshot();
    saved.push({ at: now(), count: countOf(database), database, state, restore });
    if (saved.length > 8) saved.splice(random.below(7), 1);
  }
  /** Bindings with which a state is now and then saved in the middle of what is done with them. */
  const savedMidway = () =>
    random.chance(0.1) ? atCall(bindings, 1 + random.below(30), () => save()) : bindings;

  const run = () => service.run(savedMidway());

  async function erase(site: Site) {
    const ucid = random.pick(site.visitors);
    const { gone } = await statesOf(site);
    const answer = await hosting('DELETE', `${site.P}/log/consents/${ucid}`, undefined, savedMidway());
    const mine = logOf(site).entries.filter((entry) => entry.ucid === ucid && !entry.erased);
    const there = mine.filter(({ seq }) => seq > gone);
    expect(answer.status, answer.text).toBe(there.length > 0 ? 204 : 404);
    for (const entry of mine) entry.erased = true;
    count('erasures');
  }

  async function change(site: Site) {
    // A repeat is one of the same notice: a later change makes another one, and the model would have to know its hash.
    pass(301);
    const service = random.pick(site.services);
    const active = site.services.filter(({ active }) => active).length;
    if (random.chance(0.3) && site.services.length < 12) return addService(site);
    if (random.chance(0.5) || active < 2) {
      service.name = `Service ${random.hex(4)}`;
      service.active = true;
    } else service.active = false;
    const { id, name, purpose } = service;
    const answer = await hosting('PUT', `${site.P}/embedding/${id}`, {
      name,
      purpose,
      active: service.active,
    });
    expect(answer.status, answer.text).toBe(200);
    return undefined;
  }

  async function renew() {
    const site = random.pick(sites());
    deleted.add(nameOf(logOf(site)));
    expect((await hosting('DELETE', site.P, undefined, savedMidway())).status).toBe(204);
    expect((await partner(`/domains/${site.id}/consents`)).status).toBe(404);
    sites().splice(sites().indexOf(site), 1);
    states[site.database]!.logs.delete(site.id);
    await addSite();
    count('deletions');
  }

  /** Restores one database or several, at a saved moment each; what was there before may be restored again later. */
  async function rollBack() {
    const recent = saved.filter(({ at }) => at > now() - REACH);
    saved.splice(0, saved.length, ...recent);
    if (recent.length === 0) return save();
    const chosen = [random.pick(recent)];
    if (random.chance(0.4)) {
      const other = recent.filter(({ database }) => database !== chosen[0]!.database);
      if (other.length > 0) chosen.push(random.pick(other));
    }
    // What was saved after the last count is restored unnoticed, as docs/log.md says.
    if (chosen.some(({ database, count }) => count === countOf(database))) await service.run();
    for (const { database } of chosen) if (random.chance(0.5)) save(database);
    for (const { database, state, restore } of chosen) {
      restore();
      states[database] = copyOf(state);
    }
    forgetCopies();
    count(`rollbacks of ${chosen.length}`);
    const isThere = new Set(rows<{ id: string }>(0, 'SELECT id FROM domains').map(({ id }) => id));
    states[0]!.sites = sites().filter(({ id }) => isThere.has(id));
    if (random.chance(0.4)) {
      if (chosen.some(({ database }) => database === 0)) pass(301);
      for (const site of sites()) {
        const log = logOf(site);
        if (log && isOwn(site, log) && !deleted.has(nameOf(log))) await decide(site, true);
      }
    }
    await recover();
    return undefined;
  }

  /** Whether the domain refers to this log. */
  const isOwn = ({ id, database }: Site, { began }: Log) => {
    const [named] = rows<{ log: number }>(0, 'SELECT log FROM domains WHERE id = ?', id);
    const own = ownLog(id, database);
    return own !== undefined && own.id === named?.log && own.began === began;
  };

  /** Lets the job notice a rollback and do again what it undid, and looks at what came of it. */
  async function recover() {
    // A run that was restored in its middle holds its lease.
    pass(random.chance(0.5) ? 61 : 3601);
    for (let tries = 0; ; tries++) {
      await service.run();
      pass(tries === 0 ? 601 : 61);
      const left = states.flatMap((_, database) =>
        rows(database, 'SELECT 1 FROM maintenance WHERE repeatedTo IS NOT NULL OR sweptTo IS NOT NULL'),
      );
      if (left.length === 0 && tries > 1) break;
      expect(tries, 'runs until a rollback is recovered from').toBeLessThan(12);
    }
    while (sites().length < 2) await addSite();
    for (const site of sites()) {
      const log = logOf(site);
      const own = ownLog(site.id, site.database);
      expect(own, 'the log of a domain').toBeDefined();
      if (!log || deleted.has(nameOf(log))) {
        expect(deleted.has(`${site.id}.${own!.began}`)).toBe(false);
        beginLog(site);
        count('new logs');
        continue;
      }
      expect(own!.began, 'a domain keeps its log').toBe(log.began);
      expect(isOwn(site, log)).toBe(true);
      expect(own!.number).toBeGreaterThanOrEqual(numbers.get(site.id)!);
      numbers.set(site.id, own!.number);
    }
    for (const site of sites()) {
      await auditor.look(logOf(site));
      await auditor.verify(logOf(site));
      await follow(site);
      await checkAllOf(site);
    }
  }

  /** The states that the service tells, after making sure that they are those of the model's blocks. */
  async function statesOf(site: Site) {
    const log = logOf(site);
    const blocks = (await hosting('GET', `${site.P}/log/blocks`)).body as {
      number: number;
      first: number;
      last: number;
      state: string;
    }[];
    const sealed = blocks.filter(({ state }) => state !== 'open');
    const closed = closedBlocks(log.entries, log.asked, limits, now());
    expect(sealed.map(({ number, first, last }) => ({ number, first, last }))).toEqual(
      closed.slice(0, sealed.length),
    );
    for (const { first, state } of sealed) {
      if (state === 'gone') expect(log.entries[first - 1]!.timestamp).toBeLessThan(now() - 60 * DAY);
    }
    const gone = sealed.filter(({ state }) => state === 'gone').at(-1)?.last ?? 0;
    return { sealed, closed, gone };
  }

  async function checkList(site: Site) {
    const { entries, asked } = logOf(site);
    const closed = closedBlocks(entries, asked, limits, now());
    const open = entries.filter(({ seq }) => seq > (closed.at(-1)?.last ?? 0));
    const all = await partner(`/domains/${site.id}/consents`);
    expect(all.body).toEqual(shown(open));
    const times = open.map(({ timestamp }) => timestamp);
    const since = times.length > 0 ? random.pick(times) : now();
    const until = since + random.below(DAY);
    const part = await partner(`/domains/${site.id}/consents?since=${since}&until=${until}`);
    expect(part.body).toEqual(shown(open).filter(({ timestamp }) => timestamp >= since && timestamp < until));
  }

  async function checkHistory(site: Site) {
    if (site.visitors.length === 0) return;
    const { gone } = await statesOf(site);
    const prefix = random.pick(site.visitors).slice(0, random.pick([1, 2, 4, 11, 12, 13, 20, 64]));
    const found = logOf(site).entries.filter(
      (entry) => entry.seq > gone && !entry.erased && entry.ucid.startsWith(prefix),
    );
    const ids = new Set(found.map(({ ucid }) => ucid));
    const answer = await partner(`/domains/${site.id}/consents/${prefix}`);
    expect(answer.body).toEqual(ids.size === 1 ? shown(found) : []);
  }

  /** Follows the feed page by page, while other things happen between its pages. */
  async function checkFeed(site: Site) {
    const { entries } = logOf(site);
    const seen: Record<string, unknown>[] = [];
    const before = [...entries];
    let path: string | undefined = `/domains/${site.id}/log?limit=${2 + random.below(30)}`;
    while (path) {
      const page = await partner(path);
      expect(page.status, page.text).toBe(200);
      for (const { log: _log, ...entry } of page.body) seen.push(entry);
      path = nextOf(page);
      if (path && random.chance(0.3)) await maintenanceStep(site);
    }
    const { gone } = await statesOf(site);
    const isThere = (seq: number) => seq > gone && !entries[seq - 1]!.erased;
    const expected = before.filter(({ seq }) => isThere(seq)).map(({ erased: _erased, ...entry }) => entry);
    expect(seen.filter(({ seq }) => isThere(Number(seq)))).toEqual(expected);
    const seqs = seen.map(({ seq }) => Number(seq));
    expect(seqs).toEqual([...new Set(seqs)].sort((a, b) => a - b));
  }

  /** Lets the follower catch up, and compares what it has with what is there. */
  async function follow(site: Site) {
    const log = logOf(site);
    const follower = followerOf(log);
    await follower.poll();
    const { gone } = await statesOf(site);
    const isThere = (seq: number) => seq > gone && !log.entries[seq - 1]!.erased;
    const expected = log.entries
      .filter(({ seq }) => isThere(seq))
      .map(({ erased: _erased, ...entry }) => entry);
    const copy = follower.entries();
    expect(copy.length === 0 || Number(copy.at(-1)!.seq) <= log.entries.length).toBe(true);
    expect(copy.filter(({ seq }) => isThere(Number(seq)))).toEqual(expected);
  }

  /** Goes through the pages of the open block while it is sealed, hashed, archived and its visitors erased. */
  async function checkPages(site: Site) {
    const { entries, asked } = logOf(site);
    const closed = closedBlocks(entries, asked, limits, now());
    const first = (closed.at(-1)?.last ?? 0) + 1;
    const begun = structuredClone(entries.filter(({ seq }) => seq >= first));
    const seen: Record<string, unknown>[] = [];
    let path: string | undefined = `/domains/${site.id}/consents?limit=${1 + random.below(3)}`;
    while (path) {
      const page = await partner(path);
      expect(page.status, page.text).toBe(200);
      seen.push(...page.body);
      path = nextOf(page);
      if (path) await maintenanceStep(site);
    }
    const { gone } = await statesOf(site);
    const keys = new Set(
      entries
        .filter(({ seq, erased }) => erased || seq <= gone)
        .map(({ ucid, timestamp }) => `${ucid} ${timestamp}`),
    );
    const still = (entry: { ucid?: unknown; timestamp?: unknown }) =>
      !keys.has(`${String(entry.ucid)} ${String(entry.timestamp)}`);
    expect(seen.filter(still)).toEqual(shown(begun).filter(still));
  }

  async function maintenanceStep(site: Site) {
    const chosen = random.below(4);
    if (chosen === 0) await run();
    if (chosen === 1) await sealAsked(site);
    if (chosen === 2 && site.visitors.length > 0 && random.chance(0.3)) await erase(site);
    if (chosen === 3) pass(random.pick([1, 400, DAY]));
  }

  async function sealAsked(site: Site) {
    const { entries, asked } = logOf(site);
    const closed = closedBlocks(entries, asked, limits, now());
    const open = entries.length - (closed.at(-1)?.last ?? 0);
    const answer = await hosting('POST', `${site.P}/log/archive`);
    expect(answer.status).toBe(201);
    if (open > 0) {
      expect(answer.body).toMatchObject({ number: closed.length + 1, entries: open });
      asked.push(entries.length);
    }
  }

  const checkLooked = (site: Site) => auditor.look(logOf(site));
  const checkVerified = (site: Site) => auditor.verify(logOf(site));
  const checks = [checkList, checkHistory, checkFeed, checkPages, follow, checkLooked];
  async function checkAllOf(site: Site) {
    for (const check of [checkList, checkHistory]) await check(site);
  }

  while (sites().length < 2) await addSite();

  return {
    counts,
    audited: auditor.counts,
    conflicts: () => [...followers.values()].reduce((sum, follower) => sum + follower.conflicts(), 0),
    async step() {
      const site = random.pick(sites());
      const chance = random.below(1000);
      if (chance < 550) await decide(site);
      else if (chance < 590) await sealAsked(site);
      else if (chance < 720) await run();
      else if (chance < 790) pass(random.pick([0, 1, 60, 301, 3600, DAY, 5 * DAY]));
      else if (chance < 820 && site.visitors.length > 0) await erase(site);
      else if (chance < 845) await change(site);
      else if (chance < 850) await renew();
      else if (chance < 880) save();
      else if (chance < 895) await rollBack();
      else if (chance < 900) await checkVerified(site);
      else await random.pick(checks)(site);
    },
    /** Runs the job until nothing is left to do, and checks all. */
    async settle() {
      for (let i = 0; i < 12; i++) {
        pass(400);
        await run();
      }
      for (const site of sites()) {
        const { sealed, closed } = await statesOf(site);
        expect(sealed).toHaveLength(closed.length);
        expect(sealed.every(({ state }) => state === 'archived' || state === 'gone')).toBe(true);
        for (const check of [...checks, checkVerified]) await check(site);
      }
    },
  };
}

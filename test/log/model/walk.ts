import { expect, vi } from 'vitest';
import { en } from '../../../src/texts/en.ts';
import { mandatoryPurpose, purposeIds } from '../../../src/definitions/purpose-ids.ts';
import { forgetCopies } from '../../../src/visitor/site/memory-and-kv-copies.ts';
import { newAnchorAuditor } from './anchor-auditor.ts';
import { newAuditor } from './auditor.ts';
import { shown, type Entry } from './blocks.ts';
import { newFollower, type Follower } from './follower.ts';
import { randomBy } from './random.ts';
import { atCall, newService, nextOf, pagesOf } from './service.ts';
import { copyOf, type Log, type Site, type State } from './state.ts';

const DAY = 86_400;
const START = 1_790_000_000;
/** Longer than two rollbacks and the age of a block, so that no object that a rollback has lost goes before that can be undone. */
const RETENTION = 120 * DAY;
/** Time Travel reaches back 30 days. */
const REACH = 25 * DAY;
/** Seconds since the last comparison for which receipts are signed. */
const SIGNABLE = 180;

/** Domains at once. */
const SITES = 3;

type Row = {
  id: number;
  domainId: string;
  number: number;
  began: number;
  ended: number | null;
};
type Saved = { at: number; known: Known; database: number; state: State; restore: () => void };
/** What a database knows about heads: the ids of its last counts, and whether it has had one. */
type Known = { ids: Record<string, string>; hasHead: boolean };
/** The heads and newest checkpoints in the bucket, as text by name. */
type Bookkeeping = Map<string, string>;

/** Random steps of visitors, customers, the operator and the databases, each checked against a plain model of the logs. */
export async function newWalk(seed: number, databases: number) {
  const random = randomBy(seed);
  // IDs are the same each time, too: on them depends which calls a run makes.
  const ids = randomBy(seed);
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((values) => {
    const bytes = new Uint8Array((values as Uint8Array).buffer);
    for (const i of bytes.keys()) bytes[i] = ids.below(256);
    return values;
  });
  const limits = { entries: 3 + random.below(6), seconds: 10 * DAY };
  const service = await newService(START, databases, {
    LOG_BLOCK_ENTRIES: String(limits.entries),
    LOG_BLOCK_DAYS: '10',
    LOG_RETENTION_DAYS: String(RETENTION / DAY),
  });
  const { bindings, call, hosting, partner, now, pass, rows } = service;
  const auditor = newAuditor(service, random);
  const anchorAuditor = newAnchorAuditor(service);
  const states: State[] = Array.from({ length: databases }, () => ({ logs: new Map(), sites: [] }));
  const saved: Saved[] = [];
  const savedBookkeeping: Bookkeeping[] = [];
  /** Logs of deleted domains, which no restore may bring back, and all numbers of logs so far. */
  const deleted = new Set<string>();
  const numbers = new Map<string, number>();
  /** When the newest log of a domain began. */
  const logsNoted = new Map<string, number>();
  const followers = new Map<string, Follower>();
  const counts: Record<string, number> = {};
  const count = (what: string) => (counts[what] = (counts[what] ?? 0) + 1);
  const sites = () => states[0]!.sites;
  const nameOf = ({ domain, began }: Log) => `${domain}.${began}`;
  /** After a rollback another domain’s log may have the id. */
  const logOf = ({ id, database, log }: Site) => {
    const found = states[database]!.logs.get(log);
    return (found?.domain === id ? found : undefined)!;
  };
  const followerOf = (log: Log) => {
    const follower = followers.get(log.domain) ?? newFollower(service, log);
    followers.set(log.domain, follower);
    return follower;
  };

  async function addSite() {
    const name = `site-${random.hex(8)}.example`;
    const made = await hosting('POST', `${service.client}/domain`, { name });
    expect(made.status, made.text).toBe(201);
    const P = `${service.client}/domain/${made.body.id}`;
    const snippet = await hosting('GET', `${P}/onboarding/embed`);
    const embedKey = /apiKey=([0-9a-f]{48})/.exec(snippet.body.default)![1]!;
    const place = placeOf(made.body.id)!;
    const site: Site = { id: made.body.id, name, P, embedKey, ...place, services: [], visitors: [] };
    sites().push(site);
    beginLog(site);
    for (let i = 0; i < 3; i++) await addService(site);
  }

  async function addSites() {
    while (sites().length < SITES) await addSite();
  }

  /** Notes the log of a domain in its database as a new one. */
  function beginLog(site: Site) {
    const { began, number } = rowOf(site)!;
    // A state may have been saved when the log was there but not noted yet.
    const isNoted = logsNoted.get(site.id) === began;
    expect(number, 'a log’s number is new').toBeGreaterThan((numbers.get(site.id) ?? 0) - Number(isNoted));
    logsNoted.set(site.id, began);
    numbers.set(site.id, number);
    const log = { domain: site.id, began, entries: [] };
    states[site.database]!.logs.set(site.log, log);
  }

  /** Where `DB` says that the log of a domain is; undefined without the domain. */
  const placeOf = (id: string) =>
    rows<Pick<Site, 'database' | 'log'>>(
      0,
      'SELECT logDatabase AS "database", log FROM domains WHERE id = ?',
      id,
    )[0];
  /** The row of the log that a domain has in the model. */
  const rowOf = ({ id, database, log }: Site) =>
    rows<Row>(database, 'SELECT * FROM logs WHERE id = ? AND domainId = ?', log, id)[0];
  /** Whether a domain was deleted, or its creation undone by a rollback. */
  const isGone = ({ id }: Site) => sites().every((site) => site.id !== id);

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
    // The decisions name no notice. After the page view, this isolate has the configuration that the database has.
    await call('GET', `/app.js?apiKey=${site.embedKey}&domain=${site.id}`);
    for (let i = 0; i < times; i++) {
      const headers = { Origin: `https://${site.name}`, 'CF-Connecting-IP': `192.0.2.${random.below(250)}` };
      const wasSignable = isSignable(site);
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
      const [{ seq }] = rows<{ seq: number }>(
        site.database,
        'SELECT seq FROM entries WHERE log = ? AND ucid = unhex(?) ORDER BY seq DESC LIMIT 1',
        site.log,
        ucid,
      ) as [{ seq: number }];
      const entry = repeated ?? { seq, timestamp, ...decision };
      expect(entry.seq, 'the number of a record').toBe(seq);
      if (!repeated) {
        expect(seq).toBeGreaterThan(log.entries.at(-1)?.seq ?? 0);
        log.entries.push(entry);
      }
      const { receipt, ...rest } = answer.body;
      expect(rest).toEqual({ ucid, timestamp: entry.timestamp });
      // A run may compare the counts meanwhile.
      expect([wasSignable, isSignable(site)]).toContain(receipt !== undefined);
      if (receipt) await auditor.receive(log, receipt, entry, mayRepeat);
    }
  }

  function isSignable({ database }: Site) {
    const [compared] = rows<{ checkedAt: number }>(database, 'SELECT checkedAt FROM maintenance');
    return compared !== undefined && compared.checkedAt > now() - SIGNABLE;
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

  const knownTo = (database: number): Known => {
    const [row] = rows<{ ids: string; written: number }>(database, 'SELECT ids, written FROM maintenance');
    return { ids: JSON.parse(row?.ids ?? '{}'), hasHead: (row?.written ?? 0) > 0 };
  };
  const headName = (database: number) => `heads/${database === 0 ? 'DB' : `LOG${database}`}`;
  /** Whether a database with this knowledge notices that it was restored. */
  function isNoticed(database: number, { ids, hasHead }: Known) {
    const head = currentBookkeeping().get(headName(database));
    if (head === undefined) return hasHead;
    const { count, id } = JSON.parse(head);
    return ids[count] !== id;
  }
  const isBookkeeping = (name: string) => /^(heads|newest-checkpoints)\//.test(name);
  const currentBookkeeping = (): Bookkeeping =>
    new Map(
      service.bucket
        .names()
        .filter(isBookkeeping)
        .map((name) => [name, Buffer.from(service.bucket.bytes(name)!).toString()]),
    );

  /** Saves the state of a database, as Time Travel can restore it. */
  function save(database = random.below(databases)) {
    const state = copyOf(states[database]!);
    const restore = service.stored[database]!.snapshot();
    saved.push({ at: now(), known: knownTo(database), database, state, restore });
    if (saved.length > 8) saved.splice(random.below(7), 1);
    savedBookkeeping.push(currentBookkeeping());
    if (savedBookkeeping.length > 4) savedBookkeeping.splice(random.below(3), 1);
  }

  /**
   * Runs the job. Now and then something happens in its middle: a state is saved, somebody decides, erases or deletes,
   * the run is stopped, or databases are restored.
   */
  async function run(share = 0.15) {
    if (random.chance(0.1)) pass((2220 - (now() % 3600) + 3600) % 3600);
    if (!random.chance(share)) return service.run();
    let restored = false;
    const event = random.below(11);
    const k = 1 + random.below(40);
    const happen = async (): Promise<'stopped' | void> => {
      const site = random.pick(sites());
      if (event < 3) save();
      else if (event < 5) await decide(site);
      else if (event < 6 && site.visitors.length > 0) await erase(site, bindings);
      else if (event < 7 && random.chance(0.1)) await renew(site, bindings, true);
      else if (event < 8) {
        count('stopped runs');
        return 'stopped';
      } else if (event < 9) {
        // It has lost its lease, and goes on beside the next one.
        pass(91);
        count('overlapping runs');
        await service.run();
      } else restored = restore(saved.filter(({ database, known }) => isNoticed(database, known)));
    };
    await service.run(atCall(bindings, k, happen));
    if (restored) {
      count('rollbacks amid a run');
      await recover();
    }
    await addSites();
    return undefined;
  }

  /** Bindings with which a state is now and then saved in the middle of what is done with them. */
  const savedMidway = () =>
    random.chance(0.1) ? atCall(bindings, 1 + random.below(30), async () => save()) : bindings;

  async function erase(site: Site, env = savedMidway()) {
    const ucid = random.pick(site.visitors);
    const { gone } = await statesOf(site);
    const answer = await hosting('DELETE', `${site.P}/log/consents/${ucid}`, undefined, env);
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

  async function renew(site = random.pick(sites()), env = savedMidway(), isAmidRun = false) {
    // Also the copies that rollbacks have left.
    for (const { logs } of states)
      for (const log of logs.values()) if (log.domain === site.id) deleted.add(nameOf(log));
    expect((await hosting('DELETE', site.P, undefined, env)).status).toBe(204);
    expect((await partner(`/domains/${site.id}/consents`)).status).toBe(404);
    sites().splice(sites().indexOf(site), 1);
    count('deletions');
    if (!isAmidRun) await addSites();
  }

  /** Restores one database or several of these states, at a moment each; what was there may be restored again later. */
  function restore(from: Saved[]) {
    const recent = from.filter(({ at }) => at > now() - REACH);
    if (recent.length === 0) return false;
    // The number of a log is the second in which it began, and no restore finishes within that second.
    pass(1);
    const chosen = [random.pick(recent)];
    if (random.chance(0.4)) {
      const other = recent.filter(({ database }) => database !== chosen[0]!.database);
      if (other.length > 0) chosen.push(random.pick(other));
    }
    for (const { database } of chosen) if (random.chance(0.5)) save(database);
    for (const { database, state, restore } of chosen) {
      restore();
      states[database] = copyOf(state);
    }
    forgetCopies();
    count(`rollbacks of ${chosen.length}`);
    const isThere = new Set(rows<{ id: string }>(0, 'SELECT id FROM domains').map(({ id }) => id));
    states[0]!.sites = sites().filter(({ id }) => isThere.has(id));
    return true;
  }

  async function rollBack() {
    // What knows the head is restored unnoticed, as docs/log/erasure.md says.
    if (saved.some(({ database, known }) => !isNoticed(database, known))) await service.run();
    saved.splice(0, saved.length, ...saved.filter(({ at }) => at > now() - REACH));
    const isBucketRestored = random.chance(0.3);
    if (isBucketRestored) restoreBookkeeping();
    // A run that finds another one’s lease counts nothing.
    const noticed = saved.filter(({ database, known }) => isNoticed(database, known));
    const isRestored = (!isBucketRestored || random.chance(0.6)) && restore(noticed);
    if (!isRestored && !isBucketRestored) return save();
    if (random.chance(0.4)) {
      pass(301);
      for (const site of sites()) {
        const log = logOf(site);
        if (!log || !isOwn(site, log) || deleted.has(nameOf(log))) continue;
        await decide(site, true);
        if (site.visitors.length > 0 && random.chance(0.3)) await eraseUnnoticed(site);
      }
    }
    await recover();
    return undefined;
  }

  /** Restores a database to before the last run, and stops the next run, which takes the same count. */
  async function rollBackOneRun(site: Site) {
    await service.run();
    save(site.database);
    const last = saved.at(-1)!;
    await decide(site);
    pass(601);
    await service.run();
    if (!isNoticed(last.database, last.known) || !restore([last])) return;
    count('stopped runs after a rollback');
    if (random.chance(0.5)) await decide(site, true);
    pass(601);
    await service.run(atCall(bindings, 3 + random.below(8), async () => 'stopped'));
    await recover();
  }

  /** Restores what the bucket had of heads and newest checkpoints at another time, or nothing of it. */
  function restoreBookkeeping() {
    const then = random.chance(0.4) ? undefined : random.pick(savedBookkeeping);
    for (const name of currentBookkeeping().keys()) service.bucket.delete(name);
    for (const [name, text] of then ?? []) service.bucket.set(name, text);
    count(then ? 'restored buckets' : 'emptied buckets');
  }

  /** An erasure before a rollback is noticed: of what is there. */
  async function eraseUnnoticed(site: Site) {
    const ucid = random.pick(site.visitors);
    const { status } = await hosting('DELETE', `${site.P}/log/consents/${ucid}`);
    // 500: a block cannot be read until the rollback is recovered from; the job completes the erasure then.
    if (status !== 204 && status !== 500) return;
    for (const entry of logOf(site).entries) if (entry.ucid === ucid) entry.erased = true;
    count('erasures before a rollback is noticed');
  }

  /** Whether the domain refers to this log, which has not ended. */
  const isOwn = (site: Site, { began }: Log) => {
    const place = placeOf(site.id);
    const own = rowOf(site);
    return (
      place?.database === site.database &&
      place.log === site.log &&
      own !== undefined &&
      own.began === began &&
      own.ended === null
    );
  };

  /** Lets the job notice a rollback and do again what it undid, and looks at what came of it. */
  async function recover() {
    // A run that was restored in its middle holds its lease.
    pass(random.chance(0.5) ? 61 : 3601);
    for (let tries = 0; ; tries++) {
      await service.run();
      const left = states.flatMap((_, database) =>
        rows(
          database,
          // Blocks that had expired expire again, ten in a run.
          `SELECT 1 FROM maintenance WHERE repeatedTo IS NOT NULL OR sweptTo IS NOT NULL OR checkedAt < ?
            OR EXISTS (SELECT 1 FROM blocks WHERE state = 'archived' AND oldestDecision < ?)`,
          now(),
          now() - RETENTION,
        ),
      );
      pass(tries === 0 ? 601 : 400);
      if (left.length === 0 && tries > 1) break;
      // New numbers begin once an hour.
      expect(tries, 'runs until a rollback is recovered from').toBeLessThan(40);
    }
    for (const site of sites()) settleSite(site);
    await addSites();
    checkOneLogEach();
    for (const site of sites()) {
      await auditor.look(logOf(site));
      await auditor.verify(logOf(site));
      await follow(site);
      await checkFeedAtRest(site);
      await checkAllOf(site);
    }
    await anchorAuditor.look();
  }

  /** Notes which log a domain has after a rollback: the one that it names, unless that was lost. */
  function settleSite(site: Site) {
    const named = { database: site.database, log: site.log };
    const place = placeOf(site.id)!;
    const where = JSON.stringify([site.id, named, place]);
    const isKept = place.database === named.database && place.log === named.log;
    const known = logOf(site);
    // A deleted domain that a rollback has brought back gets a new log.
    const wasThere = known && !deleted.has(nameOf(known)) ? known : undefined;
    Object.assign(site, place);
    const own = rowOf(site);
    expect(own?.ended, `the log of a domain is there and takes entries: ${where}`).toBeNull();
    if (!isKept) {
      expect(wasThere, `a domain keeps a log that is there: ${where}`).toBeUndefined();
      count('other logs that continue');
    }
    const log = logOf(site);
    if (!log || deleted.has(nameOf(log))) {
      expect(deleted.has(`${site.id}.${own!.began}`)).toBe(false);
      beginLog(site);
      count('new logs');
      return;
    }
    expect(own!.began, 'a domain keeps its log').toBe(log.began);
    expect(own!.number).toBeGreaterThanOrEqual(numbers.get(site.id)!);
    numbers.set(site.id, own!.number);
  }

  /** No domain has two logs, and no log of a deleted domain takes entries. */
  function checkOneLogEach() {
    const live = states.flatMap((_, database) =>
      rows<Row>(database, 'SELECT * FROM logs WHERE ended IS NULL').map((row) => ({ ...row, database })),
    );
    const named = new Map(sites().map(({ id, database, log }) => [id, `${database}.${log}`]));
    for (const { domainId, began, id, database } of live) {
      expect(deleted.has(`${domainId}.${began}`), `the log ${domainId} in ${database} was deleted`).toBe(
        false,
      );
      if (named.has(domainId))
        expect(`${database}.${id}`, `the one log of ${domainId}`).toBe(named.get(domainId));
    }
  }

  /** The feed has what is there, and nobody who was erased. */
  async function checkFeedAtRest(site: Site) {
    const { entries } = logOf(site);
    const { gone } = await statesOf(site);
    const pages = await pagesOf(partner, `/domains/${site.id}/log?limit=1000`);
    const seqs = pages.flatMap(({ body }) =>
      (body as { seq: number; type?: string }[]).filter(({ type }) => !type).map(({ seq }) => seq),
    );
    expect(seqs).toEqual(entries.filter(({ seq, erased }) => seq > gone && !erased).map(({ seq }) => seq));
  }

  /** The blocks as the service tells them, after making sure that they are possible, and the last one that is gone. */
  async function statesOf(site: Site) {
    const { entries } = logOf(site);
    const blocks = (await hosting('GET', `${site.P}/log/blocks`)).body as {
      number: number;
      first: number;
      last: number | null;
      entries: number;
      state: string;
      sealedAt: number | null;
    }[];
    for (const [i, { number, first, last, entries: count, state, sealedAt }] of blocks.entries()) {
      expect([number, first]).toEqual([i + 1, (blocks[i - 1]?.last ?? 0) + 1]);
      const inside = entries.filter(({ seq }) => seq >= first && seq <= (last ?? 0));
      expect(inside.length, `decisions of block ${number}`).toBe(count);
      expect((last ?? first - 1) - first + 1).toBeLessThanOrEqual(limits.entries - Number(state === 'open'));
      // A block of nothing but events is as old as its sealing.
      if (state === 'gone') expect(inside[0]?.timestamp ?? sealedAt).toBeLessThan(now() - RETENTION);
    }
    const sealed = blocks.filter(({ state }) => state !== 'open');
    const gone = sealed.findLast(({ state }) => state === 'gone')?.last ?? 0;
    return { sealed, open: blocks.at(-1)!, gone };
  }

  async function checkList(site: Site) {
    const { open: block } = await statesOf(site);
    const open = logOf(site).entries.filter(({ seq }) => seq >= block.first);
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
    const number = numbers.get(site.id);
    const seen: Record<string, unknown>[] = [];
    const before = [...entries];
    let path: string | undefined = `/domains/${site.id}/log?limit=${2 + random.below(30)}`;
    while (path) {
      const page = await partner(path);
      // A rollback or a deletion between two pages.
      if (page.status === 409 && numbers.get(site.id) !== number) return;
      if (isGone(site)) return;
      expect(page.status, page.text).toBe(200);
      for (const { log: _log, ...entry } of page.body) if (!entry.type) seen.push(entry);
      path = nextOf(page);
      if (path && random.chance(0.3)) await maintenanceStep(site);
    }
    const { gone } = await statesOf(site);
    // Somebody may have decided between two pages.
    const known = new Map(before.map((entry) => [entry.seq, entry]));
    const isThere = (seq: number) => seq > gone && known.get(seq)?.erased === false;
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
    const known = new Map(log.entries.map((entry) => [entry.seq, entry]));
    const isThere = (seq: number) => seq > gone && known.get(seq)?.erased === false;
    const expected = log.entries
      .filter(({ seq }) => isThere(seq))
      .map(({ erased: _erased, ...entry }) => entry);
    const copy = follower.entries();
    for (const { seq } of copy)
      expect(known.has(Number(seq)), `record ${String(seq)} of the copy`).toBe(true);
    expect(copy.filter(({ seq }) => isThere(Number(seq)))).toEqual(expected);
  }

  /** Goes through the pages of the open block while it is sealed, hashed, archived and its visitors erased. */
  async function checkPages(site: Site) {
    const { entries } = logOf(site);
    const { first } = (await statesOf(site)).open;
    const begun = structuredClone(entries.filter(({ seq }) => seq >= first));
    const number = numbers.get(site.id);
    const seen: Record<string, unknown>[] = [];
    let path: string | undefined = `/domains/${site.id}/consents?limit=${1 + random.below(3)}`;
    while (path) {
      const page = await partner(path);
      if (isGone(site)) return;
      // A rollback between two pages.
      if (page.status === 409 && numbers.get(site.id) !== number) return;
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
    const { open } = await statesOf(site);
    const answer = await hosting('POST', `${site.P}/log/archive`);
    expect(answer.status, answer.text).toBe(201);
    if (open.entries > 0) expect(answer.body).toMatchObject({ number: open.number, entries: open.entries });
  }

  const checkLooked = (site: Site) => auditor.look(logOf(site));
  const checkVerified = (site: Site) => auditor.verify(logOf(site));
  const checkAnchor = () => anchorAuditor.look();
  const checks = [checkList, checkHistory, checkFeed, checkPages, follow, checkLooked, checkAnchor];
  async function checkAllOf(site: Site) {
    for (const check of [checkList, checkHistory]) await check(site);
  }

  await addSites();

  return {
    counts,
    audited: auditor.counts,
    anchored: anchorAuditor.leaves,
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
      else if (chance < 875) save();
      else if (chance < 888) await rollBack();
      else if (chance < 890) await rollBackOneRun(site);
      else if (chance < 895) await checkVerified(site);
      else await random.pick(checks)(site);
    },
    /** Runs the job until nothing is left to do, and checks all. */
    async settle() {
      for (let i = 0; i < 12; i++) {
        pass(400);
        await service.run();
      }
      checkOneLogEach();
      for (const site of sites()) {
        const { sealed } = await statesOf(site);
        expect(sealed.every(({ state }) => state === 'archived' || state === 'gone')).toBe(true);
        for (const check of [...checks, checkFeedAtRest, checkVerified]) await check(site);
      }
    },
  };
}

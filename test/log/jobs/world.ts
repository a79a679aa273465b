import { sql } from 'drizzle-orm';
import { databaseOf } from '../../../src/db/databases.ts';
import type { Bindings } from '../../../src/env.ts';
import { hex } from '../../../src/lib/bytes.ts';
import { append } from '../../../src/log/append/append.ts';
import { bitsOf, leafLine } from '../../../src/log/leaf.ts';
import { beginStatement } from '../../../src/log/log.ts';
import { storeNoticeStatement } from '../../../src/log/notices/consent-notice.ts';
import { sealStatement } from '../../../src/log/blocks/seal.ts';
import { blockLimits } from '../../../src/instance-settings.ts';
import { shortenWaits } from '../../support/bindings/shortened-waits.ts';
import { memory } from '../../support/bindings/memory.ts';
import { notice, services, visitor, type KnownLog } from './known.ts';
import { stepsOf } from './steps.ts';

const DAY = 86_400;
const START = 1_790_000_000;

export type World = Awaited<ReturnType<typeof newWorld>>;

/**
 * Two logs with blocks of three entries in every state, so that each step has work at both; `log` is the one that
 * things are done to. `restore` brings back how it began.
 */
export async function newWorld() {
  shortenWaits();
  const stored = memory(START - 61 * DAY);
  const bindings = {
    ...stored.bindings,
    SECRET_KEY: Buffer.from('thirty-two bytes, only for tests').toString('base64'),
    LOG_BLOCK_ENTRIES: '3',
    LOG_BLOCK_DAYS: '10',
    LOG_RETENTION_DAYS: '60',
    LOG_KEY_GENERATION: '1',
  } as unknown as Bindings;
  const limits = blockLimits(bindings);
  const logIn = (env: Bindings, { id }: KnownLog) => ({ db: databaseOf(env.DB), id: sql`${id}` });

  async function newLog(domain: string): Promise<KnownLog> {
    const [begun] = await beginStatement(databaseOf(bindings.DB), [domain]);
    const { id } = begun!;
    stored.sqlite.exec(`
      INSERT OR IGNORE INTO clients (id, username, usernameKey, embedKey, apiKeyHash, apiKeyCipher, updatedAt)
        VALUES ('client', 'u', 'u', 'k', 'h', 'c', 1);
      INSERT INTO domains (id, clientId, enteredName, name, hostKey, path, log, updatedAt)
        VALUES ('${domain}', 'client', '${domain}', '${domain}', '${domain}', '/', ${id}, 1)`);
    const { key, began } = stored.sqlite.prepare('SELECT "key", began FROM logs WHERE id = ?').get(id) as {
      key: Uint8Array;
      began: number;
    };
    return { id, began, domain, key, entries: [], erased: new Map(), either: new Set(), deleted: false };
  }

  /** A decision as the intake stores it, noted down if it is there. */
  async function decide(env: Bindings, log: KnownLog, name: string, consent: boolean) {
    const ucid = visitor(name);
    const embeddings = consent ? services.slice(log.entries.length % services.length) : [];
    const accepted = hex(bitsOf(services, new Set(embeddings)));
    const decision = { ucid, consent, manipulationPrevention: false, notice: notice.hash };
    const outcome = await append(databaseOf(env.DB), log, { ...decision, accepted }, limits);
    if (outcome === 'ended') return;
    if (outcome === 'unknown') throw new Error('the notice is not known');
    const { seq, timestamp, salt } = outcome;
    if (log.entries.some((entry) => entry.seq === seq)) return;
    const line = leafLine({
      ...decision,
      seq,
      timestamp,
      embeddings,
      signals: [],
      salt,
    });
    log.entries.push({ seq, ucid, timestamp, line });
  }

  const stepsFor = stepsOf({ stored, bindings, logIn, decide });
  const decideAll = async (log: KnownLog, names: string) => {
    await storeNoticeStatement(logIn(bindings, log), notice, 1);
    for (const name of names.split(' ')) {
      stored.pass(301);
      await decide(bindings, log, name, true);
    }
  };
  const seal = (log: KnownLog) => sealStatement(logIn(bindings, log));

  const log = await newLog('www.mysite.xyz');
  const other = await newLog('other.example');
  const { steps, settle, erase } = stepsFor(log, other);
  const { cover, archive } = steps;

  await decideAll(log, 'a b c');
  await seal(log);
  await cover(bindings);
  stored.pass(400);
  await archive(bindings);
  // From here on nothing is too old.
  stored.pass(START - DAY - stored.now());
  await decideAll(log, 'a a2 b d e a');
  await decideAll(other, 'a c e');
  await seal(log);
  await seal(other);
  await cover(bindings);
  stored.pass(400);
  await archive(bindings);
  await erase(bindings, log, 'd');
  await decideAll(log, 'a b e');
  await decideAll(other, 'a b c');
  await seal(log);
  await seal(other);
  await cover(bindings);
  await decideAll(log, 'a c b');
  await decideAll(other, 'd e f');
  await seal(log);
  await seal(other);
  await decideAll(log, 'c a f b');
  await decideAll(other, 'a');
  if (log.entries.length !== 19 || other.entries.length !== 10) throw new Error('an entry was not stored');
  const orphan = `log/${log.domain}.${log.began}/blocks/orphan`;
  stored.bucket.set(orphan, 'something');
  stored.sqlite.exec(`INSERT INTO tombstones (object, log, block, at) VALUES ('${orphan}', ${log.id}, 9, 1)`);
  stored.pass(START - stored.now());

  const logs = [log, other];
  const then = structuredClone(logs);
  const back = stored.mark();

  return {
    stored,
    bindings,
    logs,
    log,
    other,
    steps,
    settle,
    erase,
    decide: async (env: Bindings, log: KnownLog, names: string) => {
      for (const name of names.split(' ')) await decide(env, log, name, false);
    },
    /** All that is stored and known, as text. */
    state: () =>
      JSON.stringify(
        [stored.dump(), logs],
        (name, value: unknown) =>
          value instanceof Map || value instanceof Set ? [...value] : name === 'lease' ? undefined : value,
        // Their names are random.
      ).replaceAll(/markers\/DB\/[^"]+/g, 'marker'),
    restore() {
      back();
      logs.forEach((log, i) => Object.assign(log, structuredClone(then[i])));
    },
  };
}

import type { Bindings } from '../../../src/env.ts';
import { databaseOf } from '../../../src/db/databases.ts';
import { archiveBlocks } from '../../../src/log/blocks/archive-blocks.ts';
import { deleteLogs, endListed } from '../../../src/log/erasure/delete-logs.ts';
import { collectGarbage } from '../../../src/log/blocks/garbage-collection.ts';
import { eraseVisitor } from '../../../src/log/erasure/erase-visitor.ts';
import { expireBlocks } from '../../../src/log/blocks/expire-blocks.ts';
import type { Log } from '../../../src/log/log.ts';
import { maintain } from '../../../src/log/run/maintain.ts';
import { rewriteBlocks } from '../../../src/log/blocks/rewrite-blocks.ts';
import { sealStatement } from '../../../src/log/blocks/seal.ts';
import { coverRecords } from '../../support/log/cover-records.ts';
import type { memory } from '../../support/bindings/memory.ts';
import { visitor, type KnownLog } from './known.ts';

type Tools = {
  stored: ReturnType<typeof memory>;
  bindings: Bindings;
  logIn: (env: Bindings, log: KnownLog) => Log;
  decide: (env: Bindings, log: KnownLog, name: string, consent: boolean) => Promise<void>;
};

/** Whatever happens to a log, each for itself; what was asked for is noted in what is known of it. */
export const stepsOf =
  ({ stored, bindings, logIn, decide }: Tools) =>
  (log: KnownLog, other: KnownLog) => {
    const job = (env: Bindings) => ({
      db: databaseOf(env.DB),
      database: 0,
      bucket: env.ARCHIVE,
      env,
      now: stored.now(),
    });

    async function erase(env: Bindings, from: KnownLog, name: string) {
      const known = from.entries.at(-1)?.seq ?? 0;
      const ucid = visitor(name);
      // What is decided meanwhile may be erased, too.
      from.either.add(ucid);
      await eraseVisitor(job(env), logIn(env, from), ucid);
      from.erased.set(ucid, Math.max(known, from.erased.get(ucid) ?? 0));
    }
    const endDomain = async (env: Bindings) => {
      log.deleted = true;
      await env.DB.prepare('DELETE FROM domains WHERE id = ?').bind(log.domain).run();
      await endListed(job(env));
    };
    const decideAll = async (env: Bindings, names: string) => {
      for (const name of names.split(' ')) await decide(env, log, name, false);
      await decide(env, other, 'a', false);
    };

    const steps = {
      cover: (env: Bindings) => coverRecords(job(env)),
      archive: (env: Bindings) => archiveBlocks(job(env)),
      rewrite: (env: Bindings) => rewriteBlocks(job(env)),
      expire: (env: Bindings) => expireBlocks(job(env)),
      'collect garbage': (env: Bindings) => collectGarbage(job(env)),
      'erase a visitor': (env: Bindings) => erase(env, log, 'a'),
      'erase one with a similar ID': (env: Bindings) => erase(env, log, 'a2'),
      'end the log': endDomain,
      'delete the log': async (env: Bindings) => {
        await endDomain(env);
        await deleteLogs(job(env));
      },
      seal: async (env: Bindings) => {
        await sealStatement(logIn(env, log));
      },
      decide: (env: Bindings) => decideAll(env, 'a f e b'),
      'a whole run': (env: Bindings) => maintain(env, stored.now()),
    };
    /** Later runs, until nothing is left to do: failed jobs are retried and tombstones are collected. */
    const settle = async () => {
      for (const seconds of [601, 3700, 3700, 7300]) {
        stored.pass(seconds);
        // One run an hour deletes failed jobs that succeeded since.
        if (seconds === 7300) stored.pass(3600 + 40 * 60 - (stored.now() % 3600));
        await maintain(bindings, stored.now());
      }
    };
    return { steps, settle, erase };
  };

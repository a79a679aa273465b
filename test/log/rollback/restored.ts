import { env } from 'cloudflare:workers';
import type { Bindings } from '../../../src/env.ts';
import { databaseOf } from '../../../src/db/databases.ts';
import { logIn } from '../../../src/log/log.ts';
import { eraseVisitor } from '../../../src/log/erasure/erase-visitor.ts';
import { maintain } from '../../../src/log/run/maintain.ts';
import { hosting } from '../../support/call.ts';
import { interceptCalls } from '../../support/bindings/intercepted-bindings.ts';
import {
  addEntries as add,
  job,
  makeLog,
  rowsOf,
  START,
  visitors,
  type Made,
} from '../../support/log/logs.ts';
import { bookmark } from '../../support/bindings/time-travel.ts';

// What the tests of rollbacks have in common: logs with blocks of three records, in runs a minute apart.

export const DAY = 86_400;
export const addEntries = (made: Made, ucids: string[], from?: number) => add(made, ucids, from, 3);
export const bindings = { ...env, LOG_BLOCK_ENTRIES: '3' } as Bindings;
export const both = { ...bindings, LOG1: env.SECOND } as Bindings;
export const run = (minute: number, env = bindings) => maintain(env, START + minute * 60);
export const runs = async (from: number, to: number, env = bindings) => {
  for (let minute = from; minute <= to; minute++) await run(minute, env);
};
export const maintenance = async () => (await rowsOf('SELECT * FROM maintenance'))[0];
export const numberOf = async ({ id, binding }: Made) =>
  (await rowsOf(`SELECT number FROM logs WHERE id = ${id}`, binding))[0].number as number;
export const linesOf = async ({ id, binding }: Made) =>
  (await rowsOf(`SELECT continues FROM logs WHERE id = ${id}`, binding))[0].continues
    .split('\n')
    .filter(Boolean) as string[];
export const erase = (made: Made, ucid: string, env = bindings) =>
  eraseVisitor(job(START, env), logIn(databaseOf(env.DB), made.id), ucid);

/** Saves `DB` as a whole, with domains and clients; gives a function that restores it. */
export async function wholeBookmark() {
  const [clients, domains] = [await rowsOf('SELECT * FROM clients'), await rowsOf('SELECT * FROM domains')];
  const logs = await bookmark(env.DB);
  const insert = (table: string, row: Record<string, unknown>) =>
    env.DB.prepare(
      `INSERT OR REPLACE INTO ${table} (${Object.keys(row).join()}) VALUES (${Object.keys(row)
        .map(() => '?')
        .join()})`,
    ).bind(...Object.values(row));
  return async () => {
    await env.DB.batch(clients.map((row) => insert('clients', { ...row, domainCount: 0 })));
    await env.DB.batch(domains.map((row) => insert('domains', row)));
    await logs();
  };
}
/** The status of `DB`. */
export const statusOf = async (env = bindings) =>
  (await hosting('GET', '/status', undefined, { env })).body.databases[0];

/** A log whose first records of these visitors are covered by the run of the last minute, and a bookmark after it. */
export async function coveredLog(count = 4, lastMinute = 1) {
  const made = await makeLog();
  await addEntries(made, visitors(count));
  await runs(0, lastMinute);
  return { made, back: await bookmark(env.DB) };
}

/** Bindings with which something happens once, before or after the first call of this name takes effect. */
export function happeningAt(
  call: string,
  happen: () => Promise<unknown>,
  when: 'before' | 'after' = 'before',
) {
  let hasHappened = false;
  const intercepted = interceptCalls(bindings, async (work, name) => {
    const isNow = name === call && !hasHappened;
    hasHappened ||= isNow;
    if (isNow && when === 'before') await happen();
    const result = await work();
    if (isNow && when === 'after') await happen();
    return result;
  });
  return { env: intercepted, hasHappened: () => hasHappened };
}

/** A bucket that answers no reads. */
export const withoutReads = interceptCalls(bindings, async (work, name) => {
  if (name === 'ARCHIVE.get') throw new Error('503');
  return work();
});

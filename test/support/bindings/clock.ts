import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import type { Bindings } from '../../../src/env.ts';

/** How statements find out when a run has last compared the counts (src/log/rollback/is-signable.ts). */
const SINCE_COMPARISON = /abs\(unixepoch\(\) - (?:"maintenance"\.)?"checkedAt"\)/;

/**
 * A clock that a test moves: the Worker's own, and each database's, whose `unixepoch()` takes its time from it, and in which
 * a run has always just compared the counts. Gives the bindings to call the Worker with; `databases` are those for logs
 * besides `DB`.
 */
export function movedClock(start: number, databases: Record<string, D1Database> = {}) {
  let time = start;
  vi.useFakeTimers({ toFake: ['Date'], now: time * 1000 });
  const inTime = (db: D1Database) =>
    new Proxy(db, {
      get(target, name) {
        if (name === 'prepare')
          return (query: string) =>
            target.prepare(query.replace(SINCE_COMPARISON, '0').replaceAll('unixepoch()', String(time)));
        const member: unknown = Reflect.get(target, name);
        return typeof member === 'function' ? member.bind(target) : member;
      },
    });
  const bindings: Bindings = {
    ...env,
    DB: inTime(env.DB),
    ...Object.fromEntries(Object.entries(databases).map(([name, db]) => [name, inTime(db)])),
  };
  return {
    bindings,
    now: () => time,
    pass(seconds: number) {
      time += seconds;
      vi.setSystemTime(time * 1000);
    },
  };
}

import { expect } from 'vitest';
import { nextOf, type Service } from './service.ts';
import type { Log } from './state.ts';

/** A copy of a log that follows its feed, as docs/log/reading.md says. */
export function newFollower({ partner }: Service, { domain }: Log) {
  const copy = new Map<number, Record<string, unknown>>();
  let position = '0';
  let conflicts = 0;
  return {
    conflicts: () => conflicts,
    entries: () => [...copy.values()].sort((a, b) => Number(a.seq) - Number(b.seq)),
    async poll() {
      for (let path: string | undefined = `/domains/${domain}/log?limit=20&after=${position}`; path;) {
        const page = await partner(path);
        if (page.status === 409) {
          const { log, continues } = page.body;
          conflicts++;
          for (const seq of copy.keys()) if (seq > continues.seq) copy.delete(seq);
          position = `${log}.${continues.seq}`;
          path = `/domains/${domain}/log?limit=20&after=${position}`;
          continue;
        }
        expect(page.status, page.text).toBe(200);
        for (const { log, ...record } of page.body) {
          expect(copy.has(record.seq), `record ${record.seq} comes once`).toBe(false);
          if (!record.type) copy.set(record.seq, record);
          for (const [first, last] of record.ranges ?? [])
            for (let seq = first; seq <= last; seq++) copy.delete(seq);
          position = `${log}.${record.seq}`;
        }
        path = nextOf(page);
      }
    },
  };
}
export type Follower = ReturnType<typeof newFollower>;

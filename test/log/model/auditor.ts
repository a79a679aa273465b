import { expect } from 'vitest';
import { openReceipt, readKeys, type Keys, type Commitment } from '../../../src/verify/log/log-keys.ts';
import type { ReceiptEntry } from '../../../src/verify/log/log-input.ts';
import { isError, verifyLog } from '../../../src/verify/log/verify-log.ts';
import { parseCheckpoint } from '../../../src/lib/tlog/checkpoint.ts';
import { noteText } from '../../../src/lib/tlog/signed-note.ts';
import { entriesOf, numberPath, TILE } from '../../../src/lib/tlog/tiles.ts';
import { hex } from '../../../src/lib/bytes.ts';
import type { Entry } from './blocks.ts';
import type { Random } from './random.ts';
import { pagesOf, type Service } from './service.ts';
import type { Log } from './state.ts';

const DAY = 86_400;
/** Receipts of older entries are not verified again: their blocks are gone. */
const KEPT = 121 * DAY;

type Held = ReceiptEntry & { name: string; entry: Entry };
/** What an auditor holds of a domain’s logs, whatever becomes of their databases. */
type Holdings = {
  keys: Keys;
  notes: string[];
  receipts: Held[];
};

/** Somebody who keeps all that the service signs, and verifies the logs with it. */
export function newAuditor({ call, partner, now, completeRunAt }: Service, random: Random) {
  const held = new Map<string, Holdings>();
  /** Whatever was signed about a number of a log. */
  const signed = new Map<string, string>();
  const counts = { receipts: 0, verified: 0, lost: 0, checkpoints: 0, twice: 0 };
  const ndjson = { Accept: 'application/x-ndjson' };

  async function of({ domain }: Log) {
    const known = held.get(domain);
    if (known) return known;
    const { text } = await call('GET', `/app/log-key?domain=${domain}`);
    const fresh: Holdings = { keys: readKeys(text), notes: [], receipts: [] };
    held.set(domain, fresh);
    return fresh;
  }

  /** Notes what is signed about a number of a log, of which there may be one version alone. */
  function once(what: string, value: string) {
    const known = signed.get(what);
    signed.set(what, known ?? value);
    if (known !== undefined) expect(value, `${what} is signed once`).toBe(known);
  }
  function commit({ domain, log, size, root }: Commitment) {
    once(`placet/${domain}.${log}, size ${size}`, root);
  }

  return {
    counts,
    /** Keeps a receipt; `mayRepeat` while a rollback may not be known yet, which docs/log/erasure.md states. */
    async receive(log: Log, jws: string, entry: Entry, mayRepeat: boolean) {
      const { keys, receipts } = await of(log);
      const { leaf, ...commitment } = await openReceipt(jws, keys);
      commit(commitment);
      const what = `placet/${commitment.domain}.${commitment.log}, entry ${entry.seq}`;
      if (mayRepeat && signed.has(what) && signed.get(what) !== leaf) counts.twice++;
      else once(what, leaf);
      expect(JSON.parse(leaf)).toMatchObject({
        seq: entry.seq,
        ucid: entry.ucid,
        timestamp: entry.timestamp,
      });
      const name = `receipt ${++counts.receipts}`;
      receipts.push({ decision: JSON.parse(leaf), commitment, name, entry });
    },

    /** Keeps the current checkpoint. */
    async look(log: Log) {
      const { notes } = await of(log);
      const note = await partner(`/domains/${log.domain}/log/checkpoint`);
      if (note.status !== 200) return;
      const { origin, size, root } = parseCheckpoint(noteText(note.text));
      once(`${origin}, size ${size}`, hex(root));
      notes.push(note.text);
      counts.checkpoints++;
    },

    /** Verifies the whole log with all that is held: each receipt’s entry is there, or the log says that it may be lost. */
    async verify(log: Log) {
      const own = await of(log);
      const path = `/domains/${log.domain}/log`;
      const checkpoint = await partner(`${path}/checkpoint`);
      if (checkpoint.status !== 200) return;
      const { origin } = parseCheckpoint(noteText(checkpoint.text));
      own.receipts = own.receipts.filter(({ entry }) => entry.timestamp > now() - KEPT);
      const results = verifyLog({
        keys: own.keys,
        checkpoint: checkpoint.text,
        async *entries(size) {
          for (let n = 0; n * TILE < size; n++) {
            const width = Math.min(TILE, size - n * TILE);
            const name = `${numberPath(n)}${width < TILE ? `.p/${width}` : ''}`;
            const bundle = await partner(`${path}/${origin.split('.').at(-1)}/tile/entries/${name}`);
            expect(bundle.status, bundle.text).toBe(200);
            yield* entriesOf(bundle.bytes);
          }
        },
        lines: (await pagesOf(partner, `${path}?limit=1000`, ndjson)).flatMap(({ text }) => linesOf(text)),
        notice: async (hash) => (await partner(`${path}/notices/${hash}`)).text,
        ...(own.notes.length > 0 && { since: random.pick(own.notes) }),
        receipts: own.receipts,
        // The oldest decision of a block is 120 days old when it goes. The last record is up to ten days younger, and up to 25
        // more where a rollback has undone the end of the block.
        days: 85,
        now: now(),
      });
      const lost = new Set<string>();
      const gone = new Set<string>();
      for await (const result of results) {
        // The clock may have jumped over days without a run, in which nothing was covered.
        const isExcused =
          now() - completeRunAt() >= DAY && result.text.startsWith('The first record that no checkpoint');
        if (isError(result) && !isExcused) {
          const about = own.receipts.find(({ name }) => result.text.includes(`${name} `));
          throw new Error(`${result.block ?? ''} ${result.text} ${JSON.stringify(about)} ${checkpoint.text}`);
        }
        const [, name] = /of (receipt \d+) was lost in/.exec(result.text) ?? [];
        if (name) lost.add(name);
        const [, past] = /of (receipt \d+) was deleted with/.exec(result.text) ?? [];
        if (past) gone.add(past);
      }
      const there = new Set(log.entries);
      for (const { name, entry } of own.receipts) {
        if (gone.has(name)) continue;
        expect(`${name} is ${lost.has(name) ? 'lost' : 'there'}`).toBe(
          `${name} is ${there.has(entry) ? 'there' : 'lost'}`,
        );
        counts[lost.has(name) ? 'lost' : 'verified']++;
      }
    },
  };
}

const linesOf = (text: string) => text.split('\n').filter(Boolean);

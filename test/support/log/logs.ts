import { env } from 'cloudflare:workers';
import { and, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { databaseOf } from '../../../src/db/databases.ts';
import type { Bindings } from '../../../src/env.ts';
import { hex } from '../../../src/lib/bytes.ts';
import { parseCheckpoint } from '../../../src/lib/tlog/checkpoint.ts';
import { treeHash } from '../../../src/lib/tlog/merkle.ts';
import { noteText } from '../../../src/lib/tlog/signed-note.ts';
import { leavesOf } from '../../../src/lib/tlog/tiles.ts';
import { randomHex } from '../../../src/lib/crypto/random.ts';
import type { Job } from '../../../src/log/job.ts';
import { beginStatement } from '../../../src/log/log.ts';
import { makeNotice, storeNoticeStatement } from '../../../src/log/notices/consent-notice.ts';
import { entryOf, shortId } from '../../../src/log/leaf.ts';
import { entryOfRecord } from '../../../src/log/record-lines.ts';
import { recordsInD1 } from '../../../src/log/records-in-d1.ts';
import { treeReader } from '../../../src/log/tree/read-tree.ts';
import { readLines, type Member } from '../../../src/log/blocks/archive-format.ts';
import { namedLogColumns } from '../../../src/log/object-names.ts';
import { logs, notEnded } from '../../../src/log/tables.ts';

/** The time of the first entry of these logs. */
export const START = 1_800_000_000;

export const job = (now: number, bindings: Bindings = env, db = bindings.DB): Job => ({
  db: databaseOf(db),
  database: [bindings.DB, env.SECOND, env.THIRD].indexOf(db),
  bucket: bindings.ARCHIVE,
  env: bindings,
  now,
});

const services = Array.from({ length: 10 }, (_, i) => ({
  id: `service${i}`,
  name: `Dienst ${i}`,
  purpose: '41ba25c',
}));

/** A log with a consent notice, and a domain that names it unless it is `orphaned`. */
export async function makeLog({ binding = env.DB, domain = randomHex(6), orphaned = false } = {}) {
  const db = databaseOf(binding);
  await beginStatement(db, [domain]);
  const [owner] = await db
    .select(namedLogColumns)
    .from(logs)
    .where(and(eq(logs.domainId, domain), notEnded));
  const { id, began } = owner!;
  if (!orphaned)
    await env.DB.batch([
      env.DB.prepare(
        `INSERT OR IGNORE INTO clients (id, username, usernameKey, embedKey, apiKeyHash, apiKeyCipher, updatedAt)
          VALUES ('c', 'c', 'c', 'c', 'c', 'c', 1)`,
      ),
      env.DB.prepare(
        `INSERT INTO domains (id, clientId, enteredName, name, hostKey, path, updatedAt, log, logDatabase)
          VALUES (?1, 'c', ?1, ?1, ?1, '', 1, ?2, ?3)`,
      ).bind(domain, id, [env.DB, env.SECOND, env.THIRD].indexOf(binding)),
    ]);
  const log = { db, id: sql`${id}`, name: { log: id, domain, client: null } };
  const notice = makeNotice({
    version: 1,
    domain: 'www.mysite.xyz',
    locale: 'de_DE',
    texts: {},
    purposes: [{ id: '41ba25c', name: 'Technisch notwendig' }],
    services,
    links: [],
    storage: [],
  });
  await storeNoticeStatement(log, notice, 1);
  return { id, domain, began, prefix: `log/${domain}.${began}/`, log, binding, named: owner! };
}
export type Made = Awaited<ReturnType<typeof makeLog>>;

/**
 * Adds a decision for each visitor, one second apart, and returns the time of the last one; a block ends with `most`
 * records.
 */
export async function addEntries({ id, binding }: Made, ucids: string[], from = START, most = 10_000) {
  await binding.batch(
    ucids.map((ucid, i) =>
      binding
        .prepare(
          `INSERT INTO decisions SELECT ?1, 1 + max(coalesce((SELECT max(seq) FROM entries WHERE log = ?1), 0),
            coalesce((SELECT max(seq) FROM events WHERE log = ?1), 0)),
            unhex(?2), max(?3, coalesce((SELECT max(timestamp) FROM events WHERE log = ?1), 0)), 1, 0, 1, x'0500', '', randomblob(16), 0, ?4, ''`,
        )
        .bind(id, ucid, from + i, most),
    ),
  );
  return from + ucids.length - 1;
}

/** Seals the open records as one block at a given time. */
export const seal = ({ id, binding }: Made, at: number) =>
  binding
    .prepare(
      `INSERT INTO seals SELECT ?1, max(coalesce((SELECT max(seq) FROM entries WHERE log = ?1), 0),
        coalesce((SELECT max(seq) FROM events WHERE log = ?1), 0)), ?2`,
    )
    .bind(id, at)
    .run();

/** A log whose first blocks hold these visitors’ entries, sealed a second after the last; not covered yet. */
export async function withBlocks(...blocks: string[][]) {
  const made = await makeLog();
  let time = START;
  for (const ucids of blocks) {
    time = (await addEntries(made, ucids, time)) + 1;
    await seal(made, time);
  }
  return made;
}

export const visitors = (count: number) => Array.from({ length: count }, () => randomHex(32));

export const rowsOf = async <T = any>(query: string, db = env.DB) =>
  (await db.prepare(query).all<T>()).results;
export const objects = async (prefix = 'log/') =>
  (await env.ARCHIVE.list({ prefix })).objects.map(({ key }) => key);

type Block = {
  number: number;
  first: number;
  last: number;
  state: string;
  object: string;
  members: string;
  dirty: number;
};
type Owner = { number: number; began: number; size: number; root: string; note: string; continues: string };

/**
 * Recomputes all of a log from what is stored: entries of all records, the root of the tree, and its checkpoint; fails where
 * anything differs. Gives the decisions that are found, by visitor, as reading finds them.
 */
export async function audit({ id, log, binding }: Made) {
  const of = (query: string) => binding.prepare(query).bind(id);
  const answers = await binding.batch([
    of('SELECT * FROM logs JOIN trees ON trees.log = id WHERE id = ?'),
    of('SELECT * FROM blocks WHERE log = ? ORDER BY number'),
    of('SELECT seq, lower(hex(entry)) AS entry FROM erased WHERE log = ? ORDER BY seq'),
    of('SELECT seq, lower(hex(ucid)) AS ucid FROM entries WHERE log = ?'),
    of('SELECT block, ucid48 FROM archived WHERE log = ?'),
    of('SELECT seq, type, members FROM events WHERE log = ? ORDER BY seq'),
  ]);
  const [[owner], blocks, erased, entries, archived, events] = answers.map(
    ({ results }) => results,
  ) as unknown as [
    [Owner],
    Block[],
    { seq: number; entry: string }[],
    { seq: number; ucid: string }[],
    { block: number; ucid48: number }[],
    { seq: number; type: string; members: string }[],
  ];
  const isErased = new Map(erased.map(({ seq, entry }) => [seq, entry]));
  const found = [...entries];
  const tree = await treeReader(log, env.ARCHIVE);
  const covered = owner.size === 0 ? [] : await tree.entries(0, owner.size);
  expect(hex(treeHash(leavesOf(covered))), 'the root of the tree').toBe(owner.root);
  if (owner.note) {
    const { size, root } = parseCheckpoint(noteText(owner.note));
    expect([size, hex(root)], 'the checkpoint').toEqual([owner.size, owner.root]);
  }

  let next = 1;
  for (const { number, first, last, state, object, members } of blocks) {
    expect([number, first], 'blocks follow each other').toEqual([blocks[number - 1]!.number, next]);
    next = last + 1;
    const event = events.find(({ seq }) => seq === next)!;
    expect(JSON.parse(`{${event.members}}`), 'the event of a block').toMatchObject({
      block: number,
      first,
      last,
    });
    if (state === 'gone') continue;
    const here =
      state === 'archived'
        ? await inArchive(number, object, JSON.parse(members) as Member[])
        : Array.from((await recordsInD1(log.db, id, first, last)).records, (record) => ({
            seq: record.seq,
            entry: hex(entryOfRecord(record)),
          }));
    for (const { seq, entry } of here)
      if (seq <= owner.size) expect(hex(covered[seq - 1]!), `the entry of record ${seq}`).toBe(entry);
  }

  async function inArchive(number: number, object: string, members: Member[]) {
    const lines = [...(await readLines(env.ARCHIVE, { object, members }))];
    const indexed = new Set(archived.filter(({ block }) => block === number).map(({ ucid48 }) => ucid48));
    found.push(...lines.filter(({ seq, ucid }) => !isErased.has(seq) && indexed.has(shortId(ucid))));
    return lines.map(({ seq, text }) => ({ seq, entry: hex(entryOf(text)) }));
  }

  const listed = events
    .filter(({ type }) => type === 'erasure')
    .flatMap(({ members }) => (JSON.parse(`{${members}}`) as { ranges: [number, number][] }).ranges)
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i));
  expect(new Set(listed).size, 'each erasure is stated once').toBe(listed.length);
  for (const { seq, entry } of erased) {
    expect(listed, `erasure ${seq} is stated`).toContain(seq);
    if (seq <= owner.size) expect(hex(covered[seq - 1]!), `the entry of record ${seq}`).toBe(entry);
  }
  const shown = found.map(({ seq, ucid }) => ({ seq, ucid })).sort((a, b) => a.seq - b.seq);
  return { found: shown, owner, blocks, erased: erased.map(({ seq }) => seq), events };
}

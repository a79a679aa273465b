import { env } from 'cloudflare:workers';
import { and, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { databaseOf } from '../../src/db/databases.ts';
import type { Bindings } from '../../src/env.ts';
import { hex } from '../../src/lib/bytes.ts';
import { parseCheckpoint } from '../../src/lib/checkpoint.ts';
import { leafHash, rootAt, treeHash } from '../../src/lib/merkle.ts';
import { randomHex } from '../../src/lib/random.ts';
import type { Job } from '../../src/log/job/job.ts';
import { hashOf, leavesInD1 } from '../../src/log/evidence/block-leaves.ts';
import { beginStatement } from '../../src/log/log.ts';
import { makeNotice, storeNoticeStatement } from '../../src/log/consent-notice.ts';
import { shortId } from '../../src/log/leaf.ts';
import { readLines } from '../../src/log/archive-format.ts';
import { sealStatement } from '../../src/log/seal.ts';
import { namedLogColumns } from '../../src/log/job/object-names.ts';
import { bodyOf } from '../../src/log/job/published-checkpoint.ts';
import { logs, notEnded } from '../../src/log/tables.ts';
import { nodesAt } from '../../src/log/evidence/record-tree.ts';

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
        `INSERT OR IGNORE INTO clients (id, username, usernameKey, emailAddress, emailKey, passwordHash, embedKey, apiKeyHash, apiKeyCipher, updatedAt)
          VALUES ('c', 'c', 'c', 'c', 'c', 'c', 'c', 'c', 'c', 1)`,
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

/** Adds an entry for each visitor, one second apart, and returns the time of the last one. */
export async function addEntries({ id, binding }: Made, ucids: string[], from = START) {
  await binding.batch(
    ucids.map((ucid, i) =>
      binding
        .prepare(
          `INSERT INTO entries SELECT ?1, 1 + max(coalesce((SELECT max(seq) FROM entries WHERE log = ?1), 0),
            coalesce((SELECT max(seq) FROM erased WHERE log = ?1), 0), coalesce((SELECT max(last) FROM blocks WHERE log = ?1), 0)),
            unhex(?2), ?3, 1, 0, 1, x'0500', '', NULL`,
        )
        .bind(id, ucid, from + i),
    ),
  );
  return from + ucids.length - 1;
}

/** Seals the open entries as one block at a given time. */
export const seal = ({ log }: Made, at: number) =>
  sealStatement(log, { entries: 10_000, seconds: 86_400 }, { asked: true, clock: sql`${at}` });

/** A log whose first blocks hold these visitors' entries, sealed a second after the last; not hashed yet. */
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
  root: string | null;
  record: string | null;
  object: string;
  members: string;
  leaves: string;
  dirty: number;
};

/**
 * Recomputes all of a log from what is stored: roots of blocks, the log's tree, checkpoints in the bucket; fails where
 * anything differs. Gives the entries that are found, by visitor, as reading finds them.
 */
export async function audit({ id, log, binding, domain }: Made) {
  const queries = [
    'logs WHERE id',
    'blocks WHERE log',
    'erased WHERE log',
    'nodes WHERE log',
    'entries WHERE log',
    'archived WHERE log',
  ];
  const answers = await binding.batch(
    queries.map((query) => binding.prepare(`SELECT * FROM ${query} = ?`).bind(id)),
  );
  const [[owner], blocks, erased, nodes, entries, archived] = answers.map(
    ({ results }) => results,
  ) as unknown as [
    [{ number: number; began: number; records: number; size: number; root: string; note: string }],
    Block[],
    { seq: number; leaf: number[]; listed: number | null }[],
    { level: number; position: number; hash: number[] }[],
    { seq: number; ucid: number[] }[],
    { block: number; ucid48: number }[],
  ];
  const isErased = new Map(erased.map(({ seq, leaf }) => [seq, Uint8Array.from(leaf)]));
  const found = entries.map(({ seq, ucid }) => ({ seq, ucid: hex(Uint8Array.from(ucid)) }));

  for (const block of blocks) {
    const { first, last, state, root } = block;
    if (state === 'sealed' || state === 'gone') continue;
    const leaves =
      state === 'hashed'
        ? Array.from((await leavesInD1(log, first, last)).leaves, hashOf)
        : await leavesIn(block);
    expect(leaves.length, 'leaves of a block').toBe(last - first + 1);
    expect(hex(treeHash(leaves)), 'the root of a block').toBe(root);
  }

  async function leavesIn({ number, first, last, object, members, leaves }: Block) {
    const lines = [...(await readLines(env.ARCHIVE, { object, members: JSON.parse(members) }))];
    const bySeq = new Map(lines.map(({ seq, text }) => [seq, leafHash(text)]));
    const hashes = Array.from(
      { length: last - first + 1 },
      (_, i) => bySeq.get(first + i) ?? isErased.get(first + i)!,
    );
    const file = new Uint8Array(await (await env.ARCHIVE.get(leaves))!.arrayBuffer());
    expect(hex(file.subarray(0, 32 * hashes.length)), 'the file of leaves').toBe(hashes.map(hex).join(''));
    const indexed = new Set(archived.filter(({ block }) => block === number).map(({ ucid48 }) => ucid48));
    found.push(...lines.filter(({ seq, ucid }) => !isErased.has(seq) && indexed.has(shortId(ucid))));
    return hashes;
  }

  const records = blocks.filter(({ record }) => record !== null).map(({ record }) => record!);
  expect(owner.records, 'records in the tree').toBe(records.length);
  const hashes = records.map(leafHash);
  const node = nodesAt(
    nodes.map(({ level, position, hash }) => ({ level, index: position, hash: hex(Uint8Array.from(hash)) })),
  );
  const sizes = Array.from({ length: records.length + 1 }, (_, size) => size);
  const roots = sizes.map((size) => hex(treeHash(hashes.slice(0, size))));
  expect(
    sizes.map((size) => hex(rootAt(size, node))),
    'the roots of the tree',
  ).toEqual(roots);
  expect(owner.root, 'the last root').toBe(roots[owner.size]);
  for (const name of await objects(`log/${domain}.${owner.began}/checkpoints/${owner.number}/`)) {
    const { size, root } = parseCheckpoint(bodyOf(await (await env.ARCHIVE.get(name))!.text()));
    expect(hex(root), `the checkpoint ${name}`).toBe(roots[size]);
  }
  const listed = records.flatMap((record) => JSON.parse(record).erased as number[]);
  expect(new Set(listed).size, 'each erasure is listed once').toBe(listed.length);
  for (const { seq, listed: by } of erased)
    expect(listed.includes(seq), `erasure ${seq} is listed`).toBe(by !== null);
  const shown = found.map(({ seq, ucid }) => ({ seq, ucid })).sort((a, b) => a.seq - b.seq);
  return { found: shown, owner, blocks, erased: erased.map(({ seq }) => seq) };
}

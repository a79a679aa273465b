// @module-tag long
import { env } from 'cloudflare:workers';
import { expect, inject, test, type TestContext } from 'vitest';
import { entryOf } from '../../src/log/leaf.ts';
import { hex } from '../../src/lib/bytes.ts';
import { numberPath, TILE } from '../../src/lib/tlog/tiles.ts';
import { anchoredTimeline, readNote, type AnchoredTimeline } from '../support/log/anchor.ts';
import { call } from '../support/call.ts';

// Other people's code on what the service answers: sumdb/tlog and sumdb/note of the Go project (test/verify/go). Each sample
// is accepted, and a corrupted copy of each of its parts is not.

type Sample = {
  kind: 'note' | 'tiles' | 'record' | 'extension';
  verifier: string;
  note?: string;
  tiles?: Record<string, string>;
  lines?: string[];
  proof?: string;
  old?: number;
  oldRoot?: string;
};

async function verdicts(samples: Sample[]) {
  const response = await fetch(`http://${inject('site')}/go`, {
    method: 'POST',
    body: JSON.stringify(samples),
  });
  return response.json<(string | null)[]>();
}

/** Says why tests are skipped where Go is missing. */
const requireGo = ({ skip }: Pick<TestContext, 'skip'>) => {
  if (!inject('go')) skip('Go is not installed: apt-get install golang-go golang-golang-x-mod-dev');
};

/** Everything that a partner reads of a log: its checkpoint, all tiles and bundles, and the lines. */
async function readLog(line: AnchoredTimeline) {
  const note = (await line.get('/log/checkpoint')).text;
  const { origin, size } = readNote(note);
  const number = origin.split('.').at(-1);
  const tiles: Record<string, string> = {};
  const read = async (level: string, at: number, width: number) => {
    const path = `tile/${level}/${numberPath(at)}${width < TILE ? `.p/${width}` : ''}`;
    const { status, bytes, text } = await line.get(`/log/${number}/${path}`);
    expect(status, `${path} ${text}`).toBe(200);
    tiles[path] = Buffer.from(bytes).toString('base64');
  };
  for (let [level, count] = [0, size]; count > 0; [level, count] = [level + 1, Math.floor(count / TILE)])
    for (let at = 0; at * TILE < count; at++) {
      const width = Math.min(TILE, count - at * TILE);
      await read(String(level), at, width);
      if (level === 0) await read('entries', at, width);
    }
  const lines: string[] = [];
  while (lines.length < size) {
    const after = lines.length === 0 ? '' : `&after=${number}.${lines.length}`;
    const { text } = await line.get(`/log?limit=10000${after}`, { Accept: 'application/x-ndjson' });
    lines.push(...text.split('\n').filter(Boolean));
  }
  return { note, size, tiles, lines: lines.slice(0, size) };
}

/** The sample with another character in the middle of a text. */
const corrupted = (text: string, at = Math.floor(text.length / 2)) =>
  text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);

/** Stores copies of the newest decision until the log has this many records. */
const fill = (size: number) =>
  env.DB.prepare(
    `INSERT INTO entries (log, seq, ucid, timestamp, consent, manipulationPrevention, notice, accepted, salt)
     WITH RECURSIVE n(i) AS (SELECT max(seq) + 1 FROM entries UNION ALL SELECT i + 1 FROM n WHERE i < ${size})
     SELECT log, i, randomblob(32), timestamp, 1, 0, notice, accepted, randomblob(16)
     FROM n, entries WHERE seq = (SELECT max(seq) FROM entries)`,
  ).run();

/** A log of this many records with an erased one, and a sealed block, whose checkpoint covers it whole. */
async function logOf(size: number) {
  const line = await anchoredTimeline();
  const { ucid } = await line.decide();
  const kept = await line.decide();
  await line.seal();
  await line.minutes(1);
  const early = await readLog(line);
  await line.erase(ucid);
  await line.decide();
  await fill(size);
  await line.decide();
  await line.minutes(12 + Math.ceil(size / 10_000));
  const log = await readLog(line);
  // The last decision may end a block, with its event.
  expect(log.size).toBeGreaterThan(size);
  const { verifier } = (await call('GET', `/app/log-key?domain=${line.domain.id}`, { env: line.bindings }))
    .body;
  return { line, ucid, kept, early, log, verifier };
}

async function samplesOf({ line, early, log, verifier }: Awaited<ReturnType<typeof logOf>>) {
  const { note, tiles, lines, size } = log;
  const places = [1, 2, 3, 256, 257, size - 1].filter((index) => index < size);
  const ask = (index: number, from?: number) => {
    const entry = hex(entryOf(lines[index]!));
    const query = `domain=${line.domain.id}&seq=${index + 1}&entry=${entry}${from === undefined ? '' : `&from=${from}`}`;
    return call('GET', `/app/proof?${query}`, { env: line.bindings });
  };
  const records = await Promise.all(
    places.map(async (index): Promise<Sample> => {
      const { text, status } = await ask(index);
      expect(status, text).toBe(200);
      return { kind: 'record', verifier, lines: [lines[index]!], proof: text };
    }),
  );
  const { text } = await ask(1, early.size);
  const oldRoot = early.note.split('\n')[2]!;
  const extension: Sample = { kind: 'extension', verifier, proof: text, old: early.size, oldRoot };
  return {
    note: { kind: 'note', verifier, note } satisfies Sample,
    tiles: { kind: 'tiles', verifier, note, tiles, lines } satisfies Sample,
    records,
    extension,
  };
}

/** The sample with one corrupted part at a time. */
function* copies({
  note,
  tiles,
  records,
  extension,
}: Awaited<ReturnType<typeof samplesOf>>): Generator<[what: string, Sample]> {
  const signature = note.note.indexOf('\n\n') + 80;
  for (const at of [20, note.note.indexOf('\n') + 1, signature])
    yield [`note ${at}`, { ...note, note: corrupted(note.note, at) }];
  yield ['key', { ...note, verifier: corrupted(note.verifier, note.verifier.length - 5) }];
  // Of many tiles of a level, the first and the last.
  const levels = Map.groupBy(Object.entries(tiles.tiles), ([path]) => path.split('/')[1]);
  for (const [path, bytes] of [...levels.values()].flatMap((of) =>
    of.length > 4 ? [of[0]!, of.at(-1)!] : of,
  ))
    yield [path, { ...tiles, tiles: { ...tiles.tiles, [path]: corrupted(bytes) } }];
  for (const at of [1, tiles.lines.length - 1]) {
    const lines = tiles.lines.with(at, tiles.lines[at]!.replace('"salt":"', '"salt":"_'));
    yield [`line ${at}`, { ...tiles, lines }];
  }
  for (const record of records) {
    const { proof, lines } = record as { proof: string; lines: string[] };
    const [line] = lines;
    yield ['line', { ...record, lines: [line!.replace('"salt":"', '"salt":"_')] }];
    yield ['index', { ...record, proof: proof.replace(/index (\d+)/, (_, i) => `index ${i ^ 1}`) }];
    const hash = proof.indexOf('\n', proof.indexOf('index')) + 5;
    yield ['hash', { ...record, proof: corrupted(proof, hash) }];
    yield ['signature', { ...record, proof: corrupted(proof, proof.length - 9) }];
  }
  const { proof = '', oldRoot = '' } = extension;
  yield ['extension', { ...extension, proof: corrupted(proof, proof.indexOf('\n') + 5) }];
  yield ['old root', { ...extension, oldRoot: corrupted(oldRoot, 5) }];
}

test.for([700, 66_000])(
  'the Go packages accept notes, tiles, proofs and lines of a log of %i records, and no corrupted copy',
  { tags: 'full', timeout: 600_000 },
  async (size, context) => {
    requireGo(context);
    const samples = await samplesOf(await logOf(size));
    const { note, tiles, records, extension } = samples;
    expect(await verdicts([note, tiles, ...records, extension])).toEqual(
      Array.from({ length: records.length + 3 }, () => null),
    );
    for (const [what, copy] of copies(samples))
      expect(await verdicts([copy]), what).toEqual([expect.any(String)]);
  },
);

test(
  'the Go packages accept the note of a day with the proof of a line',
  { tags: 'full' },
  async (context) => {
    requireGo(context);
    const line = await anchoredTimeline();
    const { ucid } = await line.decide();
    await line.seal();
    await line.nextDay();
    const { body } = await line.get(`/consents/${ucid}/receipt`);
    const { anchor } = body.records[0];
    const note = (await line.anchor('')).text;
    const { verifier } = anchor;
    const day: Sample = { kind: 'record', verifier, lines: [anchor.line], proof: anchor.lineProof };
    const inLog: Sample = {
      kind: 'record',
      verifier: body.keys[0].verifier,
      lines: [body.records[0].line],
      proof: anchor.proof,
    };
    expect(await verdicts([{ kind: 'note', verifier, note }, day, inLog])).toEqual([null, null, null]);
    const wrong: Sample[] = [
      { kind: 'note', verifier, note: corrupted(note) },
      { kind: 'note', verifier, note: note.replace(/anchor\/\d/, 'anchor/3') },
      { ...day, lines: [anchor.line.replace('"size":2', '"size":1')] },
      { ...inLog, verifier },
    ];
    for (const [i, verdict] of (await verdicts(wrong)).entries()) expect(verdict, `copy ${i}`).not.toBeNull();
  },
);

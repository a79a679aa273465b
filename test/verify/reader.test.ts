import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { base64, hex } from '../../src/lib/bytes.ts';
import { canonicalJson } from '../../src/lib/crypto/canonical-json.ts';
import { checkpointBody } from '../../src/lib/tlog/checkpoint.ts';
import { consistencyProof, inclusionPath, treeHash, type NodeAt } from '../../src/lib/tlog/merkle.ts';
import { sha256 } from '../../src/lib/crypto/sha256.ts';
import { signNote } from '../../src/lib/tlog/signed-note.ts';
import { bundleOf, leavesOf, numberPath, TILE } from '../../src/lib/tlog/tiles.ts';
import { tlogProof } from '../../src/lib/tlog/tlog-proof.ts';
import { entryOf } from '../../src/log/leaf.ts';
import * as made from './sample-log.ts';

const installed = ['python3', 'openssl'].every((name) => {
  try {
    return execFileSync(name, [name === 'openssl' ? 'version' : '--version'], { stdio: 'pipe' });
  } catch {
    return false;
  }
});

/** What the reader says of samples: null for each that is valid. */
const read = (samples: object[]) =>
  JSON.parse(
    execFileSync('python3', ['test/verify/reader.py'], { input: JSON.stringify(samples) }).toString(),
  ) as (string | null)[];

const key = await made.makeKey(1, 'placet/shop.9');
const { verifier } = key;

/** The records of a log that was rolled back once, with an erased decision. */
function log() {
  const lines = made.makeLog([5, 9, 6], 3);
  lines.push(made.erasureLine(lines.length + 1, [11, 11]));
  return lines.with(10, made.erasedLineOf(lines[10]!));
}
const lines = log();
const extensions = [made.continuesLine(lines, { log: 7, size: 14 })];
const noteOf = (size: number) => made.checkpointOf(lines, size, [key], extensions);
const newest = await noteOf(lines.length);

const nodesOf =
  (lines: string[]): NodeAt =>
  (level, index) =>
    treeHash(leavesOf(made.entriesIn(lines).slice(index * 2 ** level, (index + 1) * 2 ** level)));
const rootIn = (lines: string[], size: number) => hex(made.rootOf(lines, size));

const anchorKey = await made.makeKey(3, 'consent.example/anchor');

/** The note of a day over these lines, after the note before it. */
function dayNote(date: string, lines: string[], previous?: string) {
  const root = treeHash(leavesOf(lines.map((line) => entryOf(line))));
  const chain = previous === undefined ? [] : [`previous ${base64(sha256(previous))}`];
  const body = { origin: `${anchorKey.name}/${date}`, size: lines.length, root, extensions: chain };
  return signNote(checkpointBody(body), [anchorKey]);
}

/** A decision with its way to the note of a day. */
async function anchored(seq: number) {
  const size = 20;
  const own = JSON.stringify({ origin: key.name, size, root: rootIn(lines, size) });
  const others = ['other.5', 'third.6'].map((name) =>
    JSON.stringify({ origin: `placet/${name}`, size: 3, root: 'a'.repeat(64) }),
  );
  const shown = [others[0]!, own, others[1]!];
  const notes = [await dayNote('2026-06-01', shown.slice(0, 1))];
  notes.push(await dayNote('2026-06-03', shown, notes[0]));
  const { proof } = await made.provenRecord(lines, seq, key, { size });
  const anchor = {
    proof,
    line: own,
    lineProof: tlogProof({
      index: 1,
      path: inclusionPath(leavesOf(shown.map((line) => entryOf(line))), 1),
      checkpoint: notes[1]!,
    }),
    verifier: anchorKey.verifier,
  };
  return { anchor, notes };
}

/** A time stamp (RFC 3161) over a text, by a local authority. */
function stamped(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'authority-'));
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  try {
    writeFileSync(
      join(folder, 'config'),
      [
        '[req]\ndistinguished_name=name\n[name]\n[ca]\nbasicConstraints=critical,CA:TRUE\nkeyUsage=keyCertSign',
        '[authority]\nextendedKeyUsage=critical,timeStamping\nkeyUsage=digitalSignature',
        '[tsa]\ndefault_tsa=here\n[here]\nserial=serial\nsigner_digest=sha256\ndefault_policy=1.2.3.4.1\ndigests=sha256',
        'ess_cert_id_alg=sha256\n',
      ].join('\n'),
    );
    writeFileSync(join(folder, 'serial'), '01\n');
    writeFileSync(join(folder, 'text'), text);
    const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-config', 'config'];
    openssl(
      'req',
      '-x509',
      '-subj',
      '/CN=Root',
      '-extensions',
      'ca',
      ...newKey,
      '-keyout',
      'ca.key',
      '-out',
      'ca.pem',
    );
    openssl('req', '-subj', '/CN=Authority', ...newKey, '-keyout', 'key', '-out', 'request');
    const issuer = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', 'config'];
    openssl('x509', '-req', '-in', 'request', '-out', 'own.pem', ...issuer, '-extensions', 'authority');
    openssl('ts', '-query', '-data', 'text', '-sha256', '-cert', '-out', 'query');
    const signer = ['-signer', 'own.pem', '-inkey', 'key', '-chain', 'ca.pem'];
    openssl(
      'ts',
      '-reply',
      '-config',
      'config',
      '-queryfile',
      'query',
      ...signer,
      '-token_out',
      '-out',
      'token',
    );
    return {
      token: readFileSync(join(folder, 'token')).toString('base64'),
      ca: readFileSync(join(folder, 'ca.pem'), 'utf8'),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The tiles of the tree over records, by their paths. */
function tilesOf(lines: string[]) {
  const tiles: Record<string, string> = {};
  for (let level = 0; lines.length >= TILE ** level; level++) {
    const count = Math.floor(lines.length / TILE ** level);
    const hashes = Array.from({ length: count }, (_, i) => nodesOf(lines)(level * 8, i));
    for (let number = 0; number * TILE < count; number++) {
      const own = hashes.slice(number * TILE, (number + 1) * TILE);
      const name = `${level}/${numberPath(number)}${own.length < TILE ? `.p/${own.length}` : ''}`;
      tiles[name] = base64(Buffer.concat(own));
    }
  }
  return tiles;
}

type Sample = { format: string } & Record<string, unknown>;
const { anchor, notes } = await anchored(5);
const file = await made.evidenceFileFor(lines, [20, 10, 5], key);
const withAnchor = file.records.map((record, i) => (i === 2 ? { ...record, anchor } : record));
const answered = { line: lines[21]!, jws: await made.receiptFor(lines[21]!, key, 3, 'shop', 9) };
const long = made.makeLog([300, 250], 30);
const longNote = await made.checkpointOf(long, long.length, [key]);
const request = [
  'old 14',
  ...consistencyProof(14, lines.length, nodesOf(lines)).map((hash) => base64(hash)),
  '',
  newest,
].join('\n');

/** A sample of each format with a corrupted copy. */
const SAMPLES: Record<string, { sample: Sample; change: (sample: any) => void }> = {
  'a checkpoint with a rollback': {
    sample: { format: 'note', note: newest, verifier },
    change: (it) => (it.note = it.note.replace('.7 14 ', '.7 13 ')),
  },
  'all records of a log, one erased': {
    sample: { format: 'records', lines, note: newest, verifier },
    change: (it) => (it.lines = it.lines.with(1, it.lines[1].replace('true', 'false'))),
  },
  'the tiles of a log': {
    sample: { format: 'tiles', tiles: tilesOf(long), note: longNote, verifier },
    change: ({ tiles }) => ([tiles['0/000'], tiles['0/001']] = [tiles['0/001'], tiles['0/000']]),
  },
  'an entry bundle': {
    sample: { format: 'bundle', bundle: base64(bundleOf(made.entriesIn(lines))), lines },
    change: (it) => (it.lines = it.lines.with(0, it.lines[0].replace('true', 'false'))),
  },
  'a consistency proof': {
    sample: { format: 'consistency', request, size: 14, root: rootIn(lines, 14), verifier },
    change: (it) => (it.root = rootIn(lines, 13)),
  },
  'a receipt': {
    sample: { format: 'receipt', jws: answered.jws, verifier },
    change: (it) => (it.jws = it.jws.replace(/\.(.{40})./, '.$1A')),
  },
  'a receipt of another log number': {
    sample: { format: 'receipt', jws: answered.jws, verifier },
    change: (it) => (it.verifier = otherNumber.verifier),
  },
  'the proof of an event': {
    sample: { format: 'proof', ...(await made.provenRecord(lines, 6, key)), verifier },
    change: (it) => (it.proof = it.proof.replace('index 5', 'index 6')),
  },
  'an evidence file with an anchor': {
    sample: { format: 'evidence', file: { ...file, records: withAnchor }, verifier },
    change: ({ file }) => (file.records[2].anchor.line = file.records[2].anchor.line.replace('.9', '.8')),
  },
  'an evidence file with a receipt': {
    sample: {
      format: 'evidence',
      file: { ...file, pii_principal_id: JSON.parse(answered.line).ucid, records: [answered] },
      verifier,
    },
    change: ({ file }) => (file.records[0].line = lines[22]),
  },
  'the notes of days': {
    sample: { format: 'days', notes, verifier: anchorKey.verifier },
    change: (it) => it.notes.reverse(),
  },
  'a consent notice': {
    sample: { format: 'notice', hash: made.noticeHash, text: canonicalJson(made.notice) },
    change: (it) => (it.text = it.text.replace('Films', 'Films!')),
  },
};
const otherNumber = await made.makeKey(1, 'placet/shop.8');

describe.runIf(installed)('a reader that shares no code with the service', () => {
  test.each(Object.entries(SAMPLES))('accepts %s, and refuses a corrupted copy', (_, { sample, change }) => {
    const corrupted = structuredClone(sample);
    change(corrupted);
    expect(JSON.stringify(corrupted)).not.toBe(JSON.stringify(sample));
    const [good, bad] = read([sample, corrupted]);
    expect(good).toBeNull();
    expect(bad).toEqual(expect.any(String));
  });

  test('accepts a time stamp over the text of a note, and refuses it for another', () => {
    const note = notes[1]!;
    const text = note.slice(0, note.lastIndexOf('\n\n') + 1);
    const sample = { format: 'timestamp', note, verifier: anchorKey.verifier, ...stamped(text) };
    const other = { ...sample, ...stamped(text.replace('\n3\n', '\n4\n')) };
    const mixed = { ...sample, token: other.token };
    expect(read([sample, other, mixed])).toEqual([null, expect.any(String), expect.any(String)]);
  });

  test('accepts the proof of every record of a log', async () => {
    const any = made.makeLog([1, 2, 3, 6, 7], 2);
    const samples = await Promise.all(
      any.map(async (_, i) => ({ format: 'proof', ...(await made.provenRecord(any, i + 1, key)), verifier })),
    );
    expect(read(samples)).toEqual(samples.map(() => null));
  });
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hex } from '../../src/lib/bytes.ts';
import { canonicalJson } from '../../src/lib/canonical-json.ts';
import { checkpointBody } from '../../src/lib/checkpoint.ts';
import { consistencyProof, inclusionPath, leafHash, treeHash, type NodeAt } from '../../src/lib/merkle.ts';
import { signJws } from '../../src/lib/sign-jws.ts';
import { signNote } from '../../src/lib/signed-note.ts';
import { HEAD_TYPE } from '../../src/log/evidence/jws-types.ts';
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

/** A log that was rolled back once, with an erased entry. */
function log() {
  const shown = made.makeLog([5, 8, 1, 7, 3], 'shop', 9);
  for (const block of shown.blocks.slice(0, 2)) block.log = 7;
  shown.blocks[3]!.lines[1] = made.erasedLeafOf(shown.blocks[3]!.lines[1]!);
  shown.blocks[4]!.erased = [16];
  return shown;
}
const records = made.recordsOf(log());
const extensions = [made.continuesLine(records, { log: 7, size: 2, seq: 14 })];
const noteOf = (size: number) => made.checkpointOf(records, size, [key], extensions);
const open = [25, 26, 27].map((seq) => made.lineOf(seq));
const commitment = { domain: 'shop', log: 9, size: 5, root: made.rootOf(records, 5) };
const openHead = made.headOf(6, 25, open.slice(0, 2));
const sign = (payload: object, type: string) => signJws(payload, key.key, key.kid, type);

const nodesOf =
  (lines: string[]): NodeAt =>
  (level, index) =>
    treeHash(lines.slice(index * 2 ** level, (index + 1) * 2 ** level).map((line) => leafHash(line)));
const pathIn = (lines: string[], index: number) =>
  inclusionPath(
    lines.map((line) => leafHash(line)),
    index,
  ).map(hex);

/** An entry with its way to the anchor log, by its block record or by the head of the open block. */
async function anchored(seq: number) {
  const entry = await made.proofOf(log(), seq, key, extensions);
  const anchorKey = await made.makeKey(3, 'consent.example/anchor');
  const lines = [
    JSON.stringify({ domain: 'other', log: 5, size: 0, root: 'a'.repeat(64), head: openHead }),
    JSON.stringify({ ...commitment, head: openHead }),
    JSON.stringify({ ...commitment, domain: 'third', head: null }),
  ];
  const leaves = [1, 2, 3].map((day) =>
    JSON.stringify({
      tree: hex(treeHash(lines.map((line) => leafHash(line)))),
      size: lines.length,
      at: made.START + day * made.DAY,
    }),
  );
  const root = treeHash(leaves.map((line) => leafHash(line)));
  const note = await signNote(checkpointBody({ origin: anchorKey.name, size: 3, root }), [anchorKey]);
  const anchor = {
    by: 'checkpoint',
    path: entry.blockPath,
    line: lines[1]!,
    lineIndex: 1,
    linePath: pathIn(lines, 1),
    leaf: leaves[2]!,
    leafIndex: 2,
    leafPath: pathIn(leaves, 2),
    note,
    verifier: anchorKey.verifier,
  };
  return { entry: { ...entry, anchor }, note, verifier: anchorKey.verifier };
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

type Sample = { format: string } & Record<string, unknown>;
const [old, newest] = [await noteOf(3), await noteOf(5)];
const withAnchor = await anchored(20);
const byHead = {
  leaf: open[1]!,
  jws: await sign({ ...commitment, leaf: open[1] }, 'placet-receipt'),
  anchor: { ...withAnchor.entry.anchor, by: 'head', path: pathIn(open.slice(0, 2), 1) },
};

/** A sample of each format with a corrupted copy. */
const SAMPLES: Record<string, { sample: Sample; change: (sample: any) => void }> = {
  'a checkpoint with a rollback': {
    sample: { format: 'note', note: newest, verifier },
    change: (it) => (it.note = it.note.replace(/ 14\n/, ' 13\n')),
  },
  'the records of a checkpoint': {
    sample: { format: 'records', note: newest, records, verifier },
    change: (it) => (it.records = it.records.with(1, it.records[1].replace('"log":7', '"log":8'))),
  },
  'the entries of a block, one erased': {
    sample: { format: 'block', record: records[3], lines: log().blocks[3]!.lines },
    change: (it) => (it.lines = it.lines.with(0, it.lines[0].replace('"consent":false', '"consent":true'))),
  },
  'a consistency proof': {
    sample: {
      format: 'consistency',
      old,
      new: newest,
      proof: consistencyProof(3, 5, nodesOf(records)).map(hex),
      verifier,
    },
    change: (it) => (it.proof = it.proof.slice(1)),
  },
  'a receipt with a head': {
    sample: {
      format: 'receipt',
      jws: await sign({ ...commitment, leaf: open[2], head: openHead }, 'placet-receipt'),
      verifier,
    },
    change: (it) => (it.jws = it.jws.replace(/\.(.{40})./, '.$1A')),
  },
  'a receipt of another log number': {
    sample: {
      format: 'receipt',
      jws: await sign({ ...commitment, leaf: open[2] }, 'placet-receipt'),
      verifier,
    },
    change: (it) => (it.verifier = otherNumber.verifier),
  },
  'a head': {
    sample: {
      format: 'head',
      jws: await sign({ ...commitment, head: openHead }, HEAD_TYPE),
      lines: open,
      verifier,
    },
    change: (it) => (it.lines = it.lines.with(0, it.lines[0].replace('true', 'false'))),
  },
  'the proofs of an entry': {
    sample: { format: 'entry', entry: await made.proofOf(log(), 9, key, extensions), verifier },
    change: ({ entry }) => (entry.path = [...entry.path].reverse()),
  },
  'an anchor by a block record': {
    sample: { format: 'entry', entry: withAnchor.entry, verifier },
    change: ({ entry }) => (entry.anchor.leaf = entry.anchor.leaf.replace(/"at":\d/, '"at":2')),
  },
  'an anchor by a head': {
    sample: { format: 'entry', entry: byHead, verifier },
    change: ({ entry }) => (entry.anchor.line = entry.anchor.line.replace('"log":9', '"log":8')),
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

  test('accepts a time stamp over the text of a checkpoint, and refuses it for another', async () => {
    const { note, verifier } = withAnchor;
    const text = note.slice(0, note.lastIndexOf('\n\n') + 1);
    const sample = { format: 'timestamp', note, verifier, ...stamped(text) };
    const other = { ...sample, ...stamped(text.replace('\n3\n', '\n4\n')) };
    const mixed = { ...sample, token: other.token };
    expect(read([sample, other, mixed])).toEqual([null, expect.any(String), expect.any(String)]);
  });

  test('accepts the proofs of every entry of a log', async () => {
    const any = made.makeLog([1, 2, 3, 6, 7], 'shop', 9);
    const seqs = Array.from({ length: 19 }, (_, i) => i + 1);
    const entries = await Promise.all(seqs.map((seq) => made.proofOf(any, seq, key)));
    const samples = entries.map((entry) => ({ format: 'entry', entry, verifier }));
    expect(read(samples)).toEqual(seqs.map(() => null));
  });
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { base64 } from '../../src/lib/bytes.ts';
import { leafHash } from '../../src/lib/tlog/merkle.ts';
import { verifyLog, type LogResult } from '../../src/verify/log/verify-log.ts';
import { readKeys } from '../../src/verify/log/log-keys.ts';
import { entryOf } from '../../src/verify/log/log-lines.ts';
import { demandsOf, verifyReceipt } from '../../src/verify/receipt/verify-receipt.ts';
import { checkpointOf, entriesIn, evidenceFileFor, makeKey, makeLog } from './sample-log.ts';

const pageOf = (name: string) => readFile(`docs/log/${name}.md`, 'utf8');
const [records, tree, evidence, anchors] = await Promise.all(
  ['records', 'tree', 'evidence', 'anchors'].map(pageOf),
);

/** The first example after a heading. */
function after(heading: string, page: string) {
  const start = page.indexOf(`\n${heading}\n`);
  expect(start, heading).toBeGreaterThan(0);
  return /^```(?:text|json)\n(.*?)^```$/ms.exec(page.slice(start))![1]!;
}

/** The examples of docs/log/, which belong to one log. */
const examples = () => ({
  lines: /^```text\n(.*?)^```$/ms.exec(records!)![1]!.trim().split('\n'),
  checkpoint: after('## Checkpoint', tree!),
  proof: after('## Proof', tree!),
  key: after('## The key', tree!),
  jws: after('## Receipt', evidence!).trim(),
  line: after('## Line of a log', anchors!).trim(),
  note: after('## Note of the day', anchors!),
});

test('the key, checkpoint, lines and receipt in the examples of docs/log/ match', async () => {
  const { lines, checkpoint, jws, key } = examples();
  const receipt = await verifyReceipt(jws, key);
  expect(receipt.wrong).toEqual([]);
  const found: LogResult[] = [];
  for await (const result of verifyLog({
    keys: readKeys(key),
    checkpoint,
    entries: (size) => entriesIn(lines).slice(0, size),
    lines,
    ...demandsOf(receipt),
    now: 1_795_269_400,
  }))
    found.push(result);
  const whole = found.filter(({ block }) => block === undefined);
  expect(whole.map(({ state }) => state)).toEqual(['right', 'right', 'right']);
  expect(whole.map(({ text }) => text).join('\n')).toContain('Record 6 of your receipt is in the log');
  expect(found.filter(({ block }) => block).map(({ state }) => state)).toEqual(['erased', 'unsigned']);
});

test('the proof in the examples of docs/log/ is that of record 4', async () => {
  const { lines, proof, key } = examples();
  const verified = async (line: string) =>
    verifyReceipt(JSON.stringify({ records: [{ line, proof }], privacy_notice: [] }), key);
  const { wrong, records } = await verified(lines[3]!);
  expect(wrong).toEqual([]);
  expect(records).toMatchObject([{ by: 'log', commitment: { size: 5 } }]);
  expect((await verified(lines[1]!)).wrong.map(({ code }) => code)).toEqual(['place']);
});

test('the note of the day in the examples of docs/log/ covers the line of the log', () => {
  const { line, note, checkpoint } = examples();
  const [origin, size, root] = checkpoint.split('\n');
  const stated = JSON.parse(line);
  expect([stated.origin, stated.size]).toEqual([origin, Number(size)]);
  expect(Buffer.from(stated.root, 'hex').toString('base64')).toBe(root);
  expect(note.split('\n').slice(0, 3)).toEqual([
    'consent.example/anchor/2026-11-22',
    '1',
    base64(leafHash(entryOf(line))),
  ]);
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

test.runIf(hasPython)(
  'the script in verification.md accepts an evidence file, and refuses each change',
  async () => {
    const script = /^```python\n(.*?)^```$/ms.exec(await pageOf('verification'))![1]!;
    const folder = mkdtempSync(join(tmpdir(), 'evidence-'));
    writeFileSync(join(folder, 'evidence.py'), script);
    const run = (file: unknown) => {
      writeFileSync(join(folder, 'evidence.json'), JSON.stringify(file));
      const { status, stdout } = spawnSync('python3', ['evidence.py', 'evidence.json'], { cwd: folder });
      return { status, printed: stdout.toString() };
    };
    try {
      const key = await makeKey(1);
      const lines = makeLog([5, 9, 6], 3);
      const good = await evidenceFileFor(lines, [4, 9], key);
      expect(run(good)).toEqual({
        status: 0,
        printed: [4, 9]
          .map((seq) => `record ${seq}, the consent notice: True\nrecord ${seq}, ${key.name}: True\n`)
          .join(''),
      });
      expect(readFileSync(join(folder, 'checkpoint-1'), 'utf8')).toBe(
        await checkpointOf(lines, lines.length, [key]),
      );
      const changes: ((file: typeof good) => unknown)[] = [
        ({ records: [, second] }) =>
          (second!.line = second!.line.replace('"consent":false', '"consent":true')),
        ({ records: [first, second] }) => (first!.line = second!.line),
        ({ records: [first] }) =>
          'proof' in first! && (first.proof = first.proof.replace('index 3', 'index 2')),
        (file) => (file.privacy_notice = []),
        ({ privacy_notice: [notice] }) => (notice!.content = { version: 2 }),
        // Neither leads to a root hash, and the second part of each is no root hash at all.
        ({ records: [first] }) =>
          'proof' in first! &&
          (first.proof = first.proof
            .replace(/(?<=index 3\n)[^]*?\n\n/, '\n')
            .replace(/\n[^\n]{43}=\n/, '\n-\n')),
        ({ records: [first] }) =>
          'proof' in first! && (first.proof = first.proof.replace(/\n[^\n]{43}=\n(?=\n—)/, '\n-\n')),
      ];
      for (const change of changes) {
        const changed = structuredClone(good);
        change(changed);
        expect(changed).not.toEqual(good);
        expect(run(changed)).toMatchObject({ status: 1, printed: expect.stringContaining('False') });
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

test.runIf(hasPython)(
  'the script for a whole log in verification.md prints the root hash, and each line that was changed or is missing',
  async () => {
    const page = await pageOf('verification');
    const folder = mkdtempSync(join(tmpdir(), 'log-'));
    writeFileSync(join(folder, 'evidence.py'), /^```python\n(.*?)^```$/ms.exec(page)![1]!);
    const script = /<<'EOF'\n(.*?)^EOF$/ms.exec(page)![1]!;
    const { lines, checkpoint } = examples();
    const entries = entriesIn(lines).slice(0, 5);
    writeFileSync(
      join(folder, 'bundle'),
      Buffer.concat(entries.flatMap((entry) => [Buffer.from([0, 32]), entry])),
    );
    const run = (shown: string[]) => {
      writeFileSync(join(folder, 'lines'), shown.map((line) => `${line}\n`).join(''));
      return spawnSync('python3', ['-', '5'], { cwd: folder, input: script }).stdout.toString();
    };
    try {
      const root = checkpoint.split('\n')[2];
      const output = (...found: string[]) => [root, ...found, ''].join('\n');
      expect(run(lines)).toBe(output('erased: 1'));
      const forged = lines[3]!.replace('"consent":true', '"consent":false');
      expect(run(lines.with(3, forged))).toBe(output('changed: 4', 'erased: 1'));
      // A line that states its entry itself would pass for the remains of an erased decision.
      const entry = Buffer.from(entries[3]!).toString('hex');
      const stating = forged.replace('}', `,"entry":"${entry}"}`);
      expect(run(lines.with(3, stating))).toBe(output('changed: 4', 'erased: 1'));
      const erased = lines.with(3, `{"seq":4,"entry":"${entry}"}`);
      expect(run(erased)).toBe(output('erased: 1', 'erased: 4 without an event'));
      const gap = output('erased: 1', 'missing from 2', 'missing to 3');
      expect(run(lines.toSpliced(1, 2))).toBe(gap);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { base64, hex, unbase64, unhex } from '../../src/lib/bytes.ts';
import { parseCheckpoint } from '../../src/lib/checkpoint.ts';
import { inclusionPath, leafHash, treeHash } from '../../src/lib/merkle.ts';
import { noteText, openNote } from '../../src/lib/signed-note.ts';
import { openReceipt, readKeys } from '../../src/verify/log-keys.ts';

const page = await readFile('docs/log.md', 'utf8');
const [lines, checkpoint, proof, jws, anchorLine, note] = Array.from(
  page.matchAll(/^```text\n((?:\{"seq"|placet\/|c2sp|eyJ|\{"origin"|consent\.example).*?)^```$/gms),
  ([, text]) => text!,
) as [string, string, string, string, string, string];
const key = /^```json\n(\{\s+"jwk".*?)^```$/ms.exec(page)![1]!;

const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest();
const leaves = lines
  .trim()
  .split('\n')
  .map((line) => {
    const { entry } = JSON.parse(line) as { entry?: string };
    return leafHash(entry ? unhex(entry) : sha256(line));
  });

test('the checkpoint in docs/log.md is signed by the key there, and has the root of the lines there', async () => {
  const { body } = await openNote(checkpoint, [(JSON.parse(key) as { verifier: string }).verifier]);
  const { size, root } = parseCheckpoint(body);
  expect(size).toBe(5);
  expect(hex(root)).toBe(hex(treeHash(leaves.slice(0, size))));
});

test('the proof in docs/log.md is that of its record under its checkpoint', () => {
  const path = inclusionPath(leaves.slice(0, 5), 3).map(base64);
  expect(proof).toBe(['c2sp.org/tlog-proof@v1', 'index 3', ...path, '', checkpoint].join('\n'));
});

test('the receipt in docs/log.md is that of its last record, with its checkpoint', async () => {
  const receipt = await openReceipt(jws.trim(), readKeys(key));
  expect(lines.trim().split('\n').at(-1)).toBe(receipt.leaf);
  expect(receipt).toMatchObject({ size: 5, root: hex(treeHash(leaves.slice(0, 5))) });
});

test('the note of a day in docs/log.md covers the line there', () => {
  const { origin, size, root, extensions } = parseCheckpoint(noteText(note));
  expect([origin, size]).toEqual(['consent.example/anchor/2026-11-22', 1]);
  expect(hex(root)).toBe(hex(leafHash(sha256(anchorLine.trim()))));
  expect(unbase64(extensions[0]!.replace('previous ', ''))).toHaveLength(32);
});

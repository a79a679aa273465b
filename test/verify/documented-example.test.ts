import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { verifyLog, type LogResult } from '../../src/verify/verify-log.ts';
import { readKeys } from '../../src/verify/log-keys.ts';
import { verifyReceipt } from '../../src/verify/verify-receipt.ts';

const page = await readFile('docs/log.md', 'utf8');

/** The examples of docs/log.md. */
function examples() {
  const [, leaf = '', records = '', checkpoint = '', jws = ''] = Array.from(
    page.matchAll(/^```text\n(.*?)^```$/gms),
    ([, text]) => text!,
  );
  return { leaf: leaf.trim(), records: records.trim().split('\n'), checkpoint, jws, key: keyOf(page) };
}
const keyOf = (text: string) => /^```json\n(\{\s+"jwk".*?)^```$/ms.exec(text)![1]!;

test('the key, checkpoint, records and leaf in the examples of docs/log.md match', async () => {
  const { leaf, records, checkpoint, key } = examples();
  const found: LogResult[] = [];
  for await (const result of verifyLog({
    keys: readKeys(key),
    checkpoint,
    records,
    lines: (block) => Promise.resolve(block === 2 ? [leaf] : undefined),
    now: 1_795_268_600,
  }))
    found.push(result);
  expect(found.filter(({ block }) => block === undefined).map(({ state }) => state)).toEqual([
    'right',
    'right',
  ]);
  expect(found.filter(({ block }) => block).map(({ state }) => state)).toEqual(['gone', 'intact']);
});

test('the receipt in the examples of docs/log.md is that of the leaf', async () => {
  const { leaf, jws, key } = examples();
  const { wrong, entries } = await verifyReceipt(jws, key);
  expect(wrong).toEqual([]);
  expect(JSON.stringify(entries[0]!.leaf)).toBe(leaf);
});

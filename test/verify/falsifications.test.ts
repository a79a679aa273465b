import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { LogInput } from '../../src/verify/log/log-input.ts';
import { isError, verifyLog } from '../../src/verify/log/verify-log.ts';
import { FALSIFICATIONS, HOLDINGS, honest, served } from './falsifications.ts';

/** What an auditor learns: an error, a loss or erasure that the log itself states, or nothing. */
async function outcome(given: LogInput) {
  const states = new Set<string>();
  for await (const result of verifyLog(given)) states.add(isError(result) ? 'found' : result.state);
  if (states.has('found')) return 'found';
  return states.has('lost') || states.has('erased') ? 'stated' : 'unseen';
}

const page = await readFile('docs/log/guarantees.md', 'utf8');
const cells = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The table of docs/log/guarantees.md: for each falsification, what each holding shows. */
const table = page.slice(page.indexOf('| Falsification')).split('\n\n')[0]!.trim().split('\n');
const [, ...holdings] = cells(table[0]!);
const documented = table.slice(2).map(cells);

test('the table in docs/log/guarantees.md has a row for each falsification and a column for each holding', () => {
  expect(holdings).toEqual(Object.keys(HOLDINGS));
  expect(documented.map(([name]) => name)).toEqual(Object.keys(FALSIFICATIONS));
});

test.each(Object.entries(HOLDINGS))(
  'an honest log is valid for an auditor who holds: %s',
  async (_, hold) => {
    expect(await outcome(await served(honest(), await hold()))).toBe('unseen');
  },
);

describe.each(documented)('%s', (name, ...expected) => {
  test.each(holdings.map((holding, i) => [holding, expected[i]!]))('%s: %s', async (holding, expected) => {
    const shown = honest();
    await FALSIFICATIONS[name]!(shown);
    expect(await outcome(await served(shown, await HOLDINGS[holding]!()))).toBe(expected);
  });
});

import { globSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const BYTES_OF_A_PAGE = 15_000;
const BYTES_OF_CONTRIBUTING = 12_000;
const CHARACTERS_OF_A_CELL = 300;

/** The changelog grows with each release. */
const exempt = ['CHANGELOG.md'];
const pages = globSync('{*.md,docs/**/*.md,bench/*.md,packages/*/*.md}', { exclude: exempt });
const lengthOf = (page: string) => statSync(page).size;

/** The cells of all tables, without the white space around them. */
const cellsOf = (page: string) =>
  readFileSync(page, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));

test('no page is longer than one sitting', () => {
  const long = pages.filter((page) => lengthOf(page) > BYTES_OF_A_PAGE);
  expect(long.map((page) => `${page}: ${lengthOf(page)} bytes`)).toEqual([]);
});

test('CONTRIBUTING.md can be read before the first change', () => {
  expect(lengthOf('CONTRIBUTING.md')).toBeLessThanOrEqual(BYTES_OF_CONTRIBUTING);
});

test('no cell of a table is longer than a paragraph', () => {
  const long = pages.flatMap((page) =>
    cellsOf(page)
      .filter((cell) => cell.length > CHARACTERS_OF_A_CELL)
      .map((cell) => `${page}: ${cell.slice(0, 80)}… (${cell.length} characters)`),
  );
  expect(long).toEqual([]);
});

import { readStaticTable, type Assets } from '../../lib/caches/static-table.ts';
import type { linkPatterns } from './link-patterns.ts';
import type { postalPatterns } from './postal-patterns.ts';

/** Names of these pages in lower case; `both` may be either (legal-words.json). */
export type LegalWords = Record<'imprint' | 'privacy' | 'both', string[]>;
export type LinkPatterns = typeof linkPatterns;
export type PostalPatterns = typeof postalPatterns;
export type ScanTables = { words: LegalWords; links: LinkPatterns; postal: PostalPatterns };

/** Patterns in a form that JSON supports. */
export type SerializedPatterns = Record<string, [source: string, flags: string]>;

/**
 * The tables with patterns of websites, from the static assets, because only scans need them. Throws if a table cannot
 * be read.
 */
export async function readScanTables(assets: Assets): Promise<ScanTables> {
  const [words, patterns] = await Promise.all([
    readStaticTable(assets, 'legal-words.json'),
    readStaticTable(assets, 'patterns.json'),
  ]);
  const { links, postal }: Record<'links' | 'postal', SerializedPatterns> = await patterns.json();
  return {
    words: await words.json(),
    links: patternsOf(links) as LinkPatterns,
    postal: patternsOf(postal) as PostalPatterns,
  };
}

const patternsOf = (written: SerializedPatterns) =>
  Object.fromEntries(
    Object.entries(written).map(([name, [source, flags]]) => [name, new RegExp(source, flags)]),
  );

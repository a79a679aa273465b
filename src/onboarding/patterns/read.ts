import { readStaticTable, type Assets } from '../../lib/static-table.ts';
import type { LegalWords, LinkPatterns } from '../pages-to-read.ts';
import type { PostalPatterns } from '../postal-lines.ts';

export type ScanTables = { words: LegalWords; links: LinkPatterns; postal: PostalPatterns };

/** Patterns as JSON can hold them. */
export type Written = Record<string, [source: string, flags: string]>;

/**
 * What a scan knows of how sites are written, of the static assets: no other call needs it. Throws where a table cannot
 * be read.
 */
export async function scanTables(assets: Assets): Promise<ScanTables> {
  const [words, patterns] = await Promise.all([
    readStaticTable(assets, 'legal-words.json'),
    readStaticTable(assets, 'patterns.json'),
  ]);
  const { links, postal }: Record<'links' | 'postal', Written> = await patterns.json();
  return {
    words: await words.json(),
    links: patternsOf(links) as LinkPatterns,
    postal: patternsOf(postal) as PostalPatterns,
  };
}

const patternsOf = (written: Written) =>
  Object.fromEntries(
    Object.entries(written).map(([name, [source, flags]]) => [name, new RegExp(source, flags)]),
  );

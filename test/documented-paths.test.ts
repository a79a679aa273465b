import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { headingAnchor } from '../src/lib/html/heading-anchor.ts';

const files = globSync('**/*.{ts,tsx,sql,toml,md}', { exclude: ['node_modules'] });
const namedIn = (page: string, path: RegExp) =>
  [...readFileSync(page, 'utf8').matchAll(path)].map(([, path]) => path!);
const missingOf = (paths: string[]) =>
  paths.filter((path) => !files.some((file) => `/${file}`.endsWith(`/${path}`)));

// Guides to platforms name files of websites.
const ours = globSync('{*.md,docs/**/*.md,bench/*.md}', { exclude: ['docs/platforms/**'] });

test.each(ours)('the files that %s names exist', (page) => {
  expect(missingOf(namedIn(page, /`([\w./-]+\.(?:tsx?|sql|toml))`/g))).toEqual([]);
});

test.each(ours)('the folders that %s names exist', (page) => {
  const path = /`((?:src|scripts|test|bench|packages|docs|public)\/[\w./-]*)\/`/g;
  const missing = namedIn(page, path).filter((it) => !existsSync(it));
  expect(missing).toEqual([]);
});

test('the files that comments name exist', () => {
  const code = globSync('{src,scripts,test,bench,drizzle}/**/*.{ts,tsx,sql}', {
    exclude: ['**/*.gen.ts', '**/fixtures/**'],
  });
  const path =
    /(?<=(?:\/\/|\*|--) .*)\b((?:src|scripts|test|bench|drizzle|docs)\/[\w./-]+\.(?:tsx?|sql|md))/g;
  expect(missingOf(code.flatMap((file) => namedIn(file, path)))).toEqual([]);
});

const anchorsOf = (page: string) => namedIn(page, /^#+ (.+)$/gm).map(headingAnchor);

test.each(globSync('{*.md,docs/**/*.md,bench/*.md,packages/*/*.md}'))(
  'the links of %s lead somewhere',
  (page) => {
    const wrong = namedIn(page, /\]\((?!https?:|mailto:)([^)\s]+)\)/g).filter((link) => {
      const [path, anchor] = link.split('#') as [string, string?];
      const target = path ? join(dirname(page), path) : page;
      if (path.startsWith('/')) return false;
      if (!existsSync(target)) return true;
      return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor);
    });
    expect(wrong).toEqual([]);
  },
);

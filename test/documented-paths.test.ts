import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = globSync('**/*.{ts,tsx,sql,toml}', { exclude: ['node_modules'] });
const namedIn = (page: string, path: RegExp) =>
  [...readFileSync(page, 'utf8').matchAll(path)].map(([, path]) => path!);
const missingOf = (paths: string[]) =>
  paths.filter((path) => !files.some((file) => `/${file}`.endsWith(`/${path}`)));

test.each(globSync('{*.md,docs/*.md,bench/*.md}'))('the files that %s names exist', (page) => {
  expect(missingOf(namedIn(page, /`([\w./-]+\.(?:tsx?|sql|toml))`/g))).toEqual([]);
});

test('the files that comments name exist', () => {
  const code = globSync('{src,scripts,test,bench}/**/*.{ts,tsx}', { exclude: ['**/*.gen.ts'] });
  const path = /(?:\/\/|\*) .*?\b((?:src|scripts|test|bench|drizzle)\/[\w./-]+\.(?:tsx?|sql))/g;
  expect(missingOf(code.flatMap((file) => namedIn(file, path)))).toEqual([]);
});

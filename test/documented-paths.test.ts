import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const PATH = /`([\w./-]+\.(?:tsx?|sql|toml))`/g;
const files = globSync('**/*.{ts,tsx,sql,toml}', { exclude: ['node_modules'] });

test.each(globSync('{*.md,docs/*.md,bench/*.md}'))('the files that %s names exist', (page) => {
  const paths = [...readFileSync(page, 'utf8').matchAll(PATH)].map(([, path]) => path!);
  const missing = paths.filter((path) => !files.some((file) => `/${file}`.endsWith(`/${path}`)));
  expect(missing).toEqual([]);
});

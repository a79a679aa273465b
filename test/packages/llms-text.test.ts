import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { llmsText } from '../../scripts/docs/llms-text.ts';

test('llms.txt lists the documentation by reader, with addresses that an instance serves', () => {
  const readme = readFileSync('docs/README.md', 'utf8');
  const text = llmsText(readme);
  const readers = [...readme.matchAll(/^## .*/gm)].map(([heading]) => heading);
  for (const heading of readers) expect(text).toContain(heading);
  expect(text).toMatch(/^# Placet\n\n> .+\n\n## /);
  expect(text).toContain('](/docs/agents)');
  const addresses = [...text.matchAll(/\]\(([^)#]+)/g)].map(([, address]) => address!);
  expect(addresses.length).toBeGreaterThan(40);
  // The pages are built when npm installs the project, so their sources are looked for.
  const sourceOf = (address: string) =>
    address === '/docs/readme'
      ? 'README.md'
      : address
          .replace(/^\/docs\/repository\//, '')
          .replace(/^\//, '')
          .replace(/\.txt$/, '');
  const isThere = (path: string) =>
    [path, `${path}.md`, `${path}/README.md`].some((file) => existsSync(file));
  const served = ['/docs/api', '/openapi.json'];
  expect(addresses.filter((address) => !served.includes(address) && !isThere(sourceOf(address)))).toEqual([]);
});

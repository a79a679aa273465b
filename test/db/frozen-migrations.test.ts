import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FROZEN = globSync('test/db/fixtures/*.json');

test('each frozen release has its database beside its answers', () => {
  expect(FROZEN.map((file) => file.replace(/json$/, 'sql'))).toEqual(globSync('test/db/fixtures/*.sql'));
});

test.each(FROZEN)('no migration of %s was edited since, because deployed databases would differ', (file) => {
  const { migrations } = JSON.parse(readFileSync(file, 'utf8')) as { migrations: Record<string, string> };
  for (const [name, hash] of Object.entries(migrations))
    expect(
      createHash('sha256')
        .update(readFileSync(`drizzle/${name}`))
        .digest('hex'),
      `drizzle/${name} was edited. Undo that and add a migration, or, if this version is not released yet, run "npm run freeze".`,
    ).toBe(hash);
});

import { writeFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { CREATE_TABLE, migrationFile } from '../../scripts/deploy/migration-file.ts';
import { migrationNames } from '../../scripts/lib/migrations.ts';
import { wrangler } from '../../scripts/lib/run-command.ts';

test(
  'wrangler itself lists the migrations that the deployment applied as applied, and applies no other',
  { tags: 'full' },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'placet-local-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const name of ['wrangler.toml', 'drizzle']) cpSync(name, join(folder, name), { recursive: true });
    const file = join(folder, 'import.sql');
    const files = migrationNames.map((name) => migrationFile(name, readFileSync(`drizzle/${name}`, 'utf8')));
    writeFileSync(file, [CREATE_TABLE, ...files].join('\n'));
    const place = ['--local', '--config', join(folder, 'wrangler.toml'), '--env='];
    const executed = await wrangler('d1', 'execute', 'placet', ...place, '--file', file);
    expect(executed.output).toContain('commands executed successfully');
    const listed = await wrangler('d1', 'migrations', 'list', 'placet', ...place);
    expect(listed.output).toContain('No migrations to apply');
    const applied = await wrangler('d1', 'migrations', 'apply', 'placet', ...place);
    expect(applied.output).toContain('No migrations to apply');
  },
);

// `npm run check` bundles the Worker without an environment.
test('wrangler would deploy the environment "staging"', async () => {
  const { code, output } = await wrangler('deploy', '--dry-run', '--minify', '--env=staging');
  expect(output).toContain('env.DB (placet-staging)');
  expect(code).toBe(0);
});

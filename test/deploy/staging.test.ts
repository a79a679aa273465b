import { readFileSync } from 'node:fs';
import { experimental_readRawConfig as readRawConfig, unstable_readConfig as readConfig } from 'wrangler';
import { expect, test } from 'vitest';
import { withStaging } from '../../scripts/lib/staging.ts';

const FILE = 'wrangler.toml';
const production = readConfig({ config: FILE });
const staging = readConfig({ config: FILE, env: 'staging' });

/** What of a resource is its own in each environment. */
const NAMES = ['database_name', 'database_id', 'bucket_name', 'namespace_id', 'id'];
const withoutNames = (bindings: object[]) =>
  bindings.map((binding) =>
    Object.fromEntries(Object.entries(binding).filter(([key]) => !NAMES.includes(key))),
  );
const namesIn = (bindings: object[]) =>
  bindings.flatMap((binding) =>
    Object.entries(binding)
      .filter(([key]) => NAMES.includes(key))
      .map(([, name]) => name),
  );

test.each(['d1_databases', 'kv_namespaces', 'r2_buckets', 'ratelimits'] as const)(
  'staging has the %s of production under names of its own',
  (key) => {
    expect(withoutNames(staging[key])).toEqual(withoutNames(production[key]));
    const others = new Set(namesIn(production[key]));
    expect(namesIn(staging[key]).filter((name) => others.has(name))).toEqual([]);
  },
);

test('staging has the variables of production, except its address', () => {
  const { PUBLIC_URL: _staging, ...own } = staging.vars;
  const { PUBLIC_URL: _production, ...others } = production.vars;
  expect(own).toEqual(others);
  expect(staging.name).not.toBe(production.name);
});

test('staging runs the same code, files, jobs and log settings', () => {
  for (const key of [
    'main',
    'compatibility_date',
    'compatibility_flags',
    'assets',
    'triggers',
    'observability',
  ] as const)
    expect(staging[key], key).toEqual(production[key]);
});

test('a network may send 60 wrong keys a minute', () => {
  const limit = production.ratelimits.find((one: { name: string }) => one.name === 'WRONG_KEY_RATE');
  expect(limit?.simple).toEqual({ limit: 60, period: 60 });
});

test('wrangler.toml is as "npm run generate" writes it', () => {
  const text = readFileSync(FILE, 'utf8');
  expect(withStaging(text, readRawConfig({ config: FILE }).rawConfig)).toBe(text);
});

test('routes and IDs of staging are kept, those of production do not reach it', () => {
  const config = {
    name: 'placet',
    routes: [{ pattern: 'consent.example', custom_domain: true }],
    kv_namespaces: [{ binding: 'KEYS', id: 'of-production' }],
    vars: { PUBLIC_URL: 'https://consent.example' },
    env: {
      staging: {
        routes: ['staging.example/*'],
        kv_namespaces: [{ binding: 'KEYS', id: 'of-staging' }],
      },
    },
  };
  const [, section] = withStaging('', config).split('[env.staging]');
  expect(section).toContain('routes = ["staging.example/*"]');
  expect(section).toContain('id = "of-staging"');
  expect(section).not.toMatch(/of-production|consent\.example/);
});

test('a binding of a kind that staging does not know is refused instead of forgotten', () => {
  expect(() => withStaging('', { name: 'placet', services: [] })).toThrow(
    'wrangler.toml contains services: list it in scripts/lib/staging.ts as inherited or repeated.',
  );
});

test('the example of the secrets contains no values, because the Deploy button offers them to everybody', () => {
  expect(readFileSync('.dev.vars.example', 'utf8')).toBe('HOSTING_API_KEY=\nSECRET_KEY=\n');
});

import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { wrangler } from './run.ts';

/** The budget does not count the preset catalogue, the widget and the language texts, which are data to the Worker. */
const withoutData: Plugin = {
  name: 'without-data',
  setup(bundler) {
    bundler.onLoad({ filter: /onboarding\/presets\/index\.ts$/ }, () => ({
      contents: 'export const presets = []; export const presetById = () => undefined;',
    }));
    bundler.onLoad({ filter: /visitor\/widget\.gen\.ts$/ }, () => ({
      contents: 'export const widget = ""; export const names = {};',
    }));
    bundler.onLoad({ filter: /src\/(account\/)?texts\/[a-z]{2}(_[A-Z]{2})?\.ts$/ }, ({ path }) => ({
      contents: `export const ${(/(\w+)\.ts$/.exec(path)?.[1] ?? '').replace('_', '')} = {};`,
    }));
  },
};

/** The Worker's size in KB (1,000 bytes), minified and gzipped: the code that the budget counts, and all of it. */
export async function bundleSize() {
  const [budgeted, whole] = await Promise.all([gzipped([withoutData]), gzipped([])]);
  return { budgeted, whole };
}

async function gzipped(plugins: Plugin[]) {
  const { outputFiles } = await build({
    entryPoints: ['src/index.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2024',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['node:*', 'cloudflare:*'],
    write: false,
    plugins,
  });
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length / 1000;
}

/** Whether wrangler would deploy the Worker as it stands. */
export const dryRun = () => wrangler('deploy', '--dry-run', '--minify');

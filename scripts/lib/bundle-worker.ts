import { build, type Plugin } from 'esbuild';

/** A Worker as one minified module, made from its first file as wrangler makes one. */
export async function bundleWorker(entry: string, plugins: Plugin[] = []) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2024',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['node:*', 'cloudflare:*'],
    write: false,
    plugins,
  });
  return outputFiles[0]!;
}

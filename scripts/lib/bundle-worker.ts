import { build, type BuildOptions, type Plugin } from 'esbuild';

const bundled = (entry: string, plugins: Plugin[] = [], options: BuildOptions = {}) =>
  build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2024',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['node:*', 'cloudflare:*'],
    write: false,
    metafile: true,
    plugins,
    ...options,
  });

/** A Worker as one minified module, made from its first file as wrangler makes one. */
export const bundleWorker = async (entry: string, plugins?: Plugin[]) =>
  (await bundled(entry, plugins)).outputFiles![0]!;

/** A Worker as a script that sets `worker` to the exports of its first file, and needs a `require` for built-in modules. */
export const scriptOfWorker = async (entry: string) =>
  (await bundled(entry, [], { format: 'iife', globalName: 'worker' })).outputFiles![0]!.text;

/** The files of a Worker that an isolate evaluates when it starts, and not at the first request that imports them. */
export async function modulesAtStart(entry: string) {
  const { inputs } = (await bundled(entry)).metafile!;
  const found = new Set([entry]);
  for (const path of found)
    for (const { path: imported, kind } of inputs[path]?.imports ?? [])
      if (kind !== 'dynamic-import') found.add(imported);
  return [...found];
}

import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'esbuild';
import { bundleWorker } from './bundle-worker.ts';

/** Data to the Worker, whose size is told apart: the preset catalogue, the widget, the language texts. */
const DATA =
  /src\/(presets\/(index|codes|common-names)|visitor\/widget\.gen|(\w+\/)?texts\/([\w-]+\/)?([a-z]{2}|tcf))\.ts$/;

/** Empties the data, whatever names it is exported by. */
const withoutData: Plugin = {
  name: 'without-data',
  setup(bundler) {
    bundler.onLoad({ filter: DATA }, async ({ path }) => {
      const names = (await readFile(path, 'utf8')).matchAll(/^export (?:const|function) (\w+)/gm);
      return { contents: [...names].map(([, name]) => `export const ${name} = {};`).join('\n') };
    });
  },
};

/** The Worker's size in KB (1,000 bytes), minified and gzipped: its code, and all of it. */
export async function bundleSize() {
  const [code, whole] = await Promise.all([gzipped([withoutData]), gzipped([])]);
  return { code, whole };
}

async function gzipped(plugins: Plugin[]) {
  const { contents } = await bundleWorker('src/index.ts', plugins);
  return gzipSync(contents, { level: 9 }).length / 1000;
}

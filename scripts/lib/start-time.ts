import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wrangler } from './run-command.ts';

/** What is used of a profile as V8 writes it; `timeDeltas` are microseconds. */
type Profile = {
  nodes: { id: number; callFrame: { url: string }; children?: number[] }[];
  samples: number[];
  timeDeltas: number[];
};

/** Milliseconds that workerd takes on this machine to evaluate the Worker's modules, minified as for a deployment, by its own profile. */
export async function startTime() {
  const folder = await mkdtemp(join(tmpdir(), 'placet-start-'));
  try {
    const file = join(folder, 'start.cpuprofile');
    const { code, output } = await wrangler('check', 'startup', '--args=--minify', '--outfile', file);
    if (code !== 0) throw new Error(output);
    return evaluation(JSON.parse(await readFile(file, 'utf8')) as Profile);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The time within modules: outside of them workerd itself starts, or waits for the profile's end. */
function evaluation({ nodes, samples, timeDeltas }: Profile) {
  const within = new Set<number>();
  // A node comes before its children.
  for (const { id, callFrame, children = [] } of nodes) {
    if (callFrame.url) within.add(id);
    if (within.has(id)) for (const child of children) within.add(child);
  }
  return samples.reduce((sum, id, i) => sum + (within.has(id) ? timeDeltas[i]! / 1000 : 0), 0);
}

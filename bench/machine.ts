import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, totalmem } from 'node:os';

const require = createRequire(import.meta.url);

/** The machine and versions of the measurement. */
export function machine() {
  const { version } = require('workerd/package.json') as { version: string };
  const memory = Math.round(totalmem() / 1e9);
  return `${cpus()[0]?.model.trim()}, ${cpus().length} cores, ${memory} GB, ${process.platform}; node ${process.versions.node}, workerd ${version}`;
}

/** The server’s process: this process’s child of this name. Undefined without /proc. */
function serverProcess() {
  try {
    const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ');
    return children.find((pid) => readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'workerd');
  } catch {
    return undefined;
  }
}

/** Processor time of the server’s threads so far, in seconds; NaN if it cannot be read. */
export function cpuSeconds() {
  const pid = serverProcess();
  if (!pid) return NaN;
  const threads = readdirSync(`/proc/${pid}/task`);
  // In nanoseconds (proc(5)); /proc/…/stat has only hundredths of a second.
  const used = threads.map((id) =>
    Number(readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')[0]),
  );
  return used.reduce((sum, ns) => sum + ns, 0) / 1e9;
}

/** Growth of the server’s memory while `work` runs, in MB; NaN if unknown. */
export async function memoryGrowth(work: () => Promise<unknown>) {
  const pid = serverProcess();
  if (!pid) return NaN;
  const read = (field: string) => {
    const text = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]) / 1000;
  };
  const before = read('VmRSS');
  // Resets the peak (proc(5)).
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  await work();
  return read('VmHWM') - before;
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, totalmem } from 'node:os';

const require = createRequire(import.meta.url);

/** What the numbers were measured on. */
export function machine() {
  const { version } = require('workerd/package.json') as { version: string };
  const memory = Math.round(totalmem() / 1e9);
  return `${cpus()[0]?.model.trim()}, ${cpus().length} cores, ${memory} GB, ${process.platform}; node ${process.versions.node}, workerd ${version}`;
}

/** The server's process: this one's child that is called so. Undefined where there is no /proc. */
function serverProcess() {
  try {
    return readdirSync('/proc').find((pid) => {
      if (!/^\d+$/.test(pid)) return false;
      const [, name, , parent] = /^\d+ \((.*)\) (\S+) (\d+)/.exec(stat(pid)) ?? [];
      return name === 'workerd' && parent === String(process.pid);
    });
  } catch {
    return undefined;
  }
}

function stat(pid: string) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}

/** Processor time that the server's threads have used so far, in seconds; NaN where that cannot be read. */
export function cpuSeconds() {
  const pid = serverProcess();
  if (!pid) return NaN;
  const threads = readdirSync(`/proc/${pid}/task`);
  // In nanoseconds (proc(5)); /proc/…/stat would tell it in hundredths of a second.
  const used = threads.map((id) =>
    Number(readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')[0]),
  );
  return used.reduce((sum, ns) => sum + ns, 0) / 1e9;
}

/** How far the server's memory grows beyond what it holds now while `work` runs, in MB; NaN where unknown. */
export async function memoryGrowth(work: () => Promise<unknown>) {
  const pid = serverProcess();
  if (!pid) return NaN;
  const read = (field: string) => {
    const text = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]) / 1000;
  };
  const before = read('VmRSS');
  // Makes the peak start anew (proc(5)).
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  await work();
  return read('VmHWM') - before;
}

import { spawn, type SpawnOptions } from 'node:child_process';
import { delimiter, dirname, resolve } from 'node:path';

// The programs are those of the project, run by the Node that runs this script, whatever the machine has.
const PATH = [dirname(process.execPath), resolve('node_modules/.bin'), process.env.PATH].join(delimiter);

const quiet = {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  // Its local traces would keep whole addresses, and with them keys, in `.wrangler/state`.
  X_LOCAL_OBSERVABILITY: 'false',
};

type Options = Omit<SpawnOptions, 'env'> & { env?: Record<string, string> };

/** Starts a program; wrangler is told to stay quiet and to need nothing but this machine. */
export function start(command: string, args: string[], options: Options = {}) {
  return spawn(command, args, { ...options, env: { ...process.env, PATH, ...quiet, ...options.env } });
}

/** Runs a program to its end, without input, and gives its exit code and what it wrote: `output` with the errors. */
export async function run(command: string, args: string[], env: Record<string, string> = {}) {
  const child = start(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let stdout = '';
  let output = '';
  child.stdout!.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    output += text;
  });
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise<number>((done, fail) => {
    child.on('error', fail);
    child.on('close', (status) => done(status ?? 1));
  });
  return { code, stdout, output };
}

/** `wrangler`, answering its own questions as in CI, and saying what it does, whatever the environment has. */
export const wrangler = (...args: string[]) => run('wrangler', args, { CI: '1', WRANGLER_LOG: 'log' });

import { spawn, type StdioOptions } from 'node:child_process';

/**
 * Starts a program that ends with this process, however that ends: a shell waits for the end of its input, and then ends the
 * program with all that it has started.
 */
export const startProgram = (
  [path, ...args]: [string, ...string[]],
  env: Record<string, string | undefined> = process.env,
  stdio: StdioOptions = [],
) =>
  spawn('sh', ['-c', '"$@" </dev/null & read -r _; kill 0', 'sh', path, ...args], {
    env,
    stdio: ['pipe', 'ignore', 'ignore', ...(stdio as [])],
    detached: true,
  });

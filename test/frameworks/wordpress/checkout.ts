import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** A copy of the repository as far as `npm run wordpress` needs it, in which an operator runs the command. */
export async function checkout() {
  const folder = await mkdtemp(join(tmpdir(), 'checkout-'));
  for (const part of [
    'package.json',
    'scripts/build/wordpress.ts',
    'scripts/lib/fail.ts',
    'scripts/wordpress',
    'packages/php',
    'packages/wordpress',
  ])
    await cp(part, join(folder, part), { recursive: true });
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const start = async (program: string, args: string[]) =>
    new Promise<{ status: number; said: string }>((resolve) => {
      const options = { cwd: folder, env: { ...process.env, PATH, NO_COLOR: '1' } };
      execFile(program, args, options, (error, stdout, stderr) =>
        resolve({ status: Number(error?.code ?? 0), said: stdout + stderr }),
      );
    });
  return {
    folder,
    /** Runs `npm run wordpress -- …`, and gives its exit status and what it says. */
    npm: async (...args: string[]) => start('npm', ['run', '--silent', 'wordpress', '--', ...args]),
    /** The same without npm, which takes longer than the command. */
    run: async (...args: string[]) => start(process.execPath, ['scripts/build/wordpress.ts', ...args]),
    /** Changes the plug-in as a new version of the project does. */
    async release(version: string, more = '') {
      const file = join(folder, 'packages/wordpress/placet/placet.php');
      const code = await readFile(file, 'utf8');
      await writeFile(file, code.replace(/(\* Version: +).*/, `$1${version}`) + more);
    },
    remove: async () => rm(folder, { recursive: true, force: true }),
  };
}

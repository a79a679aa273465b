import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { transformSync } from 'esbuild';
import { expect, onTestFinished } from 'vitest';
import { experimental_readRawConfig as readRawConfig } from 'wrangler';

/** What the replacement for wrangler knows of an account of Cloudflare. */
export type Account = {
  loggedIn: boolean;
  databases: { name: string; jurisdiction: string | null }[];
  namespaces: { id: string; title: string; jurisdiction?: string }[];
  buckets: { name: string; jurisdiction?: string }[];
  workers: Record<string, { secrets: Record<string, string>; config?: Record<string, any> }>;
  /** Commands, by how they begin, that fail with a message. */
  failures: Record<string, string>;
  /** How the command begins that never ends. */
  hangs?: string;
  /** All commands so far. */
  calls: string[];
};

export const SECRETS = {
  HOSTING_API_KEY: 'op_0123456789012345678901234567890123456789',
  SECRET_KEY: Buffer.alloc(32, 'deploy').toString('base64'),
};

// As JavaScript: a deployment starts it a dozen times, and Node takes longer to strip the types than to run it.
const WRANGLER = transformSync(readFileSync('test/deploy/wrangler.ts', 'utf8'), { loader: 'ts' }).code;

/** An empty account, and a folder with wrangler.toml and drizzle/ from which it is deployed. */
export function emptyAccount(changes: Partial<Account> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'placet-account-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['wrangler.toml', 'drizzle']) cpSync(name, join(folder, name), { recursive: true });
  const programs = join(folder, 'node_modules/.bin');
  mkdirSync(programs, { recursive: true });
  const program = join(programs, 'wrangler');
  writeFileSync(`${program}.mjs`, WRANGLER);
  writeFileSync(program, `#!/bin/sh\nexec "${process.execPath}" "${program}.mjs" "$@"\n`);
  chmodSync(program, 0o755);
  const write = (account: Account) => writeFileSync(join(folder, 'account.json'), JSON.stringify(account));
  const read = () => JSON.parse(readFileSync(join(folder, 'account.json'), 'utf8')) as Account;
  write({
    loggedIn: true,
    databases: [],
    namespaces: [],
    buckets: [],
    failures: {},
    calls: [],
    workers: { placet: { secrets: SECRETS } },
    ...changes,
  });
  return {
    folder,
    read,
    change: (next: Partial<Account>) => write({ ...read(), ...next }),
    deploy: (args: string[] = [], env: Record<string, string> = {}) => run(folder, 'deploy', args, env).ended,
    /** Deploys until a wrangler command has begun, and sends a signal then. */
    async interrupt(command: string, signal: NodeJS.Signals, env: Record<string, string> = {}) {
      write({ ...read(), hangs: command });
      const { child, ended } = run(folder, 'deploy', [], env);
      await expect
        .poll(read, { timeout: 30_000 })
        .toMatchObject({ calls: expect.arrayContaining([expect.stringContaining(command)]) });
      child.kill(signal);
      return ended;
    },
    /** Runs another command of the project. */
    run: (command: string, ...args: string[]) => run(folder, command, args, {}).ended,
    /** Rows of a database; none where the table is missing. */
    rows(database: string, sql: string) {
      const db = new DatabaseSync(join(folder, `${database}.sqlite`));
      return db
        .prepare(sql)
        .all()
        .map((row) => Object.values(row)[0]);
    },
  };
}

function run(cwd: string, command: string, args: string[], env: Record<string, string>) {
  const { HOSTING_API_KEY: _key, SECRET_KEY: _secret, ...inherited } = process.env;
  // wrangler takes two seconds to load, so this process reads wrangler.toml for all commands.
  const { rawConfig } = readRawConfig({ config: join(cwd, 'wrangler.toml') });
  writeFileSync(join(cwd, 'wrangler-config.json'), JSON.stringify(rawConfig));
  const replaced = ['--import', resolve('test/deploy/replaced-modules.ts')];
  const child = spawn(process.execPath, [...replaced, resolve(`scripts/${command}.ts`), ...args], {
    cwd,
    env: { ...inherited, NODE_COMPILE_CACHE: join(tmpdir(), 'placet-compile-cache'), ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise<{ code: number | null; output: string }>((done) =>
    child.on('close', (code) => done({ code, output })),
  );
  return { child, ended };
}

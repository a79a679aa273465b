// Runs all checks: prints each step with its time, and its output only if it fails.
import { stripVTControlCharacters } from 'node:util';
import { run } from './lib/run-command.ts';
import { bold, dim, green, progress, red } from './lib/terminal.ts';
import { bundleSize } from './lib/bundle-size.ts';
import { startTime } from './lib/start-time.ts';

const PROJECTS = [
  '.',
  'tsconfig.node.json',
  'src/widget',
  'src/verify/page',
  'test/browser',
  'packages/client',
  'packages/audit',
];
const GENERATED = [
  'worker-configuration.d.ts',
  'drizzle',
  'src/visitor/widget.gen.ts',
  'scripts/openapi/examples.gen.json',
  'public/openapi.json',
  'public/verify/page.js',
  'public/account/uqr.js',
  'public/tables',
];

/** Go's garbage collector: a third less computing for lint, with more memory. */
const GOGC = '400';

/** The result of a step: its output, whether it passed, and lines that are always printed. */
type Result = { ok: boolean; output: string; shown?: string[] };

/** Groups of steps, one after the other; the steps of a group run side by side, because most of them use one core. */
const groups: Record<string, () => Promise<Result>>[] = [
  {
    // Several checkers would compute twice what several files import.
    types: () => all(...PROJECTS.map((project) => `tsc -p ${project} --checkers 1`)),
    lint: () => all('oxlint', 'node scripts/lint-folders.ts'),
    format: () => all('oxfmt --check .'),
    words: () => all('node scripts/lint-words.ts'),
    bundle,
  },
  // One process for what runs in workerd: its start alone takes 7 s of computing. The browser often waits, so it has its own.
  // Frameworks are installed and built by `npm run test:long` only.
  {
    tests: () => tests('--project=!browser --project=!frameworks'),
    'browser tests': () => tests('--project=browser'),
  },
  { 'generated files': generated },
];

const began = Date.now();
const failed: string[] = [];
for (const group of groups) {
  const start = Date.now();
  progress(`  ${Object.keys(group).join(', ')} …`);
  await Promise.all(
    Object.entries(group).map(async ([name, step]) => {
      const { ok, output, shown = [] } = await step();
      progress(`${ok ? green('✓') : red('✗')} ${name.padEnd(16)} ${dim(seconds(start))}`, true);
      for (const line of ok ? shown : [output.trim()]) console.log(line);
      if (!ok) failed.push(name);
    }),
  );
}
const count = groups.flatMap((group) => Object.keys(group)).length;
console.log(
  failed.length === 0
    ? bold(green(`All ${count} steps are in order (${seconds(began)}).`))
    : bold(red(`${failed.length} of ${count} steps failed: ${failed.join(', ')} (${seconds(began)}).`)),
);
process.exit(failed.length === 0 ? 0 : 1);

function seconds(since: number) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

/** Runs commands in succession, up to the first that fails. */
async function all(...commands: string[]): Promise<Result> {
  let output = '';
  for (const line of commands) {
    const [command = '', ...args] = line.split(' ');
    const ran = await run(command, args, { CI: '1', GOGC });
    output += ran.output;
    if (ran.code !== 0) return { ok: false, output };
  }
  return { ok: true, output };
}

async function tests(projects: string) {
  const result = await all(`vitest run ${projects}`);
  const lines = stripVTControlCharacters(result.output).split('\n');
  const counts = lines.filter((line) => /^\s*(Test Files|Tests)\s/.test(line));
  return { ...result, shown: [...counts, ...slowestFiles(lines)] };
}

/** The five slowest test files with their times, from the lines that vitest prints for each file. */
function slowestFiles(lines: string[]) {
  return lines
    .flatMap((line) => {
      const [, file, ms] = /(test\/\S+) \(.*?\) (\d+)ms/.exec(line) ?? [];
      return file && ms ? [{ file, ms: Number(ms) }] : [];
    })
    .sort((a, b) => b.ms - a.ms)
    .slice(0, 5)
    .map(({ file, ms }) => dim(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${file}`));
}

/** Generates all generated files again; git tells whether that changed anything. */
async function generated() {
  const result = await all('npm run --silent generate', 'drizzle-kit generate');
  if (!result.ok) return result;
  if (!result.output.includes('No schema changes')) return { ...result, ok: false };
  const git = await run('git', ['rev-parse', '--is-inside-work-tree']);
  if (git.code !== 0)
    return { ...result, shown: ['  (no git repository: generated files were not compared)'] };
  return all(`git --no-pager diff --exit-code -- ${GENERATED.join(' ')}`);
}

/** Reports the Worker's size and its start time, which Cloudflare limits; that wrangler would deploy it is a test. */
async function bundle() {
  const size = await bundleSize();
  const start = await startTime();
  const shown = [
    `  ${size.whole.toFixed(1)} KB gzipped, ${size.code.toFixed(1)} KB of them without catalogue, widget and language texts`,
    `  starts in ${start.toFixed(0)} ms (evaluation of its modules by workerd on this machine, which may be busy)`,
  ];
  return { ok: true, output: '', shown };
}

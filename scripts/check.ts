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
  'src/domains/own-host/consent-php.gen.ts',
  'scripts/openapi/examples.gen.json',
  'public/openapi.json',
  'public/verify/page.js',
  'public/account/uqr.js',
  'public/tables',
  'docs/processing.md',
  'docs/processing.de.md',
];

/** Go's garbage collector: a third less computing for lint, with more memory. */
const GOGC = '400';

/** The result of a step: its output, whether it passed, lines that are always printed, and the times of its test files. */
type Result = { ok: boolean; output: string; shown?: string[]; files?: Duration[] };
type Duration = { name: string; ms: number };

const began = Date.now();
const failed: string[] = [];
const durations: Duration[] = [];
const running = new Set<string>();

// Most steps use one core, so several run side by side.
await Promise.all([
  // Several checkers would compute twice what several files import.
  step('types', () => all(...PROJECTS.map((project) => `tsc -p ${project} --checkers 1`))),
  step('lint', () => all('oxlint', 'node scripts/lint-folders.ts', 'node scripts/lint-browsers.ts')),
  step('format', () => all('oxfmt --check .')),
  step('words', () => all('node scripts/lint-words.ts')),
  step('bundle', bundle),
]);
// One process for what runs in workerd: its start alone takes 7 s of computing. Browsers follow: beside other tests, they
// wait so long for a free core that what they ask again meanwhile costs more than it saves. Frameworks are installed and
// built by `npm run test:long` only.
await step('tests', () => tests('--project=workers --project=data --project=stopped'));
await Promise.all([
  step('generated files', generated),
  step('browser tests', () =>
    tests('--project=chromium --project=firefox --project=webkit --project=scripts'),
  ),
]);

console.log('What took longest:');
for (const { name, ms } of durations.toSorted((a, b) => b.ms - a.ms).slice(0, 10))
  console.log(dim(`  ${seconds(ms).padStart(8)}  ${name}`));
const total = seconds(Date.now() - began);
console.log(
  failed.length === 0
    ? bold(green(`All steps are in order (${total}).`))
    : bold(red(`Failed: ${failed.join(', ')} (${total}).`)),
);
process.exit(failed.length === 0 ? 0 : 1);

async function step(name: string, work: () => Promise<Result>) {
  showRunning(running.add(name));
  const start = Date.now();
  const { ok, output, shown = [], files = [] } = await work();
  const ms = Date.now() - start;
  durations.push({ name, ms }, ...files);
  progress(`${ok ? green('✓') : red('✗')} ${name.padEnd(16)} ${dim(seconds(ms))}`, true);
  for (const line of ok ? shown : [output.trim()]) console.log(line);
  if (!ok) failed.push(name);
  running.delete(name);
  showRunning(running);
}

function showRunning(names: Set<string>) {
  if (names.size > 0) progress(`  ${[...names].join(', ')} …`);
}

function seconds(ms: number) {
  return `${(ms / 1000).toFixed(1)} s`;
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
  const shown = lines.filter((line) => /^\s*(Test Files|Tests)\s/.test(line));
  const files = lines.flatMap((line) => {
    const [, name, ms] = /(test\/\S+) \(.*?\) (\d+)ms/.exec(line) ?? [];
    return name ? [{ name, ms: Number(ms) }] : [];
  });
  return { ...result, shown, files };
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

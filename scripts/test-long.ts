// Runs the long tests with a sample of what they can try. With --full, runs all tests with all that they can try, such as
// 20,000 steps of the log’s model with each seed, 200 kills during intake and publishing, and a backup and restore that
// are cut off at each of their calls.
import { once } from 'node:events';
import { start } from './lib/run-command.ts';

const args = process.argv.slice(2);
const runs = args.includes('--full')
  ? [[]]
  : [
      ['--project=workers', '--project=data', '--tags-filter=long'],
      ['--project=stopped', '--project=scripts', '--project=frameworks'],
    ];
const env = args.includes('--full') ? { TEST_FULL: '1', MODEL_STEPS: '20000' } : undefined;
const others = args.filter((arg) => arg !== '--full');
for (const run of runs) {
  const child = start('vitest', ['run', '--passWithNoTests', ...run, ...others], { stdio: 'inherit', env });
  const [code] = await once(child, 'exit');
  if (code !== 0) process.exitCode = 1;
}

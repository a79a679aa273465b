// Runs the long tests with a sample of what they can try. With --full, runs all tests with all that they can try, such as
// 20,000 steps of the log’s model with each seed, 200 kills during intake and publishing, and a backup and restore that
// are cut off at each of their calls.
import { start } from './lib/run-command.ts';

const args = process.argv.slice(2);
const isFull = args.includes('--full');
const projects = isFull
  ? []
  : ['long', 'stopped', 'scripts', 'frameworks'].map((name) => `--project=${name}`);
const child = start('vitest', ['run', ...projects, ...args.filter((arg) => arg !== '--full')], {
  stdio: 'inherit',
  env: isFull ? { TEST_FULL: '1', MODEL_STEPS: '20000' } : {},
});
child.on('exit', (code) => process.exit(code ?? 1));

// Runs the long tests. With --full, the model of the log takes 20,000 steps with each seed, otherwise a sample of them.
import { start } from './lib/run-command.ts';

const args = process.argv.slice(2);
const isFull = args.includes('--full');
const projects = ['long', 'stopped', 'scripts'].map((name) => `--project=${name}`);
const child = start('vitest', ['run', ...projects, ...args.filter((arg) => arg !== '--full')], {
  stdio: 'inherit',
  env: isFull ? { MODEL_STEPS: '20000' } : {},
});
child.on('exit', (code) => process.exit(code ?? 1));

// Runs the long tests. With --full, the model of the log takes 20,000 steps with each seed, and backup and restore are cut
// off at 200 of their calls; otherwise a sample of both.
import { start } from './lib/run-command.ts';

const args = process.argv.slice(2);
const isFull = args.includes('--full');
const projects = ['long', 'stopped', 'scripts'].map((name) => `--project=${name}`);
const child = start('vitest', ['run', ...projects, ...args.filter((arg) => arg !== '--full')], {
  stdio: 'inherit',
  env: isFull ? { MODEL_STEPS: '20000', BACKUP_KILLS: '200' } : {},
});
child.on('exit', (code) => process.exit(code ?? 1));

// Runs the browser tests in Chromium, Firefox and WebKit; with --full, with all that they can try instead of a sample.
// Other arguments are vitest’s: `npm run test:browsers -- --project=firefox test/browser/decision` runs a part.
import { once } from 'node:events';
import { start } from './lib/run-command.ts';

const args = process.argv.slice(2);
const others = args.filter((arg) => arg !== '--full');
const projects = others.some((arg) => arg.startsWith('--project'))
  ? []
  : ['chromium', 'firefox', 'webkit'].map((engine) => `--project=${engine}`);
const env = { TEST_BROWSERS: '1', ...(args.length > others.length && { TEST_FULL: '1' }) };
const child = start('vitest', ['run', ...projects, ...others], { stdio: 'inherit', env });
const [code] = await once(child, 'exit');
process.exitCode = code;

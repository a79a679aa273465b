// Replaces modules in a deployment of the tests: the one function of `wrangler` in use returns what account.ts has read, and
// the documentation, which other tests read, is not built again.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const config = readFileSync('wrangler-config.json', 'utf8');
const sources: Record<string, string> = {
  wrangler: `export const experimental_readRawConfig = () => ({ rawConfig: ${config} });`,
  './build/docs.ts': '',
};

registerHooks({
  resolve: (specifier, context, next) =>
    specifier in sources
      ? { url: `replaced:${specifier}`, format: 'module', shortCircuit: true }
      : next(specifier, context),
  load: (url, context, next) =>
    url.startsWith('replaced:')
      ? { format: 'module', source: sources[url.slice('replaced:'.length)]!, shortCircuit: true }
      : next(url, context),
});

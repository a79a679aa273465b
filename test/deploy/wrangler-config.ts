// Replaces the module `wrangler` in a deployment of the tests: its one function in use returns what account.ts has read.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const url = pathToFileURL('wrangler-config.json').href;
const source = `export const experimental_readRawConfig = () => ({ rawConfig: ${readFileSync('wrangler-config.json', 'utf8')} });`;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'wrangler' ? { url, format: 'module', shortCircuit: true } : next(specifier, context),
  load: (found, context, next) =>
    found === url ? { format: 'module', source, shortCircuit: true } : next(found, context),
});

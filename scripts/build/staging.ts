// Writes [env.staging] at the end of wrangler.toml, so that it cannot drift from production.
import { readFileSync, writeFileSync } from 'node:fs';
import { experimental_readRawConfig as readRawConfig } from 'wrangler';
import { withStaging } from '../lib/staging.ts';

const FILE = 'wrangler.toml';

writeFileSync(FILE, withStaging(readFileSync(FILE, 'utf8'), readRawConfig({ config: FILE }).rawConfig));

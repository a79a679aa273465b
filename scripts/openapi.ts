// Writes public/openapi.json from the schemas in src and the operations in scripts/openapi. With --check it writes
// nothing and fails if the file is not current.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { openApi } from './openapi/document.ts';

const root = join(import.meta.dirname, '..');
const target = join(root, 'public/openapi.json');
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
const document = openApi(version);
const text = `${JSON.stringify(document, null, 2)}\n`;

const { valid, errors } = await new Validator().validate(JSON.parse(text) as Record<string, unknown>);
if (!valid) {
  console.error('The document is not valid OpenAPI:', JSON.stringify(errors, null, 2));
  process.exitCode = 1;
}
if (process.argv.includes('--check')) {
  if ((await readFile(target, 'utf8').catch(() => '')) !== text) {
    console.error('public/openapi.json is not current: run "npm run openapi".');
    process.exitCode = 1;
  }
} else await writeFile(target, text);

const operations = Object.values(document.paths).flatMap((path) => Object.keys(path));
console.log(
  `public/openapi.json: ${operations.length} operations, ${(Buffer.byteLength(text) / 1024).toFixed(0)} KB`,
);

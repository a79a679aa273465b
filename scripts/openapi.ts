// Records the examples, and writes public/openapi.json from them, the schemas in src and the operations in scripts/openapi.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { runStory } from './openapi/story/run-story.ts';

const root = join(import.meta.dirname, '..');
const write = async (path: string, content: unknown) => {
  const text = `${JSON.stringify(content, null, 2)}\n`;
  await writeFile(join(root, path), text);
  return text;
};

await write('scripts/openapi/examples.gen.json', await runStory());
// It contains the examples.
const { openApi } = await import('./openapi/document.ts');

const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
const document = openApi(version);
const text = await write('public/openapi.json', document);

const { valid, errors } = await new Validator().validate(JSON.parse(text) as Record<string, unknown>);
if (!valid) {
  console.error('The document is not valid OpenAPI:', JSON.stringify(errors, null, 2));
  process.exitCode = 1;
}

const operations = Object.values(document.paths).flatMap((path) => Object.keys(path));
console.log(
  `public/openapi.json: ${operations.length} operations, ${(Buffer.byteLength(text) / 1024).toFixed(0)} KB`,
);

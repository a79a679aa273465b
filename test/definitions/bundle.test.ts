// @module-tag long
import { expect, test } from 'vitest';
import { bundleWorker, modulesAtStart } from '../../scripts/lib/bundle-worker.ts';
import * as sentences from '../../scripts/openapi/schemas/property-sentences.ts';
import { COMPAT_SENTENCE } from '../../scripts/openapi/schemas/setting-sentences.ts';

test('no sentence of the reference is in the Worker', async () => {
  const { text } = await bundleWorker('src/index.ts');
  const { purposeList: _, ...resources } = sentences;
  const all = Object.values(resources).flatMap((of) => Object.values(of));
  const written = all
    .flatMap((sentence) => sentence.replace(/“.*”/s, '“').split(/(?<=\.) /))
    .filter((part) => part.length > 30);
  expect(written.length).toBeGreaterThan(150);
  expect(text).toContain('frontendWidgetEnabled');
  expect([...written, COMPAT_SENTENCE].filter((sentence) => text.includes(sentence))).toEqual([]);
});

test('each setting has a sentence', () => {
  const { purposeList: _, ...resources } = sentences;
  for (const [kind, of] of Object.entries(resources))
    for (const [name, sentence] of Object.entries(of)) expect(sentence, `${kind}.${name}`).toMatch(/\w.*\.$/);
});

test('an isolate that starts for a page view evaluates neither the console nor the APIs, the schemas, the scan or the catalogue and its texts', async () => {
  const modules = await modulesAtStart('src/index.ts');
  expect(modules).toContain('src/visitor/script/index.ts');
  const late =
    /^src\/(app|account|operator|hosting|api|preview|pages|people|scan|presets|clients|resources)\b|\/zod\/|hono\/dist\/jsx/;
  expect(modules.filter((path) => late.test(path))).toEqual([]);
});

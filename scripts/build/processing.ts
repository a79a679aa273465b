// Writes docs/processing.md and docs/processing.de.md from the texts of the console, so that the facts for contracts are
// written once.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { processingPages } from '../docs/processing-page.ts';

for (const [path, text] of Object.entries(processingPages)) {
  await writeFile(join(import.meta.dirname, '../..', path), text);
  console.log(path);
}

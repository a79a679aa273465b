// Builds public/docs and public/llms.txt: a page for README.md and for each Markdown file in docs/, the API reference with its script, and the
// WordPress plug-in.
// npm runs it after every install ("prepare"), so that generated pages need no copy in the repository; npm run dev and
// npm run deploy run it again, because guides may have been edited since.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { addressOf, findPages, fileAddress } from '../docs/pages.ts';
import { llmsText } from '../docs/llms-text.ts';
import { pageWith, referencePage } from '../docs/page-layout.ts';
import { renderPage } from '../docs/render-page.ts';
import { pluginArchive } from '../wordpress/wordpress-plugin.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFile(join(root, path), 'utf8');

/** The files of the service by their address; docs/README.md is the page /docs. */
const served = new Map<string, string | Buffer>();
const found = await findPages(root);
const { pages, files } = found;
for (const page of pages)
  served.set(`${addressOf(page.path)}.html`, pageWith(renderPage(page, found), pages));
served.set('/docs/api.html', referencePage());
// As text: a browser would save a TypeScript file, or play it.
for (const path of files) served.set(fileAddress(path), await read(path));
for (const name of ['page.css', 'reference.css'])
  served.set(`/docs/${name}`, await read(`scripts/docs/${name}`));
const explorer = 'node_modules/openapi-explorer';
served.set('/docs/openapi-explorer.js', await read(`${explorer}/dist/browser/openapi-explorer.min.js`));
served.set('/docs/openapi-explorer.LICENSE.txt', await read(`${explorer}/LICENSE`));
served.set('/docs/placet.zip', pluginArchive());
served.set('/llms.txt', llmsText(await read('docs/README.md')));

// A running server sees no moment without pages.
for (const [address, content] of served) {
  const file = join(root, 'public', address);
  if (existsSync(file) && (await readFile(file)).equals(Buffer.from(content))) continue;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
const existing = await readdir(join(root, 'public/docs'), { recursive: true, withFileTypes: true });
for (const entry of existing) {
  const file = join(entry.parentPath, entry.name);
  if (!entry.isDirectory() && !served.has(file.slice(join(root, 'public').length))) await rm(file);
}

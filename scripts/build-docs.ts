// Copies the script of the reference page to public/docs, and links the documentation there, to which README.md and the
// console refer. npm runs it after every install ("prepare"), because 740 KB that package-lock.json pins need no copy in
// the repository.
import { copyFile, readdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const explorer = join(root, 'node_modules/openapi-explorer');
const served = join(root, 'public/docs');
await copyFile(join(explorer, 'dist/browser/openapi-explorer.min.js'), join(served, 'openapi-explorer.js'));
await copyFile(join(explorer, 'LICENSE'), join(served, 'openapi-explorer.LICENSE.txt'));
for (const name of await readdir(join(root, 'docs'))) {
  if (!name.endsWith('.md')) continue;
  await rm(join(served, name), { force: true });
  await symlink(join('../../docs', name), join(served, name));
}

// Rejects circles between folders: those beside each other in a folder of src use each other in one direction, and so do
// the files of src itself. oxlint rejects circles between files.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fail } from './lib/fail.ts';

/** Folders whose own folders may use each other. */
const WHOLE = ['src/log', 'src/widget'];

const IMPORT = /^(?:import|export)\b[^'"`;]*?\bfrom '(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm;

/** An import that makes one folder or file of `parent` use another one. */
type Use = { parent: string; user: string; used: string; file: string };

const uses = globSync('src/**/*.{ts,tsx}').flatMap((file) =>
  Array.from(readFileSync(file, 'utf8').matchAll(IMPORT), ([, from, lazily]) =>
    useOf(file, join(dirname(file), (from ?? lazily)!)),
  ),
);

function useOf(file: string, imported: string): Use {
  const [a, b] = [file.split('/'), imported.split('/')];
  const depth = a.findIndex((name, i) => name !== b[i]);
  return { parent: a.slice(0, depth).join('/'), user: a[depth]!, used: b[depth]!, file };
}

/** A file may use the folders beside it, and be used by them: the routes of a tree, or what its folders have in common. */
const counts = ({ parent, user, used }: Use) =>
  parent === 'src' ||
  (parent &&
    ![user, used].some((name) => name.includes('.')) &&
    !WHOLE.some((whole) => parent.startsWith(whole)));

/** The uses that are part of a circle, or lead from one to another. */
function circular(all: Use[]): Use[] {
  const left = all.filter(
    ({ parent, user, used }) =>
      all.some((other) => other.parent === parent && other.user === used) &&
      all.some((other) => other.parent === parent && other.used === user),
  );
  return left.length === all.length ? left : circular(left);
}

const lines = circular(uses.filter(counts)).map(
  ({ parent, user, used, file }) => `${file}: ${parent}/${user} uses ${parent}/${used}`,
);
if (lines.length > 0)
  fail(
    'These folders use each other. Move what both need to one of them, or below both.',
    [...new Set(lines)].join('\n'),
  );

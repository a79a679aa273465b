// Counts lines, files, exported names, and files that only one other file imports.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const CORE = /^src\/.*\.tsx?$/;
/** Data rather than code: texts, catalogue entries and generated files. */
const DATA = /\/texts\/|\/catalogue\/|\.gen\.ts$/;

const all = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
const files = all.filter((file) => CORE.test(file) && existsSync(file));
const code = files.filter((file) => !DATA.test(file));
const textOf = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const lines = (some: string[]) =>
  some.reduce((sum, file) => sum + textOf.get(file)!.split('\n').length - 1, 0);

const importers = new Map<string, number>();
let exported = 0;
for (const [file, text] of textOf) {
  if (!DATA.test(file))
    exported += text.match(/^export (?:async )?(?:const|function\*?|class|type)\b/gm)?.length ?? 0;
  const imported = new Set(
    [...text.matchAll(/from '(\.[^']+)'/g)].map(([, path]) => normalize(join(dirname(file), path!))),
  );
  for (const path of imported) importers.set(path, (importers.get(path) ?? 0) + 1);
}
const sizes = code.map((file) => textOf.get(file)!.split('\n').length - 1).sort((a, b) => a - b);

console.log(`files            ${files.length}, of which code ${code.length}`);
console.log(`lines            ${lines(files)}, of which code ${lines(code)}`);
console.log(
  `lines of a file  median ${sizes[sizes.length >> 1]}, 95th percentile ${sizes[Math.floor(sizes.length * 0.95)]}`,
);
console.log(`exported names   ${exported}`);
console.log(`imported once    ${code.filter((file) => importers.get(file) === 1).length}`);

/** Lines above which the comment of a function gives the reason for its length. */
const LONG = 60;
const FUNCTION =
  /^(\s*)(?:export )?(?:default )?(?:async )?(?:function\*? ?(\w*)|(?:const )?(\w+)\b.*=>? ?(?:\{|\($))/;

/** The functions of a file above `LONG` lines: files are formatted, so a function ends where its indentation returns. */
function longFunctions(file: string) {
  const all = textOf.get(file)!.split('\n');
  return all.flatMap((line, from) => {
    const [, indent = '', name, other] = FUNCTION.exec(line) ?? [];
    if (!/(?:\{|=> \()$|=>$/.test(line) || (!name && !other) || !/\(|=>/.test(line)) return [];
    const length =
      all
        .slice(from + 1)
        .findIndex((next) => next.startsWith(indent) && /^[})\]]/.test(next.slice(indent.length))) + 2;
    return length > LONG ? [`${file}:${from + 1} ${name || other}: ${length} lines`] : [];
  });
}
console.log(`functions above ${LONG} lines\n  ${code.flatMap(longFunctions).join('\n  ')}`);

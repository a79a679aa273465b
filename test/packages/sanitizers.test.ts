// docs/website/sanitizers.md and the WordPress plug-in name what the widget reads of elements that others can write.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('docs/website/sanitizers.md', 'utf8');
const [removed, kept] = page
  .split('\n\n')
  .filter((part) => part.startsWith('| Attribute'))
  .map((table) => [...table.matchAll(/^\| `(.*?)` \|/gm)].map(([, name]) => name!));

const files = globSync('src/widget/**/*.ts').map((file) => ({
  file,
  // Without comments.
  code: readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, ''),
}));
const hyphenated = (property: string) =>
  `data-${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The `data-` attributes that code names, directly or as properties of a dataset; one that ends with `-` begins several. */
function attributesIn(code: string) {
  const direct = [...code.matchAll(/(?<![\w-])data-[a-z][a-z-]*/g)].map(([name]) => name);
  const properties = [...code.matchAll(/\bdataset[!?]?\.(\w+)/g)].map(([, name]) => name!);
  const destructured = [...code.matchAll(/\{([^{}]*)\}\s*=\s*[\w.!?]*\bdataset\b/g)].flatMap(([, list]) =>
    [...list!.matchAll(/(?:^|,)\s*(\w+)/g)].map(([, name]) => name!),
  );
  return [...direct, ...[...properties, ...destructured].map(hyphenated)];
}

test('every attribute that the widget reads is listed, and no other', () => {
  const read = new Set(files.flatMap(({ code }) => attributesIn(code)));
  const listed = [...removed!, ...kept!];
  const beginnings = [...read].filter((name) => name.endsWith('-'));
  expect([...read].filter((name) => !listed.includes(name) && !beginnings.includes(name))).toEqual([]);
  expect(beginnings.filter((name) => !listed.some((one) => one.startsWith(name)))).toEqual([]);
  expect(listed.filter((name) => !read.has(name) && !beginnings.some((one) => name.startsWith(one)))).toEqual(
    [],
  );
});

test('those to be removed are the ones with a reserved beginning', () => {
  const isReserved = (name: string) => /^data-(ccm|placet)-/.test(name);
  expect(removed!.filter((name) => !isReserved(name))).toEqual([]);
  expect(kept!.filter(isReserved)).toEqual([]);
});

test('the code finds elements by no other class or ID', () => {
  const calls = /(?:querySelector(?:All)?|closest|matches|contains|getElementById)[^(]*\((.*)/g;
  const names = files.flatMap(({ code }) =>
    [...code.matchAll(calls)].flatMap(([, rest]) =>
      [...rest!.matchAll(/(?<!data-)(?<![\w-])ccm-[\w-]+/g)].map(([name]) => name),
    ),
  );
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test('the WordPress plug-in removes the same attributes', () => {
  const code = readFileSync('packages/wordpress/placet/includes/untrusted-content.php', 'utf8');
  const [, list] = /PLACET_RESERVED = array\(([\s\S]*?)\);/.exec(code)!;
  expect([...list!.matchAll(/'([^']+)'/g)].map(([, name]) => name).toSorted()).toEqual(removed!.toSorted());
});

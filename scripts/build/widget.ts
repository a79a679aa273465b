// Bundles src/widget into src/visitor/widget.gen.ts. With --check it writes nothing and fails if the file is not
// current or the widget is too large.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import { build, transform, type Plugin } from 'esbuild';
import { minify } from 'terser';
import { hasPlain, variantName as nameOf, type Variant } from '../../src/widget/assemble-script.ts';
import { placeholderTexts, settingsTexts } from '../../src/definitions/widget-texts.ts';
import { consentSignalTools } from '../../src/definitions/consent-signals.ts';
import { namesToShorten, sharedNames, sharedValues } from '../lib/widget-names.ts';
import { packed, sizeWithTexts } from '../lib/widget-size.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const target = `${root}src/visitor/widget.gen.ts`;
/** Maximum bytes, minified and gzipped, with styles and the texts of one language. */
const budget = 11_100;
const mangleProps = new RegExp(`^(${(await namesToShorten()).join('|')})$`);
type Names = Record<string, string>;
/** The names of shared values after a dot, which the bundler does not shorten, because they are imports. */
const sharedPattern = new RegExp(`(?<=\\.)(${(await sharedNames()).join('|')})\\b`, 'g');

const WHOLE: Variant = { blocking: 'strict', policies: true, options: true };

/** The files in src/widget/chunks with the extra parts of the first part, for some domains. */
const extraParts = [
  ...['google', ...consentSignalTools].map((tool) => `signals/${tool}`),
  'asked-again',
  'address-changes',
  'consent-sharing',
  'former-managers',
  'state-cookie',
  'own-host',
  'resource-reports',
  'own-banner',
];

/** Turns style sheets into minified strings. */
const cssText: Plugin = {
  name: 'css-text',
  setup(bundler) {
    bundler.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), { loader: 'css', minify: true });
      return { contents: code.trim().replace(/([:,]) /g, '$1'), loader: 'text' };
    });
  },
};

/**
 * Writes out the values that the parts share as one object, because a namespace takes more bytes. Only what changes needs a
 * getter.
 */
const sharedObject: Plugin = {
  name: 'shared-object',
  setup(bundler) {
    bundler.onLoad({ filter: /\/chunk-values\.ts$/ }, async () => {
      const values = await sharedValues();
      const members = values.map(async ({ name, file }) => {
        const changes = RegExp(`export let ${name}\\b`).test(
          await readFile(`${root}src/widget/${file}`, 'utf8'),
        );
        return changes ? `get ${name}() { return ${name}; }` : name;
      });
      const imports = values.map(({ name, file }) => `import { ${name} } from '${file}';\n`).join('');
      const object = (await Promise.all(members)).join();
      return { contents: `${imports}export const shared = { ${object} };`, loader: 'ts' };
    });
  },
};

/** Bundles one part of the widget with the shortened names of earlier parts. */
async function bundle(entry: string, format: 'esm' | 'cjs', mangleCache: Names, variant: Variant) {
  const { version } = JSON.parse(await readFile(`${root}package.json`, 'utf8')) as { version: string };
  const result = await build({
    absWorkingDir: root,
    entryPoints: [`src/widget/${entry}.ts`],
    tsconfig: 'src/widget/tsconfig.json',
    bundle: true,
    external: ['../chunk-imports.ts', '../../chunk-imports.ts'],
    minify: true,
    format,
    target: 'es2021',
    charset: 'utf8',
    legalComments: 'none',
    mangleProps,
    mangleCache,
    define: {
      VERSION: JSON.stringify(version),
      STARTS: String(variant.blocking !== 'none'),
      BLOCKS: String(/page|frames|strict/.test(variant.blocking)),
      FRAME_POLICY: String(/frames|strict/.test(variant.blocking)),
      STRICT_POLICY: String(variant.blocking === 'strict'),
      POLICIES: String(variant.policies),
      OPTIONS: String(variant.options),
    },
    plugins: [cssText, sharedObject],
    write: false,
  });
  const names = result.mangleCache as Names;
  const code = result.outputFiles[0]!.text.trim();
  const shortened = code.replace(sharedPattern, (name) => names[name] ?? name);
  // What chunks import from the widget are properties of the object that they get.
  return { code: shortened.replace(/require\("[^"]*chunk-imports\.ts"\)/g, 'shared'), names };
}

/**
 * The first part as one expression: a function of the configuration and, for some domains, of extra parts.
 * `(widget)({…})` starts it.
 */
async function firstPart(cache: Names, variant: Variant) {
  const { code, names } = await bundle('index', 'esm', cache, variant);
  const match = /^([\s\S]*)export\s*\{\s*([\w$]+) as start\s*\};?$/.exec(code);
  if (!match) throw new Error('the bundle does not end with its export');
  const widget = `(given,more)=>{"use strict";${match[1]}${match[2]}(given,more)}`;
  return { widget: `(${await shortened(widget)})`, names };
}

/**
 * A part that a page loads later, a function of its details: it attaches a function to its script element that creates the
 * part from the shared code.
 */
async function laterPart(entry: string, cache: Names) {
  const { code, names } = await bundle(entry, 'cjs', cache, WHOLE);
  const make = `shared=>{let module={};(()=>{${code}})();return module.exports.chunk(details)}`;
  return { part: `(${await shortened(`details=>{document.currentScript.make=${make}}`)})`, names };
}

/** An extra part of the first part, for some domains. */
async function extraPart(name: string, cache: Names) {
  const { code, names } = await bundle(`chunks/${name}`, 'cjs', cache, WHOLE);
  // A page can break it, which must not keep the first part from blocking.
  const safe = `try{${code}}catch(error){console.warn("Placet could not start ${name}",error)}`;
  const whole = `shared=>{${safe}}`;
  return { code: await shortened(whole), names };
}

/** Makes an expression shorter once more: esbuild does not merge its statements and variables. */
async function shortened(expression: string) {
  const { code } = await minify(`part=${expression}`, {
    ecma: 2020,
    compress: { passes: 3, hoist_funs: true },
  });
  return code!.replace(/^part=|;$/g, '');
}

const { names: firstNames } = await firstPart({}, WHOLE);
const { part: settings, names: secondNames } = await laterPart('chunks/index', firstNames);
const { part: placeholders, names: thirdNames } = await laterPart('chunks/frame-placeholder', secondNames);
const extras: Record<string, string> = {};
let names = thirdNames;
for (const name of extraParts) {
  const part = await extraPart(name, names);
  extras[name] = part.code;
  names = part.names;
}
const widgets: Record<string, string> = {};
for (const blocking of ['none', 'starts', 'page', 'frames', 'strict'] as const)
  for (const policies of [false, true])
    for (const options of hasPlain({ blocking, policies }) ? [false, true] : [true]) {
      const variant = { blocking, policies, options };
      widgets[nameOf(variant)] = (await firstPart(names, variant)).widget;
    }
// Each part must be one expression that browsers can parse.
for (const code of [...Object.values(widgets), settings, placeholders, ...Object.values(extras)])
  compileFunction(`return ${code}`);
const widget = widgets[nameOf({ blocking: 'none', policies: false, options: false })]!;
const largest = widgets[nameOf(WHOLE)]!;
const size = sizeWithTexts(widget, names);
const second = sizeWithTexts(settings, names, settingsTexts);
const third = sizeWithTexts(placeholders, names, placeholderTexts);
const parts = createHash('sha256').update(Object.values(widgets).join('') + settings + placeholders);
const source = `// Generated by scripts/build/widget.ts.
/** The first part by what it can do: see src/widget/assemble-script.ts. */
export const widgets: Record<string, string> = ${JSON.stringify(widgets, null, 2)};

export const settings = ${JSON.stringify(settings)};

export const placeholders = ${JSON.stringify(placeholders)};

/** For the first part of some domains: see src/visitor/script/widget-code.ts. */
export const extraParts: Record<string, string> = ${JSON.stringify(extras, null, 2)};

/** Names all parts but the extra ones. */
export const build = '${parts.digest('hex').slice(0, 8)}';

/** The short names that the widget uses for those of its configuration. */
export const names: Record<string, string> = ${JSON.stringify(names, null, 2)};
`;
console.log(
  `widget: ${packed(widget)} bytes gzipped, ${size} with one language's texts (budget ${budget}), ${packed(largest + Object.values(extras).join('')) - packed(widget)} more with all that only some domains need; ${second} more for the settings, ${third} for placeholders`,
);

if (process.argv.includes('--check')) {
  if ((await readFile(target, 'utf8').catch(() => '')) !== source) {
    console.error('src/visitor/widget.gen.ts is not current: run node scripts/build/widget.ts');
    process.exitCode = 1;
  }
} else await writeFile(target, source);
if (size > budget) {
  console.error('the widget is over its budget');
  process.exitCode = 1;
}

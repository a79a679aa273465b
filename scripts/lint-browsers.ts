// Fails when the widget, /verify or the consoles use something in browsers that is younger than the floor of
// docs/website/browsers.md, unless the file asks first whether it is there, or EXCEPTIONS has a reason.
import { globSync, readFileSync } from 'node:fs';
import data from '@mdn/browser-compat-data' with { type: 'json' };
import { younger } from './lib/browser-floor.ts';

const FILES = [
  'src/widget/**/*.ts',
  'src/verify/{page,receipt}/*.ts',
  'src/lib/bytes.ts',
  'src/lib/{crypto,tlog}/*.ts',
  'public/account/*.js',
];
const STYLES = ['src/widget/**/*.css', 'public/verify/page.css'];

/** Names of our own that browsers use for something young, too. */
const OWN = new Set(
  'build bytes check config contrast element entry external format locale minHeight node path queue records s session states tag token'.split(
    ' ',
  ),
);

const FOR_PROGRAMS = 'Only programs look for it at a host. Its dialog is an element of that name.';

/** Uses without a check, by name, each with the reason why nothing breaks in an older browser. */
const EXCEPTIONS: Record<string, string> = {
  ariaLabel: FOR_PROGRAMS,
  ariaModal: FOR_PROGRAMS,
  changed: 'Events of `cookieStore` have it, which is asked for.',
  createPolicy: '`trustedTypes` is asked for.',
  createScriptURL: '`trustedTypes` is asked for.',
  globalPrivacyControl: 'Undefined is no signal.',
  role: FOR_PROGRAMS,
};

/** What a file asks before it uses a name: `'name' in`, `name?.` or `typeof name`. */
const isChecked = (code: string, name: string) =>
  new RegExp(`['"]${name}['"] in\\b|\\b${name}\\?\\.|typeof [\\w.]*\\b${name}\\b`).test(code);

const withoutComments = (code: string) =>
  code
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|\s)\/\/.*/g, '$1');

const { names, values } = younger(data);
const problems: string[] = [];
const used = new Set<string>();

function report(file: string, code: string, at: number, name: string, since: string) {
  used.add(name);
  if (name in EXCEPTIONS) return;
  problems.push(
    `${file}:${code.slice(0, at).split('\n').length}: “${name}” is younger than the floor (${since})`,
  );
}

for (const file of globSync(FILES)) {
  if (file.endsWith('.min.js') || file.endsWith('uqr.js')) continue;
  const code = withoutComments(readFileSync(file, 'utf8'));
  for (const { 0: match, 1: name, index } of code.matchAll(/(?:\.|\bnew |\bwindow\.|\bnavigator\.)(\w+)/g)) {
    const since = names.get(name!);
    if (since && !OWN.has(name!) && !isChecked(code, name!))
      report(file, code, index + match.length, name!, since);
  }
}
for (const file of globSync(STYLES)) {
  const code = withoutComments(readFileSync(file, 'utf8'));
  // What is inside of @supports has been asked for, and a declaration may follow an older one of its property.
  const plain = code.replace(/@supports[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g, (rule) =>
    rule.replace(/[^\n]/g, ' '),
  );
  for (const { 1: property, 2: value, index } of plain.matchAll(/([\w-]+):\s*([^;{}]+);/g))
    for (const [name, since] of values) {
      if (
        !new RegExp(name.endsWith('(') ? `(^|[^\\w-])${name.slice(0, -1)}\\(` : `\\d${name}\\b`).test(value!)
      )
        continue;
      const before = plain.slice(0, index).split(/[;{}]/).at(-2)?.trim();
      if (!before?.startsWith(`${property}:`)) report(file, code, index, name, since);
    }
}
for (const name of Object.keys(EXCEPTIONS))
  if (!used.has(name)) problems.push(`${name} is an exception, but nothing uses it`);
for (const problem of problems) console.error(problem);
process.exit(problems.length ? 1 : 0);

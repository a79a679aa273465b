import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const code = globSync('src/**/*.{ts,tsx}')
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ file }) => !file.endsWith('.gen.ts'));
const all = code.map(({ text }) => text).join('\n');

const quotedIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, quoted]) => quoted!);
const documented = readFileSync('docs/operations/failed-jobs.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `') && !line.startsWith('| `step`'))
  .map((line) => line.split('|'))
  .map(([, steps, reasons]) => ({ steps: quotedIn(steps!), reasons: quotedIn(reasons!) }));

/** The parts of a reason that never vary: those between numbers, names of objects, and “…”. */
const partsOf = (reason: string) =>
  reason
    .split(/ ?… ?|[\d-]+|\bheads\/DB\b|newest-checkpoints\/|\.json\b|\banchor\/\w+\/|LOG(?=\d)/)
    .map((part) => part.trim())
    .filter((part) => part.length > 9);
const reasons = documented.flatMap((row) => row.reasons);

test.each(reasons)('the documented reason “%s” is one that the code gives', (reason) => {
  const parts = partsOf(reason);
  expect(parts).not.toEqual([]);
  expect(parts.filter((part) => !all.includes(part))).toEqual([]);
});

test.each([...new Set(documented.flatMap((row) => row.steps))])('the documented step “%s” exists', (step) => {
  const name = step.replace(/LOG1$/, '');
  expect([`'${name}'`, `\`${name}\${`, `  ${name}: `, `{ ${name}: `].some((it) => all.includes(it))).toBe(
    true,
  );
});

/** Errors of the log that are not documented as reasons of failed jobs. */
const PASSING = [
  // Another run was faster, or the next run succeeds.
  'the log no longer exists',
  'the entries of the visitor were moved repeatedly during the erasure',
  // Of a request.
  'is not the beginning of the signed one',
  // “and others” of the time-stamping authority.
  'responded with more than',
];

const thrown = code
  .filter(({ file }) => file.startsWith('src/log/'))
  .flatMap(({ text }) => [
    ...text.matchAll(/new (?:Error|DamagedObject|ConfigurationError)\(\s*(['`])(.*?)\1/gs),
  ])
  .map(([, , message]) => message!);

test.each(thrown)('the reason “%s” is documented', (message) => {
  const known = [...PASSING, ...reasons.flatMap(partsOf)];
  expect(known.filter((part) => message.includes(part))).not.toEqual([]);
});

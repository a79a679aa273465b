import { bold, dim, red } from '../lib/terminal.ts';
import type { OmittedValue } from './omit-invalid-values.ts';
import type { ClientResult } from './progress-file.ts';

const SHOWN = 20;
const short = (value: unknown) => {
  const text = JSON.stringify(value) ?? '';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

/** Prints what the runs so far have imported and what not. */
export function printReport(clients: ClientResult[], file: string) {
  const of = (...states: ClientResult['state'][]) => clients.filter(({ state }) => states.includes(state));
  const sum = (name: string) => clients.reduce((total, { counts }) => total + (counts?.[name] ?? 0), 0);
  const names = ['domains', 'embeddings', 'locales', 'placeholders', 'themes'];
  const over = of('imported', 'unchanged');
  console.log(`\n${bold('Imported')}`);
  console.log(
    `  ${over.length} of ${clients.length} clients${over.length === 0 ? '' : `, ${names.map((name) => `${sum(name)} ${name}`).join(', ')}`}`,
  );
  if (of('read').length > 0) console.log(`  ${of('read').length} read only (--dry-run)`);
  list(
    'Not imported',
    of('failed').flatMap(({ name, why = [] }) => why.map((one) => `${red(name)}  ${one}`)),
  );
  list('Unknown fields', byField(clients));
  list(
    'Rejected values',
    clients.flatMap(({ name, refused = [] }) =>
      refused.map((left) => `${name} ${left.pointer} = ${short(left.value)}  ${dim(left.why)}`),
    ),
  );
  list('To do manually', [
    ...clients.flatMap(({ name, byHand = [] }) => byHand.map((one) => `${name}: ${one}`)),
    ...(over.length === 0
      ? []
      : [
          'API keys have changed: give partners the new keys, which clients find in their account settings.',
          'Past decisions stay in the log of the source system: export them there.',
          'Point the host name at Placet, then check one website of each client: docs/migration.md.',
        ]),
  ]);
  console.log(`\nFull report: ${bold(file)}`);
}

/** Combines unknown fields that differ only in their index. */
function byField(clients: ClientResult[]) {
  const all = clients.flatMap(({ unknown = [] }) => unknown);
  const groups = Map.groupBy(all, ({ pointer }) => pointer.replace(/\/\d+(?=\/|$)/g, '/*'));
  return [...groups].map(
    ([pointer, found]: [string, OmittedValue[]]) =>
      `${pointer}  ${dim(`${found.length} ×, for example ${short(found[0]!.value)}`)}`,
  );
}

function list(title: string, lines: string[]) {
  if (lines.length === 0) return;
  console.log(`\n${bold(title)}`);
  for (const line of lines.slice(0, SHOWN)) console.log(`  ${line}`);
  if (lines.length > SHOWN) console.log(dim(`  and ${lines.length - SHOWN} more`));
}

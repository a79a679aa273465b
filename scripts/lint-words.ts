// Rejects words that docs/glossary.md has retired, in all texts and names.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fail } from './lib/fail.ts';

/** Each pattern with its replacement. */
const RETIRED: [RegExp, string][] = [
  [/\bwhoever\b/i, '“anyone who”, or name the role'],
  [/\bset aside\b/i, '“failed job”, “retry”'],
  [/\bset back\b/i, '“rollback”, “restored to an earlier state”'],
  [/\bgo(es)? for good\b/i, '“is permanently deleted”'],
  [/\bstands? in for\b/i, '“replaces”'],
  [/\b(hold|holds|held|holding) back\b/i, '“block”, “blocked”'],
  [/\bsightings?\b/i, '“report”'],
  [/\bfindings?\b/i, '“issue”'],
  [/\bfaults?\b/i, '“validation error”, “failed job”'],
  [/\bdoomed\b/i, '“tombstone”'],
  [/\blegible\b/i, '“printable”'],
  [/\busual advice\b/i, '“recommended”'],
  [/\bthe original\b/i, '“CCM19”'],
  [/\bconsent window\b/i, '“banner”, “preferences”'],
  [/\baudit trail\b/i, '“activity list”'],
  [/\bmoving in\b/i, '“import”'],
  [/\bQuittung\b/, '„Beleg“'],
  [/\bBefunde?\b/, '„Hinweis“'],
  [/\bKn(opf|öpfe)\b/, '„Schaltfläche“'],
];

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) =>
    /^(src|packages|scripts|demo|bench|docs|test|public|[A-Z]+\.md|wrangler\.toml)/.test(file),
  )
  .filter((file) => /\.(ts|tsx|md|html|toml|json)$/.test(file))
  .filter(
    (file) =>
      !/\/catalogue\/|fixtures\/|tables\/|labels\.json|\.gen\.ts|lint-words\.ts|glossary\.md/.test(file),
  );

/** The text of a file, without the code in Markdown: names of the interface are checked where they are defined. */
function textOf(file: string) {
  const text = readFileSync(file, 'utf8');
  if (!file.endsWith('.md')) return text;
  return text.replace(/^```.*?^```$/gms, (block) => block.replace(/[^\n]/g, '')).replace(/`[^`\n]*`/g, '');
}

const hits = files.flatMap((file) =>
  textOf(file)
    .split('\n')
    .flatMap((line, i) =>
      RETIRED.filter(([word]) => word.test(line)).map(
        ([word, instead]) => `${file}:${i + 1}: "${word.exec(line)![0]}": write ${instead}`,
      ),
    ),
);
if (hits.length > 0) fail('These words are retired (docs/glossary.md):', hits.join('\n'));

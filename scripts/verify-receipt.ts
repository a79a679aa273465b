// Verifies a visitor's receipt. It needs the receipt and a key, and no network; with
// `--timestamp-ca`, openssl verifies its time stamps.
import { parseArgs } from 'node:util';
import { printable } from '../src/lib/printable.ts';
import { verifyReceipt } from '../src/verify/verify-receipt.ts';
import { describeResult } from '../src/verify/describe-receipt.ts';
import { fileText, keyText } from './lib/input-files.ts';
import { verifyTimestamps } from './lib/verify-timestamps.ts';
import { bold, dim, fail, green, red } from './lib/terminal.ts';

const USAGE =
  'npm run verify-receipt -- <file> --key <verifier key, or a file with it> [--timestamp-ca <certificate of the time-stamping authority>]';

const { file, key, authority } = options();
const result = await verifyReceipt(fileText(file), keyText(key));
const verdict = describeResult(result, 'en');
const stamps = authority ? verifyTimestamps(result.entries, authority) : { shown: [], wrong: [] };
verdict.shown.push(...stamps.shown);
verdict.wrong.push(...stamps.wrong);
verdict.ok &&= stamps.wrong.length === 0;
console.log(bold((verdict.ok ? green : red)(`${verdict.ok ? '✓' : '✗'} ${verdict.headline}`)));
list('Errors', verdict.wrong);
list('What is proven', verdict.shown);
list('What is not proven', verdict.notShown);
process.exit(verdict.ok ? 0 : 1);

function options() {
  try {
    const { values, positionals } = parseArgs({
      options: { key: { type: 'string' }, 'timestamp-ca': { type: 'string' } },
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    if (file && values.key && more.length === 0)
      return { file, key: values.key, authority: values['timestamp-ca'] };
  } catch (error) {
    console.error((error as Error).message);
  }
  return fail(USAGE);
}

function list(title: string, sentences: string[]) {
  if (sentences.length === 0) return;
  console.log(`\n${bold(title)}`);
  for (const sentence of sentences) console.log(`${dim('·')} ${wrapped(printable(sentence))}`);
}

/** A sentence in lines that a terminal shows whole. */
function wrapped(sentence: string) {
  const width = Math.min(process.stdout.columns || 100, 110) - 2;
  let line = '';
  const lines: string[] = [];
  for (const word of sentence.split(' ')) {
    if (line && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line].join('\n  ');
}

// Verifies a visitor's receipt. It needs the receipt and a key; with --url, it asks the service for the rest, and with
// --timestamp-ca, openssl verifies its time stamps.
import { parseArgs } from 'node:util';
import { askService } from '../src/verify/receipt/ask-about-receipt.ts';
import { describeResult } from '../src/verify/receipt/describe-receipt.ts';
import { verifyReceipt } from '../src/verify/receipt/verify-receipt.ts';
import { printable } from '../src/lib/text/printable.ts';
import { fileText, keyText } from './lib/input-files.ts';
import { verifyTimestamps } from './verify-receipt/verify-timestamps.ts';
import { fail } from './lib/fail.ts';
import { bold, dim, green, red } from './lib/terminal.ts';

const USAGE = `npm run verify-receipt -- <file> --key <verifier key, or a file with it>
  [--url https://…]               URL of the service, which is asked for its key and proofs
  [--timestamp-ca <file>]         root certificate of the time-stamping authority, for openssl
Without --key, the keys in an evidence file or from the service are used. They prove nothing against the service.`;

const { file, key, url, authority } = options();
const text = fileText(file);
const served = url === undefined ? undefined : await askService(url, text);
const result = await verifyReceipt(text, key, served);
const verdict = describeResult(result, 'en', url);
const stamps = authority ? verifyTimestamps(result.records, authority) : { shown: [], wrong: [] };
verdict.shown.push(...stamps.shown);
verdict.wrong.push(...stamps.wrong);
if (stamps.wrong.length > 0)
  Object.assign(verdict, {
    ok: false,
    headline: `${verdict.headline} Its time stamps were not all verified.`,
  });
if (verdict.ok && result.isUnconfirmed)
  Object.assign(verdict, { ok: false, headline: `${verdict.headline} The service did not confirm it.` });
console.log(bold((verdict.ok ? green : red)(`${verdict.ok ? '✓' : '✗'} ${verdict.headline}`)));
console.log(verdict.meaning);
list('Errors', verdict.wrong);
list('Proven', verdict.shown);
list('Not proven', verdict.notShown);
list('Sources', verdict.sources);
process.exit(verdict.ok ? 0 : 1);

function options() {
  try {
    const { values, positionals } = parseArgs({
      options: { key: { type: 'string' }, url: { type: 'string' }, 'timestamp-ca': { type: 'string' } },
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    if (file && more.length === 0) {
      const key = values.key === undefined ? '' : keyText(values.key);
      return { file, key, url: values.url?.replace(/\/$/, ''), authority: values['timestamp-ca'] };
    }
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

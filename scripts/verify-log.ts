// Verifies the log of a domain from the service's responses, trusting nothing but the given key.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readKeys } from '../src/verify/log/log-keys.ts';
import { logOf } from '../src/verify/log/log-lines.ts';
import { demandsOf, verifyReceipt } from '../src/verify/receipt/verify-receipt.ts';
import type { AnchoredDay, ShownAnchors } from '../src/verify/log/verify-anchors.ts';
import { right, wrong as wrongStatement } from '../src/verify/log/verify-checkpoints.ts';
import { verifyLog, isError, type LogResult } from '../src/verify/log/verify-log.ts';
import { printable } from '../src/lib/text/printable.ts';
import { readDevVars } from './lib/dev-vars.ts';
import { fileNames, fileText, keyText } from './lib/input-files.ts';
import { logCopy } from './lib/log-copy.ts';
import { logSource } from './lib/log-source.ts';
import { fail } from './lib/fail.ts';
import { bold, dim, green, red } from './lib/terminal.ts';
import { verifyTimestamps } from './verify-receipt/verify-timestamps.ts';

const USAGE = `npm run verify-log -- --domain <id> --key <verifier key, or a file with it>
  [--url http://localhost:8787]   URL of the service
  [--since <file>]                earlier checkpoint that the log must extend
  [--receipt <file>]              receipt or evidence file whose entries must be in the log
  [--receipts <folder>]           folder with many of these
  [--copy <folder>]               compares with what was read last time, and keeps what is read now if the log is valid
  [--anchors]                     compares the log with the notes of days that the service has signed
  [--timestamp-ca <file>]         the same, and openssl verifies their time stamps with this root certificate
  [--days <number>]               age in days from which entries may be deleted (retention)
  [--save <file>]                 file for the newest checkpoint, written if the log is valid
  [--api-key plc_…]               API key of a client (or PLACET_API_KEY), instead of the operator key HOSTING_API_KEY
  [--client <id>]                 client of the domain, for the operator`;

const { domain, url, days, ...given } = options();
const STATE_TEXTS = {
  intact: 'intact',
  erased: 'with erased decisions',
  unsigned: 'not covered by a checkpoint yet',
  gone:
    days === undefined ? 'deleted (age not checked without --days)' : 'deleted after the retention period',
};
const apiKey = given['api-key'] ?? process.env.PLACET_API_KEY;
const operatorKey = process.env.HOSTING_API_KEY || readDevVars().HOSTING_API_KEY;
const credential =
  apiKey ?? operatorKey ?? fail('A key for the service is required: --api-key or HOSTING_API_KEY.');
const base = `${url}${apiKey ? `/api/domains/${domain}` : await operatorPath()}/log`;
const copy = given.copy === undefined ? undefined : logCopy(given.copy, domain);
const service = logSource(base, credential, apiKey ? '' : 'entries');
const source = copy ? copy.keeping(service) : service;

const { keys, text: key } = await verificationKeys();
const wrongReceipts: string[] = [];
const demands = [
  ...(given.receipt ? [await readReceipt(fileText(given.receipt))] : []),
  ...(given.receipts ? await readReceipts(given.receipts) : []),
];
const receipts = demands.flatMap(({ receipts }) => receipts);
const commitments = demands.flatMap(({ commitments }) => commitments);
const checkpoint = await source.checkpoint();
const counts: Partial<Record<LogResult['state'], number>> = {};
for (const name of wrongReceipts)
  console.log(red(printable(`✗ ${name} itself is not valid. For details, run npm run verify-receipt.`)));
for await (const result of verifyLog({
  keys,
  checkpoint,
  entries: (size) => source.entries(logNumber(), size),
  lines: source.lines(),
  notice: (hash) => source.notice(hash),
  since: given.since && fileText(given.since),
  receipts,
  commitments,
  copy: copy?.read(),
  anchors: given.anchors || given['timestamp-ca'] ? await shownAnchors() : undefined,
  days,
  now: Date.now() / 1000,
})) {
  report(result);
  counts[result.state] = (counts[result.state] ?? 0) + 1;
}
printConclusion();

function options() {
  try {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({
      options: {
        domain: text,
        client: text,
        url: { ...text, default: 'http://localhost:8787' },
        key: text,
        since: text,
        receipt: text,
        receipts: text,
        copy: text,
        anchors: { type: 'boolean' },
        'timestamp-ca': text,
        days: text,
        save: text,
        'api-key': text,
      },
    });
    const days = values.days === undefined ? undefined : Number(values.days);
    const url = values.url.replace(/\/$/, '');
    if (values.domain && !Number.isNaN(days)) return { ...values, domain: values.domain, url, days };
  } catch (error) {
    console.error((error as Error).message);
  }
  return fail(USAGE);
}

async function operatorPath() {
  const owner = given.client ?? (await ownerOf(domain));
  return `/hosting/api/client/${owner}/domain/${domain}`;
}

async function ownerOf(domainId: string) {
  const ask = (path: string) =>
    fetch(`${url}/hosting/api/client${path}`, { headers: { Authorization: `Bearer ${operatorKey}` } }).catch(
      () => fail(`${url} does not respond.`),
    );
  const clients = await ask('');
  if (!clients.ok) return fail(`The service at ${url} rejected the operator key.`);
  for (const { id } of (await clients.json()) as { id: string }[])
    if ((await ask(`/${id}/domain/${domainId}`)).ok) return id;
  return fail(`No client at ${url} has a domain with the ID ${domainId}.`);
}

/** The given key, or the service’s own key with a warning that it proves nothing. */
async function verificationKeys() {
  let text = given.key && keyText(given.key);
  if (!text) {
    const response = await fetch(`${url}/app/log-key?domain=${domain}`);
    if (!response.ok) return fail(`The service at ${url} returned no key for ${domain}.`);
    text = await response.text();
    console.log(
      red(
        'The key comes from the service itself and would not reveal a forgery by the service. Compare it with a published key, or use --key.',
      ),
    );
  }
  try {
    const keys = readKeys(text);
    console.log(`Key: ${printable(keys.verifier)}`);
    return keys.domain === domain
      ? { keys, text }
      : fail(printable(`This key belongs to the domain ${keys.domain}.`));
  } catch {
    return fail('The key is neither a verifier key nor a response of /app/log-key.');
  }
}

/** What a receipt demands; ends the script if the receipt itself is not valid. */
async function readReceipt(text: string) {
  const result = await verifyReceipt(text, key);
  if (result.wrong.length > 0)
    fail('The receipt itself is not valid. For details, run npm run verify-receipt.');
  return demandsOf(result);
}

/** What all receipts in a folder demand. One that is not valid by itself counts as an error. */
async function readReceipts(folder: string) {
  const found: ReturnType<typeof demandsOf>[] = [];
  for (const name of fileNames(folder)) {
    const result = await verifyReceipt(fileText(`${folder}/${name}`), key);
    if (result.wrong.length > 0) wrongReceipts.push(name);
    else found.push(demandsOf(result, name));
  }
  return found;
}

/** The anchors of the service, under its own key, which is printed to be compared. */
async function shownAnchors(): Promise<ShownAnchors> {
  const response = await fetch(`${url}/anchor/key`);
  if (!response.ok) return fail(`The service at ${url} has no anchors.`);
  const key = await response.text();
  console.log(`Key of the anchors: ${printable((JSON.parse(key) as { verifier: string }).verifier)}`);
  const authority = given['timestamp-ca'];
  const issuers = (days: AnchoredDay[]) => {
    const { shown, wrong } = verifyTimestamps(
      days.map((anchor) => ({ anchor })),
      authority!,
    );
    return [
      ...(shown.length > 0 ? [right(`openssl has verified ${shown.length} time stamps.`)] : []),
      ...wrong.map(wrongStatement),
    ];
  };
  return { key, days: source.anchors(), ...(authority && { issuers }) };
}

/** The number of the log in its checkpoint. */
function logNumber() {
  return logOf(checkpoint.slice(0, checkpoint.indexOf('\n')))?.log ?? 0;
}

function report(result: LogResult) {
  const { state } = result;
  const text = printable(result.text);
  const isOpen = state === 'lost' || state === 'unsigned';
  const color = isError(result) ? red : isOpen ? bold : green;
  if (result.block === undefined)
    return console.log(`${color({ wrong: '✗', lost: '!', right: '✓' }[result.state])} ${text}`);
  const { block, event, erased } = result;
  const day = (time: number) => new Date(time * 1000).toISOString().slice(0, 10);
  const cells = [
    `block ${block}`.padStart(12),
    color(state.padEnd(8)),
    event ? `${String(event.last - event.first + 1).padStart(6)} records` : '',
    event ? dim(`${day(event.from)} to ${day(event.to)}`) : '',
    erased > 0 ? `${erased} erased` : '',
    text,
  ];
  return console.log(cells.filter(Boolean).join('  '));
}

function printConclusion() {
  const wrong = wrongReceipts.length + (counts.wrong ?? 0) + (counts.changed ?? 0) + (counts.missing ?? 0);
  if (wrong > 0)
    fail(`The log of ${domain} is not valid: ${wrong === 1 ? '1 error' : `${wrong} errors`} above.`);
  if (given.save) writeFileSync(given.save, checkpoint);
  copy?.save(logNumber());
  const states = ['intact', 'erased', 'gone', 'unsigned'] as const;
  const blockCounts = states.flatMap((state) =>
    counts[state] ? `${counts[state]} ${STATE_TEXTS[state]}` : [],
  );
  if (counts.lost) console.log(bold('The log states rollbacks. The lines with “!” above say what was lost.'));
  console.log(bold(green(`The log is valid. Blocks: ${blockCounts.join(', ') || 'none yet'}.`)));
}

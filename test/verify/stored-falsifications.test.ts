import { env } from 'cloudflare:workers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import page from '../../docs/log/guarantees.md?raw';
import { logSource } from '../../scripts/lib/log-source.ts';
import { readKeys } from '../../src/verify/log/log-keys.ts';
import { isError, verifyLog } from '../../src/verify/log/verify-log.ts';
import { askService } from '../../src/verify/receipt/ask-about-receipt.ts';
import { verifyReceipt } from '../../src/verify/receipt/verify-receipt.ts';
import { bookmark } from '../support/bindings/time-travel.ts';
import { call, hosting } from '../support/call.ts';
import { anchoredTimeline } from '../support/log/anchor.ts';
import { objects, rowsOf } from '../support/log/logs.ts';
import { tamper } from '../support/log/tamper.ts';

// What somebody changes in D1 and in the bucket of a running service, and who sees it over HTTP.

const URL_OF_SERVICE = 'https://placet.example';
const BOOKKEEPING = ['heads/', 'newest-checkpoints/'];

afterEach(() => {
  vi.restoreAllMocks();
});

/** A log with an archived block, a full tile in the bucket, a note of a day that covers all, and the receipts of its first and last decision. */
async function runningLog() {
  const line = await anchoredTimeline();
  const first = await line.decide();
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
     INSERT INTO entries SELECT log, i, randomblob(32), timestamp, 1, 0, notice, accepted, '', randomblob(16) FROM n, entries WHERE seq = 1`,
  ).run();
  await line.seal();
  await line.minutes(8);
  expect(await rowsOf('SELECT state FROM blocks')).toEqual([{ state: 'archived' }]);
  const before = { rows: await bookmark(env.DB), bookkeeping: await readObjects(BOOKKEEPING) };
  const last = await line.decide();
  await line.runAfter(12);
  await line.nextDay();
  return { ...line, receipts: [first.receipt, last.receipt], before };
}
type Running = Awaited<ReturnType<typeof runningLog>>;

async function readObjects(prefixes: string[]) {
  const names = (await Promise.all(prefixes.map(objects))).flat();
  return Promise.all(
    names.map(async (name) => [name, await (await env.ARCHIVE.get(name))!.arrayBuffer()] as const),
  );
}
const only = async (prefix: string, pattern: RegExp) => {
  const found = (await objects(prefix)).filter((name) => pattern.test(name));
  expect(found).toHaveLength(1);
  return found[0]!;
};

/** In the words of docs/log/guarantees.md. */
const FALSIFICATIONS: Record<string, (line: Running) => Promise<unknown>> = {
  async 'An archived line'() {
    const name = await only('log/', /\/blocks\//);
    const members = new Uint8Array(await (await env.ARCHIVE.get(name))!.arrayBuffer());
    const opposite = gunzipSync(members)
      .toString()
      .replace(/"consent":(true|false)/, (_, consent) => `"consent":${consent === 'false'}`);
    await env.ARCHIVE.put(name, gzipSync(opposite));
  },
  'An entry in the database': () =>
    tamper(
      "UPDATE trees SET entries = unhex(substr(hex(entries), 1, length(hex(entries)) - 2) || iif(hex(entries) LIKE '%00', '01', '00'))",
    ),
  async 'A tile in the bucket'() {
    await env.ARCHIVE.put(await only('log/', /\/tiles\//), new Uint8Array(256 * 32));
  },
  async 'The note of a day'() {
    const name = await only('anchor/days/', /./);
    const text = await (await env.ARCHIVE.get(name))!.text();
    await env.ARCHIVE.put(name, text.replace('\\n1\\n', '\\n2\\n'));
  },
  async 'The time stamp of a day'() {
    const date = (await only('anchor/days/', /./)).slice('anchor/days/'.length, -'.json'.length);
    await env.ARCHIVE.put(`anchor/tokens/${date}.tst`, 'a time stamp of another note');
  },
  async 'The newest records, with all that states them in both'({ before }) {
    await before.rows();
    for (const prefix of BOOKKEEPING) await env.ARCHIVE.delete(await objects(prefix));
    for (const [name, bytes] of before.bookkeeping) await env.ARCHIVE.put(name, bytes);
  },
};

/** Answers what is asked of the service over HTTP. */
function serve({ bindings }: Running) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const { pathname, search } = new URL(new Request(url).url);
    const headers = init?.headers as Record<string, string> | undefined;
    const answer = await call('GET', pathname + search, { env: bindings, ...(headers && { headers }) });
    return new Response(answer.bytes, { status: answer.status, headers: answer.headers });
  });
  // How the commands end after an answer that is an error.
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('refused');
  });
}

async function seenByReceipts({ receipts, domain, bindings, now }: Running) {
  const { text: key } = await call('GET', `/app/log-key?domain=${domain.id}`, { env: bindings });
  const results = [];
  for (const receipt of receipts)
    results.push(await verifyReceipt(receipt, key, await askService(URL_OF_SERVICE, receipt), now()));
  if (results.some(({ wrong }) => wrong.length > 0)) return 'found';
  return results.some(({ isUnconfirmed }) => isUnconfirmed) ? 'not confirmed' : 'unseen';
}

async function seenByVerifyLog({ domain, apiKey, bindings, now }: Running) {
  const source = logSource(`${URL_OF_SERVICE}/api/domains/${domain.id}/log`, apiKey);
  const keys = readKeys((await call('GET', `/app/log-key?domain=${domain.id}`, { env: bindings })).text);
  try {
    const key = await fetch(`${URL_OF_SERVICE}/anchor/key`);
    if (!key.ok) return 'refused';
    const results = verifyLog({
      keys,
      checkpoint: await source.checkpoint(),
      entries: (size) => source.entries(keys.log, size),
      lines: source.lines(),
      notice: (hash) => source.notice(hash),
      anchors: { key: await key.text(), days: source.anchors() },
      now: now(),
    });
    for await (const result of results) if (isError(result)) return 'found';
    return 'unseen';
  } catch (error) {
    if ((error as Error).message !== 'refused') throw error;
    return 'refused';
  }
}

async function seenInStatus({ bindings }: Running) {
  const { databases, anchor } = (await hosting('GET', '/status', undefined, { env: bindings })).body;
  return databases[0].failedJobs.length > 0 || anchor.error ? 'reported' : 'unseen';
}

const table = page.slice(page.indexOf('| Changed or removed')).split('\n\n')[0]!.trim().split('\n').slice(2);
const documented = table.map((row) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim()),
);

test('the table of what is changed in storage has a row for each case', () => {
  expect(documented.map(([name]) => name)).toEqual(Object.keys(FALSIFICATIONS));
});

test.each([['Nothing', 'unseen', 'unseen', 'unseen'], ...documented])(
  '%s: seen as the page says',
  async (name, ...expected) => {
    const line = await runningLog();
    await FALSIFICATIONS[name]?.(line);
    // Two more days with a decision, so that the job comes across it.
    await line.decide();
    await line.runAfter(12);
    await line.nextDay();
    await line.decide();
    await line.runAfter(12);
    serve(line);
    expect([await seenByReceipts(line), await seenByVerifyLog(line), await seenInStatus(line)]).toEqual(
      expected,
    );
  },
);

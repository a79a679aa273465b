// The readers for PHP and Python say of every cookie what the one for JavaScript says (test/packages/read-consent.test.ts).
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases, domainId, keys, purposes, type Case } from './consent-cases.ts';
import { freePort } from '../support/free-port.ts';

const has = (program: string) => spawnSync(program, ['--version']).status === 0;
const hasPhp = has('php');
const hasPython = has('python3');
if (!hasPhp) console.warn('PHP is not installed: the reader for PHP is not tested.');
if (!hasPython) console.warn('Python is not installed: the reader for Python is not tested.');

const answerOf = ({ title, decided, time = 0, policy, accepts = [], purposes = [] }: Case) => ({
  title,
  decided,
  time,
  policy: policy ?? null,
  accepts,
  purposes,
});

const PAGE = `<?php
require ${JSON.stringify(resolve('packages/php/placet-consent.php'))};
$ask = json_decode(file_get_contents('php://input'), true);
$header = $_SERVER['HTTP_COOKIE'] ?? null;
$read = PlacetConsent::read($header, $ask['domainId'], $ask['site'] ?? null, $_SERVER['HTTP_SEC_GPC'] ?? null);
echo json_encode([
    'decided' => $read->decided,
    'time' => $read->time,
    'policy' => $read->policy,
    'accepts' => array_values(array_filter($ask['keys'], [$read, 'accepts'])),
    'purposes' => array_values(array_filter($ask['purposes'], [$read, 'acceptsPurpose'])),
]);`;

describe.skipIf(!hasPhp)('the reader for PHP', () => {
  let port: number;
  let folder: string;
  let server: ChildProcess;
  let complaints = '';

  beforeAll(async () => {
    port = await freePort();
    folder = await mkdtemp(join(tmpdir(), 'placet-php-'));
    await writeFile(join(folder, 'index.php'), PAGE);
    server = spawn('php', ['-d', 'display_errors=stderr', '-S', `127.0.0.1:${port}`, '-t', folder]);
    await new Promise((ready) => {
      server.stderr!.on('data', (text) => {
        if (/warning|notice|error/i.test(`${text}`)) complaints += `${text}`;
        if (`${text}`.includes('started')) ready(0);
      });
    });
  });
  afterAll(async () => {
    server.kill();
    await rm(folder, { recursive: true, force: true });
  });

  /** What a page of the PHP server says of a request. */
  const ask = (header: string | null, body: object, gpc?: string) =>
    new Promise<Record<string, unknown>>((done, fail) => {
      const headers = { ...(header && { Cookie: header }), ...(gpc && { 'Sec-GPC': gpc }) };
      request({ port, host: '127.0.0.1', method: 'POST', headers }, (response) => {
        let text = '';
        response.on('data', (chunk) => (text += `${chunk}`));
        response.on('end', () => done(JSON.parse(text)));
      })
        .on('error', fail)
        .end(JSON.stringify({ domainId, keys, purposes, ...body }));
    });

  // A header cannot have control characters.
  // oxlint-disable-next-line no-control-regex
  const sendable = cases.filter(({ header }) => !/[\0-\x1f]/.test(header ?? ''));

  test.each(sendable)('reads $title', async (one) => {
    const read = await ask(one.header, { site: one.site }, one.gpc);
    expect({ ...read, title: one.title }).toEqual(answerOf(one));
    expect(complaints).toBe('');
  });
});

describe.skipIf(!hasPython)('the ten lines of Python', () => {
  test('read every cookie', () => {
    const guide = readFileSync('docs/website/server-side.md', 'utf8');
    const code = /```python\n([\s\S]*?)```/.exec(guide)![1]!;
    expect(code.trim().split('\n').length).toBeLessThanOrEqual(10);
    const some = cases.filter((one) => !one.site && !one.gpc);
    const program = `${code}
import json, sys
print(json.dumps([sorted(accepted_services(header, ${JSON.stringify(domainId)})) for header in json.load(sys.stdin)]))`;
    const read = JSON.parse(
      execFileSync('python3', ['-c', program], {
        input: JSON.stringify(some.map(({ header }) => header)),
        encoding: 'utf8',
      }),
    ) as string[][];
    for (const [i, { title, accepts = [], purposes = [] }] of some.entries()) {
      const expected = [...accepts, ...purposes.map((id) => `@${id}`)].toSorted();
      expect(read[i], title).toEqual(expected);
    }
  });
});

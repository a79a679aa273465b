// The examples of docs/website/server-side.md, each run as it is written. The one for Next.js is in test/frameworks.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decidedAt, domainId, site } from './consent-cases.ts';
import { freePort } from '../support/free-port.ts';

const guide = readFileSync('docs/website/server-side.md', 'utf8');
const examples = (language: string) =>
  [...guide.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, code]) => code!);
const example = (language: string, part: string) => {
  const [found, another] = examples(language).filter((code) => code.includes(part));
  expect([part, typeof found, another]).toEqual([part, 'string', undefined]);
  return found!;
};

const accepted = `placet_state_${domainId}=1.${decidedAt}.optIn.1a2b3c4d.matomo~youtube`;
const decision = `placet_${domainId}=%7B%7D`;
let folder: string;
let service: Server;
let asked: (string | undefined)[] = [];
const children: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'placet-examples-'));
  service = createServer((request, response) => {
    asked.push(request.url);
    response.end(JSON.stringify(site));
  });
  await new Promise<void>((ready) => service.listen(0, ready));
});
afterAll(async () => {
  for (const child of children) child.kill();
  service.close();
  await rm(folder, { recursive: true, force: true });
});

/** The file of an example, with the package as it is in this repository, and addresses of this test. */
async function builtFrom(code: string, at = 0) {
  const own = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const outfile = join(folder, `${randomUUID()}.mjs`);
  await build({
    stdin: {
      contents: code.replace('8080', `${at}`).replace('https://consent.example', own),
      loader: 'ts',
      resolveDir: folder,
    },
    alias: { '@placet/client/server': resolve('packages/client/src/server.ts') },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    logLevel: 'silent',
  });
  return outfile;
}

async function answered(
  program: string,
  options: string[],
  at: number,
  headers: Record<string, string> = {},
) {
  children.push(spawn(program, options));
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${at}/`, { headers }).catch(() => undefined);
    if (response) return response;
    await new Promise((over) => setTimeout(over, 50));
  }
}
const get = async (at: number, cookie = '') =>
  fetch(`http://127.0.0.1:${at}/`, { headers: cookie ? { Cookie: cookie } : {} });

describe('the examples', () => {
  test('Node.js', async () => {
    const code = example('ts', "response.setHeader('Vary', 'Cookie')");
    const port = await freePort();
    const first = await answered(process.execPath, [await builtFrom(code, port)], port);
    expect([await first.text(), first.headers.get('Vary')]).toEqual(['<p>Video</p>', 'Cookie']);
    expect(await (await get(port, accepted)).text()).toContain('<iframe');
  });

  test('Workers', async () => {
    const { default: worker } = (await import(await builtFrom(example('ts', 'export default')))) as {
      default: { fetch: (request: Request) => Response };
    };
    const page = (cookie: string) =>
      worker.fetch(new Request('https://www.mysite.xyz/', { headers: { Cookie: cookie } })).text();
    expect([await page(''), await page(accepted)]).toEqual(['without statistics', 'with statistics']);
  });

  test('the answer of /app/services', async () => {
    const { consentOf } = (await import(await builtFrom(example('ts', 'export const consentOf')))) as {
      consentOf: (request: Request) => Promise<{ decided: boolean; accepts: (key: string) => boolean }>;
    };
    const request = (gpc: string) =>
      new Request('https://www.mysite.xyz/', { headers: { Cookie: accepted, 'Sec-GPC': gpc } });
    expect((await consentOf(request('0'))).accepts('youtube')).toBe(true);
    // YouTube is social media.
    expect((await consentOf(request('1'))).decided).toBe(false);
    expect(asked).toEqual([`/app/services?apiKey=…&domain=${domainId}`.replace('…', encodeURI('…'))]);
  });

  test.skipIf(spawnSync('php', ['--version']).status !== 0)('PHP', async () => {
    const port = await freePort();
    const page = example('php', 'PlacetConsent::read(').replace(
      "__DIR__ . '/placet-consent.php'",
      JSON.stringify(resolve('packages/php/placet-consent.php')),
    );
    await writeFile(join(folder, 'index.php'), page);
    const first = await answered('php', ['-S', `127.0.0.1:${port}`, '-t', folder], port);
    expect([await first.text(), first.headers.get('Vary')]).toEqual(['<p>Video</p>', 'Cookie']);
    const second = await get(port, `${accepted}; ${decision}`);
    expect(await second.text()).toContain('<iframe');
  });
});

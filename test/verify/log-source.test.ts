import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { logSource } from '../../scripts/lib/log-source.ts';

// What `npm run verify-log` reads, over HTTP.

const servers: { close: () => void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function allOf(lines: AsyncIterable<string>) {
  const found: string[] = [];
  for await (const line of lines) found.push(line);
  return found;
}

/** A service with these pages of the feed: the lines of each, and where its next page is. */
async function serviceOf(pages: Record<string, [lines: string, next?: string]>, feed?: string) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host} ${request.url}`);
    const [lines, next] = pages[request.url!] ?? [''];
    if (next) response.setHeader('Link', `<${next}>; rel="next"`);
    response.end(lines);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { asked, host, source: logSource(`http://${host}/log`, 'key', feed) };
}

test('the lines of a log are read page by page, from the address that the auditor gave', async () => {
  const { source, asked, host } = await serviceOf({
    '/log': ['a\nb\n', 'https://elsewhere.invalid/log?after=7.2'],
    '/log?after=7.2': ['c\n'],
  });
  expect(await allOf(source.lines())).toEqual(['a', 'b', 'c']);
  expect(asked).toEqual([`${host} /log`, `${host} /log?after=7.2`]);
});

test('the operator reads the lines at an address of its own, which all pages have', async () => {
  const pages: Record<string, [string, string?]> = {
    '/log/entries': ['a\n', '/log/entries?after=7.1'],
    '/log/entries?after=7.1': ['b\n'],
  };
  const { source } = await serviceOf(pages, 'entries');
  expect(await allOf(source.lines())).toEqual(['a', 'b']);
});

/** Makes `fail` throw its message. */
function failuresThrow() {
  vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  vi.spyOn(console, 'error').mockImplementation((text: string) => {
    throw new Error(text);
  });
}

test('a service with ever new empty pages is not read forever', async () => {
  failuresThrow();
  const pages = Object.fromEntries(
    Array.from({ length: 50 }, (_, i): [string, [string, string]] => [
      i === 0 ? '/log' : `/log?after=7.${i}`,
      [i === 0 ? 'a\n' : '', `/log?after=7.${i + 1}`],
    ]),
  );
  const { source, asked } = await serviceOf(pages);
  await expect(allOf(source.lines())).rejects.toThrow('page without records');
  expect(asked).toHaveLength(2);
});

test('a service that names a page again is not read forever', async () => {
  failuresThrow();
  const { source, asked } = await serviceOf({
    '/log': ['a\n', '/log?after=7.1'],
    '/log?after=7.1': ['b\n', '/log?after=7.2'],
    '/log?after=7.2': ['c\n', '/log?after=7.1'],
  });
  await expect(allOf(source.lines())).rejects.toThrow('as the next page again');
  expect(asked).toHaveLength(3);
});

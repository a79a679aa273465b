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

test('a service that names a page again is not read forever', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit');
  });
  const { source, asked } = await serviceOf({
    '/log': ['a\n', '/log?after=7.1'],
    '/log?after=7.1': ['b\n', '/log?after=7.2'],
    '/log?after=7.2': ['c\n', '/log?after=7.1'],
  });
  await expect(allOf(source.lines())).rejects.toThrow('exit');
  expect(asked).toHaveLength(3);
});

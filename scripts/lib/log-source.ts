import { printable } from '../../src/lib/text/printable.ts';
import { entriesOf, numberPath, TILE } from '../../src/lib/tlog/tiles.ts';
import type { ShownDay } from '../../src/verify/log/verify-anchors.ts';
import { fail } from './fail.ts';

/** What a service answers about the log of one domain, read at `base` with `credential`; `feed` is the path of its records. */
export function logSource(base: string, credential: string, feed = '') {
  async function get(path: string, accept: string, answers = [404, 410]) {
    const headers = { Authorization: `Bearer ${credential}`, Accept: accept };
    const url = new URL(path === '' || path.startsWith('?') ? base + path : path, `${base}/`);
    const response = await fetch(url, { headers }).catch(() => fail(`${base} does not respond.`));
    if (response.ok || answers.includes(response.status)) return response;
    if (response.status === 401 || response.status === 403) return fail('The service rejected this key.');
    return fail(
      `The service returned ${response.status} for ${printable(url.pathname)}.`,
      printable(await response.text()),
    );
  }

  /** The answers of a call and of what it names as next. */
  async function* pages(path: string, accept: string) {
    const seen = new Set<string>();
    for (let next: string | undefined = path; next !== undefined;) {
      seen.add(next);
      const response: Response = await get(next, accept);
      const link = /<([^>]+)>;\s*rel="?next"?/.exec(response.headers.get('Link') ?? '')?.[1];
      // The service may know itself by another address than this one, to which alone the credential goes.
      next = link === undefined ? undefined : path + (URL.parse(link, base)?.search ?? '');
      yield { response, next };
      if (next !== undefined && seen.has(next))
        fail(`The service names ${printable(next)} as the next page again.`);
    }
  }

  async function* ndjson(path: string) {
    for await (const { response, next } of pages(path, 'application/x-ndjson')) {
      let isEmpty = true;
      for await (const line of response.ok ? linesOf(response.body ?? []) : []) {
        isEmpty = false;
        yield line;
      }
      // Otherwise the service could name ever new pages.
      if (isEmpty && next !== undefined)
        fail(`The service returned a page without records that names ${printable(next)} as the next page.`);
    }
  }

  return {
    /** The signed note of the newest checkpoint; ends the script where there is no log. */
    async checkpoint() {
      const response = await get('checkpoint', 'text/plain');
      if (response.ok) return response.text();
      const detail = reasonOf(await response.text());
      return fail(detail ? printable(detail) : `Log not found at ${base}.`);
    },
    /** The entries of the first records of the log with this number, 32 bytes each. */
    async *entries(log: number, size: number) {
      for (let number = 0; number * TILE < size; number++) {
        const width = Math.min(TILE, size - number * TILE);
        const suffix = width < TILE ? `.p/${width}` : '';
        const path = `${log}/tile/entries/${numberPath(number)}${suffix}`;
        const response = await get(path, 'application/octet-stream', []);
        const bundle = new Uint8Array(await response.arrayBuffer());
        if (bundle.length !== width * 34)
          fail(`The service returned another bundle than expected for ${path}.`);
        yield* entriesOf(bundle);
      }
    },
    /** The lines of all records that are there. */
    lines: () => ndjson(feed),
    /** The notes of days with the lines of this log, oldest first. */
    async *anchors(): AsyncGenerator<ShownDay> {
      for await (const { response } of pages('anchors', 'application/json'))
        yield* (await response.json()) as ShownDay[];
    },
    /** A consent notice as its canonical JSON; nothing where the service does not have it. */
    async notice(hash: string) {
      const response = await get(`notices/${hash}`, 'application/json');
      return response.ok ? response.text() : undefined;
    },
  };
}

/** What an answer says is wrong. */
function reasonOf(answer: string) {
  const detail = /"detail":("(?:[^"\\]|\\.)*")/.exec(answer)?.[1];
  return detail ? (JSON.parse(detail) as string) : answer.slice(0, 500);
}

/** The lines of a text in UTF-8, as it comes in. */
export async function* linesOf(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
  let rest = '';
  const decoder = new TextDecoder('utf-8', { fatal: false, ignoreBOM: true });
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
  rest += decoder.decode();
  if (rest) yield rest;
}

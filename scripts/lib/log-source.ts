import { printable } from '../../src/lib/printable.ts';
import { UnreadableBlock } from '../../src/verify/log-input.ts';
import { fail } from './fail.ts';

/** A block as the service lists it; of this nothing is believed but that a block waits for its hash. */
type Block = {
  number: number;
  state: 'open' | 'sealed' | 'hashed' | 'archived' | 'gone';
  from: number | null;
};

/** What a service answers about the log of one domain, read at `base` with `credential`. */
export function logSource(base: string, credential: string) {
  async function get(path: string, accept: string, answers = [404, 410]) {
    const headers = { Authorization: `Bearer ${credential}`, Accept: accept };
    const response = await fetch(new URL(path, `${base}/`), { headers }).catch(() =>
      fail(`${base} does not respond.`),
    );
    if (response.ok || answers.includes(response.status)) return response;
    if (response.status === 401 || response.status === 403) return fail('The service rejected this key.');
    return fail(`The service returned ${response.status} for ${path}.`, printable(await response.text()));
  }

  /** The answers of a call and of what it names as next. */
  async function* pages(path: string, accept: string) {
    for (let next: string | undefined = path; next;) {
      const response: Response = await get(next, accept);
      yield response;
      const link = /<([^>]+)>;\s*rel="?next"?/.exec(response.headers.get('Link') ?? '')?.[1];
      // The service may know itself by another address than this one, to which alone the credential goes.
      const following = link && path + (URL.parse(link, base)?.search ?? '');
      if (following === next) fail(`The service names ${printable(next)} as its own next page.`);
      next = following;
    }
  }

  async function* ndjson(path: string) {
    for await (const page of pages(path, 'application/x-ndjson')) {
      if (page.ok) yield* linesOf(page.body ?? []);
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
    records: () => ndjson('blocks'),
    /** The lines of a block; nothing where the service has them no more. */
    async lines(block: number) {
      const first = await get(`blocks/${block}`, 'application/x-ndjson', [404, 410, 500]);
      if (first.status === 500) throw new UnreadableBlock(reasonOf(await first.text()));
      return first.ok ? linesOf(first.body ?? []) : undefined;
    },
    /** What has no record yet: the numbers of the blocks that are sealed and of the open one, and when the first entry was made. */
    async unrecorded() {
      const found: Block[] = [];
      for await (const page of pages('blocks', 'application/json')) {
        const blocks = await json(page, (value) => Array.isArray(value) && value.every(isBlock));
        found.push(...(blocks as Block[]).filter(({ state }) => state === 'sealed' || state === 'open'));
      }
      const sealed = found.filter(({ state }) => state === 'sealed').map(({ number }) => number);
      const open = found.find(({ state }) => state === 'open')?.number;
      return { sealed, open, unrecorded: found[0]?.from ?? undefined };
    },
    /** A consent notice as its canonical JSON; nothing where the service does not have it. */
    async notice(hash: string) {
      const response = await get(`notices/${hash}`, 'application/json');
      return response.ok ? response.text() : undefined;
    },
    async proof(from: number, to: number) {
      const response = await get(`proof?from=${from}&to=${to}`, 'application/json');
      // The proof itself is verified where it is used.
      return response.ok ? ((await json(response, Boolean)) as { proof: string[] }).proof : undefined;
    },
  };
}

/** A block whose number and time can be used as such. */
function isBlock(value: Block | null) {
  const { number, from } = value ?? {};
  return Number.isSafeInteger(number) && (from === null || Number.isSafeInteger(from));
}

/** The JSON of an answer; ends the script if it is not JSON that fits. */
async function json(response: Response, fits: (value: unknown) => boolean): Promise<unknown> {
  const value = await response.json().catch(() => undefined);
  return fits(value) ? value : fail(`The service returned something else than expected for ${response.url}.`);
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

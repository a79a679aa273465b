import { setTimeout as wait } from 'node:timers/promises';

/** An error of the migration, as one sentence. */
export class MigrationError extends Error {}

const ATTEMPTS = 6;
const PATIENCE = 30_000;

type Call = { method?: string; headers?: Record<string, string>; body?: string };

/**
 * Sends a request and repeats it after temporary errors: no connection, a timeout, too many requests or a server error.
 * The waiting time doubles with each attempt.
 */
export async function call(url: URL, rate: number, { method = 'GET', headers, body }: Call = {}) {
  for (let attempt = 1; ; attempt++) {
    const outcome = await fetch(url, {
      method,
      headers: { Accept: 'application/json', ...headers },
      ...(body !== undefined && { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    })
      .then(async (response) => ({ response, text: await response.text() }))
      .catch((error: Error) => error);
    const failed = outcome instanceof Error;
    if (!failed && outcome.response.status !== 429 && outcome.response.status < 500) return outcome;
    if (attempt === ATTEMPTS) {
      const what = failed
        ? `no response (${reasonOf(outcome)})`
        : describeResponse(outcome.response.status, outcome.text);
      throw new MigrationError(`${method} ${url.origin}${url.pathname}: ${what}`);
    }
    const asked = failed ? NaN : Number(outcome.response.headers.get('Retry-After'));
    await wait(asked > 0 ? Math.min(asked, 120) * 1000 : (1250 / rate) * 2 ** attempt);
  }
}

const reasonOf = (error: Error) => (error.cause as { code?: string } | undefined)?.code ?? error.name;

/** A status with the text of its response in any format. */
export function describeResponse(status: number, text: string) {
  const words = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `${status}${words && `: ${words.slice(0, 200)}`}`;
}

/** The API of the source system, which is only read: one request after the other, at most `rate` per second. */
export function sourceApi(base: string, key: string, rate: number) {
  let next = 0;
  let inQuery = false;

  async function ask(path: string) {
    await wait(Math.max(0, next - Date.now()));
    next = Date.now() + 1000 / rate;
    const url = new URL(`${base}/hosting/api${path}`);
    if (inQuery) url.searchParams.set('apiKey', key);
    return call(url, rate, inQuery ? {} : { headers: { Authorization: `Bearer ${key}` } });
  }

  /** The response of a call; undefined for 404. */
  return async function get(path: string): Promise<unknown> {
    let { response, text } = await ask(path);
    // A header keeps the key out of logs, but not every edition supports it.
    if (!inQuery && [401, 403].includes(response.status)) {
      inQuery = true;
      ({ response, text } = await ask(path));
    }
    const { status } = response;
    if (status === 404) return undefined;
    if (status >= 300 && status < 400)
      throw new MigrationError(
        `${base} redirects to ${response.headers.get('Location')}. Use that URL with --from.`,
      );
    if (!response.ok) throw new MigrationError(`GET ${path}: ${describeResponse(status, text)}`);
    try {
      return unwrapped(JSON.parse(text) as unknown);
    } catch {
      throw new MigrationError(`GET ${path}: the response is not JSON: ${text.slice(0, 100)}`);
    }
  };
}
export type Get = ReturnType<typeof sourceApi>;

/** A response without the envelope of some editions. */
function unwrapped(answer: unknown) {
  const { data } = (answer ?? {}) as { data?: unknown };
  return data instanceof Object && Object.keys(answer as object).length <= 4 ? data : answer;
}

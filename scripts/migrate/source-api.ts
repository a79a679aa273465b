import { setTimeout as wait } from 'node:timers/promises';

/** What could not be done, in one sentence. */
export class MigrationError extends Error {}

const ATTEMPTS = 6;
const PATIENCE = 30_000;

type Call = { method?: string; headers?: Record<string, string>; body?: string };

/**
 * A call that is repeated while it fails for a moment: no connection, no answer in time, too many calls, a fault there. Each
 * time it waits twice as long, beginning with some calls' time.
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

/** A status with what the answer says of it, whatever its form. */
export function describeResponse(status: number, text: string) {
  const words = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `${status}${words && `: ${words.slice(0, 200)}`}`;
}

/** The service to read from, which nothing is ever written to: at most so many calls a second, one after the other. */
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

  /** The answer to a call; undefined where there is nothing. */
  return async function get(path: string): Promise<unknown> {
    let { response, text } = await ask(path);
    // A header keeps the key out of logs; not every edition reads it.
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

/** An answer without the envelope that some editions put it into. */
function unwrapped(answer: unknown) {
  const { data } = (answer ?? {}) as { data?: unknown };
  return data instanceof Object && Object.keys(answer as object).length <= 4 ? data : answer;
}

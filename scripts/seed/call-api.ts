import { fail } from '../lib/fail.ts';

type Call = { method?: string; headers?: Record<string, string>; body?: unknown };

/** Calls the running instance; ends the script if the call fails. */
export async function call<T>(url: string, { method = 'GET', headers, body }: Call = {}): Promise<T> {
  const response = await fetch(url, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    body: JSON.stringify(body),
  }).catch(() => fail(`${new URL(url).origin} does not respond. Start Placet with "npm run dev" first.`));
  const text = await response.text();
  if (response.status === 401) {
    fail('Incorrect operator key: HOSTING_API_KEY must be the one of the running instance.');
  }
  if (!response.ok) fail(`${method} ${new URL(url).pathname} returned ${response.status}.`, text);
  return JSON.parse(text || 'null') as T;
}

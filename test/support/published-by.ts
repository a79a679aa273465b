import { env } from 'cloudflare:workers';
import { siteKey } from '../../src/visitor/site/memory-and-kv-copies.ts';

const UNTOUCHED = '"untouched"';

/** Runs a function, and returns what it has published of these domains: their texts in KV, by their IDs. */
export async function publishedBy(domainIds: string[], run: () => Promise<unknown>) {
  for (const id of domainIds) await env.KEYS.put(siteKey(id), UNTOUCHED);
  await run();
  const published = new Map<string, string>();
  for (const id of domainIds) {
    const text = await env.KEYS.get(siteKey(id));
    if (text !== null && text !== UNTOUCHED) published.set(id, text);
  }
  return published;
}

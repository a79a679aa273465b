import { fail } from '../lib/fail.ts';
import type { Resource } from './resources.ts';
import type { Target } from './target.ts';
import { wranglerJson } from './wrangler-json.ts';

type Listed = { id: string; title: string; jurisdiction?: string | null };

/** A KV namespace is found by its ID where wrangler.toml names one, else by the title that wrangler would give it. */
export async function findNamespaces(target: Target): Promise<Resource[]> {
  const { environment, kvJurisdiction: wanted } = target;
  const listed = await wranglerJson<Listed[]>('The KV namespaces of the account could not be listed.', [
    'kv',
    'namespace',
    'list',
  ]);
  return (environment.kv_namespaces ?? []).map(({ binding, id }) => {
    const title = `${environment.name}-${binding.toLowerCase().replaceAll('_', '-')}`;
    const known = listed.find((other) => (id ? other.id === id : other.title === title));
    if (id && !known) fail(`wrangler.toml names the KV namespace ${id}, which this account does not have.`);
    return {
      kind: 'KV namespace',
      name: known?.title ?? title,
      binding,
      id: known?.id,
      wanted,
      found: known && (known.jurisdiction ?? null),
      // Without --env: wrangler would put the environment in front of the title.
      create: ['kv', 'namespace', 'create', title, ...(wanted ? ['--jurisdiction', wanted] : [])],
    };
  });
}

import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The IDs of what a request has changed, for src/visitor/site/publish-changes.ts: `domains` with a new configuration or
 * deleted, `clients` whose change affects all their domains, and `statuses`, domains with only a new status.
 */
export type Changes = Record<'domains' | 'clients' | 'statuses', Set<string>>;

// Kept beside the request, as its actor is (src/db/activity/actor.ts): another request of the isolate must not publish them.
const collected = new AsyncLocalStorage<Changes>();

/** Runs a function and returns what it has changed. */
export async function changesOf(run: () => Promise<unknown>): Promise<Changes> {
  const changes = { domains: new Set<string>(), clients: new Set<string>(), statuses: new Set<string>() };
  await collected.run(changes, run);
  return changes;
}

const mark =
  (kind: keyof Changes) =>
  (...ids: string[]) =>
    ids.forEach((id) => collected.getStore()?.[kind].add(id));

/** Marks domains whose configuration was changed, or that were created or deleted. Changes by `change` are marked there. */
export const markDomainsChanged = mark('domains');

/** Marks a client whose change affects all its domains. */
export const markClientChanged = mark('clients');

/** Marks a domain whose status has changed, but nothing that visitors see. */
export const markStatusChanged = mark('statuses');

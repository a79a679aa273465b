// Domains and clients that this isolate has changed. After the response, their configuration is published
// (src/visitor/site/publish-changes.ts).
let domainIds = new Set<string>();
let clientIds = new Set<string>();

/** Notes that the configuration of domains was changed, or that they were deleted. */
export const markDomainsChanged = (...ids: string[]) => ids.forEach((id) => domainIds.add(id));

/** Notes a change of a client that affects all its domains. */
export const markClientChanged = (id: string) => void clientIds.add(id);

/** What has changed since the last call. */
export function takeChanges() {
  const taken = { domainIds: [...domainIds], clientIds: [...clientIds] };
  [domainIds, clientIds] = [new Set(), new Set()];
  return taken;
}

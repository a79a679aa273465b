import { ownedName } from '../lib/site.ts';

export type UnknownService = { name: string; hosts: string[] };

/** Hosts that no preset covers, under the name that `third-party-web` has for their owner, otherwise under their own. */
export async function unknownServices(hosts: string[]): Promise<UnknownService[]> {
  if (hosts.length === 0) return [];
  // 23 KB gzipped, of use in a scan alone: read when the first one needs it.
  const { default: known } = await import('third-party-web/httparchive-nostats-subset.js');
  const byName = Map.groupBy(hosts, (host) => known.getEntity(`https://${host}/`)?.name ?? ownedName(host));
  return [...byName].map(([name, hosts]) => ({ name, hosts }));
}

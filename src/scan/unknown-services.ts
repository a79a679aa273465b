import { registrableDomain } from '../lib/http/host-names.ts';
import { readStaticTable, type Assets } from '../lib/caches/static-table.ts';

type HostOwners = Map<string, string>;
type UnknownService = { name: string; hosts: string[] };

/** Hosts without a preset, named after their owner if the table has one, otherwise after themselves. */
export function unknownServices(owners: HostOwners, hosts: string[]): UnknownService[] {
  const byName = Map.groupBy(hosts, (host) => ownerOf(owners, host) ?? registrableDomain(host));
  return [...byName].map(([name, hosts]) => ({ name, hosts }));
}

/** Reads the table of the owners of hosts. Throws where it is missing. */
export const readHostOwners = async (assets: Assets): Promise<HostOwners> =>
  new Map(Object.entries(await (await readStaticTable(assets, 'host-owners.json')).json()));

/** Looks up the host itself, then each domain above it. */
export function ownerOf(owners: HostOwners, host: string): string | undefined {
  const parent = host.slice(host.indexOf('.') + 1);
  return owners.get(host) ?? (parent.includes('.') && parent !== host ? ownerOf(owners, parent) : undefined);
}
